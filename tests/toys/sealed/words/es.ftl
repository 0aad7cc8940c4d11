seat = Jugador { $number }
card = { $id }
card-unknown = una carta

sheet-taken = Cartas ganadas

option-strongest = Qué carta gana
strongest-high = La más alta
strongest-low = La más baja

ask-lay = Pon una carta bocabajo.
ask-over = La partida ha terminado.

move-lay = Poner { $hand }

event-laid = { $seat } pone { $card }.
event-showed = { $seat } muestra { $card }.
event-took = { $seat } se lleva todas: { $cards }.
event-drew = { $seat } roba { $card }.
event-ended = La partida ha terminado.

reason-no-such-move = esa jugada no existe.
reason-game-over = la partida ha terminado.
reason-not-asked = ya has puesto una carta.
reason-no-such-card = no hay ninguna carta en ese lugar de tu mano.

use-shown = Cartas mostradas
use-shown-did = mostraron { $what }
