# What the server says itself, Spanish.

problem-no-such-table = Esa mesa no existe.
problem-no-such-moment = Esta partida no tiene ese momento.
problem-no-such-seat = En esta mesa no hay ese asiento.
problem-no-such-game = Ese juego no existe.
problem-no-such-words = Este juego no tiene textos en ese idioma.
problem-no-such-rules = Este juego no tiene página de reglas.
problem-no-such-pack = Ese conjunto de componentes no se conoce aquí.
problem-not-your-seat = Solo puede hacerlo quien está sentado en esta mesa.
problem-wrong-token = Esta no es la llave de ningún asiento de esta mesa.
problem-not-over = Es posible cuando la partida haya terminado.
problem-bad-message = Este mensaje no se entiende.
problem-stale = La mesa ha cambiado entretanto.
problem-nothing-to-undo = No hay nada que deshacer.
problem-nothing-to-redo = No hay nada que rehacer.
problem-game-over = La partida ha terminado.
problem-question-open = Alguien ya espera una respuesta.
problem-no-question = Nadie te pregunta nada.
problem-seat-taken = Ahí ya hay alguien sentado.
problem-not-asked = Ahora no se te pide nada.
problem-empty-seat = Queda un asiento libre: la partida empieza cuando alguien lo ocupe.
problem-busy = Ya se está pensando en ello.
problem-other-seats = Esta partida tiene { $seats } asientos, no { $given }.
problem-no-such-judge = Pueden juzgar: { $known }.
problem-too-big = Eso es demasiado grande para el servidor.
problem-store = El servidor no puede leer ni guardar sus datos en este momento.
problem-failed = Algo ha fallado en el servidor.
