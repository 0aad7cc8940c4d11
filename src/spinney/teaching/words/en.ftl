# What teaching itself says, English.

## Puzzles

puzzle-asked = { $points ->
    [1] One point
    [2] Two points
    [3] Three points
    [4] Four points
    [5] Five points
    [6] Six points
    [7] Seven points
    [8] Eight points
    [9] Nine points
    [10] Ten points
    [11] Eleven points
    [12] Twelve points
   *[other] { $points } points
} this turn: how?
puzzle-then = ; then:{" "}
puzzle-line = { $line } { $points }
puzzle-told = { $moves }. That brings { $points ->
    [one] one point
   *[other] { $points } points
}: { $lines }.
