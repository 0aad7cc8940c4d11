# Once Upon a Forest, español.

## El juego

about-summary = Haz crecer un bosque de cuatro niveles, regala lo que no te sirva y mantén lejos las motosierras.
about-note = Las reglas y las cantidades, como se publicaron; los anversos de las 64 cartas y los nombres de las especies son datos propios.

## Cosas

seat = Jugador { $number }

# Una carta, por lo que muestra: "una carta de suelo (2 elefantes, 1 pangolín, motosierra)".
card-face = { $level ->
    [ground] { back-ground }
    [level1] { back-level1 }
    [level2] { back-level2 }
   *[canopy] { back-canopy }
} ({ card-print })
card-print = { $start ->
    [1] { $empty ->
        [1] carta inicial
       *[0] carta inicial, { card-shows }
    }
   *[0] { $empty ->
        [1] vacía
       *[0] { card-shows }
    }
}
card-shows = { animals-first }{ $comma-1 ->
    [1] {", "}
   *[0] {""}
}{ animals-second }{ $comma-2 ->
    [1] {", "}
   *[0] {""}
}{ $saw ->
    [1] motosierra
   *[0] {""}
}
animals-first = { $a ->
    [0] {""}
   *[other] { $a } { animal-first }
}
animals-second = { $b ->
    [0] {""}
   *[other] { $b } { animal-second }
}
animal-first = { $first ->
    [forest-elephant] { $a ->
        [one] elefante
       *[other] elefantes
    }
    [chameleon] { $a ->
        [one] camaleón
       *[other] camaleones
    }
    [colobus] { $a ->
        [one] colobo
       *[other] colobos
    }
    [turaco] { $a ->
        [one] turaco
       *[other] turacos
    }
   *[other] { $first }
}
animal-second = { $second ->
    [giant-pangolin] { $b ->
        [one] pangolín
       *[other] pangolines
    }
    [tree-frog] { $b ->
        [one] rana
       *[other] ranas
    }
    [tree-hyrax] { $b ->
        [one] damán
       *[other] damanes
    }
    [hornbill] { $b ->
        [one] cálao
       *[other] cálaos
    }
   *[other] { $second }
}
back-ground = una carta de suelo
back-level1 = una carta del primer nivel
back-level2 = una carta del segundo nivel
back-canopy = una carta de dosel
card-unknown = una carta bocabajo

## Lo que hay que decir de una carta

told-level = { $level ->
    [ground] Carta de suelo
    [level1] Carta del primer nivel
    [level2] Carta del segundo nivel
   *[canopy] Carta de dosel
}
fact-shows = Muestra
fact-points = Puntos
fact-start = Inicio
told-animals = 1 por cada especie de la que tus columnas completas muestran exactamente tantos animales como columnas completas tienes.
told-saw = La motosierra cuesta 1 mientras esté a la vista en una columna completa.
told-start = Cada bosque empieza con una carta así.

## Hoja de puntuación

sheet-columns = Columnas completas
sheet-incomplete = Columna incompleta
# Solo cuentan las columnas completas: se dice aquí porque es donde se mira.
sheet-species = Especies en equilibrio (columnas completas)
sheet-saws = Motosierras (columnas completas)

## Opciones

option-mode = Modo de juego
option-mode-help = Por equipos cada cual hace crecer su propio bosque, y al final se suman los puntos de cada pareja.
mode-standard = Todos contra todos
mode-teams = Dos equipos, cada pareja frente a frente
mode-solo = En solitario

## Qué se pregunta

ask-slip = Elige una pila para una carta inicial que sobra
ask-place = Elige una de tus cartas y colócala en tu bosque.
ask-give = Elige qué carta regalas y a quién.
ask-receive = colócala
ask-discard = Elige una carta para descartarla.
ask-obligatory = colócala
ask-last = Coloca tu última carta
ask-over = La partida ha terminado.
prompt-slip = { ask-slip }: { $left ->
    [one] falta 1
   *[other] faltan { $left }
}.
prompt-opening = Tu mano inicial: roba { $left ->
    [one] una carta más
   *[other] { $left } cartas, de una en una
}, de { draw-from }.
prompt-draw = Roba { $left ->
    [one] una carta
   *[other] { $left } cartas, de una en una
}, de { draw-from }.
draw-from = { $solo ->
    [1] cualquier pila menos la obligatoria
   *[0] cualquier pila
}
prompt-give-to = Regalas { $card }: ¿a quién?
prompt-give-one = Elige qué carta regalas a { $to }.
prompt-receive = { $giver } te regala { $card }: { ask-receive }.
prompt-obligatory = De la pila obligatoria sale { $card }: { ask-obligatory }.
prompt-last = { ask-last }, { $card }.

## Las reglas que cuentan ahora

help-slip = Las cartas iniciales que nadie necesita van a las pilas que elija quien empieza, a una profundidad que nadie conoce (regla 6).
help-opening = Cada participante roba tres cartas, de una en una y por turnos. El reverso muestra el nivel de la carta, pero no su anverso (reglas 2 y 7).
help-place = Una carta va a su propio nivel: a un hueco de la columna incompleta, encima de una carta ya colocada o, si todas las columnas están completas, a una columna nueva. Una carta tapada ya no cuenta (reglas 9 y 15 a 18).
help-give = Otra de tus cartas es para otra persona, que tiene que colocarla de inmediato y elige dónde (reglas 10 y 11).
help-receive = Tienes que colocar la carta de inmediato en tu propio bosque: en un hueco, encima de una carta de su nivel o en una columna nueva si todas están completas (reglas 11 y 15 a 18).
help-draw = Robas hasta volver a tener tres cartas, cada una de cualquier pila de la que puedas robar. El reverso muestra el nivel de la carta, pero no su anverso (reglas 2, 12 y 29).
help-discard = En solitario, cada turno se descarta una carta en vez de regalarla (regla 29).
help-obligatory = En solitario, cada turno acaba con la primera carta de la pila obligatoria, que hay que colocar en tu bosque (regla 29).
help-last = La última carta de tu mano también va a tu bosque (regla 19).
help-score = Una columna completa vale 3 puntos (en solitario, 1); una incompleta resta 1 y nada de ella cuenta. Para lo demás solo cuentan las columnas completas: cada especie de la que muestran exactamente tantos animales como columnas completas hay vale 1, y cada motosierra resta 1 (reglas 20 a 25).

## Jugadas

move-slip = Meter la carta inicial en la pila { $pile }
move-draw = Robar de la pila { $pile }
move-place = Colocar { $hand } en la columna { $column }
move-give = Regalar { $hand } a { $to }
move-receive = Colocarla en la columna { $column }
move-discard = Descartar { $hand }

## Qué ha pasado

event-slipped = { $you ->
    [yes] Metes
   *[no] { $seat } mete
} { $card } en la pila { $pile }.
event-drew = { $you ->
    [yes] Robas
   *[no] { $seat } roba
} { $card } de la pila { $pile }.
event-placed = { $you ->
    [yes] Colocas
   *[no] { $seat } coloca
} { $card } en la columna { $column }.
event-covered = Tapa { $card }.
event-completed = La columna { $column } de { $you ->
    [yes] tu bosque
   *[no] { $seat }
} está completa.
event-gave = { $you ->
    [yes] Regalas { $card } a { $to }
   *[no] { $seat } { $to_you ->
        [yes] te regala { $card }
       *[no] regala { $card } a { $to }
    }
}.
event-discarded = { $you ->
    [yes] Descartas
   *[no] { $seat } descarta
} { $card }.
event-turned = { $you ->
    [yes] Descubres
   *[no] { $seat } descubre
} { $card } de la pila obligatoria.
event-ended = La partida ha terminado.

## Por qué no

reason-no-such-move = esa jugada no existe.
reason-game-over = la partida ha terminado.
reason-not-asked = le toca decidir a otra persona (regla 8).
reason-another-step = antes hay que hacer otra cosa: colocar, regalar y robar, en este orden (regla 8); en solitario, colocar, descartar, robar y la carta obligatoria (regla 29).
reason-no-such-card = no hay ninguna carta en ese lugar de tu mano.
reason-no-such-seat = ahí no se sienta nadie.
reason-not-to-yourself = la carta se regala a otra persona (regla 10).
reason-pile-empty = esa pila está vacía (regla 12).
reason-obligatory-pile = las cartas de la pila obligatoria no se roban (regla 29).
reason-no-such-column = las columnas crecen una tras otra (regla 15).
reason-column-incomplete = solo se puede empezar una columna nueva cuando la anterior tiene los cuatro niveles (regla 15).

## Lo que cuenta un informe, y quién lo hizo

use-placed = Cartas colocadas
use-placed-did = colocaron «{ $what }»
use-given = Cartas regaladas
use-given-did = regalaron «{ $what }»

## Lo que hay en la mesa

zone-piles = Pilas
zone-starts = Cartas iniciales que sobran
zone-given = Por colocar ahora
zone-discard = Descartes
zone-forest = Bosque
zone-hand = Mano
label-column = Columna { $number }
label-new-column = Columna nueva
label-gap = hueco
count-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}

## En la terminal

level-ground = Suelo
level-level1 = 1.º
level-level2 = 2.º
level-canopy = Dosel
hint-new-column = una columna nueva
hint-over = encima de «{ $card }»
hint-completes = y la completa
hint-gap = en su hueco
label-points-incomplete = { $points }; la columna { $column } resta 1 hasta que esté completa
label-partner = { $seat }, tu pareja
label-sum = completas
label-no-hand = sin cartas en la mano
label-obligatory = obligatoria
label-pile-empty = vacía
label-discarded = { $count ->
    [one] { $count } descartada
   *[other] { $count } descartadas
}; encima,
label-given = Por colocar ahora:
legend-saw = motosierra
legend-empty = vacía
legend-covered = tapada
legend-incomplete = incompleta: solo cuentan las columnas completas
legend-balance = en equilibrio
legend-hand = mano

## Qué puede fallar en un conjunto de componentes

pack-level = tiene que haber { $wanted } cartas del nivel { $level }, no { $found }
pack-species = el nivel { $level } debe tener dos especies, una «a» y otra «b»
pack-starts = tiene que haber { $wanted } cartas iniciales, no { $found }
pack-start-level = la carta inicial { $card } debe ser del nivel ground, no de { $level }
pack-animals = la carta { $card } debe mostrar de 0 a { $most } animales en total, no { $a } y { $b }
pack-solo-empty = en cada pila del solitario debe haber al menos una carta
pack-solo-cards = las pilas del solitario deben sumar { $wanted } cartas, no { $found }
pack-solo-together = las pilas del solitario deben agotarse a la vez: tres cartas, y dos por cada obligatoria

## Una mesa escrita a mano

hand-no-ground = { $where }: no tiene ninguna carta de suelo, pero un bosque empieza con una carta inicial, que puede estar tapada (regla 5).
hand-starts = además de una por bosque, { $found ->
    [one] se ve 1 carta inicial
   *[other] se ven { $found } cartas iniciales
}, pero { $spare ->
    [0] no hay más
    [one] solo hay 1 más
   *[other] solo hay { $spare } más
} (reglas 4 a 6).
hand-cards = { $where }: se ven { $found } cartas, pero a un bosque no llegan más de { $most } (reglas 14 y 30).
hand-in-column = { $where }, columna { $column }
hand-incomplete = { $where }: las columnas { $first } y { $second } están incompletas, y un bosque tiene como mucho una columna incompleta (regla 15).
hand-columns = { $where }: tiene { $found } columnas, pero no puede haber más de { $most }; las demás no cuentan.
hand-empty = { $where }: está vacía, y una columna tiene al menos una carta.
hand-no-card = { $where }: no existe la carta { $found }.
hand-level = { $where }: { $card } es { $own ->
    [ground] { back-ground }
    [level1] { back-level1 }
    [level2] { back-level2 }
   *[canopy] { back-canopy }
}, y { $level ->
    [ground] el primer lugar de una columna es el suelo
    [level1] el segundo lugar de una columna es el primer nivel
    [level2] el tercer lugar de una columna es el segundo nivel
   *[canopy] el último lugar de una columna es el dosel
}.
hand-twice = { $where }: la carta { $card } ya está en { $there }.
why-columns = { $n ->
    [one] { $n } columna completa
   *[other] { $n } columnas completas
}, a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} cada una.
why-incomplete = La columna { $column } está incompleta, y nada de ella cuenta.
why-species = Tantos animales como columnas completas: { $species }.
why-saws = Motosierras: { $places }.
why-saw = { $level ->
    [ground] suelo
    [level1] primer nivel
    [level2] segundo nivel
   *[canopy] dosel
} de la columna { $column }

## Lo que puede anotar quien tiene la caja

entries-species = Especies
entries-card = Cartas de bosque
entries-solo = Carta de solitario
field-level-ground = Suelo
field-level-level1 = Primer nivel
field-level-level2 = Segundo nivel
field-level-canopy = Dosel
field-species-level = Nivel
field-species-letter = Cuál de las dos de su nivel
field-species-letter-a = la primera
field-species-letter-b = la segunda
field-card-level = Nivel
field-card-a = Animales de la primera especie del nivel
field-card-b = Animales de la segunda especie del nivel
field-card-saw = Motosierra
field-card-start = Carta inicial
field-solo-selection = Cartas en las tres pilas para elegir
field-solo-obligatory = Cartas en la pila obligatoria
