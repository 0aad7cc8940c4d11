# Forest Shuffle: Dartmoor, español.

## El juego

about-summary = Haz crecer árboles, arbustos y páramos, puéblalos de animales y plantas, y que el tercer invierno te encuentre por delante.
about-note = Las reglas, especies, cantidades, costes y puntos, como se publicaron, con los símbolos de categoría y algunos iconos según aplicaciones de puntuación; qué mitades comparten carta, sus símbolos de árbol, algunos símbolos de juego gratis y las cuevas 1, 2 y 5 son datos propios. También son nuestros los nombres de especies marcados con un asterisco: en español, el reglamento solo da once.

## Cosas

seat = Jugador { $number }
half = { $species } ({ $symbol ->
    [CA] manzano
    [BA] aliso
    [SO] roble
    [GW] sauce
    [AS] fresno
   *[MB] abedul
})
card-split = { $first } / { $second }
card-unknown = una carta
half-unknown = una carta
species-unknown = una especie
cave = la cueva { $number }
cave-unknown = una cueva
slot-unknown = en alguna parte
slot-top = arriba
slot-bottom = abajo
slot-left = a la izquierda
slot-right = a la derecha
slot-second-top = segundo espacio de arriba
slot-second-bottom = segundo espacio de abajo
universal-moor = Páramo genérico
# Un árbol, arbusto o páramo de un bosque: cuál es de los de su especie, o 0 si no hay otro.
stand = { $species }{ $which ->
    [0] {""}
   *[other] {" "}n.º { $which }
}
stand-unknown = árbol, arbusto o páramo
species-ash = Fresno europeo
species-black-alder = Aliso común
species-crab-apple = Manzano silvestre
species-goat-willow = Sauce cabruno
species-moor-birch = Abedul blanco
species-sessile-oak = Roble albar
species-common-hazel = Avellano común
species-elderberry = Saúco
species-blanket-bog = Turbera de cobertura
species-fountainhead = Manantial
species-lowland-heath = Brezal de tierras bajas
species-rhos-pasture = Pastizal húmedo
species-rivulet = Riachuelo
species-tor = Tor
species-valley-mire = Turbera de valle
species-warrens = Madrigueras
species-wet-woodland = Bosque húmedo
species-barn-owl = Lechuza común
species-beautiful-demoiselle = Caballito del diablo azul
species-black-tailed-godwit = Aguja colinegra
species-buzzard = Busardo ratonero
species-common-moorhen = Gallineta común
species-cuckoo = Cuco común
species-curlew = Zarapito real
species-emerald-damselfly = Caballito esmeralda
species-grey-heron = Garza real
species-keeled-skimmer = Libélula azul de arroyo
species-meadow-pipit = Bisbita pratense
species-small-red-damselfly = Caballito rojo pequeño
species-southern-damselfly = Caballito del sur
species-wheatear = Collalba gris
species-adder = Víbora común
species-adders-tongue = Lengua de serpiente
species-beaver = Castor
species-blue-ground-beetle = Escarabajo azul
species-blueberry = Arándano
species-bog-asphodel = Asfódelo de turbera
species-common-lizard = Lagartija de turbera
species-grass-snake = Culebra de collar
species-greater-butterfly-orchid = Orquídea mariposa mayor
species-heather = Brezo
species-meadowsweet = Ulmaria
species-moor-frog = Rana de los páramos
species-otter = Nutria
species-royal-fern = Helecho real
species-warty-newt = Tritón crestado
species-water-soldiers = Pita de agua
species-alcathoe-bat = Murciélago de Alcathoe
species-brandts-bat = Murciélago de Brandt
species-common-noctule = Nóctulo común
species-daubentons-bat = Murciélago ribereño
species-serotine-bat = Murciélago hortelano
species-capercaillie = Urogallo
species-common-pheasant = Faisán común
species-nuthatch = Trepador azul
species-treecreeper = Agateador
species-dartmoor-badger = Tejón de Dartmoor
species-black-rabbit = Conejo negro de Dartmoor
species-field-vole = Topillo agreste
species-shrew = Musaraña
species-wood-mouse = Ratón de campo
species-dartmoor-pony = Poni de Dartmoor
species-dartmoor-sheep = Oveja de Dartmoor
species-roe-deer = Corzo
species-gnat = Mosquito
species-lake-fly = Mosca de lago

## Lo que dicen las cartas

# Una categoría, o si no una especie por su nombre.
what-one = { $key ->
    [tree] un árbol
    [shrub] un arbusto
    [moor] un páramo
    [bird] un ave
    [bat] un murciélago
    [insect] un insecto
    [dragonfly] un odonato
    [mouse] un roedor o insectívoro
    [paw] un animal con almohadillas
    [hoof] un animal con pezuñas
    [amphibian] un anfibio o reptil
    [plant] una planta
    [card-below] una carta de debajo
    [black-rabbit] un conejo negro
   *[other] { $what }
}{ $article ->
    [another] {" más"}
   *[other] {""}
}
what-each = { $key ->
    [tree] árbol
    [shrub] arbusto
    [moor] páramo
    [bird] ave
    [bat] murciélago
    [insect] insecto
    [dragonfly] odonato
    [mouse] roedor o insectívoro
    [paw] animal con almohadillas
    [hoof] animal con pezuñas
    [amphibian] anfibio o reptil
    [plant] planta
    [card-below] carta de debajo
    [black-rabbit] conejo negro
   *[other] { $what }
}
what-many = { $key ->
    [tree] árboles
    [shrub] arbustos
    [moor] páramos
    [bird] aves
    [bat] murciélagos
    [insect] insectos
    [dragonfly] odonatos
    [mouse] roedores o insectívoros
    [paw] animales con almohadillas
    [hoof] animales con pezuñas
    [amphibian] anfibios o reptiles
    [plant] plantas
    [card-below] cartas de debajo
    [black-rabbit] conejos negros
   *[other] cartas de { $what }
}
what-all = { $key ->
    [tree] todos los árboles
    [shrub] todos los arbustos
    [moor] todos los páramos
    [bird] todas las aves
    [bat] todos los murciélagos
    [insect] todos los insectos
    [dragonfly] todos los odonatos
    [mouse] todos los roedores e insectívoros
    [paw] todos los animales con almohadillas
    [hoof] todos los animales con pezuñas
    [amphibian] todos los anfibios y reptiles
    [plant] todas las plantas
    [card-below] todas las cartas de debajo
    [black-rabbit] todos los conejos negros
   *[other] todas las cartas de { $what }
}
either = { $first } o { $second }
plus = { $first } + { $second }
phrase-draw-n = roba { $n }
phrase-draw-n-per-what = roba { $n } por cada { $each }
phrase-take-n-from-the-clearing = toma { $n } del claro
phrase-play-a-what-free = juega gratis { $one }
phrase-play-a-what-free-and-use-its-effect = juega gratis { $one } y usa su efecto
phrase-play-any-number-of-what-free = juega gratis cualquier número de { $many }
phrase-play-a-what-from-the-clearing-free = juega gratis { $one } del claro
phrase-lay-a-universal-moor = coloca un páramo genérico
phrase-another-turn = otro turno
phrase-another-turn-if-you-have-a-what = otro turno si tienes { $one }
phrase-n-from-the-deck-into-the-cave = { $n } del mazo a la cueva
phrase-n-from-the-deck-into-the-cave-per-what = { $n } del mazo a la cueva por cada { $each }
phrase-n-from-the-clearing-into-the-cave = { $n } del claro a la cueva
phrase-all-what-from-the-clearing-into-the-cave = { $all } del claro a la cueva
phrase-n-from-the-hand-into-the-clearing = { $n } de la mano al claro
phrase-whenever-you-play-a-what-draw-n = siempre que juegues { $one }: roba { $n }
phrase-any-number-of-what-share-one-top-slot-here = aquí cabe cualquier número de { $many } en un mismo espacio de arriba
phrase-any-number-of-what-join-the-side-slots-here = aquí cabe cualquier número de { $many } en los espacios de los lados
phrase-each-what-below-it-counts-double = cada { $each } de debajo cuenta doble
phrase-in-a-moor = en un páramo
phrase-over-another-what-at-a-tree-or-shrub = sobre otra carta de { $each } en un árbol o arbusto
phrase-n = { $n }
phrase-n-per-what = { $n } por cada { $each }
phrase-n-per-different-what = { $n } por cada { $each } diferente
phrase-n-per-card-with-symbol = { $n } por cada carta con { $symbol }
phrase-n-per-card-with-its-own-symbol = { $n } por cada carta con su mismo símbolo
phrase-n-per-card-in-the-cave = { $n } por cada carta de la cueva
phrase-n-if-need-what = { $n } si tienes { $need } { $many }
phrase-n-if-need-what-else-less = { $n } si tienes { $need } { $many }; si no, { $less }
phrase-n-if-need-different-what = { $n } si tienes { $need } { $many } diferentes
phrase-n-if-need-different-what-else-less = { $n } si tienes { $need } { $many } diferentes; si no, { $less }
phrase-n-if-most-what = { $n } si nadie tiene más { $many }
phrase-n-if-most-what-else-less = { $n } si nadie tiene más { $many }; si no, { $less }
phrase-n-if-fully-occupied = { $n } si todos los espacios están ocupados
phrase-n-if-in-a-moor = { $n } si está en un páramo
phrase-table-by-different-what = { $table } según el número de { $many } diferentes
phrase-table-for-all-of-them-together = { $table } por todas sus cartas juntas
phrase-table-for-each-set-of-different-what = { $table } por cada grupo de { $many } diferentes
text-effect = efecto: { $phrase }
text-bonus = bonificación: { $phrase }
text-points = puntos: { $phrase }
text-cave-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} al final

## Lo que hay que decir de una cosa

fact-kind = Clase
fact-cost = Coste
fact-symbol = Símbolo de árbol
fact-place = Lugar
fact-permanent = Permanente
fact-effect = Efecto
fact-bonus = Bonificación
fact-points = Puntos
fact-option = Lo decide una opción
fact-inferred = Deducido
fact-house = Hecho aquí
told-part = { $part ->
    [permanent] el efecto permanente
    [effect] el efecto
    [bonus] la bonificación
   *[points] los puntos
}
told-symbol = el símbolo de { $tree }
# El nombre de una especie, con un asterisco si no es el publicado: el reglamento solo da estos.
told-name = { $name }{ $key ->
    [ash] {""}
    [black-alder] {""}
    [crab-apple] {""}
    [goat-willow] {""}
    [moor-birch] {""}
    [sessile-oak] {""}
    [tor] {""}
    [barn-owl] {""}
    [buzzard] {""}
    [common-lizard] {""}
    [nuthatch] {""}
   *[other] *
}
told-half = cuesta { $cost }; { $text }
told-cave = 1 por cada carta que haya en ella

## Hoja de puntuación

sheet-trees = Árboles
sheet-shrubs = Arbustos
sheet-moors = Páramos
sheet-birds = Aves
sheet-bats = Murciélagos
sheet-dragonflies = Odonatos
sheet-insects = Otros insectos
sheet-amphibians = Anfibios y reptiles
sheet-plants = Plantas
sheet-paws = Animales con almohadillas
sheet-hooves = Animales con pezuñas
sheet-cave = Cueva

## Opciones

option-cuckoo = Cucos en un árbol o arbusto
option-cuckoo-help = El cuco se posa sobre otra ave y vale 7 puntos. La lista inglesa de cartas permite uno por árbol o arbusto; la francesa, los que se quiera.
cuckoo-one = Uno como máximo
cuckoo-any = Cualquier número
option-wheatear = Las cartas de la collalba gris para la cueva
option-wheatear-help = La collalba gris llena tu cueva. Como efecto, siempre que pagas por ella; como bonificación, solo si todas las cartas con las que pagas muestran su símbolo de árbol.
wheatear-effect = Un efecto
wheatear-bonus = Una bonificación
option-free-tree = Un árbol que se juega gratis
option-free-tree-help = Jugar un árbol revela una carta en el claro. Aquí se decide si también lo hace un árbol que sale gratis.
free-tree-reveals = Revela una carta
free-tree-quiet = No revela ninguna

## Qué se pregunta

ask-cave = Elige una cueva.
ask-action = { $room ->
    [0] Tu mano está llena ({ $most } cartas): juega una.
    [1] Roba una carta y tu mano estará llena ({ $most } cartas), o juega una.
   *[other] Roba dos cartas o juega una.
}
ask-second = Roba una segunda carta, del mazo o del claro.
ask-place = { $who }: ¿dónde { $kind ->
    [bird] se posará
    [bat] se refugiará
    [plant] crecerá
   *[other] vivirá
}?{ $n ->
    [0] {""}
   *[other] {" "}Después paga { count-cards }.
}
ask-pay = { $who }: paga { $begun ->
    [yes] { more-cards }
   *[no] { count-cards }
} de tu mano.
ask-effect = { $who }: ¿usas su { $part ->
    [bonus] bonificación
   *[effect] efecto
} ({ $what })?
ask-take = { from-whom }: toma una carta del claro.
ask-free = { from-whom }: { $what }.
ask-lift = { from-whom }: { $what }.
ask-moor = { from-whom }: coloca una carta de tu mano bocabajo como páramo genérico.
ask-store = { $who }: pon { count-cards } del claro en tu cueva.
ask-lay = { $who }: pon { count-cards } de tu mano en el claro.
ask-lay-stuck = No puedes robar ni jugar: pon { count-cards } de tu mano en el claro.
from-whom = { $who }{ $part ->
    [bonus] {" "}(bonificación)
   *[effect] {""}
}
more-cards = { $n ->
    [one] { $n } carta más
   *[other] { $n } cartas más
}
ask-over = La partida ha terminado.

## Las reglas que cuentan ahora

help-cave = Cada participante toma una cueva, en orden inverso al de los turnos; después se aplican sus efectos en ese mismo orden. Una cueva vale un punto por cada carta que contiene, la cueva 4 cinco más (reglas 11, 12 y 45).
help-action = O robas dos cartas, cada una del mazo o del claro, hasta tener diez en la mano; o juegas una y la pagas con otras cartas de tu mano (reglas 13 a 17).
help-second = La segunda de las dos cartas, del mazo o del claro (regla 14).
help-place = Los árboles y arbustos tienen un espacio en cada lado; los páramos, dos arriba y dos abajo. Algunas especies piden un páramo, y un cuco va sobre otra ave; los odonatos sobre una pita de agua y los conejos junto a un tejón comparten espacio (reglas 19 a 24).
help-pay = Sirve cualquier carta. Si todas muestran el símbolo de árbol de la carta que juegas, en cualquiera de sus mitades, obtienes su bonificación (reglas 17, 18 y 27).
help-effect = Los efectos y las bonificaciones se pueden usar, pero no es obligatorio; primero el efecto, después la bonificación (regla 26).
help-take = Cualquier carta del claro, también las que acabas de pagar (regla 32).
help-free = La carta no cuesta nada; no se usa su bonificación, y su efecto solo si lo dice la carta que la trae. Necesita un espacio y activa los efectos permanentes (reglas 28 y 29).
help-lift = La carta debe estar en el claro; sirve una que acabas de pagar (regla 30).
help-moor = Cualquier carta de tu mano, bocabajo: es un páramo con dos espacios arriba y dos abajo, y solo tú conoces la carta (reglas 31 y 48).
help-store = Las cartas de tu cueva valen un punto cada una (reglas 34 y 45).
help-lay = Las cartas quedan bocarriba en el claro, al alcance de todos (reglas 12 y 35).
help-score = Puntos por cada carta visible de tu bosque según lo que indica, y uno por cada carta de tu cueva (reglas 38 a 45).

## Jugadas

move-cave = Elegir { $cave }
move-draw = Robar del mazo
move-take = Tomar { $card } del claro
move-play = Jugar { $half }
move-lift = Jugar { $half } del claro
move-place = Colocarla en { $stand }, { $slot }
move-pay = Pagar con { $card }
move-moor = Colocar { $card } bocabajo
move-store = Poner { $card } en la cueva
move-lay = Poner { $card } en el claro
move-use = Usarlo
move-pass = Renunciar

## Qué ha pasado

event-chose = { $you ->
    [yes] Eliges
   *[no] { $seat } elige
} { $cave }.
event-drew = { $you ->
    [yes] Robas
   *[no] { $seat } roba
} { $card }.
event-took = { $you ->
    [yes] Tomas
   *[no] { $seat } toma
} { $card } del claro.
event-played = { $you ->
    [yes] Juegas
   *[no] { $seat } juega
} { $half }.
event-chose-place = { $you ->
    [yes] Eliges
   *[no] { $seat } elige
} un espacio de { $stand }, { $slot }.
event-picked = { $you ->
    [yes] Escoges
   *[no] { $seat } escoge
} { $card }.
event-paid = { $you ->
    [yes] Pagas
   *[no] { $seat } paga
} con { $card }.
event-placed = { $half } está en { $you ->
    [yes] tu bosque
   *[no] el bosque de { $seat }
}.
event-covered = { $you ->
    [yes] Colocas
   *[no] { $seat } coloca
} { $card } bocabajo como páramo genérico.
event-revealed = Se revela { $card } y queda en el claro.
event-effect = { $you ->
    [yes] Usas
   *[no] { $seat } usa
} el efecto de { $species }.
event-bonus = { $you ->
    [yes] Usas
   *[no] { $seat } usa
} la bonificación de { $species }.
event-again = { $you ->
    [yes] Jugarás
   *[no] { $seat } jugará
} otro turno.
event-stored = { $you ->
    [yes] Pones { $card } en tu
   *[no] { $seat } pone { $card } en la
} cueva.
event-laid = { $you ->
    [yes] Pones
   *[no] { $seat } pone
} { $card } en el claro.
event-declined = { $you ->
    [yes] Renuncias
   *[no] { $seat } renuncia
}.
event-stuck = { $you ->
    [yes] No puedes robar ni jugar, y revelas tu
   *[no] { $seat } no puede robar ni jugar, y revela su
} mano.
event-showed = { $you ->
    [yes] Tienes
   *[no] { $seat } tiene
} { $card }.
event-cleared = Se vacía el claro: { $cards } cartas.
event-winter = Carta de Invierno número { $winter }.
event-ended = La partida ha terminado.

## Por qué no

reason-no-such-move = esa jugada no existe.
reason-game-over = la partida ha terminado.
reason-not-asked = le toca decidir a otra persona (regla 13).
reason-another-step = antes hay que hacer otra cosa (reglas 13, 17 y 26).
reason-cave-gone = esa cueva no está disponible (reglas 10 y 11).
reason-hand-full = ya tienes diez cartas en la mano (regla 15).
reason-not-in-clearing = esa carta no está en el claro.
reason-not-in-hand = esa carta no está en tu mano.
reason-no-such-half = un árbol, arbusto o páramo no tiene segunda mitad (regla 2).
reason-cannot-pay = no tienes suficientes cartas para pagarla (regla 17).
reason-no-room = no hay espacio para ella en tu bosque (reglas 19 a 24).
reason-other-kind = no es de la clase que ahora se puede jugar gratis (regla 29).
reason-not-your-stand = ese árbol, arbusto o páramo no está en tu bosque (regla 19).
reason-does-not-fit = no puede ocupar ese espacio (reglas 19 a 24).
reason-out-of-order = de varias cartas, las reglas toman primero la del número más bajo, y deben quedar suficientes (regla 18).
reason-no-pass = esto es obligatorio (reglas 12 y 35).

## Lo que cuenta un informe, y quién lo hizo

use-placed = Especies en el bosque
use-placed-did = tenían { $what } en su bosque
use-cave = Cuevas
use-cave-did = eligieron { $what }

## Lo que hay en la mesa

zone-clearing = Claro
zone-caves = Cuevas por elegir
zone-playing = En juego
zone-forest = Bosque
zone-cave = Cueva
zone-hand = Mano

## En la terminal

hint-costs = cuesta { $cost }
hint-symbol = su símbolo
hint-beside = junto a { $names }
label-no-cave = aún sin cueva
label-cave = cueva { $number }: { count-cards }
label-belongings = { $cave }; mano: { count-cards }
label-belongings-known = { $cave }; mano: { count-cards }, entre ellas { $cards }
label-deck = Mazo: { count-cards }; inviernos vistos: { $winters } de { $all }.
label-caves = Cuevas: { $caves }.
label-clearing = Claro ({ $n }): { $cards }
label-clearing-empty = Claro (0): vacío
label-or = o
label-top = arriba
label-bottom = abajo
label-left = izquierda
label-right = derecha
label-card = (cuesta { $cost }; { $text })
legend = Símbolos de árbol: { $symbols }

## Qué puede fallar en un conjunto de componentes

pack-symbol = la carta { $card } debe mostrar uno de { $known }, no «{ $found }»
pack-entries = tiene que haber { $wanted } entradas en { $list }, no { $found }
pack-species = la especie { $species }: { $what }
pack-sets = todas las especies que se cuentan por grupos deben tener los mismos puntos
pack-triggers = como máximo { $most } especies pueden tener un efecto cada vez que se juega algo
pack-cave-effects = { $cave } tiene más de { $most } efectos
pack-no-category = no existe la categoría «{ $category }»
pack-category = debe llevar una categoría
pack-cost = debe costar de 0 a { $most }, no { $found }
pack-terms = sus puntos pueden tener { $most } términos como máximo
pack-lays = solo una cueva puede poner cartas de la mano en el claro
pack-source = su procedencia es «house» si una parte se hizo aquí o se dedujo, y solo entonces
pack-source-part = no tiene { $part }
pack-no-species = no existe la especie «{ $species }»
pack-place = la especie { $species } no puede estar en el lugar { $place } de una carta
pack-whole = la especie { $species } no puede ocupar una carta entera
pack-symbol-twice = la carta de { $first } y { $second } muestra dos veces el mismo símbolo de árbol
pack-copies = tiene que haber { $wanted } de la especie { $species }, no { $found } como en las cartas
pack-moors = como máximo { $most } cartas y cuevas pueden colocar un páramo genérico, no { $found }
pack-effect = el efecto «{ $phrase }» no se entiende; los hay así: { $known }
pack-permanent = el efecto permanente «{ $phrase }» no se entiende; los hay así: { $known }
pack-limit = el lugar «{ $phrase }» no se entiende; los hay así: { $known }
pack-points = los puntos «{ $phrase }» no se entienden; los hay así: { $known }
pack-phrase = la frase «{ $phrase }» no se entiende; las hay así: { $known }
pack-nothing = no existe ninguna categoría ni especie «{ $found }»
pack-too-many = «{ $phrase }» habla de demasiadas cartas: { $most } como máximo
pack-point-steps = los puntos «{ $phrase }» tienen más de { $most } pasos
pack-set-gains = en los grupos «{ $phrase }», cada carta debe dar al menos tanto como la anterior

## Una mesa escrita a mano

hand-cave-taken = { $where }: { $other } ya tiene la cueva { $cave }.
hand-copies = { $where }: en el juego solo hay { $most } de { $species }.
hand-halves = { $where }: en el juego solo hay { $most } cartas con { $side ->
    [top] mitades de arriba y de abajo
    [bottom] mitades de arriba y de abajo
   *[other] mitades izquierda y derecha
} (regla 3), y en la mesa hay más habitantes de ese tipo.
hand-cards = hay { $count } cartas en la mesa y en las cuevas, y solo { $most } en una partida de { $players } jugadores (regla 7).
hand-at-stand = { $where }, lugar { $stand }
hand-symbol = { $where }: { $card }: los símbolos de árbol son { $known }, no «{ $found }».
hand-universal = { $where }: un páramo genérico no tiene símbolo de árbol.
hand-no-species = { $where }: no existe la especie «{ $species }».
hand-part = { $where }: { $species } no puede { $place ->
    [stand] ser un lugar
    [top] estar arriba
    [bottom] estar abajo
    [left] estar a la izquierda
   *[right] estar a la derecha
}: es { $part ->
    [tree] un árbol
    [shrub] un arbusto
    [moor] un páramo
    [top] una mitad de arriba
    [bottom] una mitad de abajo
   *[side] una mitad izquierda o derecha
}.
hand-own-symbol = { $where }: { $species } lleva el símbolo { $own }, no { $found }.
hand-no-side = { $where }: un páramo no tiene espacio a la { $side ->
    [left] izquierda
   *[right] derecha
} (regla 20).
hand-in-moor = { $where }: { $species } solo puede estar en un páramo (regla 21).
hand-at-tree = { $where }: { $species } solo puede estar en un árbol o arbusto (regla 22).
hand-lone-cuckoo = { $where }: un cuco necesita otra ave en su espacio (regla 22).
hand-cuckoos = { $where }: hay un cuco como máximo en cada árbol o arbusto (regla 22).
hand-crowded = { $where }: hay demasiados habitantes { $side ->
    [top] arriba
    [bottom] abajo
    [left] a la izquierda
   *[right] a la derecha
} (reglas 19 a 24).
hand-uncounted = { $where }: { $card } no se cuenta.
hand-uncounted-stand = { $where }: { $card } no se cuenta, ni quien vive allí.
why-at = { $species } ({ $stand }, { $side ->
    [top] arriba
    [bottom] abajo
    [left] a la izquierda
   *[right] a la derecha
})
why-twice = dos veces ({ $told }), { $stand }
why-most = { $most ->
    [yes] nadie tiene más { $things }
   *[no] alguien tiene más { $things }
}
why-full = { $full ->
    [yes] todos los espacios ocupados
   *[no] no todos los espacios ocupados
}
why-in-moor = { $moor ->
    [yes] en un páramo
   *[no] no está en un páramo
}
why-of = { $told } de { $need }
why-different = { $n } { $things } { $n ->
    [one] diferente
   *[other] diferentes
}
why-symbol = { count-cards } con { $symbol }
why-no-symbol = { count-cards }, sin símbolo indicado,
why-in-cave = { count-cards } en la cueva
count-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
why-sets = Odonatos en grupos de { $sizes }
why-together = { $n } en total
why-cave = Cueva: { count-cards }
why-cave-extra = { $n } por la cueva { $cave }

## Lo que puede anotar quien tiene la caja

entries-species = Especies
entries-whole = Árboles, arbustos y páramos
entries-vertical = Cartas divididas en arriba y abajo
entries-horizontal = Cartas divididas en izquierda y derecha
entries-cave = Cuevas
field-species-part = Parte de una carta
field-species-part-tree = árbol
field-species-part-shrub = arbusto
field-species-part-moor = páramo
field-species-part-top = mitad superior
field-species-part-bottom = mitad inferior
field-species-part-side = mitad izquierda o derecha
field-species-symbols = Símbolos de categoría
field-category-tree = árbol
field-category-shrub = arbusto
field-category-moor = páramo
field-category-bird = ave
field-category-bat = murciélago
field-category-insect = insecto
field-category-dragonfly = odonato
field-category-mouse = roedor o insectívoro
field-category-paw = almohadillas
field-category-hoof = pezuñas
field-category-amphibian = anfibio o reptil
field-category-plant = planta
field-species-copies = Cuántas hay
field-species-cost = { fact-cost }
field-species-points = { fact-points }
field-species-place = { fact-place }
field-species-permanent = { fact-permanent }
field-species-effect = { fact-effect }
field-species-bonus = { fact-bonus }
field-species-contested = Impreso de otro modo según la edición
field-species-contested-none = no
field-species-contested-cuckoo = cuántos cucos admite un árbol o arbusto
field-species-contested-wheatear = si es un efecto o una bonificación
field-species-none = nada
field-species-inferred = Deducido de ejemplos o aplicaciones de puntuación
field-species-house = Hecho para Spinney
field-whole-card-face = Anverso
field-vertical-card-top = Mitad superior
field-vertical-card-bottom = Mitad inferior
field-horizontal-card-left = Mitad izquierda
field-horizontal-card-right = Mitad derecha
field-face-species = Especie
field-face-symbol = { fact-symbol }
field-symbol-CA = { species-crab-apple }
field-symbol-BA = { species-black-alder }
field-symbol-SO = { species-sessile-oak }
field-symbol-GW = { species-goat-willow }
field-symbol-AS = { species-ash }
field-symbol-MB = { species-moor-birch }
field-cave-effect = { fact-effect }
field-cave-points = { fact-points }
