# What the engine says of bad input, English. Sentences begin small: something may stand before them.

no-words = there are no words in '{ $language }'; there are in { $known }.
no-such-game = there is no game '{ $game }'; there are { $known }.
no-such-bot = there is no bot '{ $bot }'; there are { $known }, and search:N for N iterations.
no-such-judge = { $bot } cannot judge a move, because it does not look ahead: choose { $known }.

## Players and options

other-players = { $title } is for { $numbers } players, not { $players }.
numbers-range = { $first } to { $last }
numbers-or = { $first } or { $last }
number-only = { $number }
no-such-option = { $game } has no option '{ $option }'; its options: { $known }.
no-options = none
no-such-choice = { $game }: { $option } is one of { $known }, not '{ $choice }'.
choice-players = { $game }: { $option } '{ $choice }' is not for { $players ->
    [one] one player
   *[other] { $players } players
}, only for { $numbers }.

## Moves

no-such-kind = there is no move '{ $kind }': a move is one of { $kinds }.
other-parts = the move '{ $kind }' has { $wanted }; given were { $given }.
no-parts = no parts
part-range = the move '{ $kind }' has { $part } from 0 to { $most }, not { $found }.
no-such-number = { $number } is no move: moves are numbered from 0 to { $most }.
move-refused = { $move } is refused: { $why }

## Packs

no-resuming = { $title }: one cannot play on from a table on paper, because not all that decides the game lies there.
this-table = the table
this-pack = the pack
pack-of = the pack of { $game }
in-pack = { $where }: { $what }.
pack-of-another = { $where } is a pack of '{ $found }', not of '{ $game }'.
pack-twice = { $where }: there are two entries '{ $entry }' in { $list }.
pack-number = { $where }: there is a number that does not fit where it belongs ({ $field }).
at-entry = entry '{ $entry }'

## What is not as a schema declares it

mistake-at = { $place }: { $mistake }
at-part = { $entry }, { $part }
mistake-type = expected { $wanted }, got { $found }
mistake-limit = expected { $wanted } { $limit }, got { $found }
mistake-range = expected a number from { $least } to { $most }, got { $found }
mistake-length = expected a list of { $wanted }, got one of { $found }
mistake-missing = '{ $key }' is missing
mistake-unknown = '{ $key }' means nothing here: there are { $known }
mistake-value = expected one of { $known }, got { $found }
mistake-naming = expected a name of letters, digits, - and _, { $most } at most, got { $found }
mistake-characters = this text has characters that cannot be shown
mistake-long = expected { $wanted } of { $most } at most, got one of { $found }
mistake-other = this is not as it should be
type-list = a list
type-table = a table
type-text = a text
type-number = a whole number
type-truth = true or false
type-other = `{ $type }`

## TOML

not-toml = { $where } is not valid TOML: { $mistake } { $place }.
toml-at = (at line { $line }, column { $column })
toml-at-end = (at end of document)
toml-value = invalid value
toml-statement = invalid statement
toml-equals = expected '=' after a key in a key/value pair
toml-newline = expected newline or end of document after a statement
toml-array = unclosed array
toml-table = unclosed inline table
toml-string = unterminated string
toml-overwrites = cannot overwrite a value
toml-other = something is not as it should be
toml-long = { $where } is too long: { $found } characters, and { $most } are allowed.
toml-entries = { $where } has too many entries: { $most } are allowed, and line { $line } has one more.
toml-deep = { $where }, line { $line }: lists and tables stand within each other { $most } deep at most.
toml-parts = { $where }, line { $line }: a key has { $most } parts at most.
toml-word = { $where }, line { $line }: a key or a number has { $most } characters at most.

## Records

this-record = the record
no-record = { $where } is no record of Spinney: it should begin with '{ $first }'.
record-cut = { $where } was cut short: its last lines should be 'end' and 'check'.
record-edited = { $where } was edited: its text does not fit its check line.
record-line = { $where } cannot be understood: a line is not as it should be.
record-of-another = this is a record of { $found }, not of { $game }.
record-pack = this record was played with another pack ({ $played }...), not with { $given }...; give that one with --pack.
record-move = move { $number } of this record is not legal: { $what }
record-rules = this record was played with version { $played } of the rules, now they are version { $now }: its move { $number } is not legal any more. It can be read (spinney record show), but not replayed.
record-table = this record does not lead to the table that it says it does.
key-length = a key of chance has 16 bytes, not { $found }.

## Tables written down by hand

hand-mistake = { $what }.
hand-seat = seat { $number }
hand-seat-of = seat { $number } ({ $name })
hand-no-seats = there are no seats: write [[seat]] for each player.
hand-two-names = seat { $number }: there are two players of the name '{ $name }'.

## Several things at once

several-not-asked = nobody is asked to choose several things now.
several-exactly = { $due ->
    [one] one thing is to be chosen
   *[other] { $due } things are to be chosen
}, not { $found }.
several-range = { $least } to { $most } things are to be chosen, not { $found }.
several-twice = one of these things is chosen twice.
several-not-there = one of these things cannot be chosen now.
several-not-together = these things do not go together.

## Around what is drawn

you = { $name } (you)
sheet-total = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
