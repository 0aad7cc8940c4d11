# What the terminal says at a table, English.

## Lessons

no-lesson = { $game } has no lesson.
no-chapter = there is no chapter { $chapter }: they are numbered from 1 to { $most }.
lesson-chapter = { $title }, chapter { $number } of { $most }: { $chapter }
lesson-next = Enter to go on:
not-the-lesson = that is allowed, but the lesson is about something else now. { $hint }

## Playing

keys = u undo, h help, t tip, s score, l log, q quit
which-game = Which game: { $known }?
your-choice = Your choice, 1 to { $most } ({ keys }):
your-choices = Choose { $due } of 1 to { $most }, with blanks between, in any order ({ keys }):
your-choices-range = Choose { $least } to { $due } of 1 to { $most }, with blanks between, in any order ({ keys }):
chosen-so-far = { $count ->
    [0] Nothing is chosen; { $due } to go.
   *[other] Chosen: { $names }. { $due } more; a number again takes it out.
}
input-ended = The input has ended, and the game with it.
no-move-here = there is no move { $number } here: choose a number from 1 to { $most }.
one-only = only one of these can be chosen.
type-something = type a number from 1 to { $most }, or one of the letters: { keys }.
not-allowed = that is not allowed: { $why }
not-moved-yet = there is nothing to take back: you have not moved yet.
taken-back = Taken back: your last move{ $after ->
    [0] {""}
   *[other] {" "}and { $after } after it
}. { $seen ->
    [yes] What was drawn or shown since has been seen, but the bots do not mind.
   *[no] Nobody has learned anything.
}
help = Type the number of a move, or a letter: { keys }.
tip = Ancient Wood would take the first of these, with what you know:
expected-alone = { points-expected } points at the end
expected-above = { points-expected } points above the target at the end
expected-below = { points-expected } points below the target at the end
expected-level = level with the others at the end
expected-ahead = { points-expected } points ahead at the end
expected-behind = { points-expected } points behind at the end
points-expected = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
nothing-yet = Nothing has happened yet.
file-name = A file name to save the record of this match, or Enter:
record-is-in = The record is in { $file }.
record-old = Played with version { $played } of the rules; now they are version { $now }, and scores may differ.
what-it-cost = What your moves have cost: { $command }

## While one waits

thinking = { $name } is thinking
tip-thinking = Ancient Wood is thinking

## The score

total = Total
and = { $first } and { $last }
scores = { $name } scores { $points }.
beats = { $name } wins with { $points } against a target of { $target }.
misses = { $name } loses with { $points }: more than { $target } are needed.
wins = { $name } wins with { $points }.
shared = { $names } share the win with { $points } each.
teams-share = { $count ->
    [2] The two teams
   *[other] { $teams }
} share the win with { $points } each.
team-wins = { $names } { $count ->
    [one] wins
   *[other] win as a team
}, { $most } to { $least }.
