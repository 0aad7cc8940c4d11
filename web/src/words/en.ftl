# What the page says, English.

## Everywhere

nav = Pages
nav-play = Play
nav-rules = Rules
nav-home = Home
language = Language
theme-auto = Light or dark as the device has it; change
theme-light = Light; change
theme-night = Dark; change
plain-table = The table as lists, without pictures
close = Close
stop = Stop
loading = One moment…
offline = The server cannot be reached. Trying again…
problem-unreachable = The server cannot be reached.
problem-no-such-game = There is no such game.
drop-here = Drop a record to look at it

## Home

home-title = A small wood to play in
home-say = Five forest games at one table: with friends, with bots, or alone.
play-now = Play now
open-replay = Open a replay
continue = Continue
continue-one = Go on
finished = Finished
look = Look at it
your-turn = Your turn
kept-all = all { $count }
kept-few = fewer
forget = Take { $title } off the list
games = The five games
games-say = Every table can be played, replayed and explored.
players = players
minutes = min
weight-light = light
weight-medium = medium
weight-heavy = weighty
house-share = { $share } % house data
rules-of = Rules of { $title }
home-foot = Drawn and built here. Not made or endorsed by the publishers.

## New table

new-players = How many play?
new-seats = Who sits where?
new-who = Seat { $number }: who
new-level = Seat { $number }: strength
new-name = Seat { $number }: name
new-hot-seat = Each person's hand stays hidden until that person says "it's me".
new-more = More
new-together = Choose the side of each board
new-seed = Seed
new-seed-none = a surprise
new-pack = Pack of components
new-start = Start
who-me = me
who-person = another person here
who-bot = a bot
who-open = somebody with the link
bot-random = Random
bot-greedy = Greedy
bot-seedling = Seedling
bot-sapling = Sapling
bot-tree = Tree
bot-old-growth = Old Growth
branch-title = { $title }: play on
branch-say = A new table from move { $ply } on, with the same cards in the same piles.

## The table

skip-moves = To the moves
turn = Turn { $number }
replay = Replay
take-back = Taking back
undo = Undo
undo-asks = Undo: the others are asked
redo = Redo
restart = Begin the turn anew
side = Score, log and history
menu = Menu
tabs = Parts of the table
tab-table = Table
tab-score = Score
tab-log = Log
tab-history = History
prompt = What is asked
thinking =
    { $count ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
waiting = Waiting for { $names }
over = The game is over.
put-back = Put back
do-it = Do it
move-now = Move now
moves = Moves in words
moves-count =
    { $count ->
        [one] One move
       *[other] { $count } moves
    }
several-chosen = { $chosen } of { $most } chosen, in any order
several-up-to = { $chosen } chosen, up to { $most }
several-done = Done ({ $chosen })
several-apart = It is not connected with what you have chosen.
all-moves = All moves
why-not = Not possible:
why-choose = choose something else first.
question =
    { $count ->
        [one] { $name } would like to take one move back.
       *[other] { $name } would like to take { $count } moves back.
    }
agree = { $name } agrees
disagree = { $name } does not agree
hint = Hint
hint-thinking = Old Growth is thinking
hint-title = Old Growth would play:
hint-lead = with the expected lead at the end
hint-score = with the expected score
hint-target = with the expected lead over the target
hint-away = Put the hints away
open-seats = A seat is open
open-say = The game begins when somebody has taken it. Send the address of this page, or take it here.
open-take = Take the seat: { $name }
hand-over = { $name }, it is your turn
hand-over-say = The others look away.
its-me = It's me
you = you
score = Score
score-so-far = Score so far
score-show = Show the score
score-hide = Hide the score
score-yours = Your score
score-yours-so-far = Your score so far
log = Log
log-you = You
history = History
history-ply = Move { $ply } of { $last }
history-play = Play it by itself
history-stop = Stop
history-link = Copy a link to this moment
copied = Copied
history-live = live
history-end-is = the end
history-first = To the beginning
history-back = One move back
history-next = One move on
history-last = To the end
history-now = Back to now
history-end = To the end
branch = Play on from here
eyes = Seen with the eyes of
eyes-spectator = a spectator

## The keyboard

keys = Keys
key-enter = Enter
key-arrows = Arrows
key-escape = Esc
keys-enter = Chooses what has the focus; when a move is clear, makes it
keys-arrows = Go from one thing that may be chosen to the next; with Shift, through everything that can be read
keys-escape = Puts back, and puts hints and letters away
keys-letters = Letters at everything that may be chosen: type one to choose it
keys-hint = Hint
keys-undo = Undo
keys-moves = All moves in words
keys-back = One move back in the history
keys-on = One move on
keys-sheet = This sheet

## After the game

end-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
end-team = { $names } win as a team
end-alone =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-beaten = Won: { end-alone } against a target of { $target }
end-missed = Lost: { end-alone }, more than { $target } needed
rematch = Rematch
download = Download the record
score-sheet = Score sheet
together = Together
points-over-time = Points over time
costliest = The three costliest moves
costliest-none = None that can be told from chance.
analyse = Look for them
analysing = Thinking through the game: { $done } of { $planned }
better = better: { $move }

## Rules

rules-choose = Games
rules-search = Search the rules
rules-english = The rules pages are in English.
rules-found =
    { $count ->
        [one] One passage
       *[other] { $count } passages
    }
rules-say = Choose a game: its rules in our own words, numbered, with the rulings.

## Cards of things

glass = Under the glass
worth-now = Now
source-rulebook = Known from the rulebook
source-public = Known from public sources
source-house = House data: made for Spinney

## The plain board

zone-common = The common area
zone-yours = Your area
zone-choices = Choices
plain-this-player = this player
