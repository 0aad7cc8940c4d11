# What is told to people who are away, English.

and = { $some } and { $last }
turn = It is your turn at { $game } with { $names }.
turn-alone = It is your turn at { $game }.
over = The game of { $game } with { $names } is over.
over-alone = The game of { $game } is over.

mail =
    { $words }

    { $link }

    --
    You asked { $site } to tell you when it is your turn.
    No more mail to this address: { $unsubscribe }

code-subject = { $code } is your code for Spinney
code-mail =
    Somebody, probably you, wants { $site } to send mail to this address when it is their turn.

    The code is { $code }. It holds for an hour.

    If it was not you, do nothing: no more mail will come.
