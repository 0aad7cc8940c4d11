once-others = Los otros bosques
once-piles = Pilas
once-piles-help = solo se roba la carta de encima; su reverso muestra su nivel
once-pile = { $level }: { $cards ->
    [0] pila vacía
    [one] pila de una carta
   *[other] pila de { $cards } cartas
}
once-unseen = aún sin mirar
once-obligatory = Obligatoria
once-discarded = Descartes
once-your-forest = Tu bosque
once-forest-of = Bosque de { $name }
once-your-hand = Tu mano
once-hand-of = Mano de { $name }
once-back-to-mine = volver a mi bosque
once-look = Mirar el bosque de { $name }
once-give-to = Regalársela a { $name }
once-partner = pareja
once-level-0 = Suelo
once-level-1 = 1.er nivel
once-level-2 = 2.º nivel
once-level-3 = Dosel
once-full = { $count ->
    [one] columna completa
   *[other] columnas completas
}
once-full-short = al completo
once-points = { $points ->
    [one] punto
   *[other] puntos
}
once-short = { $count ->
    [one] falta 1
   *[other] faltan { $count }
}
once-too-many = { $count ->
    [one] sobra 1
   *[other] sobran { $count }
}
once-balance = { $animal }: { $count } de { $wanted }
once-counts-not = nada en ella cuenta todavía
once-cover = tapar
once-place-here = { $level }, columna { $column }: colocarla aquí
once-cell-empty = { $level }, columna { $column }: vacía
once-beneath = { $cards ->
    [one] hay una carta debajo
   *[other] hay { $cards } cartas debajo
}
once-given = recibida, hay que colocarla ahora
once-turned = descubierta, hay que colocarla ahora
once-as-it-is = tal como está
once-bar-cards = { $cards ->
    [one] carta queda en las pilas
   *[other] cartas quedan en las pilas
}
once-wanted-there = { $count ->
    [0] los animales cuentan cuando su columna está completa
    [one] ahí cuentan los animales: cada especie debe verse una vez
   *[other] ahí cuentan los animales: cada especie debe verse { $count } veces
}
once-waiting = en espera
once-wait-for-column = { $count ->
    [one] 1 más contará cuando su columna esté completa
   *[other] { $count } más contarán cuando su columna esté completa
}
once-waits = + espera
once-waits-help = Los animales tras un más cuentan cuando su columna está completa.
once-ask-column = { $card }: ¿en qué columna?
once-ask-whom = { $card }: ¿a quién se la das?
once-ask-what = ¿Qué carta recibe { $name }?
once-would-bring = Daría
once-in-any = { $points } en cualquier columna
once-in-column = { $points } en la columna { $column }
once-in-new = { $points } en una columna nueva
once-back = Bocabajo
once-back-unseen = nadie la ha mirado todavía
once-back-shows = Puede mostrar
once-back-animals = { $first }, { $second }, una motosierra
once-back-hidden = Sin ver
once-back-cards = { $cards } de { $all } cartas de este nivel
pad-column = columna { $column }
pad-empty = vacío
pad-left = { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
pad-no-more = no hay más
