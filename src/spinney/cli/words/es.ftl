# Lo que dice la terminal en una mesa, español.

## Lecciones

no-lesson = { $game } no tiene lecciones.
no-chapter = no existe el capítulo { $chapter }: van del 1 al { $most }.
lesson-chapter = { $title }, capítulo { $number } de { $most }: { $chapter }
lesson-next = Intro para seguir:
not-the-lesson = está permitido, pero ahora la lección trata de otra cosa. { $hint }

## Jugar

keys = u deshacer, h ayuda, t pista, s puntos, l registro, q salir
which-game = Qué juego: { $known }
your-choice = Tu elección, de 1 a { $most } ({ keys }):
your-choices = Elige { $due } de 1 a { $most }, separados por espacios, en cualquier orden ({ keys }):
your-choices-range = Elige de { $least } a { $due } de 1 a { $most }, separados por espacios, en cualquier orden ({ keys }):
chosen-so-far = { $count ->
    [0] No hay nada elegido; faltan { $due }.
   *[other] Elegido: { $names }. Faltan { $due }; el mismo número lo quita.
}
input-ended = Se ha acabado la entrada y, con ella, la partida.
no-move-here = aquí no hay jugada { $number }: elige un número de 1 a { $most }.
one-only = solo se puede elegir una de estas.
type-something = escribe un número de 1 a { $most } o una de las letras: { keys }.
not-allowed = no está permitido: { $why }
not-moved-yet = no hay nada que deshacer: aún no has jugado.
taken-back = Deshecho: tu última jugada{ $after ->
    [0] {""}
    [one] {" "}y otra posterior
   *[other] {" "}y { $after } posteriores
}. { $seen ->
    [yes] Lo que se robó o se mostró desde entonces ya se ha visto, pero a los bots no les importa.
   *[no] Nadie se ha enterado de nada.
}
help = Escribe el número de una jugada o una letra: { keys }.
tip = Bosque milenario elegiría la primera de estas, con lo que tú sabes:
expected-alone = { points-expected } puntos al final
expected-above = { points-expected } puntos por encima del objetivo al final
expected-below = { points-expected } puntos por debajo del objetivo al final
expected-level = igualado con los demás al final
expected-ahead = { points-expected } puntos por delante al final
expected-behind = { points-expected } puntos por detrás al final
points-expected = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
nothing-yet = Todavía no ha pasado nada.
file-name = Un nombre de archivo para guardar esta partida, o Intro:
record-is-in = La partida está en { $file }.
record-old = Se jugó con la versión { $played } de las reglas; ahora son la versión { $now }, y los puntos pueden variar.
what-it-cost = Lo que han costado tus jugadas: { $command }

## Mientras se espera

thinking = { $name } está pensando
tip-thinking = Bosque milenario está pensando

## Los puntos

total = Total
and = { $first } y { $last }
scores = { $name } consigue { $points }.
beats = { $name } gana con { $points } frente a un objetivo de { $target }.
misses = { $name } pierde con { $points }: hacen falta más de { $target }.
wins = { $name } gana con { $points }.
shared = { $names } comparten la victoria con { $points } cada uno.
teams-share = { $count ->
    [2] Los dos equipos
   *[other] { $teams }
} comparten la victoria con { $points } cada uno.
team-wins = { $names } { $count ->
    [one] gana
   *[other] ganan en equipo
}, { $most } a { $least }.
