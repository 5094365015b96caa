### The pages

## Everywhere

home = Home
home-link = Housewright, home
close = Close
loading = One moment…
menu = Menu
help = Help
help-open = Help and rules
seat-number = Seat { $number }
same-name = { $name } { $number }
is-you = (you)
somebody = Somebody
round-number = Round { $round }
title-your-turn = Your turn – { $title }
title-over = Finished – { $title }
table-gone = This table cannot be shown
table-unread-turns = Fetch the turns
table-abandoned = This table was abandoned
time-left = { $minutes }:{ $seconds }
points-unit = pts
points-short = { $points } pts
two-sentences = { $first } { $second }
why-rule = Rule { $clause }
story = Story
story-open = Story of the game
story-title = Round { $round }
story-none = Nothing has happened yet.
story-of = Whose part of the story
story-of-all = Everybody
story-others = { $count ->
    [one] One other
   *[other] { $count } others
}
story-earlier = Earlier rounds
story-clock = The time of { $player } was over: a computer player made the turn.
notice-draft-dropped = The round was closed without your draft, which has been dropped.
notice-turn-elsewhere = Your turn was made elsewhere: on another device, in another tab, or by a computer player.
notice-lost = No connection. { $kept ->
    [turn] Your turn is kept here and will be sent.
    [step] Your last step is kept here and will be sent.
   *[nothing] Trying again…
}
notice-clock = Your time was over: a computer player made your turn.
notice-clock-open = Your time was over: a computer player made your turn. You can take it back while others decide.
notice-left = { $name } has left the table: a computer player plays on.
notice-back = { $name } is back at the table.
step-waits = Your last step still waits for the network. Undo takes it back.
error-no-connection = No connection: that was not done. Please try again when it is back.

## Tables

hand-over = Let a computer player play for this seat
hand-over-finishes = Nobody else plays: computer players would play the game to its end at once.
prompt-watching = You are watching
prompt-waiting = Your turn is made
prompt-awaited = { $named ->
    [yes] { $count ->
        [0] Nobody is awaited.
        [one] { $names } is still thinking.
       *[other] { $names } are still thinking.
    }
   *[no] { $count } players are still thinking.
}
prompt-kept-about = Your step is kept, and taken as soon as the network is back. Undo takes it back.
prompt-handed-over = A computer player plays for you
prompt-handed-over-about = You can play for yourself again at any time.
hand-back = Play myself
hint = Hint
hint-open = Hint: what would a strong player do?
hint-title = What a strong player would consider
hint-about = The figure says what a strong player takes the turn to be worth. Tap a line to try it; every step can be undone.
hint-lost = No connection: hints come from the server. They can be asked for when it is back.
hint-take = Try suggestion { $number }
hint-value = { $value }
hint-figure = expected
hint-why = { $how ->
    [helps] It helps you with { $line }: you can expect about { $points } there, with the others about { $otherwise }.
    [spares] It helps you with { $line }: you can expect to lose only about { $points } there, with the others about { $otherwise }.
    [saves] It helps you with { $line }: you can expect to lose nothing there, with the others about { $otherwise }.
    [alike] No line of the score decides between these alone. You can expect most from { $line }: about { $points }.
    [most] You can expect most from { $line }: about { $points }.
   *[even] You can hardly count on points yet; it keeps your chances.
}
hint-same = Just as good:
prompt-confirm = Confirm your turn
prompt-confirm-about = Until you confirm, every step can be undone.
undo = Undo
undo-about = Undo one step
confirm = Confirm turn
waiting = Waiting…
sending = Sending…
take-back = Take my turn back
result = Result
end-you-win = You win!
end-you-share = You share the win!
end-you-place = You are { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] number { $place }
} of { $of ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $of }
}
end-rematch-open = The others are playing again.
end-ranking = Ranking
end-winner = { $count ->
    [one] { $who } wins with { $points } points
   *[other] { $who } win together with { $points } points
}
end-rematch = Play again
end-to-rematch = Join the rematch
end-watch-rematch = Watch the next game
end-replay = Replay
player-beginner = Beginner
player-easy = Easy
player-medium = Medium
player-good = Good
player-strong = Strong
player-master = Master

## Replay and rules

replay = Replay
replay-of = Replay: { $name }
replay-controls = Controls of the replay
replay-back = One { $step ->
    [step] step
   *[round] round
} back
replay-on = One { $step ->
    [step] step
   *[round] round
} on
replay-play = Play
replay-pause = Pause
replay-round = { $step ->
    [step] Step
   *[round] Round
} to show
replay-place = { $step ->
    [step] Step
   *[round] Round
} { $number } of { $all }
replay-place-in = { $part } · { $place }
replay-start = The start: { $all ->
    [one] 1 { $step ->
        [step] step
       *[round] round
    }
   *[other] { $all } { $step ->
        [step] steps
       *[round] rounds
    }
}
replay-end = The end: { $all ->
    [one] 1 { $step ->
        [step] step
       *[round] round
    }
   *[other] { $all } { $step ->
        [step] steps
       *[round] rounds
    }
}
replay-speed = Speed
replay-times = { $times }×
replay-share = Share the replay
replay-share-about = Whoever has this link can watch the game, move by move.
replay-share-here = Begin at this moment
replay-share-text = Watch our game: { $title }
replay-keep = Save the record as a file
replay-seat = Seen from
replay-all = Everybody
replay-story = What happened in round { $round }
rules-back = Back
rules-of = Rules of { $game }
rules-games = Games
rules-search = Search the rules
rules-found = { $count ->
    [one] One clause found.
   *[other] { $count } clauses found.
}
rules-none = No clause has any of these words.
rules-not-all = No clause has all these words.
rules-some = { $held } of the { $of } words:
rules-within = Within longer words:
aid = Player aid
keys = Keys
key-enter = Enter
key-tab = Tab
key-control = Ctrl
key-shift = Shift
key-home = Home
key-end = End
key-escape = Esc
keys-do = Do what is focused; the focus goes on to the next step by itself
keys-on = To the next thing that can be done
keys-undo = Undo one step
keys-restart = Restart the turn
keys-confirm = Confirm the turn
keys-first = To the beginning
keys-last = To the end
keys-close = Close what is open
keys-best = Only the best turn, while it is held
keys-made = Only the turn that was made, while it is held
keys-seats = Look from the first, second … seat
keys-here = Show these keys

### Home, waiting room, menu

## Words of many pages

guest = Guest
you = You
computer = Computer
keep = Save
cancel = Cancel
change = Change
done = Done
leave = Leave
fewer = One fewer
more = One more
skip = Skip to the content
page-title = { $page } – Housewright
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
share = Share
share-link = Link
share-copy = Copy link
share-copied = Link copied
share-by-hand = This browser does not let the page copy. Mark the link and copy it.

## Computer players, a line about each

player-beginner-about = Has just learned the rules and often plays past the point.
player-easy-about = Knows what to do and misjudges a lot. Good for first games.
player-medium-about = Plays sensibly, with mistakes now and then.
player-good-about = Wastes hardly a turn. Hard to beat by luck alone.
player-strong-about = Has learned from very many games. For those who know the game well.
player-master-about = Thinks ahead as well. The strongest opponent of the house.
company-characters = Characters
player-with-style = { $name } ({ $style })
company-characters-about = { $names }: all of middling strength.
company-levels = Levels
level-preparing = Still being prepared; here in a few minutes.

## Variants

variant = Variant
variant-own = Own variant
variant-switches = Single options
variant-games = Games
variant-games-one = One game, counted by itself.
variant-games-series = A series of up to { $games } games. Cheques carry over; two wins decide it.

## Home

home-title = Housewright: two board games to play at once
home-computer = Against the computer
home-computer-short = Computer
home-computer-about = { $count ->
    [one] One opponent, starts at once
   *[other] { $count } opponents, starts at once
}
home-alone = Alone
home-alone-about = A score of your own to beat
home-alone-best = Your best: { $best }
home-alone-no-draft = As advanced: nobody to hand cards to
home-practise = Practise
home-practise-short = Practise
home-practise-about = It takes two: one easy opponent
home-friends = With friends
home-friends-short = Friends
home-friends-about = By link or code, no account
home-agreed = { $variant }{ $games ->
    [1] {""}
   *[other] {" "}· { $games } games
} · { $count ->
    [one] one opponent
   *[other] { $count } opponents
} · { $company }
home-how = Options for { $game }
home-opponents = Computer opponents
home-opponents-about = For games against the computer.
home-company = Who they are
home-continue = Continue
home-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
home-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
home-less = Show fewer
home-tried = { $count ->
    [one] One game of “What if”
   *[other] { $count } games of “What if”
}
home-what-if = What if
home-row-with = With { $names }
home-row-waiting = Waiting for friends
home-row-computers = { $count ->
    [one] Against one computer player
   *[other] Against { $count } computer players
}
home-row-round = Round { $round } · { $variant }
home-row-running = { $variant }
home-row-open = { $variant } · { $empty ->
    [0] no seat free
    [one] one seat free
   *[other] { $empty } seats free
}
home-state-yours = Your turn
home-state-waiting = Others think
home-state-finished = Finished
home-state-open = Not started
home-state-unread = Older rules
home-join = Join a table
home-open = Open tables
home-open-of = Table of { $names }
home-join-table = Join: { $title }
home-more-pages = At the real table, rules and records
home-box = Box on the table?
home-lost = No connection. At the real table these work without one:
home-pad = Score pad
home-dealer = Card dealer
home-rules = Rules and player aids
home-record = Watch a record
home-drop = Drop the record here to watch the game

## Deal of the day

daily = Deal of the day
daily-new = Play
daily-running = Continue
daily-done = { $total } points, place { $place }
daily-board = { $count ->
    [0] Board of today
    [one] Board of today: one result
   *[other] Board of today: { $count } results
}
daily-honour = First attempts only. Nobody checks: it is a matter of honour. Records and replays open when the day (UTC) is over.
daily-nobody-yet = Nobody has finished it yet.
daily-nobody = Nobody played on this day.
daily-before = The day before
daily-after = The day after

## Joining, and moving to another device

join = Join
join-code = Table code
join-title = Join a table
join-about = Eight letters and digits, from whoever opened the table. No account is needed.
join-about-link = Somebody invites you to a table. No account is needed.
join-invited = { $named ->
    [yes] { $host } invites you to { $game }
   *[no] You are invited to { $game }
}
join-about-invited = Say your name and sit down. No account is needed.
join-there = { $taken ->
    [0] Nobody sits there yet; there are { $seats } seats.
    [one] 1 of { $seats } seats is taken: { $who }.
   *[other] { $taken } of { $seats } seats are taken: { $who }.
}
join-computers = { $count ->
    [one] one computer player
   *[other] { $count } computer players
}
join-games = { $games } games
join-name = My name
join-sit = Sit down
join-mine = My running games
join-no-such-code = There is no open table with this code. It may be mistyped, or the game has already started.
transfer-title = Take over a seat
transfer-about = Open the menu of the table on the other device and choose to move the seat. Its code or link goes in here.
transfer-about-link = The game goes on here, and the other device only watches.
transfer-code = Code or link
transfer-take = Go on here
transfer-waiting = Now confirm on the other device. It asks about this number:
transfer-no-such-code = This code is not valid. It works once and for a few minutes: make a new one on the other device.

## Menu

menu-name = My name
menu-name-about = For all tables to come.
menu-name-kept = Saved.
menu-language = Language
menu-theme = Colours
theme-system = As the device
theme-light = Light
theme-dark = Dark
menu-tempo = Tempo of others’ steps (a tap skips)
tempo-off = At once
tempo-quick = Quickly
tempo-calm = Calmly
menu-sound = Sounds
menu-sound-about = A short sound when it is your turn.
menu-calm = Less motion
menu-calm-about = Nothing slides or grows on the page.
menu-auto-confirm = Confirm automatically
menu-auto-confirm-about = A complete turn is sent at once, without a last look.
menu-ways = More
menu-device = Move my seat to another device
menu-transfer = Take over a seat from another device
menu-leave = Leave the table
menu-forget = Forget me for good
device-about = Scan the picture with the other device, or open the link there. Then confirm here: the seat goes over with all it has.
device-picture = The link as a picture for the camera of the other device
device-share = Go on with my game here
device-asked = A device asks for your seat and shows the number { $check }. Is it yours?
device-confirm = Hand over the seat
device-refuse = No, a new code
device-done = The seat is on the other device now.
device-good = { $minutes ->
    [one] It works once, for one minute. Whoever has it gets the seat.
   *[other] It works once, for { $minutes } minutes. Whoever has it gets the seat.
}
leave-closes = Nobody else sits here: the table is closed.
leave-empties = The chair becomes free for somebody else.
leave-stand-in = A computer player plays on. Coming back is possible at any time.
leave-waits = Nobody else plays: the table waits for you.
menu-sign-out = Sign out on this device
sign-out = Sign out
sign-out-about = This device is not known here any more, and cannot play from its seats. Your name stays at the tables. Seats can be moved to another device before.
forget = Forget me
forget-about = Your name is deleted here: from all tables, their stories and the boards, which say “somebody” then. Where others play on, a computer player takes your seat. This cannot be undone. Seats can be moved to another device before.

## Waiting room

room-title = { $game } with friends
room-about = { $variant } · { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
room-about-named = { $game } · { $variant } · { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
room-invite = Invite others
room-code = Table code: { $code }
room-picture = The invitation as a picture for a camera
room-invite-about = Type the code on the home page, open the link, or scan the picture. Good until the start.
room-unnamed = Others will read: “{ $invited }”.
room-say-name = Say my name
room-share-title = Invitation to a game
room-share = Come and play { $game } with me. Table code: { $code }
room-seats-title = Who plays
room-host = Host
room-away = Away
room-empty = Empty chair
room-empty-about = For whoever comes by code or link.
room-town-of = Town: { $town }
room-rename = Rename
room-change-player = Change: another player in place of { $name }
room-send-away = Ask { $name } to leave the chair
room-add = Put a computer player on this chair
room-more-empty = { $count ->
    [one] And one more empty chair.
   *[other] And { $count } more empty chairs.
}
room-who = Who shall sit here?
room-empty-chair = Leave the chair empty
room-myself = My name and town
room-town = My town
room-town-about = It stands on the sheet. May stay empty.
room-terms = What is agreed
room-seats = Seats
room-seats-about = { $fewest } to { $most } in this variant.
room-seats-last = Somebody sits on the last chair.
room-limit = Time for a turn
room-limit-none = No limit
room-limit-minute = 1 min
room-limit-three = 3 min
room-limit-ten = 10 min
room-limit-day = 1 day
room-limit-other = Another
room-no-limit = No time limit
room-limit-is = Time for a turn: { $limit }
room-late = When it is over, a computer player
room-late-turn = makes this turn
room-late-seat = takes the seat over
room-late-turn-by = Then a computer player makes the turn: { $player }.
room-late-seat-by = Then a computer player plays on until the person is back: { $player }.
room-stand-in = Its strength
room-listed = Open to everybody
room-listed-on = The table stands on the home page, and anybody may sit down.
room-listed-off = Only those with code or link can sit down.
room-hints = Hints
room-hints-about = Everybody may ask what a strong player would do.
room-name = Name of the table
room-name-about = To find it again. May stay empty.
room-is-listed = Open to everybody
room-is-private = By invitation only
room-with-hints = Hints are allowed
room-without-hints = Without hints
room-start = Start
room-start-empty = { $count ->
    [one] One chair is still empty.
   *[other] { $count } chairs are still empty.
}
room-fill-level = Strength of the computer players
room-fill = { $count ->
    [one] Start with a computer player there
   *[other] Start with { $count } computer players there
}
room-shrink = { $count ->
    [one] Start alone
   *[other] Start with { $count } at the table
}
room-wait = Wait for somebody
room-step-host = { $empty ->
    [0] Everybody is here: start the game.
    [one] One chair is empty: share the code, or start.
   *[other] { $empty } chairs are empty: share the code, or start.
}
room-step-away = All chairs are taken. Not here just now: { $names }.
room-step-guest = Please wait: { $host } starts the game.
room-step-hostless = Please wait for the start.
room-step-sit = There is a free chair at this table.
room-step-watch = This table is by invitation: its code or link lets you sit down.
room-came = { $name } has sat down.
room-went = { $name } has left.

## Refusals

error-no-answer = The server does not answer. Please try again in a moment.

### The plain table, for a game that has none of its own

plain-table = The table
plain-moves = Moves
plain-choose = Your turn
plain-others = Others are playing
plain-yes = yes
plain-no = no
plain-none = none
plain-made = So far: { $moves }
plain-choose-about = { $count ->
    [one] One move is possible.
   *[other] { $count } moves are possible.
}
plain-awaited = { $count ->
    [0] Nobody is awaited.
   *[other] Awaited: { $names }.
}

## Looking back: luck, skill and better turns

analysis = Analysis
analysis-title = Analysis: { $title }
analysis-open = Luck or skill?
analysis-overview = Overview
analysis-turns = Turn by turn
analysis-share = Share the analysis
analysis-seat = Whose game
analysis-you = you
analysis-name = Name
analysis-place = { $step ->
    [step] Step { $round }
   *[round] Round { $round }
}
analysis-when = { $step ->
    [step] Step
   *[round] Round
}
analysis-of = of { $count }
analysis-as-table = Show as table
analysis-as-drawing = Show as drawing
analysis-sentence = { $result ->
    [place] { $place ->
        [1] First
        [2] Second
        [3] Third
       *[other] Place { $place }
    } with { $points ->
        [1] one point
       *[other] { $points } points
    }:
    [points] { $points ->
        [1] One point
       *[other] { $points } points
    }:
   *[open] So far:
} { $lucky ->
    [up] <luck>{ $luck } by luck</luck>
    [down] <luck>{ $luck } lost to luck</luck>
   *[none] <luck>luck even</luck>
}, { $helped ->
    [up] <others>{ $others } won from the others</others>,
    [down] <others>{ $others } lost to the others</others>,
   *[none] { "" }
} { $spoilt ->
    [yes] <lost>{ $lost } given away</lost>
   *[no] <lost>nothing given away</lost>
}.
analysis-could = { $how ->
    [same] No turn could have been better.
    [more] With the best turns it would have been { $total }.
    [enough] With the best turns it would have been { $total }: { $by } more than { $name }.
   *[less] With the best turns it would have been { $total }, still not more than { $name }.
}
analysis-so-far = { $step ->
    [step] So far, { $count } decisions
   *[round] So far, { $count } turns
}
analysis-part-luck = Luck
analysis-part-others = The others
analysis-part-lost = Given away
analysis-start = Start
analysis-result = { $whole ->
    [yes] Result
   *[no] So far
}
analysis-bridge-name = Expected at the start { $start }, luck { $luck }, { $alone ->
    [yes] { "" }
   *[no] the others { $others },
} given away { $lost }, result { $result }.
analysis-bridge-from = { $unit ->
    [win] Chance to win in per cent. The parts add up to the end exactly: 100 for the winner, 0 for the others.
   *[points] { $cut ->
        [yes] Drawn from { $floor } points up. The parts add up to the result exactly.
       *[no] The parts add up to the result exactly.
    }
}
analysis-pairs = Luck and skill, side by side
analysis-pairs-about = { $unit ->
    [win] In per cent of the chance to win. What one player gives away the others win.
   *[points] The same cards lay on the table for everybody: luck is how well they suited each sheet.
}
analysis-not-looked = Not looked at yet
analysis-all-seats = Show all { $count }
analysis-course = { $unit ->
    [win] Chance to win, step by step
   *[points] Expected total, round by round
}
analysis-course-about = Slide to move through the game.
analysis-course-slider = { $step ->
    [step] Decision
   *[round] Round
}
analysis-course-at = { $place }: { $name } { $value }{ $verdict ->
    [best] , best
    [good] , good
    [inexact] , inexact
    [mistake] , mistake
    [blunder] , blunder
    [only] , nothing to choose
   *[none] { "" }
}
verdict-best = Best
verdict-good = Good
verdict-inexact = Inexact
verdict-mistake = Mistake
verdict-blunder = Blunder
analysis-turn-was = { $verdict ->
    [best] Turn: best
    [good] Turn: good
    [inexact] Turn: inexact
    [mistake] Turn: mistake
   *[blunder] Turn: blunder
}
analysis-verdict-is = { $verdict ->
    [best] Best turn
    [good] Good turn
    [inexact] Inexact
    [mistake] Mistake
   *[blunder] Blunder
}{ $gave ->
    [yes] : { $lost } given away
   *[no] { "" }
}
analysis-verdict = Verdict
analysis-only = Nothing to choose
analysis-before = Expected before
analysis-after = Expected after
analysis-open-turn = Open this turn
analysis-costly = { $whole ->
    [yes] The turns that cost most
   *[no] The turns that cost most, so far
} ({ $count })
analysis-costly-of = { $sum } of { $all } given away
analysis-nothing-lost = Nothing given away: { $count ->
    [one] one turn
   *[other] { $count } turns
}, each the best one or as good.
analysis-costly-name = Look at the turn, { $place }: { $verdict ->
    [good] good
    [inexact] inexact
    [mistake] mistake
   *[blunder] blunder
}, { $lost }
analysis-look-at-turn = Look at the turn
analysis-lost = Where points were given away
analysis-lost-of = { $name }, { $count ->
    [one] one turn
   *[other] { $count } turns
}
analysis-lost-about = A plus means: here these turns brought more than the best ones would have, at the price of another line.
analysis-line = Line
analysis-points = Points
analysis-counts = How the turns were played
analysis-limit = { $how ->
    [worst] { $limit } and more
    [best] less than { $limit } given away
   *[less] less than { $limit }
}
analysis-prices = What the pieces cost
analysis-prices-of = { $name }, in millions
analysis-prices-all = Paid and fair, everybody
analysis-price-fair = fair price
analysis-price-paid = paid
analysis-price-sums = paid { $paid }, fair { $fair }
analysis-price-was = { $how ->
    [over] { $by } too much
    [under] { $by } saved
   *[fair] fair
}
analysis-price-from = { $own ->
    [yes] kept
   *[no] from { $name }
}
analysis-piece = Piece
analysis-looking = Looking at the game: { $done } of { $of } turns
analysis-status-stopped = Stopped: { $done } of { $of } turns
analysis-status-failed = It could not go on: { $done } of { $of } turns
analysis-so-far-stays = What was found so far stays. Nothing has to be looked at twice.
analysis-left = { $how ->
    [known] { $seconds ->
        [one] About one second left.
       *[other] About { $seconds } seconds left.
    }
   *[unknown] It has just begun.
} You can leave this page, it goes on. { $beside ->
    [0] { "" }
    [one] Another game is being looked at, too.
   *[other] { $beside } other games are being looked at, too.
}
analysis-said = { $percent } per cent looked at
analysis-seat-state = { $whole ->
    [yes] done
   *[no] { $judged ->
        [0] to come
        [one] one turn
       *[other] { $judged } turns
    }
}
analysis-computers = Computer seats, too
analysis-computers-about = Off saves time. Their result is shown all the same.
analysis-stop = Stop
analysis-go-on = Go on
analysis-begin = Look at the game
analysis-what = What was luck, what was skill?
analysis-what-about = { $step ->
    [step] A strong player goes through the game, { $rounds } steps, decision by decision.
   *[round] A strong player goes through the game, { $rounds } rounds, turn by turn.
}
analysis-cannot = This game cannot be analysed
analysis-because-not-over = Only after the end
analysis-because-day-not-over = Opens when the day is over
analysis-because-no-analyses = This server does not analyse
analysis-because-analyses-full = Other games come first
analysis-because-too-much-kept = No room for more
analysis-because-table-unread = This record cannot be analysed
analysis-because-preparing = Not ready yet
analysis-because-not-seated = Those who played decide
analysis-no-network = No connection
analysis-lost-network = What was loaded before is still here. The rest comes when the server answers again.
analysis-try-again = Try again
analysis-to-table = Back to the table
analysis-turn-comes = This turn has not been looked at yet. It will appear here.
analysis-yours = You:
analysis-made = { $name }:
analysis-best = Best:
analysis-then = Expected { $cards } before the turn, { $turn } after it.
analysis-choices = The turns to choose from
analysis-gives-up = What it gives up
analysis-why = Why
analysis-why-next = Why it is better than the next one
analysis-why-even = They end in nearly the same, line by line.
analysis-expected = Points expected
analysis-column-made = Made
analysis-column-next = Next
analysis-column-best = Best
analysis-column-more = More
analysis-total = Total
analysis-mistakes = From mistake to mistake
analysis-mistake-of = { $number } of { $count }
analysis-mistakes-about = { $count ->
    [one] turn that was less than good
   *[other] turns that were less than good
}
analysis-mistake-back = Previous mistake
analysis-mistake-on = Next mistake
analysis-try = Try it yourself
mark-own = Made
mark-best = Best
mark-both = Made, best
what-if-title = Try it yourself: { $place }
what-if-about = { $alone ->
    [yes] You sit on the seat of { $name }, at a new table, in the same position.
   *[no] You sit on the seat of { $name }, at a new table, in the same position. Strong computer players take all others.
}
what-if-cards = What comes from here on
what-if-same = The same as in that game
what-if-same-about = What would have become of it?
what-if-new = Something new
what-if-new-about = What is hidden is mixed anew: practise from this position.
what-if-begin = Begin
what-if-from = What if: on from { $place }, { $cards ->
    [same] with everything as it lay
   *[new] with what is hidden mixed anew
}
what-if-counts = Nothing here is counted.
what-if-back = To the analysis
table-line = About this table
learning = Learning game
learning-about = Before you confirm a turn you see how good it is, and can still take it back.
learning-waits = Learning game: make your turn; before you confirm it, you see how good it is.
learning-judging = Looking at your turn …
learning-preparing = Judging turns is still being prepared; it begins by itself in a few minutes.
learning-silent = This turn could not be judged. You can go on.
learning-why = Why?
learning-take-back = Take the turn back
learning-keep = Keep it
hint-grounds-best = Why it is best
hint-grounds-other = What it gives up
grounds-return = { $of ->
    [best] In return it gives up:
   *[other] In return it brings:
}
grounds-none = { $of ->
    [best] No single line of the score speaks for it: the whole decides.
   *[other] It gives up nothing in any single line of the score: the whole decides.
}
