# What the page says, Spanish.

## Everywhere

nav = Páginas
nav-play = Jugar
nav-rules = Reglas
nav-home = Inicio
language = Idioma
theme-auto = Claro u oscuro según el dispositivo; cambiar
theme-light = Claro; cambiar
theme-night = Oscuro; cambiar
plain-table = La mesa en listas, sin dibujos
close = Cerrar
stop = Parar
loading = Un momento…
offline = No se puede contactar con el servidor. Reintentando…
problem-unreachable = No se puede contactar con el servidor.
problem-no-such-game = Ese juego no existe.
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
your-turn = Te toca
kept-all = las { $count }
kept-few = menos
forget = Quitar { $title } de la lista
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
new-together = Elegir la cara de cada tablero
new-seed = Semilla
new-seed-none = una sorpresa
new-pack = Conjunto de componentes
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
open-seats = Hay un asiento libre
open-say = La partida empieza cuando alguien lo ocupe. Envía la dirección de esta página u ocúpalo aquí.
open-take = Ocupar el asiento: { $name }
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
keys-back = Una jugada atrás en el historial
keys-on = Una jugada adelante
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
score-sheet = Hoja de puntos
together = Total
points-over-time = Puntos a lo largo de la partida
costliest = Las tres jugadas más caras
costliest-none = Ninguna que se distinga del azar.
analyse = Buscarlas
analysing = Repasando la partida: { $done } de { $planned }
better = mejor: { $move }

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
