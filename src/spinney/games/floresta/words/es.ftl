# Floresta, español.

## El juego

about-summary = Planta cinco bosques del centro de Portugal, construye una torre de vigilancia y combate los incendios que amenazan tus árboles.
about-note = Las reglas, las cantidades y la puntuación de los bosques, como se publicaron; los espacios, los caminos, las recompensas, los anversos de las cartas y lo que piden y puntúan las torres son datos propios.

## Cosas

seat = Jugador { $number }
amount = { $n }
amount-unknown = cantidad oculta

printed = { $colour ->
    [R] { $value } granate
    [B] { $value } beige
   *[X] { $value } de ambos colores
}
printed-space = { printed }{ $tag ->
    [no] {""}
   *[other] {" "}({ $tag })
}
fire-icon = { $fire ->
    [no] {""}
   *[other] , fuego { $fire }
}
card-axe = { printed } (hacha{ fire-icon })
card-break = { printed } (cortafuegos{ fire-icon })
card-fighter = { printed } (bomberos{ fire-icon })
card-wild = { printed } (comodín de { icon-name }{ fire-icon })
card-lynx = { printed } (lince de { icon-name }{ fire-icon })
card-x2 = { printed } (x2 de { icon-name }{ fire-icon })
icon-name = { $icon ->
    [tower] torres
    [river] río
    [lynx] linces
    [grove] arboleda
    [mountain] montaña
    [nursery] vivero
   *[other] { $icon }
}
card-back = una carta oculta
card-unknown = una carta

space-name = { $side } { $print }
space-unknown = un espacio
path-name = { $side } entre { $first } y { $second }
place = la carta { $n } de la hilera
path-unknown = un camino
side-name = { $name }
side-unknown = un paraje
tower-name = { $name } ({ printed })
tower-unknown = una torre
condition-values = tener los seis valores entre los descartes
condition-points = llegar a 20 puntos
condition-locations = tener árboles en los cinco parajes
condition-unknown = una condición
token-vp = puntos
token-axe = hachas
token-lynx = linces
token-igloo = iglús
token-tent = tiendas de campaña
token-trailer = caravanas
token-motorhome = autocaravanas
token-unknown = fichas

## Lo que hay que decir de una cosa

colour-R = granate
colour-B = beige
colour-X = granate o beige
cell-N = norte
cell-W = oeste
cell-C = el centro
cell-E = este
cell-S = sur
fact-special = Acción especial
fact-fire = Fuego
fact-needs = Pide
fact-lays = Exige
fact-earns = Da
fact-leaf = Hoja
fact-rule = Plantar
fact-end = Al final
fact-path = Camino
fact-burns = Fuego
fact-power = Poder
fact-points = Puntos
told-print = { $value }, { $colour }
told-wild = cualquier valor ({ $where })
told-lynx = un lince ({ $where })
told-x2 = el árbol cuenta doble ({ $where })
told-break = puedes poner un cortafuegos en un camino del paraje, por 2 puntos
told-fighter = apaga de uno a tres fuegos conectados del paraje, un punto cada uno
told-axe = un hacha, con un árbol o una pieza de torre
told-kindles = enciende un fuego: { $cells }
told-lay = { $n ->
    [one] { $n } lince
   *[other] { $n } linces
}
told-earned = { $token ->
    [axe] { $n ->
        [one] { $n } hacha
       *[other] { $n } hachas
    }
    [lynx] { $n ->
        [one] { $n } lince
       *[other] { $n } linces
    }
    [igloo] { $n ->
        [one] { $n } iglú
       *[other] { $n } iglús
    }
    [tent] { $n ->
        [one] { $n } tienda de campaña
       *[other] { $n } tiendas de campaña
    }
    [trailer] { $n ->
        [one] { $n } caravana
       *[other] { $n } caravanas
    }
    [motorhome] { $n ->
        [one] { $n } autocaravana
       *[other] { $n } autocaravanas
    }
   *[vp] { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
}
told-leaf = con dos o tres jugadores hay aquí un árbol neutral
told-between = entre { $first } y { $second }
told-burns = cada árbol que toca un fuego cuesta a su dueño un punto por ronda, dos si cuenta dos veces; un cortafuegos lo impide para siempre
told-bonus = un árbol extra, una vez por partida
told-place-free = Cualquier espacio libre.
told-place-not-adjacent-to-own = Cualquier espacio libre que no esté conectado con uno tuyo.
told-place-pay-lynx = Cualquier espacio libre; con el árbol hay que dejar los linces impresos.
told-place-arrows = Una entrada, o un espacio al que llevan flechas a través de árboles.
told-place-arrows-one-per-row = Una entrada, o un espacio al que llevan flechas a través de árboles; un árbol tuyo por fila.
told-place-free-then-transplant = Cualquier espacio libre; después, un árbol tuyo anterior puede pasar al tablero de su columna.
told-felling = Quien planta aquí puede talar la columna anterior.
told-end-chain = Grupos de árboles tuyos conectados: dos { $a }, tres { $b }, cuatro o más { $c }.
told-end-hop-chain = Árboles tuyos con un espacio entre ellos: dos { $a }, tres { $b }, cuatro o más { $c }.
told-end-unplaced-lynx = Cada lince que te quede cuesta { $a }.
told-end-lynx-rank = Linces en zonas con un árbol tuyo: quien más { $a }, segundo { $b }, tercero { $c }.
told-end-tree-rank = Quien más árboles { $a }, segundo { $b }, tercero { $c }.
told-end-camping-set = { $a } por cada conjunto de cuatro fichas de acampada diferentes.
told-end-zones-held = Árboles tuyos en dos zonas o filas { $a }, en tres { $b }, en cuatro { $c }.
told-end-standing-and-felled = { $a } por cada árbol tuyo en pie, { $b } por cada uno talado.
told-end-majorities = { $a } por cada fila y { $b } por cada columna con más árboles.
told-power-none = ninguno
told-power-truck-third-marker = tu camión apaga un tercer fuego
told-power-break-over-fire = cortafuegos en caminos que arden a tu alcance, por 3 puntos
told-power-free-axe-in-reach = un paso de hacha gratis a tu alcance
told-power-either-colour-in-reach = a tu alcance las cartas tienen ambos colores
told-power-lynx-card-anywhere-in-reach = las cartas de lince dan su lince en todo tu alcance
told-power-reserve-bonus-trees = los árboles extra se pueden reservar para más tarde
told-power-red-cards-wild-in-reach = a tu alcance las cartas granates tienen cualquier valor
told-pieces = { $a } con una pieza, { $b } con dos, { $c } con tres
told-token-vp = 1 cada uno
told-token-axe = 1 cada una al final; gastada, mueve un valor un paso
told-token-lynx = ninguno propio: pagan espacios y cuentan en zonas; con Malcata los que quedan cuestan puntos
told-token-igloo = { told-camping }
told-token-tent = { told-camping }
told-token-trailer = { told-camping }
told-token-motorhome = { told-camping }
told-camping = 1 cada una al final, más en conjuntos con Gardunha

## Hoja de puntuación

sheet-vp = Puntos durante la partida
sheet-river = Río
sheet-lynx = Linces
sheet-grove = Arboleda
sheet-mountain = Montaña
sheet-nursery = Vivero
sheet-tower = Torre de vigilancia
sheet-axes = Hachas
sheet-camping = Acampada

## Opciones

option-sides = Caras
option-sides-help = Cada tablero tiene dos caras con reglas distintas. Las de la estrella son más sencillas, pensadas para la primera partida.
sides-first-game = Caras con estrella, para la primera partida
sides-random = Caras al azar
option-river = Tablero del río
river-open = Como todas las caras
river-star = Mondego
river-other = Orvalho
option-lynx = Tablero de los linces
lynx-open = Como todas las caras
lynx-star = Malcata
lynx-other = São Mamede
option-grove = Tablero de la arboleda
grove-open = Como todas las caras
grove-star = Margaraça
grove-other = Gardunha
option-mountain = Tablero de la montaña
mountain-open = Como todas las caras
mountain-star = Estrela
mountain-other = Lousã
option-nursery = Tablero del vivero
nursery-open = Como todas las caras
nursery-star = Sabugal
nursery-other = Espinhal
option-tower1 = Primer tablero de torre
tower1-open = Como todas las caras
tower1-star = São Matias
tower1-other = Chiqueiro
option-tower2 = Segundo tablero de torre
tower2-open = Como todas las caras
tower2-star = Talhadas
tower2-other = Pedra do Vento
option-tower3 = Tercer tablero de torre
tower3-open = Como todas las caras
tower3-star = Machoca
tower3-other = Belmonte
option-tower4 = Cuarto tablero de torre
tower4-open = Como todas las caras
tower4-star = Balocas
tower4-other = Viseu
option-felled = Árboles talados
option-felled-help = En el tablero de Lousã se pueden talar árboles, que conservan su espacio. Aquí se decide si el fuego de al lado aún le cuesta un punto a su dueño.
felled-burn = Los árboles talados arden como los demás
felled-safe = Los árboles talados no arden
option-transplants = Árboles trasplantados
option-transplants-help = En el tablero de Sabugal un árbol puede pasar a otro tablero. Aquí se decide si recibe lo que hay impreso en su nuevo espacio.
transplants-earn = Los árboles trasplantados dan recompensas
transplants-bare = Los árboles trasplantados no dan nada
option-camping = Conjuntos de acampada
option-camping-help = Cuatro fichas de acampada distintas forman un conjunto de 9 puntos. La regla está en la cara Gardunha; sin ella, cada ficha vale solo 1 punto.
camping-gardunha = Los conjuntos solo puntúan con Gardunha
camping-always = Los conjuntos puntúan siempre

## Qué se pregunta

ask-turn = Juega una carta: planta un árbol, construye tu torre o deséchala.
ask-lay = Pon linces en la zona de tu árbol, tantos como quieras.
ask-fell = ¿Talas la columna anterior a tu árbol?
ask-break = Elige un camino para un cortafuegos.
ask-fight = Tus bomberos apagan hasta tres fuegos conectados: elige uno.
ask-help = ¿Tomas un lince gracias a tu torre?
ask-transplant = ¿Trasplantas otro de tus árboles de aquí?
ask-replant = Elige un espacio para el árbol trasplantado.
ask-bonus = Coloca un árbol extra.
ask-reserved = ¿Plantas un árbol de tu reserva?
ask-draw = Tu turno acaba: toma una carta de la hilera.
ask-truck = Envía tu camión de bomberos: elige un fuego para apagarlo.
ask-truck-on = ¿Apagas otro fuego conectado?
ask-move = ¿Trasladas este árbol al tablero de su zona?
ask-over = La partida ha terminado.

fires = { $left ->
    [one] { $left } fuego conectado
   *[other] { $left } fuegos conectados
}
more-fires = { $left ->
    [one] { $left } fuego conectado más
   *[other] { $left } fuegos conectados más
}
quenching = { $step ->
    [first] { $left ->
        [one] apaga un fuego.
       *[other] apaga hasta { fires }.
    }
    [between] apaga el fuego que conecta los otros dos.
   *[more] apaga hasta { more-fires }, o déjalo así.
}
prompt-lay = Tu árbol de { $side }, zona { $zone }: pon con él hasta { $most ->
    [one] { $most } lince
   *[other] { $most } linces
}, o ninguno.
prompt-fell = Tu árbol de { $side }: ¿talas { $trees ->
    [one] el árbol en pie
   *[other] los { $trees } árboles en pie
} de la columna anterior, la { $column }?
prompt-break = Cortafuegos: elige un camino de { $side }, por 2 puntos.
prompt-break-on-fire = Cortafuegos: elige un camino de { $side }, por 2 puntos, o gracias a { $tower } uno que arda, por 3.
prompt-fight = Bomberos en { $side }: { quenching }
prompt-help = { $tower }: ¿tomas también en { $side } el lince de { $card }?
prompt-transplant = Tu árbol de { $side }: ¿trasplantas otro de tus árboles de allí al tablero de su columna?
prompt-replant = { $side }: elige un espacio de { $target } para el árbol de { $space }.
bonus-trees = { $n ->
    [one] Árbol extra
   *[other] { $n } árboles extra
} ({ $conditions })
prompt-bonus = { bonus-trees }: { $n ->
    [one] plántalo
   *[other] planta uno
} en cualquier espacio abierto para ti.
prompt-bonus-or-reserve = { bonus-trees }: { $n ->
    [one] plántalo
   *[other] planta uno
} en cualquier espacio abierto para ti, o resérvalo en { $tower }.
prompt-bonus-nowhere = { bonus-trees }: no hay ningún espacio abierto para ti. { $n ->
    [one] Resérvalo
   *[other] Reserva uno
} en { $tower }, o déjalo para un turno posterior.
prompt-reserved = { $tower }: ¿plantas a tu alcance { $n ->
    [one] tu árbol reservado
   *[other] uno de tus { $n } árboles reservados
}?
prompt-truck = Camión de bomberos ({ $sides }): { quenching }
prompt-truck-on = Camión de bomberos en { $side }: { quenching }
prompt-move = { $side }: ¿trasladas tu árbol de { $space } a { $target }?

## Las reglas que cuentan ahora

help-turn = Un árbol pide una carta del color y el valor del espacio, que debe estar libre y cumplir la regla propia del paraje. Cada hacha mueve el valor un paso; después del 6 viene el 1. Una pieza de torre pide una carta que corresponda a la torre. Desechar cuesta un árbol y da un punto (reglas 10, 11 y 18 a 26).
help-lay = En cada icono de lince de la zona cabe un lince. Al final, quien tiene un árbol en una zona controla todos sus linces (regla 47).
help-fell = Se tumban todos los árboles en pie de la columna justo anterior, sean de quien sean: al final valen 6 puntos cada uno en vez de 3 (regla 51).
help-break = Un cortafuegos protege su camino del fuego hasta el final de la partida y da 2 puntos; en un camino que arde solo se puede poner con Chiqueiro al alcance, y entonces da 3 (regla 15).
help-fight = Hay que apagar al menos un fuego, y todos en caminos conectados del paraje; cada uno da un punto. Elígelos en cualquier orden (regla 16).
help-help = El icono no corresponde, pero tu torre alcanza este paraje: el lince es tuyo si lo quieres (regla 42).
help-transplant = Un árbol que ya estaba aquí puede ir al tablero de su columna, a cualquier espacio permitido (regla 52).
help-replant = Cualquier espacio permitido, sean cuales sean su valor y su color (regla 52).
help-bonus = Los seis valores entre tus descartes, 20 puntos, un árbol en cada paraje: cada condición da una sola vez un árbol, en cualquier espacio permitido (reglas 37 a 40).
help-reserved = Los árboles reservados en un turno anterior se pueden plantar como árboles extra, pero solo al alcance de la torre (regla 43).
help-draw = Todos ven qué carta tomas. La carta que sobra al final de la ronda se queda y, si tiene un icono de fuego, vuelve a provocar incendios (reglas 10, 31 y 32).
help-truck = El camión tiene que ir a un paraje que arda al alcance de tu torre y apagar uno o dos fuegos conectados; cada uno da un punto (reglas 27 y 28).
help-truck-on = Solo fuegos conectados con los ya apagados (regla 16).
help-move = El árbol puede ir a cualquier espacio permitido de ese tablero y gana lo que hay impreso allí; su lince lo acompaña (regla 54).
help-score = Al final, cada paraje puntúa a su manera; las torres, según sus piezas; las hachas y las fichas de acampada, un punto cada una (reglas 44 a 58).

## Jugadas

move-plant = Plantar con { $hand } en { $space }
move-build = Construir con { $hand } en { $tower }
move-throw = Desechar { $hand }
move-lay = { $lynx ->
    [0] No poner linces
    [one] Poner { $lynx } lince
   *[other] Poner { $lynx } linces
}
move-fell = Talar la columna
move-block = Poner un cortafuegos en { $path }
move-quench = Apagar el fuego de { $path }
move-accept = Tomar el lince
move-transplant = Trasplantar el árbol de { $space }
move-replant = Replantarlo en { $space }
move-bonus = Árbol extra por { $condition }, en { $space }
move-reserve = Reservar el árbol extra por { $condition }
move-grow = Plantar un árbol reservado en { $space }
move-take = Tomar { $place }
move-move = Trasladar el árbol a { $space }
move-decline = Dejarlo así

## Qué ha pasado

event-planted = { $you ->
    [yes] Plantas
   *[no] { $seat } planta
} con { $card } en { $space }.
event-paid = { $you ->
    [yes] Gastas
   *[no] { $seat } gasta
} { $amount ->
    [one] { $amount } hacha
   *[other] { $amount } hachas
}.
event-doubled = Hay una ficha x2 bajo el árbol.
event-built = { $you ->
    [yes] Construyes
   *[no] { $seat } construye
} en { $tower } con { $card }.
event-threw = { $you ->
    [yes] Desechas
   *[no] { $seat } desecha
} { $card } y un árbol.
event-laid = { $you ->
    [yes] Pones
   *[no] { $seat } pone
} { $amount ->
    [one] { $amount } lince
   *[other] { $amount } linces
}.
event-gained = { $you ->
    [yes] Ganas
   *[no] { $seat } gana
} { $token }: { $amount }.
event-felled = { $you ->
    [yes] Talas
   *[no] { $seat } tala
} { $spaces ->
    [one] { $spaces } árbol
   *[other] { $spaces } árboles
} en { $side }.
event-broke = { $you ->
    [yes] Pones
   *[no] { $seat } pone
} un cortafuegos en { $path }.
event-quenched = { $you ->
    [yes] Apagas
   *[no] { $seat } apaga
} el fuego de { $path }.
event-transplanted = { $you ->
    [yes] Trasplantas
   *[no] { $seat } trasplanta
} el árbol de { $from } a { $space }.
event-rewarded = { $you ->
    [yes] Colocas
   *[no] { $seat } coloca
} un árbol extra por { $condition }, en { $space }.
event-reserved = { $you ->
    [yes] Reservas
   *[no] { $seat } reserva
} el árbol extra por { $condition }.
event-grew = { $you ->
    [yes] Plantas
   *[no] { $seat } planta
} un árbol reservado en { $space }.
event-took = { $you ->
    [yes] Tomas
   *[no] { $seat } toma
} { $card }.
event-drove = { $you ->
    [yes] Tu camión
   *[no] El camión de { $seat }
} va a { $side }.
event-stayed = { $you ->
    [yes] Tu camión
   *[no] El camión de { $seat }
} se queda en { $side }.
event-scorched = Árboles junto al fuego en { $side }: { $single }{ $double ->
    [0] .
   *[other] , y { $double } sobre fichas x2.
}
event-burned = El fuego { $you ->
    [yes] te cuesta
   *[no] le cuesta a { $seat }
} { $amount ->
    [one] { $amount } punto
   *[other] { $amount } puntos
}.
event-spread = El fuego se propaga en { $side } a { $paths ->
    [one] { $paths } camino más
   *[other] { $paths } caminos más
}.
event-held = { $you ->
    [yes] Tu camión
   *[no] El camión de { $seat }
} impide que el fuego se propague en { $side }.
event-turned = Se descubre { $card }.
event-rolled = En el dado sale { $amount } para { $card }.
event-passed = El valor { $value } no prende nada en { $side }; el siguiente que sí lo hace es { $next }.
event-kindled = En { $side } { $spaces ->
    [one] prende un espacio libre
   *[other] prenden { $spaces } espacios libres
}: { $paths ->
    [one] arde { $paths } camino
   *[other] arden { $paths } caminos
}.
event-burns-already = No prende nada nuevo en { $side }, donde ya hay fuego.
event-nothing-free = Nada puede prender en { $side }.
event-began = { $you ->
    [yes] Empiezas una nueva ronda
   *[no] Empieza una nueva ronda con { $seat }
}.
event-moved = { $you ->
    [yes] Trasladas
   *[no] { $seat } traslada
} el árbol de { $from } a { $space }.
event-ended = La partida ha terminado.

## Por qué no

reason-no-such-move = esa jugada no existe.
reason-game-over = la partida ha terminado.
reason-not-asked = le toca decidir a otra persona (regla 9).
reason-another-step = ahora hay que decidir otra cosa (reglas 10 y 20).
reason-no-such-card = no hay ninguna carta en ese lugar de tu mano.
reason-not-in-play = eso no está en una cara en juego (regla 4).
reason-occupied = ahí ya hay un árbol (regla 18).
reason-not-reached = las flechas aún no llevan hasta ahí (regla 19).
reason-next-to-own = aquí no puede haber dos árboles vecinos de la misma persona (regla 45).
reason-row-taken = ya tienes un árbol en esta fila (regla 50).
reason-too-few-lynx = no tienes los linces que hay que poner ahí (reglas 46 y 53).
reason-colour = el color de la carta no corresponde (regla 11).
reason-too-few-axes = el valor no corresponde y no tienes suficientes hachas (regla 11).
reason-tower-taken = cada participante tiene una sola torre, y cada torre es de una sola persona (regla 23).
reason-tower-finished = una torre tiene tres piezas (regla 23).
reason-too-many-lynx = no tienes tantos linces, o la zona no tiene tantos iconos (regla 47).
reason-no-break-there = un cortafuegos necesita un camino de este paraje sin cortafuegos ni fuego (regla 15).
reason-no-marker = ahí no hay fuego (regla 16).
reason-not-connected = todos los fuegos que se apagan deben estar conectados; de uno en uno, se toman en el orden del tablero (regla 16).
reason-no-tree-of-yours = ahí no hay ningún árbol tuyo (regla 52).
reason-just-planted = el árbol recién plantado no se puede trasplantar (regla 52).
reason-nowhere-to-go = en el tablero de su columna no hay ningún espacio permitido para este árbol (regla 52).
reason-other-board = este árbol solo puede ir al tablero de su columna o de su zona (reglas 52 y 54).
reason-condition-not-met = ahora no te corresponde ese árbol extra (regla 37).
reason-no-reserve = solo Belmonte permite reservar árboles extra (regla 43).
reason-out-of-reach = tu torre no alcanza ese paraje (reglas 25 y 41).
reason-not-in-row = esa carta no está en la hilera (regla 10).
reason-compulsory = esto es obligatorio (reglas 10, 16, 28 y 38).

## Lo que cuenta un informe, y quién lo hizo

use-sides = Caras en juego
use-sides-did = { $what } estaba en juego
use-towers = Torres en juego
use-towers-did = { $what } estaba en juego
use-planted = Parajes con árboles propios
use-planted-did = plantaron en { $what }
use-played = Cartas jugadas
use-played-did = jugaron { $what }
use-built = Torres construidas
use-built-did = construyeron en { $what }
use-gained = Fichas conseguidas
use-gained-did = consiguieron { $what }
use-bonus = Árboles extra
use-bonus-did = colocaron un árbol extra por { $what }

## Lo que hay en la mesa

zone-row = Hilera
zone-played = En juego
zone-towers = Torres de vigilancia
zone-area = Reserva
zone-hand = Mano
zone-discards = Descartes
label-pieces = { $n ->
    [one] { $seat }, { $n } pieza
   *[other] { $seat }, { $n } piezas
}
label-neutral = árbol neutral
label-doubled = cuenta doble
label-fire = fuego
label-break = cortafuegos
label-zone-lynx = { $n ->
    [one] zona { $zone }: { $n } lince
   *[other] zona { $zone }: { $n } linces
}
label-truck-of = camión de { $seat }
label-truck-on-tower = camión en la torre
label-values = { $n ->
    [0] ningún valor
    [one] valor { $values }
   *[other] valores { $values }
}
stock-trees = { $n ->
    [one] { $n } árbol
   *[other] { $n } árboles
}
stock-vp = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
stock-axes = { axes }
stock-lynx = { $n ->
    [one] { $n } lince
   *[other] { $n } linces
}
stock-camping = { $token }: { $n }

## En la terminal

special-axe = hacha
special-break = cortafuegos
special-fighter = bomberos
special-wild = comodín
special-lynx = lince
special-x2 = x2
reward-vp = +{ $n }
reward-lay = { $n ->
    [one] pone { $n } lince
   *[other] pone { $n } linces
}
reward-axe = hacha
reward-lynx = lince
reward-igloo = iglú
reward-tent = tienda
reward-trailer = caravana
reward-motorhome = autocaravana
axes = { $n ->
    [one] { $n } hacha
   *[other] { $n } hachas
}
hint-costs = cuesta { axes }
power-none = sin poder
power-truck-third-marker = camión: 3 fuegos
power-break-over-fire = cortafuegos en el fuego, 3 PV
power-free-axe-in-reach = un hacha gratis por árbol
power-either-colour-in-reach = cartas de ambos colores
power-lynx-card-anywhere-in-reach = cartas de lince en todas partes
power-reserve-bonus-trees = reserva árboles extra
power-red-cards-wild-in-reach = cartas granates de comodín
board-symbol = { $board } { icon-name }
label-points = { $points } puntos
end-chain = grupos de 2/3/4: { $a }/{ $b }/{ $c }
end-hop-chain = a un espacio 2/3/4: { $a }/{ $b }/{ $c }
end-unplaced-lynx = cada lince que quede: { $a }
end-lynx-rank = más linces: { $a }/{ $b }/{ $c }
end-tree-rank = más árboles: { $a }/{ $b }/{ $c }
end-camping-set = conjunto de 4 fichas: { $a }
end-zones-held = zonas 2/3/4: { $a }/{ $b }/{ $c }
end-rows-held = filas 2/3/4: { $a }/{ $b }/{ $c }
end-standing-and-felled = en pie { $a }, talado { $b }
end-majorities = más por fila { $a }, columna { $b }
label-reserved = { $n ->
    [one] reserva: { $n } árbol
   *[other] reserva: { $n } árboles
}
label-trucks = { $n ->
    [one] camión { $seats }
   *[other] camiones { $seats }
}
label-felled = talado
label-row-of = f{ $n }
label-column = c{ $n }
label-entries = entradas { $spaces }
label-reach = alcanza { $cells }
label-tower = torre
label-played = jugada
label-deck = mazo { $n }
label-card-fire = fuego { $cells }
heading-vp = PV
heading-trees = árb.
heading-axes = hachas
heading-lynx = linces
heading-camp = camp.
heading-values = valores
heading-truck = camión
heading-hand = mano
legend = { $open } abierto para ti, { $closed } libre, 1-4 árbol de un jugador, n árbol neutral; { $fire } fuego, { $block } cortafuegos; { $path } camino, { $arrow } flecha, { $dotted } solo para el fuego, { $entry } entrada; R granate, B beige, X ambos; f fila, c columna, z zona con sus linces; +2 puntos, -1L pide un lince, A hacha, L lince, I iglú, T tienda de campaña, C caravana, M autocaravana

## Qué puede fallar en un conjunto de componentes

pack-boards = tiene que haber los tableros { $known }, en este orden
pack-tower = la torre { $id }
pack-space = el espacio { $id }
pack-card = la carta { $id }
pack-print = { $what } muestra «{ $found }»: debe ser un valor del 1 al 6 y uno de { $colours }
pack-power = la torre { $tower } tiene el poder «{ $power }», que no es ninguno de { $known }
pack-space-twice = hay dos espacios «{ $space }»: sus nombres no se repiten en ninguna cara
pack-board-of = { $what ->
    [tower] la torre
   *[side] la cara
} { $id } está en el tablero «{ $board }», no en uno de { $known }
pack-pair = el tablero { $board } debe tener dos { $what ->
    [tower] torres
   *[side] caras
}, una de ellas con la estrella
pack-setups = tiene que haber una preparación para 2, otra para 3 y otra para 4 jugadores
pack-removed = la preparación { $setup } retira { $gone } cartas, y el mazo que queda no es posible
pack-trees = la preparación { $setup } debe dar de 1 a { $most } árboles, no { $found }
pack-spaces = la cara { $side } tiene de 1 a { $most } espacios, no { $found }
pack-paths = la cara { $side } tiene como máximo { $most } caminos, no { $found }
pack-earns = el espacio { $space } pide de 0 a 2 linces y no da nada negativo
pack-no-space = la cara { $side } no tiene el espacio «{ $space }»
pack-zones = la cara { $side } tiene como máximo { $most } zonas y filas
pack-zoned = el espacio { $space } de la cara { $side } debe estar en una zona, no en { $found }
pack-zone-to = una zona de la cara { $side } lleva a «{ $found }», no a otro tablero
pack-zone-lynx = una zona de la cara { $side } tiene de 0 a 3 iconos de lince, no { $found }
pack-end = la cara { $side } puntúa por «{ $found }», que no es ninguno de { $known }
pack-end-points = en la cara { $side } debe haber { $wanted } cantidades de puntos
pack-arrows = ninguna flecha de la cara { $side } lleva a { $space }
pack-map-spaces = el mapa de la cara { $side } debe mostrar cada uno de sus espacios por su nombre, y ningún otro
pack-map-paths = el mapa de la cara { $side } tiene { $found } letras de caminos, pero hay { $wanted } caminos
pack-map-width = el mapa de la cara { $side } no debe pasar de { $most } caracteres de ancho
pack-map-path = en el mapa de la cara { $side }, la línea de { $letter } no lleva de un extremo de { $path } al otro; sin mapa, la cara se muestra como una lista
pack-map-zones = el mapa de la cara { $side } nombra zonas o filas que la cara no tiene
pack-leaves = las dos caras del tablero { $board } deben tener el mismo número de hojas
pack-all-leaves = las cinco caras en juego deben tener { $wanted } hojas, no { $found }
pack-lynx = la cara { $side } pide más linces de los que hay
pack-camping = la cara { $side } da más fichas de acampada de las que hay
pack-cards = tiene que haber { $wanted } cartas, no { $found }
pack-fires = { $wanted } cartas deben tener un icono de fuego, no { $found }
pack-icon = la carta { $card } es «{ $special }»: su icono no puede ser «{ $icon }»
pack-x2 = la carta { $card }: no hay fichas x2 en el tablero { $board }, cuyos árboles se trasladan
pack-cells = la carta { $card } prende casillas de { $cells }, no «{ $found }»

## Una mesa escrita a mano

hand-about = { $where }
colour-of = { $colour ->
    [green] verde
    [brown] marrón
    [gray] gris
    [yellow] amarillo
   *[other] { $colour }
}
hand-cell = sides: en { $cell } debe haber una cara de { $kind ->
    [tower] torre
   *[forest] bosque
}, no { $found }: { $known }.
hand-same-board = sides: { $first } y { $second } están en el mismo tablero.
hand-side-left-out = sides: { $side } no cuenta: de un tablero solo se ve una cara.
hand-no-space = { $where }: { $side } no tiene ningún espacio { $found }: { $known }.
hand-not-in-play = { $where }: la cara { $side } no está en juego.
hand-two-trees = { $where }: hay dos árboles en { $space }: uno ya es { $whose }.
hand-tree-left-out = { $where }: { $space } aparece dos veces y cuenta una.
hand-leaf = { $where }: con dos o tres jugadores hay un árbol neutral en { $space } (regla 7).
hand-no-zones = zone_lynx: ninguna cara en juego tiene zonas para linces.
hand-zone = zone_lynx: en { $zone } caben { $most }, no { $found }.
hand-colour = { $where }: su color puede ser { $known }, pero no { $found }.
hand-same-colour = { $where }: dos jugadores tienen el color { $colour }.
hand-tower = { $where }: la torre puede ser { $known }, pero no { $found }.
hand-tower-not-there = { $where }: la torre { $tower } no está en juego.
hand-tower-taken = { $where }: la torre { $tower } es de otra persona (regla 23).
hand-no-piece = { $where }: una torre reclamada tiene al menos una pieza.
hand-pieces-left-out = { $where }: solo cuentan { $most } piezas.
hand-trees = { $where }: hay { $count } árboles, y cada participante tiene { $most } (regla 6).
hand-next-to = { $where }: { $space } está junto a otro árbol del jugador (regla 45).
hand-second = { $where }: { $space } es el segundo árbol de una fila (regla 50).
hand-no-tree = { $where }: { $mark } nombra { $space }, y ahí no hay ningún árbol propio.
hand-felled = { $where }: un árbol en { $space } no se puede talar (regla 51).
hand-no-espinhal = { $where }: Espinhal no está en juego.
hand-espinhal = { $where }: espinhal es { $found }, pero estos árboles solo pueden haber ganado ahí { $known } puntos (regla 54).
hand-not-reached = las flechas no llevan al árbol de { $space } (regla 19).
hand-double = { $where }: ninguna carta pone una ficha x2 en { $space } (regla 14).
hand-all-lynx = hay { $count } linces en la mesa, y en la caja solo { $most }.
hand-all-doubles = hay { $count } fichas x2 en la mesa, y en la caja solo { $most }.
hand-all-camping = hay { $count } { $token }, y en la caja solo { $most }.
why-tower = { $tower } con { $pieces ->
    [one] { $pieces } pieza
   *[other] { $pieces } piezas
}.
why-axes = { axes }, 1 por cada una.
why-sets = { $sets ->
    [one] { $sets } conjunto
   *[other] { $sets } conjuntos
} de acampada, a { $worth }, y { $others } fichas más, a 1.
why-tokens = { $tokens ->
    [one] { $tokens } ficha
   *[other] { $tokens } fichas
} de acampada, a 1: los conjuntos solo puntúan con Gardunha.
why-chains = grupos de { $sizes }
why-groups = conjuntos de { $sizes }
why-unplaced = { $lynx ->
    [one] { $lynx } lince
   *[other] { $lynx } linces
} sin poner, a { $points }
why-lynx = { $n ->
    [one] { $n } lince controlado
   *[other] { $n } linces controlados
}, { $rank }
why-trees = { $n ->
    [one] { $n } árbol
   *[other] { $n } árboles
}, { $rank }
why-rank = { $rank ->
    [0] quien más tiene
    [1] en segundo lugar
    [2] en tercer lugar
   *[3] demasiado pocos para puntuar
}
why-zones = árboles en { $zones ->
    [one] { $zones } zona
   *[other] { $zones } zonas
}
why-rows = árboles en { $rows ->
    [one] { $rows } fila
   *[other] { $rows } filas
}
why-written = { $points } puntos, según lo anotado
why-standing = { $standing } en pie, { $felled ->
    [one] { $felled } talado
   *[other] { $felled } talados
}
why-majorities = más árboles en { $rows ->
    [one] { $rows } fila
   *[other] { $rows } filas
} y { $columns ->
    [one] { $columns } columna
   *[other] { $columns } columnas
}

## Lo que puede anotar quien tiene la caja

entries-setup = Preparación
entries-board = Tableros de bosque
entries-card = Cartas de acción
entries-tower = Torres de vigilancia
entries-side = Caras de los tableros de bosque
entry-setup = { $players } jugadores
entry-board = Tablero { $board }
field-setup-players = Jugadores
field-setup-trees = Árboles por jugador
field-setup-plain-removed = Cartas sin icono de fuego que se retiran
field-setup-fire-removed = Cartas con icono de fuego que se retiran
field-setup-neutral = Árboles neutrales en las hojas
field-board-symbol = Símbolo
field-print-value = Valor
field-print-colour = Color
field-card-print = Valor y color
field-card-special = { fact-special }
field-card-special-wild = comodín
field-card-special-lynx = lince
field-card-special-x2 = x2
field-card-special-break = cortafuegos
field-card-special-fighter = bomberos
field-card-special-axe = hacha
field-card-icon = Icono de paraje
field-icon-none = ninguno
field-icon-A = Tablero A
field-icon-B = Tablero B
field-icon-C = Tablero C
field-icon-D = Tablero D
field-icon-E = Tablero E
field-icon-T = todas las torres
field-card-fire = Casillas del icono de fuego
field-tower-name = Nombre
field-tower-board = Tablero de torre
field-tower-print = Valor y color
field-tower-points = Puntos con una, dos y tres piezas
field-tower-power = { fact-power }
field-tower-star = Cara con la estrella
field-side-name = Nombre
field-side-board = Tablero
field-side-star = Cara con la estrella
field-side-placement = { fact-rule }
field-side-felling = Se pueden talar árboles
field-side-end = Puntos al final
field-end-kind = Qué se cuenta
field-end-kind-chain = grupos de árboles conectados
field-end-kind-hop-chain = árboles con un espacio entre ellos
field-end-kind-unplaced-lynx = linces sin poner
field-end-kind-lynx-rank = más linces en zonas
field-end-kind-tree-rank = más árboles
field-end-kind-camping-set = conjuntos de fichas de acampada
field-end-kind-zones-held = zonas o filas con un árbol
field-end-kind-standing-and-felled = árboles en pie y talados
field-end-kind-majorities = más árboles en filas y columnas
field-end-points = Puntos
field-side-spaces = Espacios
field-space-print = Valor y color
field-space-at = Dónde dibujarlo: desde la izquierda y desde arriba, de 0 a 100
field-space-lay = Linces que hay que poner
field-space-vp = Puntos
field-space-axe = Hachas
field-space-lynx = Linces
field-space-igloo = Iglús
field-space-tent = Tiendas
field-space-trailer = Caravanas
field-space-motorhome = Autocaravanas
field-space-leaf = Hoja
field-side-starts = Entradas
field-side-solid = Caminos continuos
field-side-arrows = Flechas
field-side-dotted = Caminos punteados
field-path-from = De
field-path-to = A
field-side-zones = Zonas
field-zone-spaces = Espacios de la zona
field-zone-lynx-slots = Iconos de lince
field-zone-to = Los árboles pueden ir a
field-side-rows = Filas
field-side-map = Mapa con caracteres, para un terminal
