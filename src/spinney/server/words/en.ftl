# What the server says itself, English.

problem-no-such-table = There is no such table.
problem-no-such-moment = This game has no such moment.
problem-no-such-seat = There is no such seat at this table.
problem-no-such-game = There is no such game.
problem-no-such-words = This game has no words in that language.
problem-no-such-rules = This game has no rules page.
problem-no-such-pack = This pack is not known here.
problem-not-your-seat = Only somebody who sits at this table can do that.
problem-wrong-token = This is not the key to any seat of this table.
problem-not-over = That is possible when the game is over.
problem-bad-message = This message cannot be understood.
problem-stale = The table has changed in the meantime.
problem-nothing-to-undo = There is nothing to take back.
problem-nothing-to-redo = There is nothing to make again.
problem-game-over = The game is over.
problem-question-open = Somebody is waiting for an answer already.
problem-no-question = Nobody is asking you anything.
problem-seat-taken = Somebody sits there already.
problem-not-asked = You are not asked for anything now.
problem-empty-seat = A seat is still open: the game begins when somebody has taken it.
problem-busy = This is being thought about already.
problem-other-seats = This game has { $seats } seats, not { $given }.
problem-no-such-judge = Who can judge: { $known }.
problem-too-big = That is too big for the server.
problem-store = The server cannot read or write its data at the moment.
problem-failed = Something went wrong in the server.
