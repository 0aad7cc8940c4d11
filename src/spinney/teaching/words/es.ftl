# Lo que dice la enseñanza misma, español.

## Problemas

puzzle-asked = { $points ->
    [1] Un punto
    [2] Dos puntos
    [3] Tres puntos
    [4] Cuatro puntos
    [5] Cinco puntos
    [6] Seis puntos
    [7] Siete puntos
    [8] Ocho puntos
    [9] Nueve puntos
    [10] Diez puntos
    [11] Once puntos
    [12] Doce puntos
   *[other] { $points } puntos
} en este turno: ¿cómo?
puzzle-then = ; después:{" "}
puzzle-line = { $line } { $points }
puzzle-told = { $moves }. Eso da { $points ->
    [one] un punto
   *[other] { $points } puntos
}: { $lines }.
