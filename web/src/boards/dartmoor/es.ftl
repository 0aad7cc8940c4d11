dartmoor-others = Los otros bosques
dartmoor-clearing = Claro
dartmoor-of-full = de { $full }
dartmoor-swept = {", y entonces se vacía"}
dartmoor-in-deck = en el mazo
dartmoor-of-winters = de { $all } inviernos
dartmoor-deck = { $count ->
    [one] Mazo de una carta
   *[other] Mazo de { $count } cartas
}
dartmoor-winters = { $count ->
    [0] todavía ningún invierno de { $all }
    [one] ha salido un invierno de { $all }
   *[other] han salido { $count } inviernos de { $all }
}
dartmoor-first-winter = { $count ->
    [0] el primer invierno está encima
    [one] el primer invierno está debajo de una carta
   *[other] el primer invierno está debajo de { $count } cartas
}
dartmoor-payment = { $price ->
    [one] Paga una carta de tu mano por { $name }
   *[other] Paga { $price } cartas de tu mano por { $name }: van { $paid }
}
dartmoor-bonus-open = en cada carta:
dartmoor-bonus-lost = sin bonificación
dartmoor-effect-of = Efecto de { $name }:
dartmoor-bonus-of = Bonificación de { $name }:
dartmoor-take-back = Recuperar: { $name }
dartmoor-caves = Cuevas
dartmoor-caves-help = un punto por cada carta que contenga
dartmoor-your-forest = Tu bosque
dartmoor-forest-of = Bosque de { $name }
dartmoor-forest-empty = Aquí no crece nada todavía.
dartmoor-back-to-mine = volver a mi bosque
dartmoor-look = Mirar el bosque de { $name }
dartmoor-fold = Plano de { $name }
dartmoor-your-hand = Tu mano
dartmoor-hand-of = Mano de { $name }
dartmoor-hand = mano
dartmoor-of-hand = de { $most }
dartmoor-hand-count = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}{ $known ->
    [0] {""}
    [one] , una de ellas conocida
   *[other] , { $known } de ellas conocidas
}
dartmoor-half = { $name }, cuesta { $cost }, símbolo: { $tree }
dartmoor-seen = los demás han visto esta carta
dartmoor-cave = cueva
dartmoor-cave-count = { $count ->
    [0] nada en la cueva
    [one] una carta en la cueva
   *[other] { $count } cartas en la cueva
}
dartmoor-cave-empty = La cueva está vacía.
dartmoor-points = { $points ->
    [one] punto
   *[other] puntos
}
dartmoor-discard = { $count ->
    [one] una carta por dejar aquí
   *[other] { $count } cartas por dejar aquí
}
dartmoor-zoom = Tamaño del bosque
dartmoor-smaller = Más pequeño
dartmoor-larger = Más grande
dartmoor-fit = ajustar
dartmoor-universal = Páramo genérico
dartmoor-stand = { $name }{ $known ->
    [no] {""}
   *[yes] { $points ->
        [one] , un punto
       *[other] , { $points } puntos
    }
}
dartmoor-dweller = { $name }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}{ $known ->
    [no] {""}
   *[yes] { $points ->
        [one] , un punto
       *[other] , { $points } puntos
    }
}
dartmoor-place = { $stand }, { $where }: colocar aquí
dartmoor-closed = { $stand }, { $where }: vacío
dartmoor-kind-bird = aves
dartmoor-kind-bat = murciélagos
dartmoor-kind-insect = insectos
dartmoor-kind-amphibian = anfibios y reptiles
dartmoor-kind-hoof = animales con pezuñas
dartmoor-kind-paw = animales con almohadillas
dartmoor-kind-plant = plantas
dartmoor-lasting = Lo que actúa desde ahora
dartmoor-ask-play = { $cost ->
    [0] ¿Jugar { $name } sin pagar?
    [one] ¿Jugar { $name } y pagar una carta?
   *[other] ¿Jugar { $name } y pagar { $cost } cartas?
}
dartmoor-ask-place = ¿Dónde va { $name }?{ $price ->
    [0] {""}
    [one] {" "}Después, paga una carta.
   *[other] {" "}Después, paga { $price } cartas.
}
dartmoor-ask-side = ¿Qué lugar junto a { $stand } para { $name }?
dartmoor-ask-pay = { $price ->
    [one] Elige una carta de tu mano para pagar { $name }.
   *[other] Elige { $price } cartas de tu mano para pagar { $name }.
}
dartmoor-brings-price = Precio
dartmoor-brings-price-now = { $cost ->
    [0] nada
    [one] otra carta de tu mano
   *[other] otras { $cost } cartas de tu mano
}
dartmoor-brings-symbols = Bonificación
dartmoor-brings-symbols-now = { $have ->
    [0] ninguna otra carta tuya muestra su símbolo
    [one] una de tus cartas muestra su símbolo
   *[other] { $have } de tus cartas muestran su símbolo
}; { $cost ->
    [one] hace falta una
   *[other] hacen falta { $cost }
}
dartmoor-brings-bonus = Bonificación
dartmoor-brings-bonus-now = { $shows ->
    [0] si pagas con esta carta, se pierde
   *[other] esta carta muestra el símbolo
}
dartmoor-brings-points = Aporta ahora
dartmoor-brings-points-now = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
pad-way = Cómo anotarlo
pad-way-stands = Lugar por lugar
pad-way-numbers = Por cantidades
pad-add-stand = Un árbol, arbusto o páramo
pad-stand = Lugar { $number }: { $name }
pad-place = { $stand }, { $where }: anotar a alguien
pad-beside = junto a { $name }
pad-also = Junto a quien ya está, aunque no quepa
pad-no-more = no hay más
pad-doubt-crowded = aquí no cabe
pad-doubt-lone-cuckoo = necesita otra ave
pad-doubt-cuckoos = un cuco como máximo
pad-doubt-in-moor = solo en un páramo
pad-doubt-at-tree = solo en un árbol o arbusto
pad-doubt-no-side = un páramo no tiene lados
pad-doubt-part = { $part ->
    [top] va arriba
    [bottom] va abajo
   *[side] va a los lados
}
pad-symbol = Símbolo de árbol
pad-symbols = Símbolos que cuentan
pad-symbols-help = Elige uno y toca sus cartas; los árboles ya cuentan.
pad-paint = Toca cada carta con este símbolo: { $tree }. Al acabar, vuelve a tocar el símbolo.
pad-own-symbol = { $name }: su símbolo de árbol
pad-later = Más tarde
pad-cave = Cueva
pad-cave-number = Cueva
pad-cave-cards = Cartas dentro
pad-cave-taken = { $number }, la tiene otra persona
pad-search = Buscar por nombre
pad-nothing-found = Nada se llama así.
pad-parts = Dónde van
pad-part-tree = Árboles
pad-part-moor = Páramos
pad-part-top = Arriba
pad-part-bottom = Abajo
pad-part-side = Lados
pad-stand-first = Primero un árbol, arbusto o páramo: allí viven animales y plantas.
pad-count = { $name }: { $count }; una más
pad-bearing = { $name }: { $count } de { $of } lo llevan
pad-one-less = { $name }: una menos
pad-wrong = no encaja
pad-too-many = más de las que hay
pad-placed = Importa dónde están: { $names }. Míralo lugar por lugar.
