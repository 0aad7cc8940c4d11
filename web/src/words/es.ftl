# What the page says, Spanish.

## Everywhere

nav = Páginas
nav-play = Jugar
nav-games = Mis partidas
nav-rules = Reglas
nav-home = Inicio
language = Idioma
theme-auto = Claro u oscuro según el dispositivo; cambiar
theme-light = Claro; cambiar
theme-night = Oscuro; cambiar
settings = Ajustes
settings-kept = Todo esto se guarda solo en este dispositivo.
set-theme = Tema
set-theme-auto = Según el dispositivo
set-theme-light = Claro
set-theme-night = Oscuro
set-text = Texto
set-motion = Movimiento
set-motion-off = Sin
set-motion-quick = Rápido
set-motion-normal = Normal
set-motion-slow = Lento
set-confirm = Confirmar las jugadas
set-confirm-say = Una jugada solo se hace cuando la confirmas.
set-plain = La mesa en listas, sin dibujos
set-plain-say = Todo en palabras, para lectores de pantalla y pantallas pequeñas.
set-safe = Colores para daltónicos
set-safe-say = Colores de jugador que cualquier ojo distingue. Las formas no cambian.
set-sound = Sonido
set-sound-say = Cuatro sonidos breves: una jugada, tu turno, un rechazo, el final.
set-notices = Avisarme cuando me toque
set-notices-say = Con un aviso del dispositivo, mientras la página no esté a la vista.
set-notices-refused = El navegador no permite avisos de esta página. Se puede cambiar en sus propios ajustes.
close = Cerrar
stop = Parar
loading = Un momento…
offline = No se puede contactar con el servidor. Reintentando…
offline-alone = Un momento: la mesa se está abriendo…
problem-unreachable = No se puede contactar con el servidor.
problem-unreachable-alone = Ahora no se ha podido hacer. Inténtalo otra vez.
problem-no-such-game = Ese juego no existe.
tab-loading = Descargando los juegos: { $came } de { $all } MB
tab-starting = Los juegos se están preparando…
tab-progress = Lo descargado
tab-failed = No se han podido descargar los juegos. ¿Hay red? Con lo próximo que pidas se intentará otra vez.
tab-fresh = Hay una versión nueva.
tab-take = Usarla
storage-full = No queda sitio en este dispositivo: lo que pase ahora no se puede guardar. Borra partidas que no necesites o llévatelas en un archivo.
storage-forbidden = Este navegador no deja que la página guarde nada, como en las ventanas privadas: las partidas no se pueden guardar.
drop-here = Suelta aquí una partida guardada para verla

## Home

home-title = Un bosquecillo para jugar
home-say = Cinco juegos del bosque en una mesa: con amigos, con bots o a solas.
play-now = Jugar ya
open-replay = Abrir una repetición
continue = Continuar
continue-one = Seguir
finished = Terminadas
look = Ver
kept-analysis = Análisis
your-turn = Te toca
kept-all = las { $count }
kept-none-open = No hay ninguna partida en curso.
kept-none = Aún no hay partidas: aquí aparecen las que empiezas o a las que te unes en este dispositivo.
kept-none-alone = Aún no hay partidas: aquí aparecen las que empiezas en este dispositivo.
kept-begin = Elegir un juego
kept-here = Esta lista se guarda solo en este dispositivo.
kept-waiting = Les toca a los demás
kept-open = esperando a que alguien ocupe un asiento
kept-nobody = asiento libre
kept-gone = Olvidadas por el servidor
kept-gone-alone = Ya no están en este dispositivo
kept-gone-say = El servidor ya no tiene estas mesas. Solo se pueden quitar de la lista.
kept-gone-say-alone = Estas partidas ya no se guardan en este dispositivo. Solo se pueden quitar de la lista.
forget = Quitar { $title } de la lista
forget-alone = Borrar { $title }
forget-sure = { $title } solo está en este dispositivo. ¿Borrarla para siempre?
carry = Llévate tus partidas
carry-say = Todas las partidas de este dispositivo en un archivo, para guardarlo o seguir en otro sitio. Las partidas que ya están aquí se quedan como están.
carry-out = Guardar todas las partidas en un archivo
carry-back = Traer partidas de un archivo
carry-done =
    { $added ->
        [0] Ninguna partida añadida: { $there } ya estaban aquí.
        [one] Una partida añadida; { $there } ya estaban aquí.
       *[other] { $added } partidas añadidas; { $there } ya estaban aquí.
    }
carry-stranger = Este archivo no es de partidas de Spinney.
carry-newer = Este archivo viene de un Spinney más nuevo. Vuelve a cargar la página para tener la versión nueva e inténtalo otra vez.
carry-damaged = Este archivo está dañado: no se ha tomado nada de él.
games = Los cinco juegos
games-say = Cada mesa se puede jugar, repetir y explorar.
players = jugadores
minutes = min
weight-light = ligero
weight-medium = medio
weight-heavy = duro
house-share = { $share } % datos propios
rules-of = Reglas de { $title }
home-foot = Dibujado y hecho aquí. Ni hecho ni avalado por las editoriales.

## New table

new-players = ¿Cuántos juegan?
new-seats = ¿Quién se sienta dónde?
new-who = Asiento { $number }: quién
new-level = Asiento { $number }: fuerza
new-name = Asiento { $number }: nombre
new-hot-seat = La mano de cada persona queda oculta hasta que diga «soy yo».
new-more = Más
new-rulings = Detalles de las reglas
new-rulings-say = Lo que los reglamentos dejan abierto. Aquí está como lo dice la página de reglas.
new-together = Elegir la cara de cada tablero
new-together-say = Cada tablero tiene dos caras. Donde no se elige nada vale lo elegido arriba.
new-first = Tomar por mí las primeras decisiones
new-first-say = Las que van antes del primer turno y dicen poco a quien aún no conoce el juego.
new-open-say = Una vez preparada la mesa tendrás un enlace para enviar; la partida empieza cuando alguien ocupe el asiento.
new-seed = Semilla
new-seed-none = una sorpresa
new-seed-say = La misma palabra reparte otra vez las mismas cartas. Quien la sepa podría averiguar lo que está oculto.
new-pack = Conjunto de componentes
new-pack-say = Un archivo con tus propias cartas en lugar de las que trae el juego.
new-start = Empezar
who-me = yo
who-person = otra persona aquí
who-bot = un bot
who-open = alguien con el enlace
bot-random = Al azar
bot-greedy = Codicioso
bot-seedling = Brote
bot-sapling = Plantón
bot-tree = Árbol
bot-old-growth = Bosque viejo
like-random = Juega sin mirar. Le ganarás.
like-greedy = Toma lo que más puntos da ahora y no planea nada. Tan fuerte como Brote, o más.
like-seedling = Prueba unas pocas ideas por jugada y se despista a menudo: para tus primeras partidas.
like-sapling = Mira más lejos y gana a Brote nueve de cada diez veces.
like-tree = Lo piensa a fondo y gana a Codicioso nueve de cada diez veces: conviene conocer bien el juego.
like-old-growth = El más fuerte. Puede pensar durante segundos, y en casi todos los juegos gana a Árbol dos de cada tres veces.
branch-title = { $title }: seguir jugando
branch-say = Una mesa nueva desde la jugada { $ply }, con las mismas cartas en los mismos montones.

## The table

skip-moves = A las jugadas
turn = Turno { $number }
replay = Repetición
take-back = Deshacer
undo = Deshacer
undo-asks = Deshacer: se pregunta a los demás
redo = Rehacer
restart = Empezar el turno de nuevo
side = Puntos, registro e historial
menu = Menú
tabs = Partes de la mesa
tab-table = Mesa
tab-score = Puntos
tab-log = Registro
tab-history = Historial
prompt = Qué se pide
thinking =
    { $count ->
        [one] { $names } está pensando
       *[other] { $names } están pensando
    }
waiting = Esperando a { $names }
over = La partida ha terminado.
put-back = Devolver
do-it = Hazlo
move-now = Que juegue ya
moves = Jugadas en palabras
moves-count =
    { $count ->
        [one] Una jugada
       *[other] { $count } jugadas
    }
several-chosen = { $chosen } de { $most } elegidas, en cualquier orden
several-up-to = { $chosen } elegidas, hasta { $most }
several-done = Listo ({ $chosen })
several-apart = No está conectado con lo que has elegido.
all-moves = Todas las jugadas
why-not = No es posible:
why-choose = elige antes otra cosa.
question =
    { $count ->
        [one] { $name } quiere deshacer una jugada.
       *[other] { $name } quiere deshacer { $count } jugadas.
    }
agree = { $name } acepta
disagree = { $name } no acepta
hint = Pista
hint-thinking = Bosque viejo está pensando
hint-title = Bosque viejo jugaría:
hint-lead = con la ventaja esperada al final
hint-score = con los puntos esperados
hint-target = con la ventaja esperada sobre el objetivo
hint-away = Quitar las pistas
invite-wait =
    { $count ->
        [one] Hay un asiento libre
       *[other] Hay { $count } asientos libres
    }
invite-say = Envía este enlace. La partida empieza cuando todos los asientos estén ocupados.
invite-link = Enlace a esta mesa
invite-copy = Copiar el enlace
invite-copied = Copiado
invite-local = Esta dirección solo vale en este dispositivo. Para los demás, inicia el servidor con --host 0.0.0.0 y abre la página con la dirección de este dispositivo en tu red.
invite-code = El enlace como código QR
invite-code-say = O escanéalo con un móvil
invite-here = Alguien de aquí ocupa un asiento
invite-you = Te invitan a { $title }
invite-come = Di cómo te llamas y ocupa un asiento.
invite-name = Tu nombre
invite-their-name = Su nombre
invite-take = Ocupar el asiento
invite-more = Quedan asientos libres: este enlace vale también para otras personas.
deal = El reparto
deal-seed = El reparto de esta mesa viene de una semilla que alguien eligió: puede que sepa qué hay en cada sitio.
deal-branch = El reparto de esta mesa ya se ha jugado: quien conozca aquella partida puede saber qué hay en cada sitio.
deal-secret = Esta mesa se repartió con una clave que nadie ha elegido ni visto.
deal-hash = Hash de la clave
deal-key = La clave
deal-check-later = Guarda el hash. Cuando acabe la partida se mostrará la clave, y cualquiera podrá comprobar que era la del reparto desde el principio.
deal-check = Para comprobar el reparto, descarga la partida y ejecuta: spinney record verify ARCHIVO --hash HASH. El hash es el SHA-256 de las palabras «spinney deal», un espacio y los 16 bytes de la clave.
first-made = Se ha elegido en tu lugar: { $moves }.
first-ask = Preguntarme la próxima vez
hand-over = { $name }, te toca
hand-over-say = Los demás miran a otro lado.
its-me = Soy yo
you = tú
score = Puntos
score-so-far = Puntos hasta ahora
score-show = Mostrar los puntos
score-hide = Ocultar los puntos
score-yours = Tus puntos
score-yours-so-far = Tus puntos hasta ahora
log = Registro
log-you = Tú
log-setup = Preparación
history = Historial
history-ply = Jugada { $ply } de { $last }
history-play = Reproducir
history-stop = Parar
history-link = Copiar un enlace a este momento
copied = Copiado
history-live = en vivo
history-end-is = el final
history-first = Al principio
history-back = Una jugada atrás
history-next = Una jugada adelante
history-last = Al final
history-now = Volver a ahora
history-end = Al final
branch = Seguir jugando desde aquí
eyes = Visto con los ojos de
eyes-spectator = un espectador

## The keyboard

keys = Teclas
key-enter = Intro
key-arrows = Flechas
key-escape = Esc
keys-enter = Elige lo que tiene el foco; cuando la jugada está clara, la hace
keys-arrows = Van de una cosa que se puede elegir a la siguiente; con Mayús, por todo lo que se puede leer
keys-escape = Devuelve lo elegido y quita pistas y letras
keys-letters = Letras en todo lo que se puede elegir: al teclear una se elige
keys-hint = Pista
keys-undo = Deshacer
keys-moves = Todas las jugadas en palabras
keys-rule = La regla de lo que se pide ahora, o de lo que se ha rechazado
keys-thing = Las reglas de la cosa que tiene el foco o que señala el puntero
keys-aid = Hoja de ayuda
keys-back = Una jugada atrás en el historial
keys-on = Una jugada adelante
keys-costly = La siguiente de las jugadas más caras, tras la partida
keys-sheet = Esta hoja

## After the game

end-winners =
    { $count ->
        [one] { $names } gana
       *[other] { $names } comparten la victoria
    }
end-team = { $names } ganan en equipo
end-alone =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
end-beaten = Victoria: { end-alone } frente a un objetivo de { $target }
end-missed = Derrota: { end-alone }, hacían falta más de { $target }
rematch = Revancha
download = Descargar la partida
share = Copiar un enlace con la partida dentro
share-opening = Abriendo la partida…
share-damaged = Este enlace está dañado: puede que se haya cortado. Pídelo otra vez, o pide el registro como archivo.
share-too-long = Esta partida es demasiado larga para un enlace. El registro se puede enviar como archivo.
score-sheet = Hoja de puntos
together = Total
points-over-time = Puntos a lo largo de la partida
costliest = Las tres jugadas más caras
costliest-yours = Tus tres jugadas más caras
costliest-none = Ninguna que se distinga del azar.
analyse = Buscarlas
analysing = Repasando la partida: { $done } de { $planned }
study-move = Jugada { $number }
study-played = jugado
study-better = mejor
study-next = Siguiente
better = mejor: { $move }

## Aprender

nav-learn = Aprender
learn = Aprender
learn-by-playing = Aprender jugando
learn-say = Una primera partida guiada de unos diez minutos para cada juego, en capítulos cortos, y problemas para seguir.
learn-first = ¿Es nuevo para ti? Juega una primera partida guiada: diez minutos, sin nada que estudiar antes.
learn-done = terminada
learn-minutes = unos diez minutos
learn-begin = Empezar
learn-on = Seguir con el capítulo { $number }
learn-anew = Empezar de nuevo
learn-none = Este juego aún no tiene lección.
learn-puzzles = Problemas
learn-solved = { $solved } de { $of } resueltos
learn-day = Hoy:
learn-try = Probar
grade-beginner = para principiantes
grade-easy = fácil
grade-medium = medio
grade-hard = difícil
lesson = lección
coach = Lección
coach-chapter = Capítulo { $number } de { $of }
coach-chapters = Todos los capítulos
coach-leave = Salir de la lección
coach-next = Siguiente
coach-back = Un paso atrás
coach-others =
    { $count ->
        [one] Juega { $names }.
       *[other] Juegan { $names }.
    }
coach-done = ¡Muy bien! Ya sabes cómo se juega.
coach-on = Seguir jugando aquí
coach-new = Una mesa nueva
puzzle = Problema
puzzle-which = Problema { $number }
puzzle-number = Problema { $number } de { $of }
puzzle-leave = Todos los problemas
puzzle-solved = Resuelto
puzzle-right = ¡Resuelto!
puzzle-better =
    { $gained ->
        [one] { $gained } punto: hay algo mejor.
       *[other] { $gained } puntos: hay algo mejor.
    }
puzzle-again = Probar otra vez
puzzle-show = Mostrar
puzzle-next = Problema siguiente
again = Otra vez
again-try =
    { $count ->
        [one] Probar otra vez
       *[other] Probar otra vez estas { $count }
    }
again-number = { $number } de { $of }
again-leave = Volver a la partida terminada
again-ask = Elegiste «{ $played }». ¿Qué habría sido mejor?
again-right = Esa es la mejor:
again-same = Es lo que elegiste en la partida;
again-other = Esa jugada no se ha examinado;

## Acerca de

about = Acerca de Spinney
about-what = Cinco juegos del bosque para jugar con amigos, con bots o a solas, y para estudiarlos después: con pistas, historial y análisis.
about-unofficial = Spinney no es oficial. Los juegos son obra de sus autores y editoriales, que no tienen relación con él; aquí no se usa ninguna de sus ilustraciones ni de sus frases.
about-private = Lo que sabe de ti
about-private-say = Sin cuentas, sin publicidad, sin rastreo. Lo que juegas lo guarda el servidor del que vino esta página, y no se pide nada a nadie más.
about-private-say-alone = No se envía nada a ningún sitio: sin servidor nuestro, sin cuentas, sin rastreo. Todo ocurre en este navegador y tus partidas solo se guardan en este dispositivo. Si borras los datos del navegador, se borran también: llévatelas de vez en cuando en un archivo.
about-works = De quién es lo que contiene
about-own = Spinney { $version } está bajo la licencia MIT. Contiene:
about-licences = Todas las licencias, palabra por palabra

## Rules

rules-choose = Juegos
rules-search = Buscar en las reglas
rules-english = Esta página de reglas está en inglés.
rules-found =
    { $count ->
        [one] Un pasaje
       *[other] { $count } pasajes
    }
rules-say = Elige un juego: sus reglas con nuestras palabras, numeradas y con aclaraciones.

## Reglas junto al tablero y la hoja de ayuda

rule-number =
    { $count ->
        [one] Regla { $numbers }
       *[other] Reglas { $numbers }
    }
rule-of = Lo que dicen las reglas
rule-page = En la página de reglas, en otra pestaña
rule-key = sus reglas
rule-index = Índice
aid = Hoja de ayuda
aid-print = Imprimir
aid-whole = Como página, para imprimir

## Cards of things

glass = Bajo la lupa
worth-now = Ahora
source-rulebook = Según el reglamento
source-public = Según fuentes públicas
source-house = Datos propios: hechos para Spinney

## The plain board

zone-common = Zona común
zone-yours = Tu zona
zone-choices = Opciones
plain-this-player = este jugador
