floresta-players = Jugadores
floresta-boards = Los nueve tableros
floresta-all-boards = Todos los tableros
floresta-look-closer = Mirar { $name } de cerca
floresta-turn-to = { $name }: { $count ->
    [one] { $count } cosa que señalar
   *[other] { $count } cosas que señalar
}
floresta-your-hand = Tu mano
floresta-hand-of = Mano de { $name }
floresta-throw = Desechar
floresta-throw-help = Una carta y un árbol fuera, por un punto
floresta-row = La hilera
floresta-row-help = tomas una tras tu turno
floresta-row-now = toma una
floresta-row-short = hilera
floresta-deck = { $count ->
    [one] una carta en el mazo
   *[other] { $count } cartas en el mazo
}
floresta-supply = Reserva
floresta-axes = Hachas
floresta-lynx = Linces
floresta-pieces = Piezas de torre
floresta-doubles = Fichas x2: un árbol cuenta dos veces
floresta-breaks = Cortafuegos
floresta-no-camping = Sin acampada en estas caras
floresta-you = tú
floresta-bot = bot
floresta-first = empieza esta ronda
floresta-first-short = 1.º
floresta-left = quedan
floresta-trees-left = { $count ->
    [one] queda un árbol
   *[other] quedan { $count } árboles
}
floresta-cards-held = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
floresta-nobodys = Aún de nadie
floresta-neutral = árbol neutral
floresta-tree-of = árbol de { $name }
floresta-truck-of = camión de bomberos de { $name }
floresta-felled = talado
floresta-doubled = cuenta dos veces
floresta-burns = en llamas
floresta-broken = cortafuegos
floresta-may = puedes elegirlo
floresta-in-reach = al alcance de tu torre
floresta-threat = Una carta de fuego de la hilera prende este tablero si es la que queda
floresta-reserve-here = Reservar aquí el árbol extra
floresta-lay = Linces que pones
floresta-lay-some = { $count ->
    [0] no poner ninguno
    [one] poner un lince
   *[other] poner { $count } linces
}
floresta-none = ninguno
floresta-bonus-for = Árbol extra por
floresta-in = en { $name }
floresta-at-tower = en una torre
floresta-special-axe = Hacha
floresta-special-axe-more = toma una
floresta-special-lynx = Lince
floresta-special-lynx-more = toma uno
floresta-special-wild = Comodín
floresta-special-wild-more = cualquier valor
floresta-special-x2 = x2
floresta-special-x2-more = cuenta como dos
floresta-special-break = Cortafuegos
floresta-special-break-more = en un camino: 2
floresta-special-fighter = Bomberos
floresta-special-fighter-more = hasta 3 fuegos
floresta-end = Al final:
floresta-end-tower = puntos por una, dos, tres piezas.
floresta-place-mondego = Planta en cualquier espacio libre.
floresta-end-mondego = grupos de espacios tuyos conectados: 2, 3, 4 o más.
floresta-place-orvalho = Nunca junto a un árbol tuyo.
floresta-end-orvalho = tus árboles a dos pasos van juntos: grupos de 2, 3, 4 o más.
floresta-place-malcata = Pon con el árbol los linces indicados.
floresta-end-malcata = cada lince que aún tengas.
floresta-place-sao-mamede = Una entrada, sigue las flechas. Puedes poner linces en la zona.
floresta-end-sao-mamede = linces de las zonas donde tienes un árbol: primero, segundo, tercero.
floresta-place-margaraca = Cuatro entradas, sigue las flechas.
floresta-end-margaraca = más árboles, segundo, tercero; x2 cuenta dos.
floresta-place-gardunha = Cuatro entradas, sigue las flechas.
floresta-end-gardunha = cada conjunto de cuatro fichas de acampada diferentes.
floresta-place-estrela = Dos entradas, sigue las flechas. Un árbol tuyo por fila.
floresta-end-estrela = árboles en 2, 3, 4 filas.
floresta-place-lousa = Tres entradas, sigue las flechas. Puedes talar la columna anterior.
floresta-end-lousa = cada árbol en pie; cada árbol talado.
floresta-place-sabugal = Planta en cualquier espacio libre; luego puedes llevar un árbol anterior al tablero de su columna.
floresta-end-sabugal = más árboles en una fila; más árboles en una columna.
floresta-place-espinhal = Una entrada a cada zona, sigue las flechas.
floresta-end-espinhal = árboles en 2, 3, 4 zonas; luego van al tablero de la zona.
floresta-power-none = Sin poder; la mejor vista.
floresta-power-truck-third-marker = Tu camión puede apagar un tercer fuego conectado.
floresta-power-break-over-fire = Un cortafuegos puede ir sobre un fuego: se apaga, 3 puntos.
floresta-power-free-axe-in-reach = Un paso de hacha gratis por árbol plantado al alcance.
floresta-power-either-colour-in-reach = Las cartas valen de ambos colores al alcance.
floresta-power-lynx-card-anywhere-in-reach = Una carta de lince al alcance da su lince sea cual sea su icono.
floresta-power-reserve-bonus-trees = Un árbol extra puede esperar aquí y plantarse luego, al alcance.
floresta-power-red-cards-wild-in-reach = Las cartas granates tienen cualquier valor al alcance.
floresta-fact-round = { $count ->
    [one] ronda
   *[other] rondas
}
floresta-fact-deck = en el mazo
floresta-fact-fire = { $count ->
    [one] fuego
   *[other] fuegos
}
floresta-tell = el último fuego
floresta-fire-phase = La fase de fuego
floresta-step = fase de fuego, { $step } de { $steps }
floresta-back = Atrás
floresta-skip = Saltar
floresta-go-on = Seguir
floresta-done = A jugar
floresta-told-trucks = { $trucks ->
    [one] Un camión apaga
   *[other] { $trucks } camiones apagan
} { $fires ->
    [one] un fuego.
   *[other] { $fires } fuegos.
}
floresta-told-losses = { $trees ->
    [one] El fuego alcanza un árbol.
   *[other] El fuego alcanza { $trees } árboles.
}
floresta-told-spread = Sin camión en { $places }: el fuego llega a { $paths ->
    [one] un camino más.
   *[other] { $paths } caminos más.
}
floresta-told-die = El dado muestra { $die }: { $fires ->
    [0] no arde nada nuevo.
    [one] un fuego nuevo.
   *[other] { $fires } fuegos nuevos.
}
floresta-step-1 = Camiones
floresta-step-1-rule = Un camión va a un fuego al alcance de su torre y apaga uno o dos; con São Matias, hasta tres.
floresta-step-2 = Pérdidas
floresta-step-2-rule = Un árbol junto a un fuego cuesta un punto a su dueño, dos si cuenta dos veces.
floresta-step-3 = Propagación
floresta-step-3-rule = Donde no hay camión, el fuego toma cada camino conectado a uno en llamas.
floresta-step-4 = Cartas y fuegos nuevos
floresta-step-4-rule = Se repone la hilera. Cada carta de fuego tira el dado por los tableros que muestra.
floresta-no-drives = Ningún camión se ha movido.
floresta-no-losses = Ningún árbol afectado.
floresta-no-spread = Nada se propaga.
floresta-drive-to = a { $place }, { $fires ->
    [one] 1 apagado
   *[other] { $fires } apagados
}
floresta-drive-stay = { $place }, { $fires ->
    [one] 1 apagado
   *[other] { $fires } apagados
}
floresta-loss = { $trees ->
    [one] un árbol en { $places }
   *[other] { $trees } árboles en { $places }
}
floresta-loss-all = (solo tenía { $points })
floresta-spread = { $place }, sin camión
floresta-held = { $place }, contenido por un camión
floresta-roll-next = { $places }, a continuación
floresta-climb = Ningún espacio libre de ese valor y aún sin fuego: el número sube
floresta-new-fires = { $fires ->
    [one] 1 fuego nuevo
   *[other] { $fires } fuegos nuevos
}
floresta-quiet-burns-already = ya arde
floresta-quiet-nothing-free = nada libre que arda
floresta-points-of = { $track } en la pista de puntos, { $boards } en los tableros
floresta-look-at = { $name }, { $total } puntos: ver más
floresta-ask-where = ¿Adónde va { $card }? A un espacio o torre con anillo, o deséchala.
floresta-ask-card = ¿Qué carta para { $place }?
floresta-ask-bonus = ¿Dónde se planta el árbol extra ({ $condition })?
floresta-ask-condition = ¿Por qué condición es el árbol de { $place }?
floresta-fact-cost = Cuesta
floresta-fact-brings = Da
floresta-fact-fits = Encaja
floresta-price = { $card }: { $axes ->
    [0] sin hacha
    [one] 1 hacha
   *[other] { $axes } hachas
}
floresta-brings-points = { $points } puntos en tu cuenta actual
floresta-fits = { $places ->
    [0] en ningún sitio; desechada da un punto
    [one] en un sitio{ $free ->
        [0] , con hachas
       *[other] , sin hacha
    }
   *[other] en { $places } sitios{ $free ->
        [0] , todos con hachas
       *[other] , { $free } de ellos sin hacha
    }
}
pad-boards = Los cinco bosques
pad-trees-of = Árboles de { $name }
pad-trees = { $count } de { $most } árboles
pad-tool = Qué hace un toque
pad-tool-plant = Plantar
pad-tool-x2 = x2
pad-tool-felled = Talado
pad-tree-of = { $space }: el árbol de { $name }.
pad-take-over = Es de { $name }
pad-neutral = { $space }: aquí hay un árbol neutral.
pad-plant-all-the-same = Plantar de todos modos
pad-turn = Dar la vuelta
pad-turn-to = Dar la vuelta: { $name }
pad-turn-trees = { $count ->
    [one] ¿Dar la vuelta a { $name }? Se quita su árbol.
   *[other] ¿Dar la vuelta a { $name }? Se quitan sus { $count } árboles.
}
pad-board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
pad-wrong = no puede ser
pad-goods = Delante de { $name }
pad-vp = Puntos de victoria
pad-lynx = Linces sin poner
pad-axes = Hachas
pad-tower = Torre
pad-no-tower = Ninguna
pad-pieces = Piezas
pad-pieces-worth = { $pieces } ({ $points } p)
pad-espinhal = Puntos de las zonas de { $name }
pad-like-trees = según los árboles
pad-espinhal-help = Contados antes de que sus árboles pasaran a otros tableros.
pad-colour = Color de los árboles
pad-plan-help = Toca un tablero para decir qué cara hay ahí; la flecha le da la vuelta. El lugar de los tableros no cambia los puntos.
pad-lay-at = ¿Qué hay en el { $place }?
pad-lies = ahora en el { $place }
pad-place-NW = noroeste
pad-place-N = norte
pad-place-NE = nordeste
pad-place-W = oeste
pad-place-C = centro
pad-place-E = este
pad-place-SW = suroeste
pad-place-S = sur
pad-place-SE = sureste
pad-zone-lynx = Linces en las zonas de { $name }
pad-zone = Zona { $zone }, { $slots ->
    [one] un icono
   *[other] { $slots } iconos
}
pad-zone-lynx-there = Los linces de las zonas de { $name } se anotan en «{ $tab }».
