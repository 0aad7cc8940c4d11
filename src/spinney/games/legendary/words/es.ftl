# Legendary Forests, español.

## El juego

about-summary = Cada participante hace crecer un planeta con las mismas losetas: cierra tus zonas y planta los árboles donde estén las runas.
about-note = Las reglas y las cantidades, como se publicaron; las caras de las 25 losetas y qué números son claros son datos propios.

## Cosas

seat = Jugador { $number }

tile-face = la loseta { $number }
tile-unknown = una loseta bocabajo
light-0 = oscuro
light-1 = claro
light-unknown = oculto

# Los colores se dicen de un árbol; de una zona se dice "de color".
colour-pink = rosa
colour-red = rojo
colour-yellow = amarillo
colour-grass = hierba
zone-unknown = oculto

# Los lados de una loseta: tal como está en un planeta, o con el número derecho.
edge-N = superior
edge-E = derecho
edge-S = inferior
edge-W = izquierdo

turn-0 = con el número derecho
turn-1 = girada a la derecha
turn-2 = girada media vuelta
turn-3 = girada a la izquierda
turn-unknown = girada no se sabe cómo

# Los lugares se cuentan desde la loseta 1: "2 a la derecha de la loseta 1, 1 arriba".
steps-right = { $steps } a la derecha
steps-left = { $steps } a la izquierda
steps-up = { $steps } arriba
steps-down = { $steps } abajo
column-right = { steps-right } de la loseta 1
column-left = { steps-left } de la loseta 1
column-same = en la columna de la loseta 1
row-same = en la misma fila
place-name = { $column }, { $row }
place-start = donde empieza el planeta
place-unknown = un lugar aún oculto

# Una zona, por dónde está: "la zona de color rojo de la loseta 7 (2 a la derecha, 1 arriba), lado izquierdo".
tile-at = { $tile } ({ $place })
zone-at = { $tile }, lado { $edge }
zone-name = la zona de color { $colour } de { zone-at }

# Dicho de una zona: "una zona de color rosa con 3 runas".
rune-count = { $runes ->
    [0] sin runas
    [one] con 1 runa
   *[other] con { $runes } runas
}
runes-unknown = con runas ocultas

## Lo que hay que decir de una cosa

fact-number = Número
fact-sides = Lados
fact-points = Puntos
told-light = claro: después todos plantan un árbol
told-dark = oscuro: después no hay árboles
told-side = { $edge } { $colour }
told-tree = Árbol, { $colour }
told-zone = Su zona vale sus runas completas, el doble cuando está cerrada.
told-grass = Ninguno: en la hierba no hay árboles.

## Hoja de puntuación

sheet-closed = Zonas cerradas con árboles
sheet-open = Zonas abiertas con árboles

## Qué se pregunta

ask-place = elige dónde la colocas y cómo la giras
ask-tree = Planta un árbol en una zona de su color
ask-over = La partida ha terminado.
prompt-place = Loseta { $number } ({ $light ->
    [trees] número claro: después hay árboles
    [none] número claro, pero no quedan árboles
   *[dark] número oscuro: sin árboles
}): { ask-place }.
prompt-tree = { ask-tree }. Quedan árboles de color { $trees }.
prompt-tree-of = Planta un árbol { $colour } en una de tus zonas de ese color.
trees-of = { $colour } ({ $n })

## Las reglas que cuentan ahora

help-place = Tu loseta debe tocar tu planeta al menos por un lado, y todos los lados que se tocan deben ser del mismo color; puedes girarla. Todos colocan a la vez, y nadie ve dónde lo hacen los demás hasta que todos han elegido. Solo vuelve a la caja una loseta que no cabe en ningún sitio (reglas 9 a 13). Los lugares se cuentan desde la loseta 1: tantos a su derecha o a su izquierda, tantos arriba o abajo.
help-tree = Ha salido un número claro: a partir de quien tiene la ficha de construcción, cada participante toma un árbol de un color que quede y lo pone en una zona con hojas de ese color. Una zona se nombra por su loseta de número más bajo y el lado de esta en el que está (reglas 19 a 26).
help-score = Una zona con un árbol vale tantos puntos como runas completas tiene, y el doble si está cerrada, es decir, si no le queda ninguna media runa. Dos árboles en una zona cuentan como uno; una zona sin árbol no vale nada (reglas 28 a 30).

## Jugadas

move-place = Colocarla { $column }, { $row }, { $turn }
move-return = Devolverla a la caja: no cabe en ningún sitio
move-plant = Plantar un árbol { $colour } en la zona de { $tile }, lado { $edge }

## Qué ha pasado

event-drew = { $you ->
    [yes] Robas
   *[no] { $seat } roba
} { $tile }, de número { $light }.
event-ready = { $you ->
    [yes] Ya has
   *[no] { $seat } ya ha
} elegido.
event-placed = { $you ->
    [yes] La colocas
   *[no] { $seat } la coloca
} { $place }, { $turn }.
event-returned = { $you ->
    [yes] No puedes colocarla y la devuelves
   *[no] { $seat } no puede colocarla y la devuelve
} a la caja.
event-closed = { $you ->
    [yes] Cierras
   *[no] { $seat } cierra
} { $zone }, { $runes }.
event-planted = { $you ->
    [yes] Plantas
   *[no] { $seat } planta
} un árbol en { $zone }, { $runes }.
event-passed = La ficha de construcción pasa a { $you ->
    [yes] ti
   *[no] { $seat }
}.
event-ended = La partida ha terminado.

## Por qué no

reason-no-such-move = esa jugada no existe.
reason-game-over = la partida ha terminado.
reason-not-asked = le toca decidir a otra persona (regla 20).
reason-wait-for-others = ya has colocado tu loseta; los demás aún están eligiendo (regla 9).
reason-another-step = primero todos colocan la loseta y después se plantan los árboles (reglas 9 y 19).
reason-occupied = ahí ya hay una loseta (regla 14).
reason-touches-nothing = una loseta debe tocar tu planeta al menos por un lado (regla 10).
reason-sides-differ = los lados que se tocan deben ser del mismo color (regla 11).
reason-must-place = la loseta se puede colocar, así que es obligatorio (regla 13).
reason-not-on-planet = esa loseta no está en tu planeta.
reason-no-tree-on-grass = nunca se plantan árboles en la hierba (regla 21).
reason-wrong-colour = un árbol va en una zona de su mismo color (regla 21).
reason-no-tree-left = no queda ningún árbol de ese color (regla 22).
reason-zone-named-otherwise = una zona se nombra por su loseta de número más bajo y el primer lado de esta a partir del superior, con el número derecho.

## Lo que cuenta un informe, y quién lo hizo

use-planted = Árboles plantados, por color
use-planted-did = plantaron un árbol de color { $what }
use-closed = Zonas cerradas, por color
use-closed-did = cerraron una zona de color { $what }
use-drawn = Losetas robadas
use-drawn-did = salió { $what }

## Lo que hay en la mesa

zone-tile = La loseta de este turno
zone-trees = Árboles
zone-rim = Dónde encaja
zone-turn = Cómo se gira
zone-planet = Planeta
label-left = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
label-tree = árbol { $colour }: { $edge }
label-edge = { $edge }, { $colour }

## En la terminal

hint-zone = zona de color { $zone } { $worth }
zone-closed = { $runes }, cerrada
zone-open = { $runes }, abierta
label-token = ficha
label-ready = ya está
label-turn = Turno { $turn } de { $turns }.
label-tile = Loseta { $tile }: { $light ->
    [trees] número claro, después hay árboles
    [none] número claro, pero no quedan árboles
   *[dark] número oscuro, sin árboles
}.
label-trees = Árboles que quedan:
label-unplayed = Sin jugar, de las que cinco no saldrán:
label-never = No han salido:
legend-tree = árbol
legend-joined = unidos
legend-light = número claro
legend-asked = por decidir
legend-steps = columnas y filas desde la loseta 1

## Qué puede fallar en un conjunto de componentes

pack-tiles = las losetas deben numerarse del { $first } al { $last }, en este orden
pack-trees = los árboles deben ser { $known }, en este orden
pack-tree-count = tiene que haber { $wanted } árboles { $colour }, dos por cada uno de los cinco jugadores
pack-edges = los lados de la loseta { $tile } deben ser cuatro letras de { $letters }, no «{ $found }»
pack-area = un área de la loseta { $tile } debe escribirse con letras de { $letters }, no «{ $found }»
pack-area-colour = el área { $area } de la loseta { $tile } debe ser de un solo color
pack-areas = cada lado con hojas de la loseta { $tile } debe estar en un área, y ninguno de hierba
pack-light-areas = la loseta { $tile } tiene número claro y cuatro áreas: con la loseta 1 debe mostrar los tres colores

## Una mesa escrita a mano

hand-no-start = { $where }: falta la loseta 1, a partir de la cual crece cada planeta (regla 5).
hand-drawn = además de la loseta 1, en los planetas hay { $found } losetas distintas, pero en una partida solo se roban { $most } (regla 6).
hand-few-trees = { $where }: hay { $found ->
    [one] 1 árbol
   *[other] { $found } árboles
}, pero en los planetas hay losetas claras, y después de cada una todos plantan un árbol: { $wanted } como mínimo (reglas 19 y 23).
hand-many-trees = { $where }: hay { $found ->
    [one] 1 árbol
   *[other] { $found } árboles
}, pero con las losetas claras que pueden haber salido nadie planta más de { $most } (reglas 19 y 23).
hand-other-trees = { $where }: hay { $found ->
    [one] 1 árbol
   *[other] { $found } árboles
}, pero { $first } en el primer planeta, y todos plantan los mismos (reglas 20 y 23).
# Solo dónde mirar, para una página que lo señala.
hand-at = { $where }
hand-tile-twice = { $where }: la loseta { $tile } está dos veces.
hand-tile-first = { $where }: solo cuenta la primera loseta { $tile }.
hand-same-place = { $where }: las losetas { $first } y { $second } están las dos en x = { $x }, y = { $y }.
hand-place-first = { $where }: ahí solo cuenta la loseta { $first }.
hand-sides = { $where }: las losetas { $first } y { $second } se tocan con { $colour } y { $other }; los lados que se tocan deben ser del mismo color (regla 11).
hand-not-joined = { $where }: donde los colores no coinciden, las zonas no se unen y quedan las dos medias runas.
hand-apart = { $where }: la loseta { $tile } no está unida a las demás (regla 10).
hand-not-there = { $where }: hay un árbol en la loseta { $tile }, que no está en el planeta.
hand-grass = { $where }: el lado { $edge } de la loseta { $tile } es de hierba, y ahí no crecen árboles (regla 21).
hand-no-zone = { $where }: el árbol de la loseta { $tile } no está en ninguna zona, y no cuenta.
hand-tree-room = { $where }: solo cuentan { $most } árboles.
hand-other-colour = { $where }: el lado { $edge } de la loseta { $tile } es de color { $ground }, y ahí no va un árbol { $colour } (regla 21).
hand-too-many = hay { $count } árboles de color { $colour }, y en la reserva para { $players } jugadores solo { $most } (regla 7).
label-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
why-zone = Zona { $colour ->
    [pink] rosa
    [red] roja
   *[yellow] amarilla
} de { $count ->
    [one] la loseta
   *[other] las losetas
} { $tiles }: { $runes ->
    [one] { $runes } runa
   *[other] { $runes } runas
}, { $closed ->
    [yes] cerrada
   *[no] abierta
}, { $trees ->
    [one] { $trees } árbol
   *[other] { $trees } árboles
}: { label-points }.
resume-over = ya se han robado todas las losetas: no queda nada que jugar.

## Lo que puede anotar quien tiene la caja

entries-tile = Losetas
entries-trees = Árboles
field-tile-edges = Colores de los lados, con el número derecho
field-tile-areas = Lados que forman un área
field-tile-light = Número claro
field-trees-count = Cuántos
field-colour-P = { colour-pink }
field-colour-R = { colour-red }
field-colour-Y = { colour-yellow }
field-colour-G = { colour-grass }
