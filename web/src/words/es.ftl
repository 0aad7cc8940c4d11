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
away-title = Avisarme también con Spinney cerrado
away-device = En este dispositivo
away-device-say = Con un aviso push, aunque no haya ninguna página de Spinney abierta.
away-insecure = Esta página ha llegado por http. Los navegadores solo permiten avisos push a páginas que llegan por https o desde este mismo equipo.
away-missing = Este navegador no tiene avisos push. En iPhone y iPad solo los tienen las páginas de la pantalla de inicio.
away-denied = El navegador no permite avisos de esta página. Se puede cambiar en sus propios ajustes.
away-failed = El navegador no ha podido contactar con el servicio que lleva sus avisos push.
away-other-device = Otro dispositivo
away-kind-push = Push
away-kind-mail = Correo
away-kind-webhook = Webhook
away-remove = Quitar { $address }
away-mail-short = tu@example.org
away-mail-add = Enviarme un código
away-code = El código que se ha enviado a { $address }
away-code-short = Código
away-code-say = Se ha enviado un código a esa dirección. Los correos llegarán cuando lo introduzcas.
away-confirm = Confirmar
away-hook = Para programas: un webhook
away-hook-say = Cuando te toca, el servidor envía JSON a esta dirección, firmado con un secreto.
away-hook-add = Añadir
away-secret = El secreto, que solo se muestra esta vez:
away-kept = El servidor guarda estas direcciones, y no las usa para nada más.
unsubscribe = Correo de Spinney
unsubscribe-done = Ya no llegarán correos a esta dirección. Puedes volver a añadirla en los ajustes.
close = Cerrar
stop = Parar
loading = Un momento…
offline = Se ha cortado la conexión con el servidor. Reconectando…
offline-sending = Lo que hiciste se enviará en cuanto vuelva.
sending = Enviando…
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
drop-here = Suelta aquí una partida guardada, o el archivo de una mesa, para abrirlo

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
kept-none = Aún no hay partidas: aquí aparecen las que empiezas o a las que te unes.
kept-none-alone = Aún no hay partidas: aquí aparecen las que empiezas en este dispositivo.
kept-begin = Elegir un juego
kept-here = Estas son tus mesas en este servidor.
kept-here-alone = Esta lista se guarda solo en este dispositivo.
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
carry-say = Todas las partidas y hojas de puntuación de este dispositivo en un archivo, con lo que has aprendido: para guardarlo o seguir en otro sitio. Las partidas que ya están aquí se quedan como están.
carry-out = Guardar todas las partidas en un archivo
carry-back = Traer partidas de un archivo
carry-done =
    { $added ->
        [0] Ninguna partida añadida: { $there } ya estaban aquí.
        [one] Una partida añadida; { $there } ya estaban aquí.
       *[other] { $added } partidas añadidas; { $there } ya estaban aquí.
    }
carry-pads =
    { $pads ->
        [one] { $pads } hoja de puntuación añadida.
       *[other] { $pads } hojas de puntuación añadidas.
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
new-pack-keep = Guardarlo en este dispositivo como mi conjunto
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
bot-ancient-wood = Bosque milenario
like-random = Juega sin mirar. Le ganarás.
like-greedy = Toma lo que más puntos da ahora y no planea nada. Tan fuerte como Brote, o más.
like-seedling = Sabe qué es bueno, pero se despista a menudo: para tus primeras partidas.
like-sapling = Se despista menos y gana a Brote cuatro de cada cinco veces.
like-tree = Juega con cuidado y gana a Codicioso nueve de cada diez veces: conviene conocer bien el juego.
like-old-growth = Fuerte. Puede pensar durante segundos, y en casi todos los juegos gana a Árbol dos de cada tres veces.
like-ancient-wood = El más fuerte: prueba lo que aprendió jugando contra sí mismo. Con componentes propios piensa como Bosque viejo.
branch-title = { $title }: seguir jugando
branch-say = Una mesa nueva desde la jugada { $ply }, con las mismas cartas en los mismos montones.

## Componentes anotados

packs = Lo que está impreso
packs-say = Algunos componentes se hicieron para Spinney, porque no sabemos qué llevan impreso. Si tienes la caja, anota lo que de verdad está impreso: se comprueba al momento, se queda en este dispositivo y se puede jugar con ello.
packs-link = Anotar lo que está impreso en tu caja
packs-all = Todos
packs-before = El anterior
packs-after = El siguiente
packs-name = Nombre de tu conjunto
packs-mine = Mi caja
packs-new = Nuevo
packs-spinneys = El de Spinney
packs-own = Mi conjunto: { $name }
packs-import = Abrir un archivo
packs-export = Guardar como archivo
packs-drop = Todo como lo tiene Spinney
packs-drop-sure = ¿Quieres descartar todo lo que has anotado?
packs-search = Buscar por nombre
packs-house-only = Solo datos propios
packs-left = { $count } de { $of } son datos propios
packs-entered = Anotado por ti
packs-untouched = Aún no has anotado nada: todo está como lo tiene Spinney.
packs-checking = Comprobando…
packs-kept = Guardado en este dispositivo. Se puede jugar.
packs-wrong = Aún no se puede jugar:
packs-full = En este dispositivo no cabe nada más: guarda tu conjunto como archivo.
packs-reset = Como lo tiene Spinney
packs-remove = Quitar este
packs-source = ¿De dónde se sabe?
packs-source-say = Lo que lees en la caja está publicado.
packs-from-rulebook = Del reglamento
packs-from-public = De la caja impresa o de otra fuente pública
packs-from-house = No se sabe: se inventó para que encaje con las reglas
packs-less = Menos: { $what }
packs-more = Más: { $what }
packs-add = Añadir: { $what }
packs-without = Quitar: { $what }
packs-also = Añadir algo a: { $what }
packs-also-short = Añadir…
packs-nothing = nada
packs-write = Escribir otra…

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
to-the-board = Elegir en el tablero
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
hint-thinking = Bosque milenario está pensando
hint-title = Bosque milenario jugaría:
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
recap = Desde que miraste: { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
recap-tell = Muéstramelo
recap-telling = Desde que miraste: { $passed } de { $count }
recap-skip = Saltar
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
why-own = { $line } { $points }
why-others = { $line } de los demás { $points }
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
about-packs = Los componentes que no conocemos se hicieron para Spinney. Quien tiene la caja puede anotarlos:
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

# Hojas de puntuación.
nav-score = Puntuar
score-a-table = Puntuar una mesa
score-say = ¿Habéis jugado con cartas de verdad? Escribe lo que hay en la mesa, y Spinney lo suma y dice por qué.
pad-who = ¿Quién ha jugado?
pad-name = Nombre
pad-name-of = Jugador { $number }
pad-begin = Empezar
pad-common = La mesa
pad-history = Mesas en este dispositivo
pad-drop = Tirar: { $title }
pad-lost = Esta hoja no está en este dispositivo.
pad-not-kept = Este navegador no guarda nada: al cerrar la página, la hoja se pierde.
pad-points = { $points ->
    [one] punto
   *[other] puntos
}
pad-total = Total
pad-why = Por qué
pad-why-of = Los puntos de { $name }
pad-search = Buscar por nombre
pad-nothing-found = Nada se llama así.
pad-remove = Quitar
pad-done = Listo
pad-less = { $label }: uno menos
pad-more = { $label }: uno más
resume-say = Sigue desde vuestra mesa. Las losetas que nadie ha robado se barajan de nuevo.

# A pad on several phones.
pad-arrive = ¿Empezada en otro dispositivo?
pad-join = Unirse
pad-join-letters = Un código tiene seis letras y cifras.
pad-join-which = ¿Qué parte es la tuya?
pad-join-say = También puedes ver las otras partes, y rellenarlas.
pad-join-taken = aquí ya hay alguien
pad-join-damaged = Lo que el servidor guarda con este código no es una mesa que se pueda puntuar.
pad-phones = Varios móviles
pad-phones-say = Cada cual rellena su parte en su propio móvil, y todos ven los mismos puntos. Los móviles tienen que llegar a este servidor, como los que están en la misma wifi.
pad-phones-begin = Pedir un código
pad-phones-code = Código
pad-phones-scan = Escanéalo con otro móvil. O abre allí «Puntuar una mesa» y únete con el código.
pad-phones-link = Enlace a esta hoja
pad-phones-here = También aquí: { $names }.
pad-phones-nobody = Todavía no hay nadie más.
pad-phones-lost = No se llega al servidor. Aquí se sigue, y todo se junta cuando el servidor vuelva.
pad-phones-end = Seguir a solas
pad-carry = Llevarla a otro dispositivo
pad-carry-say = La hoja, tal como está ahora, va dentro del enlace, sin ningún servidor: escanéalo, envíalo o pasa el archivo. Donde la hoja ya está, las dos se juntan.
pad-carry-what = Qué se lleva
pad-carry-whole = La hoja entera
pad-carry-part-say = Es para dispositivos que tienen la hoja: les devuelve esta parte.
pad-carry-fine = La hoja es demasiado larga para una imagen que un móvil pueda escanear. El enlace y el archivo la contienen entera.
pad-carry-long = La hoja es demasiado larga para un enlace. El archivo la contiene entera.
pad-carry-file = Guardar como archivo
pad-carry-open = Abrir una hoja de un archivo
pad-carry-damaged = Esta hoja está dañada: puede que se haya cortado una parte. Pídela de nuevo.
pad-carry-part-only = Aquí viene solo la parte de una persona, y la hoja a la que pertenece no está en este dispositivo. Pide la hoja entera.
pad-no-room = No queda sitio en este dispositivo: lo que escribas ahora no se guarda. Tira mesas que no necesites o guarda esta en un archivo.
pad-result = Resultado
pad-back = Volver a la hoja
pad-all = Todas las mesas
pad-tie = Empate a puntos:
pad-tie-say = Se desempata como dicen las reglas.
pad-house = Con reglas de la casa:
pad-missing = Todavía falta:
pad-team = Equipo
pad-reasons = Carta por carta
pad-no-reasons = Nada que cuente.
pad-foot = Sumado con Spinney, que no es oficial: ni hecho ni avalado por las editoriales.
pad-hand-on = Compartir
pad-as-picture = Como imagen
pad-as-text = Como texto
pad-as-file = Como archivo
pad-saved = Guardado.
pad-not-drawn = No se ha podido dibujar la imagen.
pad-play-on = Seguir jugando aquí
pad-again = Jugar otra vez en esta mesa
pad-open = Todavía falta algo
pad-title = Título
pad-title-all = Todos los títulos
pad-dropped = Tirada: { $title }
pad-take-back = Recuperarla
pad-best = Mejores puntuaciones
pad-games = Partidas
pad-wins = Victorias
pad-most = Más puntos
pad-best-say = Mesas a las que no les falta nada, por los nombres que se escribieron.
pad-open-file = Abrir un archivo
pad-open-say = Una mesa guardada como archivo, o escrita para «spinney score».
pad-which = ¿De qué título es este archivo?
pad-file-long = Este archivo es demasiado largo para ser una mesa en papel.
pad-real = ¿La habéis jugado en una mesa de verdad? Puntúala

# Quién es alguien en un servidor, y la sala de espera.
me = Tú
me-name = Tu nombre
me-save = Guardar
me-saved = Guardado.
me-say = Lo ven los demás en las mesas donde te sientas. Las mesas a las que ya te uniste conservan el nombre que tenías.
recovery = En otro dispositivo
recovery-say = Con un código de recuperación vuelves con tus mesas en un móvil, en otro ordenador o cuando este navegador te ha olvidado. No hay cuenta ni contraseña.
recovery-there = Tienes un código de recuperación. Con él y con el nombre «{ $login }» vuelves en otro dispositivo.
recovery-make = Crear un código de recuperación
recovery-anew = Crear un código nuevo
recovery-anew-sure = El código que tienes ahora dejará de servir. ¿Crear uno nuevo?
recovery-name-first = Elige primero un nombre.
recovery-write = Apúntalo ahora: no se vuelve a mostrar.
recovery-login = Nombre
recovery-code = Código de recuperación
recovery-copy = Copiar ambos
recover = Volver
recover-say = ¿Tienes un nombre y un código de recuperación de otro dispositivo? Tus mesas vienen a este. Lo que has empezado aquí sin nombre viene contigo.
recover-go = Volver
leave = Marcharse
leave-say = Este navegador te olvida. Con tu código de recuperación puedes volver.
leave-say-no-code = Este navegador te olvida. No tienes código de recuperación: perderías tus asientos.
leave-sure = ¿Olvidarte en este dispositivo?
leave-sure-no-code = Sin código de recuperación nadie podrá volver a sentarse en tus asientos. ¿Olvidarte en este dispositivo de todos modos?
leave-device = Olvidar este dispositivo
forget-me = Borrar todo sobre mí
forget-me-sure = Tu nombre, tus dispositivos, tu lista de mesas y lo que escribiste en las mesas se borran para siempre, y pierdes tus asientos. ¿Hacerlo?
kept-more = Mostrar más
kept-elsewhere = Tus mesas en otro dispositivo
lobby = Sala de espera
lobby-say = En estas mesas puede sentarse cualquiera.
lobby-none = Este servidor no tiene sala de espera. Las mesas se comparten por su enlace.
lobby-empty = Ahora mismo nadie espera a otros jugadores. Abre una mesa con un asiento libre y muéstrala aquí.
lobby-join = { $count ->
    [one] Ocupar el asiento
   *[other] Ocupar uno de { $count } asientos
  }
new-listed = Mostrarla en la sala de espera
new-listed-say = Cualquiera puede ocupar un asiento libre, no solo quien recibe el enlace.

# The people at a table: presence, stand-ins, clocks and chat.
people = Personas
people-unread = { $count ->
    [one] Personas, un mensaje nuevo
   *[other] Personas, { $count } mensajes nuevos
  }
people-host = anfitrión
people-you = tú
people-here = presente
people-away = ausente
people-stands-in = juega un bot en su lugar
people-asked = le toca
people-asked-for = le toca desde hace { $time }
people-left = quedan { $time }
people-own-time = Tu tiempo
people-votes = { $count } de { $of } quieren que juegue un bot
people-vote = Que juegue un bot
people-unvote = Esperar
people-send-away = Echar
people-send-away-sure = Un bot ocupa este asiento para siempre: { $name } no puede volver.
people-keep = No
people-leave = Que un bot juegue por mí
people-leave-say = Puedes volver en cualquier momento.
people-come-back = He vuelto
people-bot-plays = Un bot juega por ti.
people-sent-away = El anfitrión ha dado tu asiento a un bot. Aún puedes mirar.
people-level = Nivel de los bots
people-fill = Completar con bots
people-lock = Cerrar la mesa
people-unlock = Abrir la mesa
people-locked = La mesa está cerrada: nadie puede ocupar un asiento libre.
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] 1 día
   *[other] { $count } días
  }
chat = Conversación
chat-nothing = Nadie ha dicho nada todavía.
chat-words = Di algo
chat-say = Enviar
chat-somebody = Alguien
chat-mute = Silenciar a { $name }
chat-unmute = { $name }: en silencio
new-clock = Reloj
new-chat = Conversación
new-chat-say = Quienes están en la mesa pueden escribirse.
clock-none = Ninguno
clock-none-say = Cada cual se toma el tiempo que necesita.
clock-gentle = Suave: un día
clock-gentle-say = Muestra desde cuándo le toca a alguien y quién tarda. No pasa nada más.
clock-live = Estricto: en vivo
clock-live-say = 30 segundos por decisión, y 10 minutos en total para las que tarden más. Después juega un bot.
clock-days = Estricto: durante días
clock-days-say = Un día por decisión, y tres días en total para las que tarden más. Después juega un bot.

## Finished games, ratings, the deal of the day

daily = Reparto del día
daily-say = Cada día cada juego tiene un reparto que es igual para todos aquí, contra el mismo bot. Puedes jugarlo una vez: sin pistas, y lo que te haya mostrado algo no se puede deshacer.
daily-until = Cuenta hasta las { $time }
daily-against = Contra { $bot }
daily-play = Jugarlo
daily-look = Mirarlo
daily-won = { $points } puntos, ganado
daily-lost = { $points } puntos
daily-yesterday = Ayer
daily-others = Cómo les fue a los demás
daily-histogram =
    { $count ->
        [one] Puntos de una persona
       *[other] Puntos de { $count } personas
    }
daily-count =
    { $count ->
        [one] Una persona lo ha terminado
       *[other] { $count } personas lo han terminado
    } { $won ->
        [0] y nadie ha ganado.
        [one] y una ha ganado.
       *[other] y { $won } han ganado.
    }
daily-nobody = Nadie lo ha terminado.
daily-only = Aún nadie más.
daily-better =
    De { $others ->
        [one] la otra persona
       *[other] las otras { $others }
    }, { $worse ->
        [one] una tiene
       *[other] { $worse } tienen
    } menos puntos que tú, y { $better ->
        [one] una tiene
       *[other] { $better } tienen
    } más.
daily-late = Lo has terminado después de su día, así que tus puntos no cuentan.
histogram-mine = Tú: { $points } puntos
statistics = Estadísticas
statistics-mine = Mis estadísticas
statistics-nobody = Aún no se conoce a nadie en este dispositivo: las estadísticas empiezan con la primera mesa.
statistics-none = Aún no se ha terminado ninguna partida.
statistics-games = Partidas
statistics-won = Ganadas
statistics-share = { $share } %
statistics-average = Puntos de media
statistics-best = Mejor
statistics-histogram = Puntos en { $title }
statistics-against = Ganadas, según quién más jugaba
statistics-whom = Quién más jugaba
statistics-won-of = Ganadas
statistics-people = Solo personas
statistics-of = { $wins } de { $games }
statistics-latest = Las últimas partidas
ratings = Clasificaciones
ratings-say = Para quienes las quieran: una mesa puede ser clasificatoria, y cuenta cuando todos los que juegan en ella quieren clasificaciones. Quien ha jugado cinco de esas partidas aparece en la lista, por la fuerza que es segura.
ratings-place = Puesto
ratings-name = Nombre
ratings-rating = Clasificación
ratings-belief = Fuerza
ratings-games = Partidas
ratings-none = Nadie ha jugado aún cinco partidas clasificatorias.
ratings-want = Quiero clasificaciones
ratings-want-say = Puedes preparar mesas clasificatorias y sentarte en ellas. Tu nombre, tus clasificaciones y los números de tus partidas son entonces públicos en una página tuya; tus mesas no, salvo las clasificatorias y las que estuvieron en la sala.
ratings-page = Mi página pública
rated = clasificatoria
place = puesto { $place }
finished-games = Partidas terminadas
finished-say = Las últimas partidas de este servidor que fueron clasificatorias o estuvieron en su sala.
finished-none = Aún no hay ninguna.
finished-somebody = Alguien
invite-rated = Esta mesa es clasificatoria: es para quienes quieren clasificaciones.
new-rated = Clasificatoria
new-rated-say = Cuenta para las clasificaciones de todos los que juegan, y cualquiera puede mirarla cuando acabe. Los demás asientos son para personas con el enlace que quieran clasificaciones.
new-rated-cannot = Para eso, los demás asientos tienen que estar libres, y la semilla y los componentes ser los de siempre.
new-rated-want = Solo puede hacerlo quien quiere clasificaciones:
deal-daily = Este es el reparto del día, igual para todos: hasta que acabe el día se mantiene en secreto, también cuando hayas terminado.
deal-check-day = Guarda el hash. Cuando acabe el día se mostrará la clave, y cualquiera podrá comprobar que era la del reparto desde el principio.
