# Sealed, Spanish.

about-summary = Pon una carta bocabajo; se muestran todas a la vez y la más fuerte se las lleva.
about-note = Inventado para Spinney, para mostrar cómo se añade un juego.

seat = Jugador { $number }
card = { $id ->
    [wren] el chochín
    [robin] el petirrojo
    [thrush] el zorzal
    [cuckoo] el cuco
    [jay] el arrendajo
    [magpie] la urraca
    [rook] la graja
    [owl] la lechuza
    [falcon] el halcón
    [hawk] el gavilán
    [kite] el milano
    [eagle] el águila
   *[other] { $id }
} ({ $value })
card-unknown = una carta

sheet-taken = Cartas ganadas

option-strongest = Qué carta gana
strongest-high = La más alta
strongest-low = La más baja

ask-lay = Pon una carta bocabajo.
ask-over = La partida ha terminado.
help-lay = Todos ponen una carta bocabajo; cuando están todas, se muestran y la más fuerte se las lleva.
help-score = Cada carta ganada vale un punto.

move-lay = Poner { $hand }

event-laid = { $you ->
    [yes] Pones
   *[no] { $seat } pone
} { $card }.
event-showed = { $you ->
    [yes] Muestras
   *[no] { $seat } muestra
} { $card }.
event-took = { $you ->
    [yes] Te llevas
   *[no] { $seat } se lleva
} todas con { $card }.
event-drew = { $you ->
    [yes] Robas
   *[no] { $seat } roba
} { $card }.
event-ended = La partida ha terminado.

reason-no-such-move = esa jugada no existe.
reason-game-over = la partida ha terminado.
reason-not-asked = ya has puesto una carta.
reason-another-step = ahora hay que poner una carta.
reason-no-such-card = no hay ninguna carta en ese lugar de tu mano.

use-shown = Cartas mostradas
use-shown-did = mostraron { $what }

zone-deck = En el mazo
zone-hand = Mano
zone-taken = Ganadas
label-laid = puesta: { $card }
label-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
