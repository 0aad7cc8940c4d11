# Lo que dice el motor cuando le dan algo incorrecto, español. Las frases empiezan en minúscula: puede haber algo antes.

no-words = no hay textos en «{ $language }»; los hay en { $known }.
no-such-game = no existe el juego «{ $game }»; hay { $known }.
no-such-bot = no existe el bot «{ $bot }»; hay { $known }, y search:N para N iteraciones.
no-such-judge = { $bot } no puede juzgar una jugada, porque no mira hacia delante: elige { $known }.

## Jugadores y opciones

other-players = { $title } admite { $numbers } jugadores, no { $players }.
numbers-range = de { $first } a { $last }
numbers-or = { $first } o { $last }
number-only = { $number }
no-such-option = { $game } no tiene la opción «{ $option }»; sus opciones: { $known }.
no-options = ninguna
no-such-choice = { $game }: { $option } puede ser { $known }, pero no «{ $choice }».
choice-players = { $game }: { $option } «{ $choice }» no es para { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}, solo para { $numbers }.

## Jugadas

no-such-kind = no existe la jugada «{ $kind }»: una jugada es una de estas: { $kinds }.
other-parts = la jugada «{ $kind }» lleva { $wanted }; se ha dado { $given }.
no-parts = ninguna parte
part-range = en la jugada «{ $kind }», { $part } va de 0 a { $most }; no puede ser { $found }.
no-such-number = { $number } no es una jugada: se numeran de 0 a { $most }.
move-refused = { $move } no se admite: { $why }

## Conjuntos de componentes

no-resuming = { $title }: no se puede seguir jugando desde una mesa en papel, porque no está en ella todo lo que decide la partida.
this-table = la mesa
this-pack = el conjunto de componentes
pack-of = el conjunto de componentes de { $game }
in-pack = { $where }: { $what }.
pack-of-another = { $where } es un conjunto de componentes de «{ $found }», no de «{ $game }».
pack-twice = { $where }: hay dos entradas «{ $entry }» en { $list }.
pack-number = { $where }: hay un número que no cabe donde va ({ $field }).
at-entry = entrada «{ $entry }»

## Lo que no es como lo declara un esquema

mistake-at = { $place }: { $mistake }
at-part = { $entry }, { $part }
mistake-type = se esperaba { $wanted } y hay { $found }
mistake-limit = se esperaba { $wanted } { $limit } y hay { $found }
mistake-range = se esperaba un número de { $least } a { $most } y hay { $found }
mistake-length = se esperaba una lista de { $wanted } y hay una de { $found }
mistake-missing = falta «{ $key }»
mistake-unknown = «{ $key }» no significa nada aquí: hay { $known }
mistake-value = se esperaba uno de { $known } y hay { $found }
mistake-naming = se esperaba un nombre de letras, cifras, - y _, { $most } como máximo, y hay { $found }
mistake-characters = este texto tiene caracteres que no se pueden mostrar
mistake-long = se esperaba { $wanted } de { $most } como máximo y hay { $found }
mistake-other = hay algo que no es como debería
type-list = una lista
type-table = una tabla
type-text = un texto
type-number = un número entero
type-truth = verdadero o falso
type-other = `{ $type }`

## TOML

not-toml = { $where } no es TOML válido: { $mistake } { $place }.
toml-at = (en la línea { $line }, columna { $column })
toml-at-end = (al final del documento)
toml-value = valor no válido
toml-statement = instrucción no válida
toml-equals = falta «=» entre una clave y su valor
toml-newline = sobra algo al final de la línea
toml-array = lista sin cerrar
toml-table = tabla en línea sin cerrar
toml-string = texto sin cerrar
toml-overwrites = un valor se define dos veces
toml-other = hay algo que no es como debería
toml-long = { $where } es demasiado largo: tiene { $found } caracteres y se permiten { $most }.
toml-entries = { $where } tiene demasiadas entradas: se permiten { $most } y en la línea { $line } hay una más.
toml-deep = { $where }, línea { $line }: puede haber listas y tablas unas dentro de otras hasta { $most } niveles.
toml-parts = { $where }, línea { $line }: una clave tiene { $most } partes como máximo.
toml-word = { $where }, línea { $line }: una clave o un número tiene { $most } caracteres como máximo.

## Partidas guardadas

this-record = la partida guardada
no-record = { $where } no es una partida de Spinney: debería empezar por «{ $first }».
record-cut = { $where } está incompleta: sus últimas líneas deberían ser «end» y «check».
record-edited = { $where } se ha modificado: su texto no coincide con su línea de comprobación.
record-line = { $where } no se entiende: una línea no es como debería.
record-of-another = esta partida es de { $found }, no de { $game }.
record-pack = esta partida se jugó con otro conjunto de componentes ({ $played }...), no con { $given }...; indícalo con --pack.
record-move = la jugada { $number } de esta partida no es legal: { $what }
record-rules = esta partida se jugó con la versión { $played } de las reglas, y ahora son la versión { $now }: su jugada { $number } ya no es legal. Se puede leer (spinney record show), pero no reproducir.
record-table = esta partida no lleva a la mesa que dice.
key-length = una clave del azar tiene 16 bytes, no { $found }.

## Mesas escritas a mano

hand-mistake = { $what }.
hand-seat = asiento { $number }
hand-seat-of = asiento { $number } ({ $name })
hand-no-seats = no hay asientos: escribe [[seat]] para cada jugador.
hand-two-names = asiento { $number }: hay dos jugadores que se llaman «{ $name }».

## Varias cosas a la vez

several-not-asked = ahora no se pide elegir varias cosas.
several-exactly = { $due ->
    [one] hay que elegir una cosa
   *[other] hay que elegir { $due } cosas
}, no { $found }.
several-range = hay que elegir de { $least } a { $most } cosas, no { $found }.
several-twice = una de estas cosas está elegida dos veces.
several-not-there = una de estas cosas no se puede elegir ahora.
several-not-together = estas cosas no pueden ir juntas.

## Alrededor de lo que se dibuja

you = { $name } (tú)
sheet-total = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
