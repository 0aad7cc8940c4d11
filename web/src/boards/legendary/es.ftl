legendary-others = Los otros planetas
legendary-your-planet = Tu planeta
legendary-planet-of = Planeta de { $name }
legendary-look = Mirar el planeta de { $name }
legendary-back-to-mine = volver a mi planeta
legendary-cherry = Rosa
legendary-maple = Rojo
legendary-ginkgo = Amarillo
legendary-zone-closed = { $runes ->
    [one] 1 runa, cerrada
   *[other] { $runes } runas, cerrada
}
legendary-zone-open = { $runes ->
    [one] 1 runa, abierta
   *[other] { $runes } runas, abierta
}
legendary-points = { $points ->
    [one] punto
   *[other] puntos
}
legendary-placed = colocada
legendary-placing = colocando
legendary-planting = plantando
legendary-token = elige árbol primero
legendary-architect = roba las losetas
legendary-tile = Loseta { $number }
legendary-tray = Loseta de este turno
legendary-bar-tiles = { $tiles ->
    [one] loseta por venir
   *[other] losetas por venir
}
legendary-bar-trees = { $trees ->
    [one] árbol
   *[other] árboles
}
legendary-light-first = clara: { $name } planta primero
legendary-light = { $light ->
    [trees] clara: después hay árboles
    [none] clara, pero no quedan árboles
   *[dark] oscura: sin árboles
}
legendary-turn-left = Girarla a la izquierda
legendary-turn-right = Girarla a la derecha
legendary-fits = { $place }: encaja tal como está
legendary-fits-turned = { $place }: encaja si se gira
legendary-aimed = Loseta { $number }, { $place }: colocarla así
legendary-return = Devolverla a la caja
legendary-waits = Loseta { $number }, { $place }: colocada, los demás aún eligen
legendary-to-come = Losetas por venir
legendary-unplayed = { $tiles } sin jugar, { $never } de ellas nunca salen
legendary-trees = Árboles
legendary-trees-left = { $colour }: quedan { $trees }
legendary-plant = Plantar aquí un árbol: { $colour }, { $zone }
legendary-joins = Lo que aporta aquí
legendary-join-closed = { $runes ->
    [one] 1 runa: se cierra
   *[other] { $runes } runas: se cierra
}
legendary-join-open = { $runes ->
    [one] 1 runa
   *[other] { $runes } runas
}, { $halves ->
    [one] queda media runa
   *[other] quedan { $halves } medias runas
}
legendary-closer = Más cerca
legendary-farther = Todo el planeta
legendary-joins-none = Solo se toca la hierba: ninguna zona crece.
legendary-brief-open = { $runes ->
    [one] crece a 1 runa
   *[other] crece a { $runes } runas
}
legendary-brief-closed = { $runes ->
    [one] se cierra con 1 runa
   *[other] se cierra con { $runes } runas
}
legendary-ask = Loseta { $number }, { $turn }: { $brings }
legendary-fits-at = Encaja
legendary-fits-places = { $places ->
    [one] en un lugar
   *[other] en { $places } lugares
}
legendary-supply = En el centro
legendary-supply-trees = { $trees ->
    [0] no queda ninguno
    [one] queda un árbol
   *[other] quedan { $trees } árboles
}
legendary-fold = Cerrar
pad-planet = El planeta
pad-which = ¿Qué loseta está ahí?
pad-lay-here = { $place }: poner aquí una loseta
pad-move-here = { $place }: ponerla aquí
pad-begin-here = Toca un lugar libre y elige la loseta que está ahí.
pad-moving = Toca el lugar donde está.
pad-count = { $tiles ->
    [one] 1 loseta.
   *[other] { $tiles } losetas.
}
pad-owed = En otros planetas, además: { $tiles }.
pad-here-already = ya está aquí
pad-no-fit = no encaja
pad-turn = Cómo está girada
pad-move = Mover
pad-take-away = Quitar
pad-plant = Plantar un árbol: { $colour }, { $runes }; { $trees ->
    [0] aquí no hay árboles
    [one] aquí hay 1 árbol
   *[other] aquí hay { $trees } árboles
}
pad-no-trees = Aún no hay árboles: toca una zona de la loseta de arriba para plantar uno.
pad-no-zone = sin zona
pad-fell = Quitar un árbol: { $colour }, { $runes }; { $trees ->
    [one] 1 árbol
   *[other] { $trees } árboles
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
