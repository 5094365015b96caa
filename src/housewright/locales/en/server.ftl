### What the server refuses, and why

## Who you are

error-no-guest = Say your name first: this device is not known here.
error-wrong-token = This token is not known here. Ask for a new one.
error-foreign-site = This request came from a page of another site and was not accepted.
error-unknown-host = This server is not known by the name “{ $host }”. Whoever runs it can add that name to the setting “{ $setting }”.
error-not-host = Only the host of the table can do that.
error-not-seated = You have no seat at this table.
error-already-seated = You have a seat at this table already.
error-seat-asked-for = Another device has asked for this seat already. Make a new code on the device where you sit.
error-nobody-asks = No device that shows this number asks for your seat.
error-too-many = That was too often. Please try again in { $seconds } s.

## Finding a table

error-no-such-table = There is no such table. It may have been abandoned and cleared away.
error-table-unread = This table cannot be read any more: it was begun with version { $rules } of the rules. Those who sat there can still fetch its turns.
error-no-such-code = This code is not valid, or not any more.
error-no-such-seat = There is no such seat at this table.
error-by-invitation = At this table people join by invitation: ask the host for the code or the link.
error-table-full = All seats at this table are taken.
error-seat-taken = This seat is taken.
error-house-full = So many tables are in use that no more can be opened. Please try again later.
error-too-many-tables = You have { $most } tables in use already. Finish or leave some of them first.
error-too-many-replays = { $most } imported games are kept for you already. Older ones are cleared away in time.
error-too-much-kept = So many games are kept for you that there is no room for more. Older ones are cleared away in time.

## Before the start

error-no-such-game = There is no game called “{ $game }” here.
error-no-such-language = The game has no texts in “{ $language }”.
error-no-such-player = There is no computer player called “{ $player }” in this game.
error-bad-options = These options do not work: { $what }
error-bad-seats = Seats wanted: { $seats }. This game is played with { $fewest } to { $most }.
error-other-game = The game of a table cannot be changed. Open another table for it.
error-own-seat = This is your own seat. To give it up, leave the table.
error-seats-empty = Some seats are still empty. Wait for more people, or fill them with computer players.
error-already-started = The game has started already.
error-not-started = The game has not started yet.

## Playing

error-over = The game is over.
error-round-closed = This round is closed already.
error-round-not-begun = This round has not begun yet.
error-not-your-turn = It is not your turn.
error-turn-taken = Your turn is in already. Take it back to change it.
error-turn-incomplete = The turn is not complete: something is still to be decided.
error-nothing-to-take-back = There is no turn to take back.
error-not-a-move = “{ $move }” is not a move.
error-key-used = This turn was sent before with other moves. Reload the page and try again.
error-seat-handed-over = A computer player is playing for you. Take your seat back first.
error-no-person = Nobody to play for: this seat belongs to a computer player.
error-not-absent = This person is connected. A computer player can take over only for people who are away.
error-no-hints = There are no hints at this table.
error-preparing = Hints, analyses and the checking of long records are still being prepared; they will be there in a few minutes.

## Afterwards

error-not-over = That has to wait until the game is over.
error-not-alone = Only a deal that was played alone can be played again.
error-no-rematch = There is no rematch here: this is a deal of the day, or a game of what-if.
error-no-such-round = There is no such round or seat in this game.
error-day-not-over = That has to wait until the day is over: others are still playing this deal.
error-no-such-turn = This turn has not been looked at.
error-no-analyst = Nobody here can judge this game.
error-no-analyses = This server does not analyse games.
error-analyses-full = So many games are being looked at that no more can be begun. Please try again later.
error-cannot-suppose = This position cannot be played on from.
error-no-learning = This is no learning game.
error-learning-alone = A learning game has one person; all others are computer players.
error-learning-hints = A learning game needs hints.
error-day-to-come = This day has not come yet.
error-bad-day = “{ $day }” is not a day.
error-bad-record = This is not a valid record. { $cause ->
    [illegal] The rules forbid “{ $token }” in line { $line }.
    [token] “{ $token }” in line { $line } is wrong.
    [name] “{ $token }” cannot be a name.
   *[line] Line { $line } is wrong, or something is missing there.
}
error-record-unfinished = The game of this record was not played to its end.
error-record-too-long = Checking this record takes too long.

## The server

error-malformed = The server could not make sense of this request. { $what }
error-too-large = That is too much: at most { $most } bytes are accepted.
error-no-such-route = There is nothing at this address.
error-no-such-method = That cannot be done at this address.
error-too-much-changed = So much has been changed at this table that only what the game needs can still be done: starting, taking turns, leaving.
error-busy = Too much is happening at this table just now. Please try again.
error-no-storage = The server cannot store anything just now. Nothing was changed; please try again in a while.
error-closing = The server is about to stop. It may be back in a moment.
error-failure = Something went wrong on the server. Nothing was changed; please try again.
