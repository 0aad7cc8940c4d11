# What the page says, English.

## Everywhere

nav = Pages
nav-play = Play
nav-games = My games
nav-rules = Rules
nav-home = Home
language = Language
theme-auto = Light or dark as the device has it; change
theme-light = Light; change
theme-night = Dark; change
settings = Settings
settings-kept = All of this is kept on this device only.
set-theme = Theme
set-theme-auto = As the device
set-theme-light = Light
set-theme-night = Dark
set-text = Text
set-motion = Motion
set-motion-off = Off
set-motion-quick = Quick
set-motion-normal = Normal
set-motion-slow = Slow
set-confirm = Confirm moves
set-confirm-say = A move is made only when you have said so a second time.
set-plain = The table as lists, without pictures
set-plain-say = Everything in words, for screen readers and small screens.
set-safe = Colours for the colour-blind
set-safe-say = Players get colours that every eye tells apart. Their shapes stay.
set-sound = Sound
set-sound-say = Four small sounds: a move, your turn, a refusal, the end.
set-notices = Tell me when it is my turn
set-notices-say = By a notice of this device, while the page is out of sight.
set-notices-refused = The browser does not allow notices from this page. Its own settings can change that.
away-title = Tell me also when Spinney is closed
away-device = On this device
away-device-say = By a push, even if no page of Spinney is open.
away-insecure = This page came over http. Browsers allow pushes only to pages that came over https, or from this very machine.
away-missing = This browser has no pushes. On iPhones and iPads only pages on the home screen have them.
away-denied = The browser does not allow notices from this page. Its own settings can change that.
away-failed = The browser could not reach the service that carries its pushes.
away-other-device = Another device
away-kind-push = Push
away-kind-mail = Mail
away-kind-webhook = Webhook
away-remove = Remove { $address }
away-mail-short = you@example.org
away-mail-add = Send me a code
away-code = The code that was sent to { $address }
away-code-short = Code
away-code-say = A code was sent there. Mail comes when it has been entered.
away-confirm = Confirm
away-hook = For programs: a webhook
away-hook-say = When it is your turn the server sends JSON to this address, signed with a secret.
away-hook-add = Add
away-secret = The secret, shown this once:
away-kept = These addresses are kept by the server, for nothing else.
unsubscribe = Mail from Spinney
unsubscribe-done = No more mail comes to this address. In the settings you can enter it again.
close = Close
stop = Stop
loading = One moment…
offline = The line to the server is broken. Reconnecting…
offline-sending = What you did is sent as soon as it is back.
sending = Sending…
offline-alone = One moment: the table is being opened…
problem-unreachable = The server cannot be reached.
problem-unreachable-alone = That could not be done now. Please try again.
problem-no-such-game = There is no such game.
tab-loading = Fetching the games: { $came } of { $all } MB
tab-starting = The games are getting ready…
tab-progress = What has been fetched
tab-failed = The games could not be fetched. Is there a network? What is asked for next tries again.
tab-fresh = A new version is ready.
tab-take = Take it
storage-full = There is no room left on this device: what happens now cannot be kept. Delete games that you do not need, or take them along in a file.
storage-forbidden = This browser does not let the page keep anything, as in private windows: games cannot be kept.
drop-here = Drop a record, or the file of a table, to open it

## Home

home-title = A small wood to play in
home-say = Five forest games at one table: with friends, with bots, or alone.
play-now = Play now
open-replay = Open a replay
continue = Continue
continue-one = Go on
finished = Finished
look = Look at it
kept-analysis = Analysis
your-turn = Your turn
kept-all = all { $count }
kept-none-open = No game is going on.
kept-none = No games yet: those that you begin or join are listed here.
kept-none-alone = No games yet: those that you begin on this device are listed here.
kept-begin = Choose a game
kept-here = These are your tables on this server.
kept-here-alone = This list is kept on this device only.
kept-waiting = Others are to move
kept-open = waiting for somebody to take a seat
kept-nobody = open seat
kept-gone = Forgotten by the server
kept-gone-alone = Not on this device any more
kept-gone-say = The server no longer has these tables. They can only be taken off the list.
kept-gone-say-alone = These games are not kept on this device any more. They can only be taken off the list.
forget = Take { $title } off the list
forget-alone = Delete { $title }
forget-sure = { $title } is kept on this device only. Delete it for good?
carry = Take your games along
carry-say = All games and score pads of this device as one file, with what you have learned: to keep it safe, or to go on elsewhere. Games that are here already stay as they are.
carry-out = Save all games to a file
carry-back = Bring games from a file
carry-done =
    { $added ->
        [0] No games added: { $there } were here already.
        [one] One game added; { $there } were here already.
       *[other] { $added } games added; { $there } were here already.
    }
carry-pads =
    { $pads ->
        [one] { $pads } score pad added.
       *[other] { $pads } score pads added.
    }
carry-stranger = This is not a file of games from Spinney.
carry-newer = This file comes from a newer Spinney. Load the page anew to get the new version, then try again.
carry-damaged = This file is damaged: nothing was taken from it.
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
new-rulings = Details of the rules
new-rulings-say = Where rulebooks leave something open. What stands here is how the rules page has it.
new-together = Choose the side of each board
new-together-say = Each board has two sides. Where nothing is chosen, the choice above holds.
new-first = Make the first choices for me
new-first-say = Those before the first turn that say little to whoever does not know the game yet.
new-open-say = When the game has been set up you get a link to send; it begins when somebody has taken the seat.
new-seed = Seed
new-seed-none = a surprise
new-seed-say = The same word deals the same cards again. Whoever knows it could find out what is hidden.
new-pack = Pack of components
new-pack-say = A file with cards of your own instead of those that the game comes with.
new-pack-keep = Keep it on this device as my pack
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
bot-ancient-wood = Ancient Wood
like-random = Moves without looking. You will win.
like-greedy = Takes what brings most points now and plans nothing. As strong as Seedling, or stronger.
like-seedling = Knows what is good, but is often careless: for your first games.
like-sapling = Less careless, and beats Seedling four times out of five.
like-tree = Takes care, and beats Greedy nine times out of ten: know the game well.
like-old-growth = Strong. It may think for seconds, and in most games beats Tree two times out of three.
like-ancient-wood = The strongest: it tries out what it has learned by playing against itself. With components of your own it thinks like Old Growth.
branch-title = { $title }: play on
branch-say = A new table from move { $ply } on, with the same cards in the same piles.

## Packs of one's own

packs = What is printed
packs-say = Some components were made for Spinney, because their print is not known to us. If you own the box, enter what is really printed: it is checked at once, stays on this device, and can be played.
packs-link = Enter what is printed in your box
packs-all = All
packs-before = The one before
packs-after = The next one
packs-name = Name of your pack
packs-mine = My box
packs-new = New one
packs-spinneys = Spinney's own
packs-own = My pack: { $name }
packs-import = Open a pack file
packs-export = Save as a file
packs-drop = Everything as Spinney has it
packs-drop-sure = Is all that you entered to be dropped?
packs-search = Search by name
packs-house-only = House data only
packs-left = { $count } of { $of } are house data
packs-entered = Entered by you
packs-untouched = Nothing entered yet: all is as Spinney has it.
packs-checking = Checking…
packs-kept = Kept on this device. It can be played.
packs-wrong = Cannot be played yet:
packs-full = This device keeps nothing more: save your pack as a file.
packs-reset = As Spinney has it
packs-remove = Remove this one
packs-source = Where is it known from?
packs-source-say = What you read from the box is published.
packs-from-rulebook = The rulebook
packs-from-public = The printed box, or another public source
packs-from-house = Nobody knows: it was made up to fit the rules
packs-less = Less: { $what }
packs-more = More: { $what }
packs-add = Add: { $what }
packs-without = Remove: { $what }
packs-also = Add something to: { $what }
packs-also-short = Add…
packs-nothing = nothing
packs-write = Write another…

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
to-the-board = Choose on the board
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
hint-thinking = Ancient Wood is thinking
hint-title = Ancient Wood would play:
hint-lead = with the expected lead at the end
hint-score = with the expected score
hint-target = with the expected lead over the target
hint-away = Put the hints away
invite-wait =
    { $count ->
        [one] A seat is open
       *[other] { $count } seats are open
    }
invite-say = Send this link. The game begins when every seat is taken.
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-local = This address is known to this device only. For others, start the server with --host 0.0.0.0 and open the page by this device's address in your network.
invite-code = The link as a QR code
invite-code-say = Or scan this with a phone
invite-here = Somebody here takes a seat
invite-you = You are invited to { $title }
invite-come = Say what you are called and take a seat.
invite-name = Your name
invite-their-name = Their name
invite-take = Take the seat
invite-more = More seats are open: this link is for others, too.
deal = The deal
deal-seed = The deal of this table comes from a seed that somebody chose: they may know what lies where.
deal-branch = The deal of this table has been played before: whoever knows that game may know what lies where.
deal-secret = This table was dealt from a key that nobody has chosen or seen.
deal-hash = Hash of the key
deal-key = The key
deal-check-later = Keep the hash. When the game is over the key is shown, and everybody can check that it was the deal from the start.
deal-check = To check the deal, download the record and run: spinney record verify FILE --hash HASH. The hash is the SHA-256 of the words “spinney deal”, a space and the 16 bytes of the key.
first-made = Chosen for you: { $moves }.
first-ask = Ask me the next time
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
log-setup = Setting up
history = History
recap = Since you looked: { $count ->
    [one] one move
   *[other] { $count } moves
}
recap-tell = Show me
recap-telling = Since you looked: { $passed } of { $count }
recap-skip = Skip
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
keys-rule = The rule of what is asked now, or of what was refused
keys-thing = The rules of the thing that has the focus, or that the pointer is on
keys-aid = Player's aid
keys-back = One move back in the history
keys-on = One move on
keys-costly = The next of the costliest moves, after the game
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
share = Copy a link with the game in it
share-opening = Opening the game…
share-damaged = This link is damaged: part of it may have been cut off. Ask for it once more, or for the record as a file.
share-too-long = This game is too long for a link. Its record can be sent as a file.
score-sheet = Score sheet
together = Together
points-over-time = Points over time
costliest = The three costliest moves
costliest-yours = Your three costliest moves
costliest-none = None that can be told from chance.
analyse = Look for them
analysing = Thinking through the game: { $done } of { $planned }
study-move = Move { $number }
study-played = played
study-better = better
study-next = Next
why-own = { $line } { $points }
why-others = { $line } of the others { $points }
better = better: { $move }

## Learning

nav-learn = Learn
learn = Learn
learn-by-playing = Learn by playing
learn-say = A guided first game of about ten minutes for each title, in short chapters, and puzzles to go on with.
learn-first = New to this game? Play a guided first game: ten minutes, nothing to read up.
learn-done = gone through
learn-minutes = about ten minutes
learn-begin = Begin
learn-on = Go on with chapter { $number }
learn-anew = Begin anew
learn-none = There is no lesson for this game yet.
learn-puzzles = Puzzles
learn-solved = { $solved } of { $of } solved
learn-day = Today:
learn-try = Try it
grade-beginner = for beginners
grade-easy = easy
grade-medium = medium
grade-hard = hard
lesson = lesson
coach = Lesson
coach-chapter = Chapter { $number } of { $of }
coach-chapters = All chapters
coach-leave = Leave the lesson
coach-next = Next
coach-back = One step back
coach-others =
    { $count ->
        [one] { $names } moves.
       *[other] { $names } move.
    }
coach-done = Well done: you know how this game is played!
coach-on = Play on here
coach-new = A new table
puzzle = Puzzle
puzzle-which = Puzzle { $number }
puzzle-number = Puzzle { $number } of { $of }
puzzle-leave = All puzzles
puzzle-solved = Solved
puzzle-right = Solved!
puzzle-better =
    { $gained ->
        [one] { $gained } point: there is better.
       *[other] { $gained } points: there is better.
    }
puzzle-again = Try again
puzzle-show = Show me
puzzle-next = Next puzzle
again = Once more
again-try =
    { $count ->
        [one] Try it again
       *[other] Try these { $count } again
    }
again-number = { $number } of { $of }
again-leave = Back to the finished game
again-ask = You chose “{ $played }”. What would have been better?
again-right = That is the better one:
again-same = That is what you chose in the game;
again-other = That was not looked at;

## About

about = About Spinney
about-what = Five forest games to play with friends, with bots, or alone, and to study afterwards: with hints, history and analysis.
about-unofficial = Spinney is unofficial. The games are works of their authors and publishers, who have no connection with it; none of their art and none of their sentences are used here.
about-packs = Components that are not known to us were made for Spinney. Whoever owns a box can enter them:
about-private = What it knows of you
about-private-say = No account, no advertising, no tracking. What you play is kept by the server from which this page came, and asked of nobody else.
about-private-say-alone = Nothing is sent anywhere: no server of ours, no account, no tracking. Everything happens in this browser, and your games are kept on this device only. Whoever clears the browser's data clears them, too: take them along in a file now and then.
about-works = Whose work is in it
about-own = Spinney { $version } is under the MIT licence. It contains:
about-licences = All licences, word for word

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

## Rules beside the board, and the player's aid

rule-number =
    { $count ->
        [one] Rule { $numbers }
       *[other] Rules { $numbers }
    }
rule-of = What the rules say
rule-page = On the rules page, in a new tab
rule-key = its rules
rule-index = Contents
aid = Player's aid
aid-print = Print
aid-whole = As a page, to print

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

# Score pads.
nav-score = Score
score-a-table = Score a table
score-say = Played with real cards? Enter what lies on the table, and Spinney adds it up and says why.
pad-who = Who played?
pad-name = Name
pad-name-of = Player { $number }
pad-begin = Begin
pad-common = The table
pad-history = Tables on this device
pad-drop = Throw away: { $title }
pad-lost = This pad is not on this device.
pad-not-kept = This browser keeps nothing: when the page is closed, the pad is gone.
pad-points = { $points ->
    [one] point
   *[other] points
}
pad-total = Total
pad-why = Why
pad-why-of = The points of { $name }
pad-search = Search by name
pad-nothing-found = Nothing is called like that.
pad-remove = Take it away
pad-done = Done
pad-less = { $label }: one less
pad-more = { $label }: one more
resume-say = It goes on from your table. The tiles that nobody has drawn are shuffled anew.

# A pad on several phones.
pad-arrive = Begun on another device?
pad-join = Join
pad-join-letters = A code has six letters and digits.
pad-join-which = Which part is yours?
pad-join-say = You can look at the other parts, too, and enter them.
pad-join-taken = somebody is here
pad-join-damaged = What the server has under this code is not a table that can be scored.
pad-phones = Several phones
pad-phones-say = Everybody enters their part on their own phone, and all see the same points. The phones have to reach this server, as those in the same Wi-Fi do.
pad-phones-begin = Get a code
pad-phones-code = Code
pad-phones-scan = Scan this with another phone. Or open “Score a table” there, and join with the code.
pad-phones-link = Link to this pad
pad-phones-here = Also here: { $names }.
pad-phones-nobody = Nobody else is here yet.
pad-phones-lost = The server cannot be reached. It goes on here, and is put together when the server is back.
pad-phones-end = Go on alone
pad-carry = Carry it over
pad-carry-say = The pad as it is now goes with the link, without any server: scan it, send it, or hand the file on. Where the pad is already, both are put together.
pad-carry-what = What goes with it
pad-carry-whole = The whole pad
pad-carry-part-say = This is for devices that have the pad: it brings this part back to them.
pad-carry-fine = The pad is too long for a picture that phones could scan. The link and the file have all of it.
pad-carry-long = The pad is too long for a link. The file has all of it.
pad-carry-file = Save as a file
pad-carry-open = Open a pad from a file
pad-carry-damaged = This pad is damaged: part of it may have been cut off. Ask for it once more.
pad-carry-part-only = This has the part of one player only, and the pad that it belongs to is not on this device. Ask for the whole pad.
pad-no-room = There is no room left on this device: what you enter now is not kept. Throw away tables that you do not need, or save this one as a file.
pad-result = Result
pad-back = Back to the pad
pad-all = All tables
pad-tie = Equal on points:
pad-tie-say = The tie is broken as the rules say.
pad-house = With house rules:
pad-missing = Still missing:
pad-team = Team
pad-reasons = Card by card
pad-no-reasons = Nothing that counts.
pad-foot = Added up by Spinney, which is unofficial: not made or endorsed by the publishers.
pad-hand-on = Share
pad-as-picture = As a picture
pad-as-text = As a text
pad-as-file = As a file
pad-saved = Saved.
pad-not-drawn = The picture could not be drawn.
pad-play-on = Play on here
pad-again = Play this table again
pad-open = Something is still missing
pad-title = Title
pad-title-all = All titles
pad-dropped = Thrown away: { $title }
pad-take-back = Take it back
pad-best = Best scores
pad-games = Games
pad-wins = Wins
pad-most = Most points
pad-best-say = Tables from which nothing is missing, by the names that were entered.
pad-open-file = Open a file
pad-open-say = A table that was saved as a file, or written for “spinney score”.
pad-which = Which title is this file of?
pad-file-long = This file is too long to be a table on paper.
pad-real = Played it on a real table? Score it

# Who somebody is at a server, and the lobby.
me = You
me-name = Your name
me-save = Save
me-saved = Saved.
me-say = Others see it at the tables where you sit. Tables that you have joined keep the name you had then.
recovery = On another device
recovery-say = With a recovery code you come back with your tables on a phone, on another computer, or after this browser has forgotten you. There is no account and no password.
recovery-there = You have a recovery code. With it, and the name “{ $login }”, you come back on another device.
recovery-make = Make a recovery code
recovery-anew = Make a new code
recovery-anew-sure = The code that you have now will stop working. Make a new one?
recovery-name-first = Choose a name first.
recovery-write = Write it down now: it is not shown again.
recovery-login = Name
recovery-code = Recovery code
recovery-copy = Copy both
recover = Come back
recover-say = You have a name and a recovery code from another device? Your tables come to this one. What you have begun here as a guest comes along.
recover-go = Come back
leave = Leave
leave-say = This browser forgets you. With your recovery code you can come back.
leave-say-no-code = This browser forgets you. You have no recovery code: your seats would be lost.
leave-sure = Forget you on this device?
leave-sure-no-code = Without a recovery code nobody can ever sit at your seats again. Forget you on this device all the same?
leave-device = Forget this device
forget-me = Delete all about me
forget-me-sure = Your name, your devices, your list of tables and what you wrote at tables are deleted for good, and your seats are lost. Do that?
kept-more = Show more
kept-elsewhere = Your tables on another device
lobby = Lobby
lobby-say = Anybody may take a seat at these tables.
lobby-none = This server has no lobby. Tables are shared by their links.
lobby-empty = Nobody waits for players at the moment. Make a table with an open seat and show it here.
lobby-join = { $count ->
    [one] Take the seat
   *[other] Take one of { $count } seats
  }
new-listed = Show it in the lobby
new-listed-say = Anybody may take an open seat, not only whoever gets the link.

# The people at a table: presence, stand-ins, clocks and chat.
people = People
people-unread = { $count ->
    [one] People, one new message
   *[other] People, { $count } new messages
  }
people-host = host
people-you = you
people-here = here
people-away = not here
people-stands-in = a bot stands in
people-asked = is asked
people-asked-for = asked for { $time }
people-left = { $time } left
people-own-time = Your time
people-votes = { $count } of { $of } want a bot to play
people-vote = Let a bot play
people-unvote = Wait for them
people-send-away = Send away
people-send-away-sure = A bot takes this seat for good: { $name } cannot come back.
people-keep = No
people-leave = Let a bot play for me
people-leave-say = You can come back at any time.
people-come-back = I am back
people-bot-plays = A bot plays for you.
people-sent-away = The host has given your seat to a bot. You can still look on.
people-level = Level of the bots
people-fill = Fill with bots
people-lock = Lock the table
people-unlock = Unlock the table
people-locked = The table is locked: nobody can take an open seat.
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
chat = Chat
chat-nothing = Nobody has said anything yet.
chat-words = Say something
chat-say = Send
chat-somebody = Somebody
chat-mute = Mute { $name }
chat-unmute = { $name } is muted
new-clock = Clock
new-chat = Chat
new-chat-say = Those who sit at the table can write to each other.
clock-none = None
clock-none-say = Everybody takes the time they need.
clock-gentle = Gentle: a day
clock-gentle-say = Shows how long somebody has been asked, and who is late. Nothing happens.
clock-live = Strict: live
clock-live-say = 30 seconds for each decision, and 10 minutes in all for those that take longer. Then a bot stands in.
clock-days = Strict: over days
clock-days-say = A day for each decision, and three days in all for those that take longer. Then a bot stands in.

## Finished games, ratings, the deal of the day

daily = Deal of the day
daily-say = Every day each game has one deal that is the same for everybody here, against the same bot. You can play it once: without hints, and what has shown you something cannot be taken back.
daily-until = Counts until { $time }
daily-against = Against one { $bot }
daily-play = Play it
daily-look = Look at it
daily-won = { $points } points, won
daily-lost = { $points } points
daily-yesterday = Yesterday
daily-others = How others did
daily-histogram =
    { $count ->
        [one] Points of one person
       *[other] Points of { $count } people
    }
daily-count =
    { $count ->
        [one] One person has finished it,
       *[other] { $count } people have finished it,
    } { $won ->
        [0] and nobody has won.
        [one] and one has won.
       *[other] and { $won } have won.
    }
daily-nobody = Nobody has finished it.
daily-only = Nobody else yet.
daily-better =
    Of the { $others } others { $worse ->
        [one] one has
       *[other] { $worse } have
    } fewer points than you, and { $better ->
        [one] one has
       *[other] { $better } have
    } more.
daily-late = You have finished it after its day, so your points are not counted.
histogram-mine = You: { $points } points
statistics = Statistics
statistics-mine = My statistics
statistics-nobody = Nobody is known on this device yet: statistics begin with the first table.
statistics-none = No game has been finished yet.
statistics-games = Games
statistics-won = Won
statistics-share = { $share } %
statistics-average = Points on average
statistics-best = Best
statistics-histogram = Points in { $title }
statistics-against = Won, by who else played
statistics-whom = Who else played
statistics-won-of = Won
statistics-people = People only
statistics-of = { $wins } of { $games }
statistics-latest = The last games
ratings = Ratings
ratings-say = For those who want them: a table can be made as a rated one, and counts when all who play there want ratings. Who has played five such games is listed, by the strength that is sure.
ratings-place = Place
ratings-name = Name
ratings-rating = Rating
ratings-belief = Strength
ratings-games = Games
ratings-none = Nobody has played five rated games yet.
ratings-want = I want ratings
ratings-want-say = You can make rated tables and sit down at them. Your name, your ratings and the numbers of your games are then public on a page of your own; your tables are not, except for rated ones and those that were in the lobby.
ratings-page = My public page
rated = rated
place = place { $place }
finished-games = Finished games
finished-say = The last games on this server that were rated, or listed in its lobby.
finished-none = There is none yet.
finished-somebody = Somebody
invite-rated = This table is rated: it is for people who want ratings.
new-rated = Rated
new-rated-say = It counts for the ratings of all who play, and everybody may look at it when it is over. All other seats are for people with the link who want ratings.
new-rated-cannot = For that, all other seats have to be open, and seed and pack the usual ones.
new-rated-want = Only who wants ratings can do that:
deal-daily = This is the deal of the day, the same for everybody: until the day is over it stays secret, also when you have finished.
deal-check-day = Keep the hash. When the day is over the key is shown, and everybody can check that it was the deal from the start.
