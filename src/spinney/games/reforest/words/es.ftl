# Reforest, español.

## El juego

about-summary = Haz crecer la ladera de una montaña, de las hierbas a los árboles viejos, aliméntala con lo que se marchita y prepárate para cuando se acabe el mazo.
about-note = Las reglas y las cantidades, como se publicaron; salvo unos pocos datos, las 91 plantas, los 10 visitantes y los 5 eventos son datos propios.

## Cosas

seat = Jugador { $number }
plant = { plant-name } ({ $latin }, { $height } m)
plant-short = { plant-name } { $height } m
plant-long = { plant-name } { $latin } { $height } m

# Las especies de otra caja de cartas se llaman como allí.
plant-name = { $id ->
    [bunchberry] Cornejo enano
    [twinflower] Linnea
    [foamflower] Tiarela
    [western-trillium] Trilio occidental
    [fireweed] Adelfilla
    [yarrow] Milenrama
    [great-camas] Camasia grande
    [coastal-strawberry] Fresal de Chile
    [arctic-lupine] Altramuz ártico
    [sitka-valerian] Valeriana de Sitka
    [partridge-foot] Pie de perdiz
    [round-leaved-sundew] Rocío del sol
    [skunk-cabbage] Col de mofeta
    [sword-fern] Helecho espada
    [deer-fern] Lonchite
    [lady-fern] Helecho hembra
    [bracken] Helecho águila
    [licorice-fern] Polipodio regaliz
    [maidenhair-fern] Culantrillo de las Aleutianas
    [labrador-tea] Té del Labrador
    [salal] Salal
    [salmonberry] Frambueso salmón
    [thimbleberry] Frambueso dedal
    [red-huckleberry] Arándano rojo del Pacífico
    [evergreen-huckleberry] Arándano siempreverde
    [oval-leaved-blueberry] Arándano de hoja ovalada
    [black-huckleberry] Arándano negro
    [dull-oregon-grape] Uva de Oregón enana
    [red-flowering-currant] Grosellero de flor
    [devils-club] Bastón del diablo
    [red-elderberry] Saúco rojo
    [oceanspray] Espuma de mar
    [nootka-rose] Rosa de Nutka
    [false-azalea] Falsa azalea
    [kinnikinnick] Gayuba
    [sweet-gale] Mirto de Brabante
    [pink-mountain-heather] Brezo rosa de montaña
    [sitka-alder] Aliso de Sitka
    [sitka-mountain-ash] Serbal de Sitka
    [red-alder] Aliso rojo
    [bigleaf-maple] Arce de hoja grande
    [vine-maple] Arce enredadera
    [shore-pine] Pino contorto
    [arbutus] Madroño del Pacífico
    [garry-oak] Roble de Oregón
    [black-cottonwood] Álamo negro americano
    [pacific-crab-apple] Manzano silvestre del Pacífico
    [pacific-dogwood] Cornejo del Pacífico
    [cascara] Cáscara sagrada
    [pacific-yew] Tejo del Pacífico
    [western-redcedar] Tuya gigante
    [western-hemlock] Tsuga occidental
    [douglas-fir] Abeto de Douglas
    [sitka-spruce] Pícea de Sitka
    [grand-fir] Abeto gigante
    [amabilis-fir] Abeto plateado del Pacífico
    [mountain-hemlock] Tsuga de montaña
    [subalpine-fir] Abeto subalpino
    [yellow-cedar] Ciprés de Nutka
    [whitebark-pine] Pino de corteza blanca
   *[other] { $name }
}
card-unknown = una carta bocabajo
animal = { animal-name } ({ $latin })
animal-name = { $id ->
    [rufous-hummingbird] Colibrí rufo
    [black-bear] Oso negro americano
    [douglas-squirrel] Ardilla de Douglas
    [banana-slug] Babosa banana del Pacífico
    [vancouver-island-marmot] Marmota de Vancouver
    [roosevelt-elk] Uapití de Roosevelt
    [pileated-woodpecker] Picamaderos norteamericano
    [marbled-murrelet] Mérgulo jaspeado
    [black-tailed-deer] Ciervo de cola negra
    [pacific-marten] Marta del Pacífico
   *[other] { $name }
}
visitor-unknown = un visitante bocabajo
event = { $id ->
    [salmon-run] Remonte del salmón
    [mast-year] Año vecero
    [summer-drought] Sequía estival
    [ground-fire] Incendio de superficie
    [spring-migration] Migración primaveral
   *[other] { $name }
}
event-unknown = un evento bocabajo
space = fila { $row ->
    [L] { row-L }
    [M] { row-M }
   *[H] { row-H }
}{ $place ->
    [left] , izquierda
    [centre] , centro
    [right] , derecha
   *[only] {""}
}
space-unknown = fila de una región
energy-alone = la energía almacenada
at-place = { $what } ({ $space })
effect-number = el efecto { $number }
nursery-number = la carta { $number }
count = { $n }
count-unknown = una cantidad oculta
count-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
cards-unknown = algunas cartas
count-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
points-unknown = algunos puntos
verdict-won = Reto superado
verdict-lost = Reto no superado
verdict-unknown = Sin decidir

## Lo que dicen las cartas

kind = { $kind ->
    [herb] { $n ->
        [one] hierba
       *[other] hierbas
    }
    [fern] { $n ->
        [one] helecho
       *[other] helechos
    }
    [shrub] { $n ->
        [one] arbusto
       *[other] arbustos
    }
    [tree] { $n ->
        [one] árbol
       *[other] árboles
    }
   *[plant] { $n ->
        [one] planta
       *[other] plantas
    }
}
light-sun = sol
light-shade = sombra
icon-flower = flor
icon-fruit = fruto
trait-evergreen = hoja perenne
trait-conifer = conífera
trait-nitrogen = fija nitrógeno
trait-edible = comestible
trait-poisonous = tóxica
trait-pioneer = pionera
trait-wetland = de humedal
row-L = baja
row-M = media
row-H = alta

# Lo que cuenta o elige una carta: "plantas de hoja perenne en este espacio o al lado".
of-plant = { $kinds }{ of-light }{ of-trait }{ with-icon }{ of-height }{ in-layer }{ in-rows }{ in-zone }
of-energy = energía almacenada{ in-zone }
of-empty-space = { $n ->
    [one] espacio vacío
   *[other] espacios vacíos
}{ in-zone }
of-light = { $light ->
    [sun] {" de sol"}
    [shade] {" de sombra"}
   *[no] {""}
}
of-trait = { $trait ->
    [evergreen] {" de hoja perenne"}
    [conifer] {" de especie conífera"}
    [nitrogen] {" de especie fijadora de nitrógeno"}
    [edible] {" de especie comestible"}
    [poisonous] {" de especie tóxica"}
    [pioneer] {" de especie pionera"}
    [wetland] {" de humedal"}
   *[no] {""}
}
with-icon = { $icon ->
    [flower] {" con flor"}
    [fruit] {" con fruto"}
   *[no] {""}
}
of-height = { $height ->
    [0] {""}
   *[other] {" de "}{ $height } m o más
}
in-layer = { $layer ->
    [canopy] {" en el dosel"}
    [understory] {" en el sotobosque"}
   *[both] {""}
}
in-rows = { $rows ->
    [no] {""}
   *[other] {" en la fila "}{ $rows }
}
in-zone = { $zone ->
    [near] {" aquí o al lado"}
    [stack] {" en esta pila"}
    [row] {" en esta fila"}
   *[region] {""}
}
list-more = { $first }, { $second }
list-last = { $first } y { $second }
list-or = { $first } o { $second }

timing-when-played = AL JUGARLA
timing-when-played-cost = { timing-when-played }
timing-passive = PASIVO
timing-reaction = REACCIÓN
timing-before-gathering = ANTES DE RECOLECTAR
timing-after-gathering = DESPUÉS DE RECOLECTAR
timing-when-covered = AL CUBRIRLA
timing-scoring = PUNTUACIÓN
effect = { $timing }: { $steps }.
effect-if = { $timing }: { $condition }, { $steps }.
if-played = cuando juegues { $things }
if-covered = cuando se cubran { $things } en tu región
if-awarded = cuando ganes un visitante
happens = { $steps }.
happens-to-all = para todos: { $steps }.
then = { $first }; después, { $second }
if-so = { $first } y, si lo has hecho, { $second }
source-any = del mazo o del vivero
source-deck = del mazo
source-nursery = del vivero
source-hand = de tu mano
step-look = mira { $n ->
    [one] la primera carta
   *[other] las { $n } primeras cartas
} del mazo
step-draw = roba { $n } { $source }
step-discard = descarta { $n }
step-store = almacena { $n } { $source } { $where }
where-here = aquí
where-any = bajo una pila
where-rows = bajo una pila de la fila { $rows }
step-reclaim = devuelve a tu mano { $n } de energía almacenada aquí o al lado
step-refresh = { $n ->
    [one] descarta una carta del vivero y reponla
   *[other] descarta hasta { $n } cartas del vivero y reponlas
}
step-move = mueve otra planta del dosel de { $height } m como máximo a un espacio contiguo al suyo
step-visitor-draw = roba un visitante
step-visitor-add = un visitante más en esta ronda
step-burn = convierte en energía { $n } de tus { $things }
step-hand-limit = tu límite de cartas en la mano aumenta en { $n }
step-reach = la energía de aquí paga plantas en cualquier espacio
step-score = { $n } por cada { $things }
step-score-most = { $n } por cada { $things } (como máximo, { $most })
step-cost-per = cuesta { $n } { more-or-less } por cada { $things }
step-cost-per-most = cuesta { $n } { more-or-less } por cada { $things } (como máximo, { $most })
step-cost-when = cuesta { $n } { more-or-less } con { $things }
step-cost-for = jugar { $things } cuesta { $n } { more-or-less }
more-or-less = { $way ->
    [less] menos
   *[more] más
}

## Lo que dicen las cartas en breve: pocas palabras, y ⟦símbolos⟧ por lo que llevan las plantas

brief-timing-when-played = Al jugarla
brief-timing-when-played-cost = Coste
brief-timing-passive = Siempre
brief-timing-reaction = Reacción
brief-timing-before-gathering = Antes de recolectar
brief-timing-after-gathering = Tras recolectar
brief-timing-when-covered = Al cubrirla
brief-timing-scoring = Puntúa
brief-if-play = { $things }: { $steps }
brief-if-cover = { $things } cubierta: { $steps }
brief-if-award = visitante ganado: { $steps }
brief-then = { $first }, luego { $second }
brief-if-so = { $first }: si es así, { $second }
brief-look = mira las { $n } de encima
brief-draw = roba { $n }{ $source ->
    [deck] {" "}del mazo
    [nursery] {" "}del vivero
   *[any] {""}
}
brief-discard = descarta { $n }
brief-store = almacena { $n }{ $source ->
    [nursery] {" "}del vivero
    [hand] {" "}de tu mano
   *[deck] {""}
} { $where ->
    [here] aquí
    [rows] bajo una pila { $things }
   *[any] bajo una pila
}
brief-reclaim = recupera { $n } ⟦energy⟧ cerca
brief-refresh = { $n ->
    [one] cambia una carta del vivero
   *[other] cambia hasta { $n } del vivero
}
brief-move = mueve una planta de hasta { $height } m
brief-visitor-draw = roba un visitante
brief-visitor-add = un visitante más
brief-burn = { $n } { $things } arde y da ⟦energy⟧
brief-hand-limit = límite de mano +{ $n }
brief-reach = ⟦energy⟧ de aquí paga en todas partes
brief-score = { $n } por { $things }{ $most ->
    [0] {""}
   *[other] , máx. { $most }
}
brief-cost-for = { $things } cuesta { $n } { $way ->
    [less] menos
   *[more] más
}
brief-cost-per = { $n } { $way ->
    [less] menos
   *[more] más
} por { $things }{ $most ->
    [0] {""}
   *[other] , máx. { $most }
}
brief-cost-when = { $n } { $way ->
    [less] menos
   *[more] más
} con { $things }
brief-height = ⟦height⟧ { $height } m
brief-plant = planta
brief-empty-space = espacio vacío
brief-in-near = cerca
brief-in-stack = en esta pila
brief-in-row = en esta fila
brief-in-canopy = en el dosel
brief-in-understory = en el sotobosque

## Lo que hay que decir de una cosa

fact-kind = Clase
fact-cost = Coste
fact-value = Valor
fact-height = Altura
fact-rows = Fila
fact-light = Luz
fact-marks = Marcas
fact-effect = Efecto
fact-goal = Meta
fact-alone = A solas
fact-when = Cuándo
fact-beside = Junto a
told-height = { $height } m
told-most = más { $things }
told-solo = { $first }, { $second } y { $third } en las tres rondas
told-round-start = al principio de la ronda
told-all-round = durante toda la ronda

## Hoja de puntuación

sheet-plants = Plantas
sheet-effects = Efectos de puntuación
sheet-energy = Energía almacenada
sheet-visitors = Visitantes
sheet-elevation = Bonificación por altitud
sheet-hand = Cartas en la mano

## Opciones

option-challenge = Solitario
option-challenge-help = A solas se juega contra un objetivo: tus puntos deben superar el valor que indica.
challenge-none = No, para varias personas
challenge-standard = Normal: superar el valor de todas las plantas en juego
challenge-hard = Difícil: también el de los visitantes que no ganes
option-events = Módulo de eventos
option-events-help = Cada ronda empieza con un evento que afecta a todos: una sequía, un fuego, un año de muchas semillas. Mejor sin él en la primera partida.
events-off = No
events-on = Sí
option-same-space-energy = Energía bajo la pila en la que crece una planta
option-same-space-energy-help = La energía junto a un espacio paga las plantas que crecen en él. Las reglas no dicen si también vale la del propio espacio.
same-space-energy-pays = Sirve para pagarla (aclaración R13)
same-space-energy-stays = No sirve para pagarla
option-covered-passive = Efecto pasivo de la planta que se va a cubrir
option-covered-passive-help = Algunas plantas abaratan otras mientras están encima. Las reglas no dicen si aún cuenta la que se va a cubrir.
covered-passive-counts = Aún cuenta para el coste (aclaración R11)
covered-passive-ended = Ya no cuenta

## Qué se pregunta

ask-action = Recolecta cartas o juega una planta.
ask-pay = Elige una carta para pagar.
ask-before = Antes de recolectar: usa un efecto o sigue adelante.
ask-gather = Roba una carta del mazo o del vivero.
ask-after = Después de recolectar: usa un efecto o sigue adelante.
ask-effects = Usa un efecto o sigue adelante.
ask-draw = Elige de dónde robas una carta.
ask-price = Elige una carta para descartarla como precio.
ask-under = Elige la pila bajo la que almacenas energía.
ask-store = Elige una carta de tu mano para almacenarla.
ask-stow = Elige una carta del vivero para almacenarla.
ask-reclaim = Elige una carta almacenada para devolverla a tu mano.
ask-refresh = Elige una carta del vivero para descartarla, o para.
ask-move = Elige qué planta mueves y adónde.
ask-burn = Elige la planta que arde.
ask-toll = Descarta una carta del vivero o la primera del mazo.
ask-limit = Descarta hasta tu límite de cartas en la mano.
ask-over = La partida ha terminado.

# Qué se pregunta, de quién es el efecto, qué se pide y cuántas cartas faltan.
prompt-pay = { $plant }: paga { $left } con { $with ->
    [hand] cartas de tu mano
    [energy] energía contigua
   *[both] cartas de tu mano o energía contigua
}.
prompt-gather = { $left ->
    [one] Roba una segunda carta del mazo o del vivero, o para.
   *[other] Roba la primera carta del mazo o del vivero.
}
prompt-draw = { $whose }: roba { $left ->
    [one] una carta
   *[other] { $left } cartas
} { $source }{ $may_stop ->
    [yes] , o para
   *[no] {""}
}.
prompt-price = { $whose }: descarta { cards-left } de tu mano como precio.
prompt-under = { $whose }: { $step }. Elige la pila.
prompt-store = { $whose }: almacena { cards-left } de tu mano.
prompt-stow = { $whose }: almacena { cards-left } del vivero.
prompt-reclaim = { $whose }: devuelve a tu mano { cards-left } de energía almacenada.
prompt-refresh = { $whose }: descarta { $may_stop ->
    [yes] { $left ->
        [one] una carta más del vivero, o para
       *[other] hasta { $left } cartas más del vivero, o para
    }
   *[no] { $left ->
        [one] una carta del vivero
       *[other] de una a { $left } cartas del vivero
    }
}.
prompt-move = { $whose }: { $step }.
prompt-burn = { $whose }: { $step }.
prompt-limit = Tu mano supera su límite de { $limit } cartas: descarta { $left }.
cards-left = { $left ->
    [one] 1 carta
   *[other] { $left } cartas
}

## Las reglas que cuentan ahora

help-action = Recolecta una o dos cartas del mazo y del vivero, o juega una planta. La primera va en la fila baja; las siguientes, al lado de otra planta o encima de una menos alta, cuyo coste se descuenta. La fila debe ser una de las de la planta (reglas 15, 25 y 28).
help-pay = Cada carta vale 1, sea de tu mano o energía de espacios contiguos. Elígelas en cualquier orden (reglas 29 y 30).
help-before = Cada efecto se puede usar una vez por recolección, en cualquier orden, o no usarse (reglas 19 y 24).
help-gather = Una o dos cartas, de una en una, cada una del mazo o del vivero; solo se puede renunciar a la segunda. El vivero se repone entre turnos (reglas 15, 18 y 20).
help-after = Cada efecto se puede usar una vez por recolección, en cualquier orden, o no usarse (reglas 21 y 24).
help-effects = Los efectos que ha activado la jugada se pueden usar en cualquier orden, o no usarse. Si se acaba el mazo, la ronda termina de inmediato y después sigues (reglas 35, 38 y 46).
help-draw = Un efecto empezado se resuelve entero; solo tras el final de una ronda se puede renunciar a las cartas que falten por robar (reglas 38 y 50).
help-price = Sirve cualquier carta de tu mano; después el efecto se resuelve entero (regla 38).
help-under = La energía está bocabajo, bajo una pila. Cada carta suya paga 1 por una planta contigua y vale 1 punto al final (reglas 29, 43 y 56).
help-store = { help-under }
help-stow = { help-under }
help-reclaim = Una carta almacenada vuelve a ser una carta normal cuando está en tu mano (regla 43).
help-refresh = El vivero no se repone durante un turno, a no ser que lo diga la carta (regla 18).
help-move = Mover no cuesta nada ni activa efectos de jugar. La planta debe poder crecer en la nueva fila y ser más alta que lo que cubre; la energía y el sotobosque se quedan (regla 44).
help-burn = Lo que dice un evento se hace siempre que sea posible (regla 64).
help-limit = Siete cartas al final de tu turno; algunas plantas aumentan el límite (reglas 16 y 17).
help-toll = En solitario, cada recolección cuesta una carta del vivero o la primera del mazo (regla 59).
help-score = Cada planta, su valor; las del dosel, su efecto de puntuación; 1 por cada carta almacenada; los visitantes, su valor; 2 por cada planta de la pila más pequeña de cada fila; 1 por cada dos cartas en la mano (regla 56).

## Jugadas

move-gather = Recolectar
move-grow = Jugar { $hand } en la { $space }
move-pay = Pagar con { $hand }
move-spend = Pagar con energía almacenada: { $energy }
move-use = Usar { $effect }
move-draw = Robar del mazo
move-take = Tomar { $nursery } del vivero
move-discard = Descartar { $hand }
move-store = Almacenar { $hand }
move-under = Almacenar bajo { $space }
move-reclaim = Recuperar { $energy }
move-clear = Descartar { $nursery } del vivero
move-mill = Descartar la primera carta del mazo
move-move = Mover { $space } a la { $to }
move-burn = Quemar { $space }
move-done = Nada más

## Qué ha pasado

event-gathers = { $you ->
    [yes] Recolectas
   *[no] { $seat } recolecta
}.
event-drew = { $you ->
    [yes] Robas
   *[no] { $seat } roba
} { $card } del mazo.
event-took = { $you ->
    [yes] Tomas
   *[no] { $seat } toma
} { $card } del vivero.
event-paid = { $you ->
    [yes] Pagas
   *[no] { $seat } paga
} con { $card }.
event-grew = { $you ->
    [yes] Juegas
   *[no] { $seat } juega
} { $card } en la { $space }.
event-covered = Cubre { $card }, que sobrevive en { $you ->
    [yes] tu sotobosque
   *[no] el sotobosque de { $seat }
}.
event-withered = Cubre { $card }, que se marchita y pasa a ser { $you ->
    [yes] tu energía
   *[no] energía de { $seat }
}.
event-used = { $you ->
    [yes] Usas
   *[no] { $seat } usa
} el efecto de { $card }.
event-looked = { $you ->
    [yes] Miras
   *[no] { $seat } mira
} la parte superior del mazo: { $card }.
event-discarded = { $you ->
    [yes] Descartas
   *[no] { $seat } descarta
} { $card }.
event-stored = { $you ->
    [yes] Almacenas
   *[no] { $seat } almacena
} { $card } en la { $space }.
event-stowed = { $you ->
    [yes] Almacenas
   *[no] { $seat } almacena
} { $card } del vivero en la { $space }.
event-reclaimed = { $you ->
    [yes] Recuperas
   *[no] { $seat } recupera
} { $card } de la { $space }.
event-moved = { $you ->
    [yes] Mueves
   *[no] { $seat } mueve
} { $card } a la { $space }.
event-burned = { $you ->
    [yes] Arde tu { $card }
   *[no] Arde { $card } de { $seat }
} en la { $space } y se convierte en energía.
event-cleared = Se descarta { $card } del vivero.
event-laid = { $card } llega al vivero.
event-milled = Se descarta { $card } del mazo.
event-visited = { $you ->
    [yes] Robas
   *[no] { $seat } roba
} { $visitor } como visitante.
event-invited = Al final de esta ronda también vendrá de visita { $visitor }.
event-round-ended = Se ha acabado el mazo: termina la ronda { $round }.
event-awarded = { $visitor } es para { $you ->
    [yes] ti: tienes
   *[no] { $seat }, que tiene
} { $matches }.
event-waits = { $visitor } queda en empate y espera al final de la siguiente ronda.
event-left = { $visitor } se marcha sin que nadie se haya ganado su visita.
event-reset = Se baraja un nuevo mazo de { $cards }.
event-occurred = Evento: { $event }.
event-ended = La partida ha terminado.
event-challenge = { $verdict }: { $score } frente a un objetivo de { $target }.

## Por qué no

reason-no-such-move = esa jugada no existe.
reason-game-over = la partida ha terminado.
reason-not-asked = le toca decidir a otra persona (regla 13).
reason-another-step = ahora hay que hacer otra cosa (regla 16).
reason-no-such-card = no hay ninguna carta en ese lugar.
reason-wrong-row = esta planta no crece en esa fila (regla 25).
reason-not-taller = solo una planta más alta puede cubrir a otra (regla 25).
reason-first-low = la primera planta va en la fila baja (regla 25).
reason-not-adjacent = ese espacio no es contiguo (reglas 8 y 25).
reason-cannot-pay = no tienes suficientes cartas y energía contigua para pagarla (regla 32).
reason-out-of-order = de una en una, las cartas se toman en el orden en que están, y deben quedar suficientes: elígelas juntas (regla 29).
reason-energy-too-far = esa energía no es contigua (regla 30).
reason-deck-empty = el mazo está vacío (regla 54).
reason-not-from-there = este efecto nombra otra procedencia (regla 42).
reason-no-card-there = no hay ninguna carta en ese lugar del vivero (regla 18).
reason-no-such-effect = no hay tal efecto que usar.
reason-not-usable = este efecto no se puede usar ahora: no se puede pagar su precio, no haría nada o su planta ha ardido (reglas 38 y 64).
reason-no-stack = la energía se almacena bajo una pila, y ahí no hay ninguna (regla 43).
reason-wrong-stack = este efecto no almacena ahí (regla 43).
reason-not-itself = una planta no se mueve a sí misma con su propio efecto (regla 44).
reason-no-plant-there = no hay ninguna planta en ese espacio.
reason-too-tall = esta planta es demasiado alta para este efecto (regla 44).
reason-not-that-plant = este evento no quema esa planta (regla 64).
reason-must-go-on = un efecto empezado se resuelve entero (regla 38).
reason-must-draw = quien recolecta roba al menos una carta (regla 15).

## Lo que cuenta un informe, y quién lo hizo

use-grown = Plantas jugadas
use-grown-did = jugaron { $what }
use-visitors = Visitantes
use-visitors-did = ganaron { $what }
use-events = Eventos
use-events-did = ocurrió { $what }
use-verdict = Cómo acabó el solitario
use-verdict-did = el resultado fue: { $what }

## Lo que hay en la mesa

zone-nursery = Vivero
zone-visitors = Visitantes
zone-left = Visitantes que se han ido
zone-events = Eventos
zone-growing = Por pagar
zone-effects = Efectos por usar
zone-deck = Vistas en el mazo
zone-discard = Descartes
zone-region = Región
zone-hand = Mano
zone-taken = Visitantes
label-empty = vacío
label-due = fin de la ronda { $round }
label-lasting = toda la ronda
label-from-top = { $n }.ª desde arriba
label-energy = energía
label-here = moverla aquí

## En la terminal

hint-for = { $price ->
    [0] gratis
    [one] por { $price } carta
   *[other] por { $price } cartas
}
hint-for-over = { hint-for }, encima de { $card }
hint-stored = almacenada en la { $space }
label-hand-size = { $n ->
    [one] { $n } carta en la mano
   *[other] { $n } cartas en la mano
}
label-round = Ronda { $round }
label-last-lap = Última vuelta
label-piles = Mazo { $deck }   Descartes { $discarded }   Bajo visitantes { $first } y { $second }
label-target = Objetivo { $target }
label-growing = Por pagar:
label-visitor = Visitante de la ronda { $round }
label-goal = { $points } por tener más { $things }; por ahora { $found }
label-solo-goal = { $points } por { $wanted } { $things }; por ahora { $found }
label-cost = coste { $cost }, fila { $rows }
legend = Filas, de izquierda a derecha   { $energy }2 energía almacenada   +1 en el sotobosque

## Qué puede fallar en un conjunto de componentes

pack-plants = tiene que haber { $wanted } cartas de planta, no { $found }
pack-visitors = tiene que haber { $wanted } visitantes, no { $found }
pack-events = tiene que haber { $wanted } eventos, no { $found }
pack-event-lasts = el evento { $event } debe cambiar costes si dura toda la ronda, y solo entonces
pack-awards = como máximo dos plantas pueden reaccionar a que se gane un visitante
pack-selector = un selector
pack-settings = tiene que haber un reparto para cada número de jugadores de 1 a { $most }
pack-setting = el reparto { $setting } no se puede hacer con { $cards } cartas
pack-region = una región debe tener tres espacios bajos, dos medios y uno alto, en este orden, no { $found }
pack-borders = los espacios { $first } y { $second } deben ser contiguos el uno del otro
pack-rows = { $where }: las filas son algunas de las letras { $letters }, no «{ $found }»
pack-trigger = { $where }: una reacción tiene un solo desencadenante, y nada más lo tiene
pack-steps = { $where }: un efecto tiene uno o dos pasos, no { $found }
pack-verb = { $where }: un paso tiene exactamente un verbo
pack-timing = { $where }: el verbo { $verb } no es para este momento
pack-draw = { $where }: se roba del mazo o del vivero
pack-store = { $where }: las cartas que se almacenan vienen del mazo, del vivero o de la mano

## Una mesa escrita a mano

hand-cards = hay { $count } cartas en la mesa, y en una partida { $seats ->
    [1] en solitario
   *[other] para { $seats }
} solo { $most } (regla 11).
hand-hand-most = { $where }: nadie puede acabar con { $count } cartas en la mano; aquí son { $most } como máximo (regla 16).
hand-not-alone = la mesa tiene «{ $key }», que es solo del solitario, y { $count } asientos.
hand-unearned = solo el reto difícil (hard) cuenta los visitantes que no se ganaron (regla 62).
hand-unearned-list = los visitantes no ganados
hand-visitors-few = entre ganados y no ganados hay { $count } visitantes, pero han venido al menos { $least } (regla 60).
hand-all-plants = un asiento solo es un solitario, y necesita all_plants = el valor de todas las plantas en juego (regla 62).
hand-all-plants-range = { $count } plantas, estas entre ellas, valen juntas de { $least } a { $most }, no { $found } (regla 62).
hand-in-space = { $where }, { $space }
hand-row = { $where }: { $plant } no crece en la fila { $row ->
    [L] baja
    [M] media
   *[H] alta
} (regla 25).
hand-cover = { $where }: { $upper } ({ $tall } m) no puede cubrir { $lower } ({ $short } m), que no es menos alta (regla 25).
hand-sun = { $where }: { $plant } es una planta de sol y no puede estar en el sotobosque: se marchita (regla 34).
hand-no-plant = { $where }: no existe la planta { $found }.
hand-copies = { $where }: { $copies ->
    [one] solo hay una carta
   *[other] solo hay { $copies } cartas
} de { $plant }.
hand-plants-full = { $where }: en una mesa caben { $most } plantas; { $plant } no se cuenta.
hand-no-visitor = { $where }: no existe el visitante { $found }.
hand-visitor-taken = { $where }: el visitante { $visitor } ya está con { $other }.
hand-visitors-full = { $where }: en una mesa caben { $most } visitantes; { $visitor } no se cuenta.
why-effect = { $plant } en la { $space }: { $points }. { $text }
why-visitors = Visitantes: { $visitors }.
why-all-plants = todas las plantas en juego { $value }
why-target = Por superar: { $target } ({ $parts }).
why-rows = Pilas más pequeñas, 2 por cada planta: baja { $low }, media { $middle }, alta { $high }.

## Lo que puede anotar quien tiene la caja

entries-setting = Preparación
entries-space = Espacios de la región
entries-plant = Plantas
entries-visitor = Visitantes
entries-event = Eventos
entry-setting = { $players ->
    [one] En solitario
   *[other] { $players } jugadores
}
field-setting-players = Jugadores
field-setting-kept = Plantas que se usan
field-setting-tucked = Plantas bajo cada uno de dos visitantes
field-space-row = Fila
field-space-borders = Junto a
field-plant-name = Nombre
field-plant-latin = Nombre científico
field-plant-kind = { fact-kind }
field-kind-herb = hierba
field-kind-fern = helecho
field-kind-shrub = arbusto
field-kind-tree = árbol
field-plant-copies = Cuántas hay
field-plant-cost = { fact-cost }
field-plant-value = { fact-value }
field-plant-height = Altura en metros
field-plant-rows = Filas
field-plant-light = { fact-light }
field-plant-icons = Iconos
field-plant-traits = Rasgos
field-plant-published = Datos publicados
field-plant-effect = { fact-effect }
field-effect-timing = Cuándo
field-timing-when-played = { timing-when-played }
field-timing-when-played-cost = { timing-when-played }: el coste
field-timing-passive = { timing-passive }
field-timing-reaction = { timing-reaction }
field-timing-before-gathering = { timing-before-gathering }
field-timing-after-gathering = { timing-after-gathering }
field-timing-when-covered = { timing-when-covered }
field-timing-scoring = { timing-scoring }
field-effect-do = Pasos
field-effect-play = Reacción cuando se juegan estas
field-effect-cover = Reacción cuando se cubren estas
field-effect-award = Reacción cuando se gana un visitante
field-effect-award-any = cualquier visitante
field-step-look = Mirar cartas del mazo
field-step-draw = Robar cartas
field-step-discard = Descartar cartas
field-step-store = Almacenar cartas como energía
field-step-reclaim = Llevar energía a la mano
field-step-refresh = Renovar cartas del vivero
field-step-move = Mover una planta
field-step-move-plant = otra planta del dosel
field-step-visitor = Visitante
field-step-visitor-draw = robar uno
field-step-visitor-add = uno más esta ronda
field-step-burn = Convertir plantas en energía
field-step-cost = Coste: más, o menos si es negativo
field-step-hand-limit = Más cartas en la mano
field-step-reach = La energía paga
field-step-reach-region = en toda la región
field-step-score = Puntos
field-step-from = De dónde
field-step-from-any = mazo o vivero
field-step-from-deck = mazo
field-step-from-nursery = vivero
field-step-from-hand = mano
field-step-to = Adónde
field-step-to-here = aquí
field-step-to-any = cualquier montón
field-step-to-adjacent = un espacio contiguo
field-step-at = Dónde
field-step-at-near = aquí o al lado
field-step-for = Para estas
field-step-per = Por cada una de estas
field-step-when = Si hay de estas
field-step-max = Como máximo
field-step-height-max = De tantos metros como máximo
field-selector-of = De qué se trata
field-selector-of-plant = plantas
field-selector-of-energy = energía almacenada
field-selector-of-empty-space = espacios vacíos
field-selector-kinds = Clases
field-selector-icon = Icono
field-selector-trait = Rasgo
field-selector-light = { fact-light }
field-selector-rows = Filas
field-selector-height-min = De tantos metros como mínimo
field-selector-layer = Capa
field-selector-layer-both = ambas
field-selector-layer-canopy = dosel
field-selector-layer-understory = sotobosque
field-selector-zone = Dónde
field-selector-zone-region = en toda la región
field-selector-zone-near = aquí o al lado
field-selector-zone-stack = en este montón
field-selector-zone-row = en esta fila
field-selector-min = Como mínimo
field-visitor-name = Nombre
field-visitor-latin = Nombre científico
field-visitor-value = { fact-value }
field-visitor-most = Más de estas
field-visitor-solo = En solitario, en las rondas 1, 2 y 3
field-event-card-name = Nombre
field-event-card-when = { fact-when }
field-event-card-when-round-start = { told-round-start }
field-event-card-when-all-round = { told-all-round }
field-event-card-who = Para quién
field-event-card-who-each = cada jugador
field-event-card-who-table = una vez para todos
field-event-card-do = Pasos
