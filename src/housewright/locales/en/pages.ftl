### The pages

## Everywhere

home = Home
home-link = Housewright, home
close = Close
loading = One moment…
menu = Menu
help = Help
help-open = Help and rules
game-welcome = Welcome To…
game-heimat = Neue Heimat
seat-number = Seat { $number }
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

## The table of Welcome To

skip-to-sheet = Skip to my streets
my-streets = My streets
all-sheets = All sheets
my-score = My score
score-title = Score, line by line
score-open = Show the score, line by line:
sheet-of = Sheet of { $name }
hand = Cards in hand
hand-known = known to { $who }
town-name = { $name }, { $points } points. Show the sheet
hand-over = Let a computer player play for this seat
street-name = { $street ->
    [A] Top street
    [B] Middle street
   *[C] Bottom street
}
street-short = { $street ->
    [A] Top
    [B] Middle
   *[C] Bottom
}
street-open = Open { $street }: { $built } of { $of } houses, { $fits ->
    [0] nothing to do there
    [one] one place to choose
   *[other] { $fits } places to choose
}
lot-standing = { $street }, lot { $place }: { $state ->
    [roundabout] roundabout
    [bis] house { $number } bis
    [house] house { $number }
   *[empty] empty
}{ $pool ->
    [drawn] , pool planned
    [built] , pool built
    [lost] , pool given up
   *[none] {""}
}.
lot-does = { $fits ->
    [no] Not possible here: why not?
   *[yes] { $kind ->
        [write] Write { $number } here.
        [bis] Write { $number } bis here.
        [pool] Dig the pool here.
        [roundabout] Build a roundabout here.
       *[estate] Use this estate for the plan.
    }
}
house-taken-back = { $number } does not fit on { $lot }: the house was taken back.
house-may-move = { $why } Undo lets you put the house elsewhere.
lot-moves = Move the house of this turn here.
gap-does = { $street }: put a fence between lot { $left } and lot { $right }
park-does = { $street }: plant a park
park-standing = Parks of the { $street }: { $parks } of { $of }, worth { $points }
cards = Cards
cards-take = Choose a combination
cards-take-number = Choose the card whose number you write
cards-take-action = Choose the card whose action you use
cards-next = Next
card-number-taken = number taken
card-name = { $number ->
    [-1] Solo card
   *[other] Number { $number }
} with { $action }.{ $has ->
    [yes] {" "}Next action of this pile: { $next }.
   *[no] {""}
}{ $taken ->
    [both] {" "}Chosen.
    [number] {" "}Its number is taken.
    [action] {" "}Its action is taken.
   *[rest] {""}
}
action-short-surveyor = Sur{"\u00AD"}veyor
action-short-agent = Agent
action-short-landscaper = Land{"\u00AD"}scaper
action-short-pool = Pool
action-short-temp = Temp
action-short-bis = Bis
action-short-solo = Solo
refuse = Mark a permit refusal
refuse-short = Refusal
plans = City plans
plan-short = Plan { $number }
plan-then = then { $low }
plan-yours = Yours
plan-claim = Claim it
plan-name = Plan { $number }: { $what }. { $done ->
    [yes] Yours, { $mine } points.
   *[no] Worth { $value } points now.{ $of ->
        [0] {""}
       *[other] {" "}You have { $have } of { $of }.
    }
} { $taken ->
    [yes] Claimed by { $others }.
   *[no] {""}
} { $can ->
    [yes] Claim it.
   *[no] {""}
}
plan-claim-points = Claim it: +{ $points }
plan-first = First
plan-later = Later
plan-nobody = Nobody has claimed it yet.
plan-holders = Claimed by
plan-progress = You have { $have } of { $of }.
plan-missing = Missing: { $what }.
plan-estates = { $count ->
    [one] one estate of { $size }
   *[other] { $count } estates of { $size }
}
plan-used = { $count ->
    [one] One of its houses has served another plan and does not count.
   *[other] { $count } of its houses have served another plan and do not count.
}
plan-when = Plans are claimed at the end of the turn, after the action.
claim = Plan { $plan }: +{ $points }
claim-name = Claim plan { $plan }: { $points } points
temp-pick = Which number?
temp-name = { $number }, { $change ->
    [0] as printed
   *[other] with a temp
}: { $fits ->
    [0] fits nowhere
    [one] fits on one lot
   *[other] fits on { $fits } lots
}
agent-pick = Which estates shall be worth more?
agent-name = Estates of { $size }: { $from } becomes { $to }
bis-which = Which number shall be copied?
bis-copy = { $number } from the { $side ->
    [left] left
   *[right] right
}
recap = Round { $round }
recap-people = { $count } players
recap-claim = { $who } { $count ->
    [one] claims
   *[other] claim
} plan { $plan } for { $points } points.
recap-turned = Plan { $plan } is now worth { $value }.
recap-temps = { $who } { $count ->
    [one] has
   *[other] have
} hired more temps: yours now count { $points }, no longer { $before }.
recap-refusal = { $who } { $count ->
    [one] is refused a permit
   *[other] are refused permits
}.
recap-roundabout = { $who } { $count ->
    [one] builds a roundabout
   *[other] build roundabouts
}.
recap-near = { $cause ->
    [refusals] One more refusal of { $who } ends the game.
    [plans] One more plan of { $who } ends the game.
   *[lots] { $who }: { $left ->
        [one] one empty lot
       *[other] { $left } empty lots
    } before the end.
}
recap-near-you = { $cause ->
    [refusals] One more refusal of yours ends the game.
    [plans] One more plan of yours ends the game.
   *[lots] You have { $left ->
        [one] one empty lot
       *[other] { $left } empty lots
    } left before the end.
}
sheet-latest = Marked: built in round { $round }.
lot-latest = Built in the last round.
others = Other players
others-after = Others, after round { $round }
others-ready = { $ready } of { $of } ready
other-name = { $name }, { $who ->
    [computer] computer player
   *[person] person
}, { $points } points after round { $round }, { $state ->
    [ready] ready
    [thinking] still thinking
    [away] away
   *[over] done
}. Show the sheet
other-houses = { $houses ->
    [one] 1 house
   *[other] { $houses } houses
}{ $refusals ->
    [0] {""}
    [one] {" "}· 1 refusal
   *[other] {" "}· { $refusals } refusals
}
state-ready = Ready
state-thinking = Thinking
state-away = Away
score-plans = Plans
score-plans-done = { $count ->
    [0] none yet
    [one] one done
   *[other] { $count } done
}
score-parks = Parks
score-pools = Pools
score-temps = Temps
score-estates = Estates
score-estates-how = how many × value
score-bis = Bis
score-roundabouts = Roundabouts
score-refusals = Refusals
score-total = Total
score-explain = What every line of the score counts
score-why-plans = Every city plan counts once: the upper value for whoever fulfils it first, the lower one later.
score-why-parks = Every street counts by how many parks it has, from none to all. { $values }.
score-why-pools = By how many pools you have, from none to all: { $values }.
score-why-temps = { $alone ->
    [yes] Six or more temps score 7 points, fewer none.
   *[no] Whoever has most temps scores 7 points, second most 4, third most 1; with equal numbers all get the points. Hired so far: { $hired }.
}
score-why-estates = Every complete estate between two fences counts what its size is worth. The estate agent raises that value.
score-why-bis = Subtracted, by how many bis you have: { $values }.
score-why-roundabouts = Subtracted, by how many roundabouts you have: { $values }.
score-why-refusals = Subtracted, by how many refusals you have: { $values }. The third ends the game.
score-leader = { $who } leads with { $points }
track-next = next makes { $value }
track-full = full
track-temps = { $count } hired
steps = Steps of the turn
step-name-card = Card
step-name-lot = Lot
step-name-action = Action
step-name-plans = Plans
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
prompt-kept = Waiting for the network
prompt-kept-about = Your step is kept, and taken as soon as the network is back. Undo takes it back.
prompt-handed-over = A computer player plays for you
prompt-handed-over-about = You can play for yourself again at any time.
hand-back = Play myself
hint = Hint
hint-open = Hint: what would a strong player do?
hint-title = What a strong player would consider
hint-about = The figure is what a strong player expects at the end of the game. Tap a line to try it; every step can be undone.
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
prompt-choose = Choose a combination
prompt-choose-hand = Choose a number and an action
prompt-choose-about = Number and action come together.
prompt-hand-about = They come from two different cards.
prompt-draft-about = They come from two different cards. The third one goes to { $neighbour }.
prompt-half-number = Now tap a number
prompt-half-action = Now tap an action
prompt-refuse = No number fits
refusal-costs = { $marked ->
    [yes] Permit refusal
   *[no] Mark a permit refusal
}: { $points ->
    [0] it costs nothing yet
   *[other] −{ $points } points
}{ $ends ->
    [yes] , and the game ends
   *[no] {""}
}.
prompt-write = Choose a lot for { $number }
prompt-fits = { $fits ->
    [0] No lot fits.
    [one] One lot fits.
   *[other] { $fits } lots fit.
}
prompt-fits-pools = { $fits ->
    [one] One lot fits.
   *[other] { $fits } lots fit.
} { $pools ->
    [one] One of them gets its pool.
   *[other] { $pools } of them get their pool.
}
prompt-roundabout = Where does the roundabout go?
prompt-act-surveyor = Surveyor: put up a fence
prompt-act-agent = Agent: raise the value of estates
prompt-act-landscaper = Landscaper: plant a park
prompt-act-pool = Dig the pool
prompt-act-temp = Hire a temp
prompt-act-bis = Write a bis
do-landscaper = Plant a park
do-pool = Dig the pool
prompt-estates = Which estate serves plan { $plan }?
prompt-estates-about = Tap one of the marked estates.
prompt-finish = Claim a plan, or confirm
prompt-finish-about = A plan claimed later may be worth less.
prompt-confirm = Confirm your turn
does-house = { $number } on { $lot } ({ $done ->
    [no] without the action
   *[yes] { $action }
})
does-roundabout = roundabout on { $lot }
does-fence = fence right of { $lot }
does-raise = estates of { $size } worth more
does-park = park in the { $street ->
    [A] top
    [B] middle
   *[C] bottom
} street
does-pool = pool
does-bis = { $number } bis on { $lot }
does-claim = plan { $plan } (+{ $points })
does-wish = reshuffle
prompt-confirm-about = Until you confirm, every step can be undone.
skip-surveyor = Skip the sur{"\u00AD"}veyor
skip-agent = Skip the agent
skip-landscaper = Skip the land{"\u00AD"}scaper
skip-pool = Skip the pool
skip-temp = Skip the temp
skip-bis = Skip the bis
roundabout = Roundabout
roundabout-build = Roundabout: build one
reshuffle = Reshuffle
reshuffle-not = As they lie
reshuffle-question = { $piles ->
    [yes] Shuffle all cards anew? { $left } are left in each pile.
   *[no] Shuffle the cards anew? { $left } are left in the pile.
}
restart = Restart
restart-about = Restart the turn
undo = Undo
undo-about = Undo one step
confirm = Confirm turn
lead = Show what to choose
waiting = Waiting…
sending = Sending…
take-back = Take my turn back
result = Result
result-lines = Show every line
result-sums = Show sums only
result-line = Line
result-player = Player
result-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-solo = Your town is finished: { $points } points
end-cause = { $cause ->
    [refusals] The third permit refusal of { $who } ended the game.
    [plans] { $who } fulfilled all three plans: that ended the game.
    [lots] No empty lot was left for { $who }: that ended the game.
   *[cards] There were no three cards left to draw: that ended the game.
}
end-cause-you = { $cause ->
    [refusals] Your third permit refusal ended the game.
    [plans] You fulfilled all three plans: that ended the game.
   *[lots] You had no empty lot left: that ended the game.
}
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
end-tie-break = Equal points: the number of estates decides, then that of the smallest ones.
end-rematch = Play again
end-new-deal = A new game
end-again = The same deal again
end-to-rematch = Join the rematch
end-watch-rematch = Watch the next game
end-replay = Replay
player-beginner = Beginner
player-easy = Easy
player-medium = Medium
player-good = Good
player-strong = Strong
player-master = Master
player-flora = Flora
player-presto = Presto
player-magnus = Magnus
player-konrad = Konrad
player-berta = Berta
player-rosa = Rosa

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
aid = Player aid
aid-welcome-surveyor = Surveyor
aid-welcome-surveyor-about = Build one fence between any two neighbouring lots. Lots between fences, all built, are an estate.
aid-welcome-agent = Estate agent
aid-welcome-agent-about = Raise what estates of one size are worth.
aid-welcome-landscaper = Landscaper
aid-welcome-landscaper-about = One park in the street of the house just written.
aid-welcome-pool = Pool
aid-welcome-pool-about = The pool of the lot just built, if one is drawn there.
aid-welcome-temp = Temp
aid-welcome-temp-about = The number may change by up to 2; one temp is hired. Most temps score best.
aid-welcome-bis = Bis
aid-welcome-bis-about = Write a neighbour's number once more, next to it. Every bis costs.
aid-welcome-plan = City plans
aid-welcome-plan-about = First to fulfil a plan scores high, everybody later scores low.
aid-welcome-refusal = Permit refusal
aid-welcome-refusal-about = No number fits: mark one. The third ends the game.
aid-welcome-roundabout = Roundabout
aid-welcome-roundabout-about = Takes a lot and starts the numbers anew on both sides. It costs points.
aid-heimat-cube = Cube
aid-heimat-cube-about = From an end of a display row. On the next free lot, or on a house whose top value is higher.
aid-heimat-roof = Roof
aid-heimat-roof-about = Drawn blind; a blank one is laid aside. It closes any house for good, whoever owns it.
aid-heimat-permit = Building permit
aid-heimat-permit-about = Makes a row longer or shorter by some lots.
aid-heimat-blank = Blank cube
aid-heimat-blank-about = Takes one placed permit out of the game, and itself with it.
aid-heimat-mayor = Mayor
aid-heimat-mayor-about = Doubles everything in one row, good or bad.
aid-heimat-finished = Row finished
aid-heimat-finished-about = All permitted lots built, all houses roofed: the houses count plus.
aid-heimat-torn = Row torn down
aid-heimat-torn-about = Not finished when the game ends: the houses count minus.
aid-heimat-black = Black money
aid-heimat-black-about = A cheque in the box counts one point in the end; cheques in hand count nothing.
keys = Keys
key-enter = Enter
key-tab = Tab
key-control = Ctrl
keys-cards = Take the first, second or third card
keys-lots = Along the street, and to the next one
keys-do = Do what is focused; the focus goes on to the next step by itself
keys-on = To the next thing that can be done
keys-undo = Undo one step
keys-restart = Restart the turn
keys-confirm = Confirm the turn
keys-bid = Bid so many cheques
keys-pass = Pass
keys-sell = Sell
keys-keep = Keep
keys-ledger = Show the ledger

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
player-flora-about = Loves parks and pools. Middling strength.
player-flora-style = parks and pools
player-presto-about = Wants to be first with every city plan. Middling strength.
player-presto-style = city plans first
player-magnus-about = Builds large estates and makes them dear. Middling strength.
player-magnus-style = large, dear estates
player-konrad-about = The miser: likes to keep his cheques. Middling strength.
player-konrad-style = keeps his cheques
player-berta-about = The builder: wants houses of her own. Middling strength.
player-berta-style = wants houses of her own
player-rosa-about = The spoiler: spoils the rows of others. Middling strength.
player-rosa-style = spoils the rows of others
company-characters = Characters
player-with-style = { $name } ({ $style })
company-characters-about = { $names }: all of middling strength.
company-levels = Levels
level-preparing = Still being prepared; here in a few minutes.

## Variants

variant = Variant
variant-welcome-basic = Basic
variant-welcome-basic-about = Three city plans, six actions: the way to begin.
variant-welcome-advanced = Advanced
variant-welcome-advanced-about = More demanding city plans, and roundabouts.
variant-welcome-expert = Expert
variant-welcome-expert-about = Advanced, with a hand of cards for everybody: two are used, the third goes to a neighbour.
variant-welcome-own = Own variant
variant-welcome-own-about = Single parts of the advanced game.
variant-heimat-basic = Basic
variant-heimat-basic-about = Lower floors are hidden, and some roofs are blank.
variant-heimat-estates = The Estates
variant-heimat-estates-about = As in the reprint: lower floors stay visible, and every roof has a number.
variant-heimat-own = Own variant
variant-heimat-own-about = Single options, as chosen.
variant-own = Own variant
variant-switches = Single options
variant-games = Games
variant-games-one = One game, counted by itself.
variant-games-series = A series of up to { $games } games. Cheques carry over; two wins decide it.

## Home

home-title = Housewright: two board games to play at once
home-about-welcome = Number the houses of three streets. Everyone plays at once, 1 to 100 players.
home-about-heimat = Bid for floors and roofs, then finish the rows you gain from. 2 to 5 players.
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
daily-about = Welcome To alone, with the same cards for everyone. Only the first attempt counts.
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
menu-auto-action = Park and pool automatically
menu-auto-action-about = In Welcome To, what only brings points is done without asking.
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
room-change-player = Another player in place of { $name }
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

## The end of a game alone

end-best = A new personal best on this device!

### Neue Heimat table

## Names

heimat-game-of = Game { $number } of { $games }
heimat-game = Game { $number }
heimat-auction-number = Auction { $number }
heimat-replay-auction = Auction { $part } of { $parts }
heimat-replay-auction-back = To the auction before
heimat-replay-auction-on = To the next auction
heimat-you = you
heimat-same-name = { $name } { $number }
heimat-cube = { $colour } { $value }
heimat-piece = { $kind ->
    [roof] roof { $value }
    [roof-down] roof, drawn blind
    [roof-blank] blank roof
    [permit] permit { $permit }
    [blank_cube] blank cube
   *[mayor] mayor
}
heimat-row-short = Row { $row }

## Seats

heimat-seats = Players in seat order
heimat-seat = { $name }{ $you ->
    [yes] , you
   *[no] {""}
}: { $cheques } in hand, { $black } in the black-money box, { $owns ->
    [yes] owns { $colours }
   *[no] owns no colour yet
}. { $status }
heimat-status = { $state ->
    [turn] your turn
    [thinks] { $phase ->
        [offer] choosing a piece …
        [bid] bidding …
        [decide] deciding …
       *[place] placing …
    }
    [away] away
    [offers] offers
    [bid] { $highest ->
        [yes] bid { $amount }, highest
       *[no] bid { $amount }
    }
    [passed] passed
    [cannot] can’t raise
    [over] game over
   *[waits] waiting
}
heimat-seat-state = { $state ->
    [here] { $player } is at the table.
    [away] { $player } is away.
    [handed-over] A computer player is playing for { $player }.
   *[computer] { $player } is a computer player.
}
heimat-in-hand = Cheques in hand

## Building site

heimat-site = Building site
heimat-row-label = { $row }: { $built } of { $length } lots built, { $roofed } roofed, { $finished ->
    [yes] finished
   *[no] not finished
}.{ $has ->
    [yes] {" "}At its end: { $permits }.
   *[no] {""}
}{ $mayor ->
    [yes] {" "}The mayor doubles it.
   *[no] {""}
}
heimat-permit-placed = { $longer ->
    [yes] permit { $permit }, longer
   *[no] permit { $permit }, shorter
}
heimat-finished = finished
heimat-torn-down = torn down
heimat-doubled = doubled by the mayor
heimat-badge-open = What does this mean?
heimat-finished-about = Every permitted lot is built and every house has a roof. Each house counts plus for its owner.
heimat-torn-down-about = Not finished when the game ends: the row is torn down, and each house counts minus for its owner.
heimat-torn-down-now = If the game ended now the row would be torn down: each house would count minus for its owner.
heimat-built-about = { $built } of { $length } permitted lots built.
heimat-roofs-about = { $over ->
    [yes] { $count ->
        [one] One roof was missing.
       *[other] { $count } roofs were missing.
    }
   *[no] { $count ->
        [one] One roof is still missing.
       *[other] { $count } roofs are still missing.
    }
}
heimat-doubled-about = The mayor doubles every house of the row, plus or minus.
heimat-permits-about = { $permits }: permitted length { $length }.
heimat-built = { $built } of { $length } built
heimat-roofs-to-go = { $count ->
    [one] 1 roof to go
   *[other] { $count } roofs to go
}
heimat-roofs-missed = { $count ->
    [one] 1 roof was missing
   *[other] { $count } roofs were missing
}
heimat-lot-empty = { $fenced ->
    [yes] { $lot }: empty, fenced in white, only one storey.
   *[no] { $lot }: empty.
}
heimat-lot-house = { $lot }: { $storeys ->
    [one] 1 storey
   *[other] { $storeys } storeys
}, { $top } on top{ $lower ->
    [yes] , below { $below }
   *[no] {""}
}, { $roofed ->
    [yes] roof { $roof }
   *[no] no roof yet
}. It counts for { $owner }.
heimat-lot-target = { $state ->
    [chosen] Chosen, not confirmed yet. { $lot }
    [legal] Place it here. { $lot }
   *[not] Not here. { $lot }
}
heimat-mayor-here = Put the mayor before row { $row }
heimat-permit-here = { $longer ->
    [yes] Make row { $row } longer
   *[no] Make row { $row } shorter
}{ $legal ->
    [yes] {""}
   *[no] : not possible
}
heimat-remove-here = Take permit { $permit } away{ $legal ->
    [yes] {""}
   *[no] : not possible
}

## Display

heimat-display = Display
heimat-display-hint = only the marked ends may be offered
heimat-display-row = { $count ->
    [one] Display row { $row }: 1 cube left
   *[other] Display row { $row }: { $count } cubes left
}
heimat-display-end = { $name }, { $state ->
    [chosen] chosen
    [legal] can be offered
    [later] at an end of its row
   *[not] fits nowhere
}
heimat-display-inner = { $cubes }, between others
heimat-display-roofs = { $left ->
    [one] Draw a roof: 1 lies face down
   *[other] Draw a roof: { $left } lie face down
}, { $blank ->
    [0] none of them blank
   *[other] { $blank } of them blank
}{ $state ->
    [chosen] . Chosen.
    [legal] . Can be offered.
    [later] .
   *[not] . No house without a roof stands.
}
heimat-display-special = { $name }: { $about }{ $state ->
    [chosen] . Chosen.
    [legal] . Can be offered.
   *[later] .
}
heimat-roofs-left = { $count ->
    [one] 1 roof
   *[other] { $count } roofs
}
heimat-roofs-blank = { $count ->
    [0] none is blank
    [one] 1 is blank
   *[other] { $count } are blank
}
heimat-special-about = { $kind ->
    [permit] { $number ->
        [one] 1 lot more or less
       *[other] { $number } lots more or less
    }
    [idle] no permit to void yet
    [blank_cube] voids a permit
   *[mayor] doubles a row
}

## Auction

heimat-auction = Auction
heimat-you-offer = yours
heimat-offers = { $player } offers.
heimat-chooses = { $player } chooses a piece.
heimat-choose-piece = Then offer one piece from the display.
heimat-could-offer = Up for offer: { $pieces }.
heimat-black-title = One cheque into the black-money box?
heimat-black-purse = { $cheques } in hand, { $black } in the box.
heimat-black-about = There it counts 1 point at the end, but pays for nothing.
heimat-brief = { $kind ->
    [permit] Permit { $piece }
    [mayor] Mayor
   *[blank_cube] Blank cube
}
heimat-cube-about = { $owned ->
    [nobody] Nobody owns { $colour } yet: whoever places it will.
    [you] { $colour } is yours.
   *[other] { $colour } belongs to { $player }.
}
heimat-roof-risk = { $blank ->
    [one] 1 of { $left } is blank.
   *[other] { $blank } of { $left } are blank.
} A blank roof is laid aside, without bids.
heimat-blank-cube = { $use ->
    [some] It has no number and builds nothing: it takes a placed permit away.
   *[none] It has no number and builds nothing. No permit can be taken away now: it could only leave the game.
}
heimat-blank-then = A blank roof is laid aside: nobody bids, and nothing is built.
heimat-fits = Fits on { $lots }.
heimat-bidders = Bids, once round from the auctioneer’s left
heimat-has = has { $cheques }
heimat-highest = highest
heimat-bidder = { $state ->
    [passed] passes
    [cannot] can’t raise
    [now] ?
   *[to-come] –
}
heimat-your-bid = Your bid
heimat-bid-label = Bid { $amount }{ $sure ->
    [yes] : { $player } would have to sell
   *[no] {""}
}
heimat-more-bids = Other bids, { $from } to { $to }
heimat-one-less = One less
heimat-one-more = One more
heimat-all-in = All { $amount }
heimat-pass = Pass
heimat-if-sells = If { $player } sells
heimat-if-sells-then = you pay { $amount }, have { $after } left and place it
heimat-if-keeps = If { $player } keeps
heimat-if-keeps-then = you get { $amount } and have { $after }
heimat-cannot-keep = { $player } cannot pay that
heimat-sure-from = From { $amount } up
heimat-sure-then = { $player } must sell
heimat-leads = { $player } leads with { $amount }.
heimat-places = { $player } places the piece.
heimat-verdict = { $how ->
    [kept] { $player } keeps it for { $amount }
    [free] Free for { $player }
    [blank] A blank roof
   *[other] Sold to { $buyer } for { $amount }
}
heimat-decide-title = { $move ->
    [sell] Sell
   *[keep] Keep it
}
heimat-from-to = { $from } → { $to }
heimat-decide-money = { $move ->
    [sell] { $amount } from { $player }
   *[keep] { $amount } to { $player }
}
heimat-decide-places = { $move ->
    [sell] Who buys places it wherever it fits.
   *[keep] You place it wherever it fits.
}
heimat-decide-best = Best on { $lots }: house counts { $worth }.
heimat-either-way = ±: plus if the row gets finished, else minus.
heimat-decide-ends = { $ends ->
    [every] Wherever it goes, the game ends.
   *[some] It can be placed so that the game ends.
}
heimat-placing = { $kind ->
    [place] { $lot }
    [longer] Row { $row } longer
    [shorter] Row { $row } shorter
    [remove] Permit { $permit } away from row { $row }
    [mayor] Before row { $row }
   *[discard] Out of the game
}
heimat-placing-on = { $on ->
    [house] on { $house }
   *[lot] new house
}
heimat-placing-worth = { $whose ->
    [you] house counts { $worth } for you
   *[other] house counts { $worth } for { $player }
}
heimat-placing-takes = { $whose ->
    [you] it was yours
   *[other] it was { $player }’s
}
heimat-placing-length = { $length ->
    [one] 1 lot
   *[other] { $length } lots
}
heimat-placing-finishes = finishes the row
heimat-placing-reopens = unfinished again
heimat-placing-ends = ends the game

## Next step

heimat-next-step = Next step
heimat-lead = { $step ->
    [offer] Offer a piece.
    [bid] Your only bid.
   *[place] Place: { $piece }.
}
heimat-lead-decide = { $player } bids { $amount } for: { $piece }.
heimat-ask = { $step ->
    [offer] Tap it in the display.
   *[place] { $count ->
        [one] There is one way.
       *[other] There are { $count } ways.
    }
}
heimat-range = { $any ->
    [yes] At least { $from }, at most { $to }.
   *[no] You can only pass.
}
heimat-chosen = { $kind ->
    [bid] Bid { $move }.
    [pass] No bid.
    [sell] Sell.
   *[other] { $what }.
}
heimat-go = { $kind ->
    [offer] Offer it
    [roof] Draw the roof
    [bid] Bid { $amount }
    [pass] Pass
    [sell] Sell for { $amount }
    [place] Build here
    [permit] Do it
    [remove] Take it away
    [mayor] Put him there
   *[discard] Take it out
}
heimat-show = { $step ->
    [offer] Show the pieces
    [bid] Show the bids
    [decide] Show the choice
   *[place] Show the places
}
heimat-wait = { $phase ->
    [offer] { $player } chooses what to offer.
    [bid] { $player } is to bid.
    [decide] { $player } sells or keeps.
   *[place] { $player } is to place the piece.
}
heimat-more-pieces = More pieces
heimat-panels = What to show

## Ledger, series and story

heimat-ledger = Ledger
heimat-ledger-hint = shaded counts now
heimat-ledger-words = Finished: houses count plus. Torn down: not finished at the end, they count minus.
heimat-now-with-black = Now, with black
heimat-futures = Totals if two rows are finished and torn down is …
heimat-range-of = { $least } to { $most }
heimat-bounds = −18 to −12: somewhere between, floors are hidden.
heimat-sum = { $exact ->
    [yes] { $least }
   *[no] between { $least } and { $most }
}{ $leads ->
    [yes] , certainly the most
   *[no] {""}
}
heimat-series = Series
heimat-series-hint = two wins decide at once
heimat-won = won
heimat-story-none = Nothing was sold yet.
heimat-told-bid = { $state ->
    [passed] { $player } passes
    [cannot] { $player } can’t raise
   *[bid] { $player } { $amount }
}
heimat-game-over = Game { $number } is over
heimat-game-won = { $count ->
    [one] { $players } wins game { $number }.
   *[other] { $players } share the win of game { $number }.
}
heimat-next-game = On to game { $number }
heimat-board-of = Board of game { $number }

## The end

heimat-wins = { $count ->
    [one] { $series ->
        [yes] { $players } wins the series.
       *[no] { $players } wins.
    }
   *[other] { $players } share the win.
}
heimat-ended-by = { $by ->
    [roofs] No numbered roof is left: that ended the game.
    [houses] No house without a roof and no cube is left: that ended the game.
   *[rows] Two rows are finished: that ended the game.
}
heimat-decided-by = { $by ->
    [two-wins] Two games won decide the series, whatever the totals: { $total } to { $second }.
    [wins] Both have { $total } points; more games won decide.
    [cheques] Both have { $total } points; cheques in hand and box decide: { $cheques } to { $others }.
    [shared] With { $total } points each, and cheques as many, the place is shared.
   *[total] { $total } to { $second } points.
}
heimat-ranking = Ranking
heimat-town = The town as it stood, all floors open
heimat-end-row = { $row }, { $finished ->
    [yes] finished
   *[no] torn down
}{ $mayor ->
    [yes] , doubled by the mayor
   *[no] {""}
}
heimat-houses = Houses
heimat-no-houses = No houses.
heimat-reckoning = The reckoning
heimat-purse = { $player } { $cheques }
heimat-purses = Cheques in hand count nothing, except in a tie. In hand and box: { $cheques }.
heimat-what-next = What next

### Score pad and dealer

## Score pad: in general

pad-name = Score pad
pad-title = { $title } · Housewright
pad-back = Back to all pads
pad-about = For the real box on the table: sheets that add up by themselves, and the cards for those who have none.
pad-way-welcome = Welcome To…: sheets
pad-way-welcome-about = 1 to 8 sheets on this device, with or without the rules.
pad-way-heimat = Neue Heimat: final score
pad-way-heimat-about = Enter the board, see who has won; series, too.
pad-way-dealer = Welcome To…: card dealer
pad-way-dealer-about = The 81 cards and the plans, for a video call or a lost box.
pad-kept = Kept on this device
pad-kept-game = { $names } · { $date }
pad-kept-deal = Deal · { $date }
pad-kept-won = { $count ->
    [one] { $players } has won with { $points } points.
   *[other] { $players } have won with { $points } points.
}
pad-remove = Delete { $title }
pad-remove-ask = Delete it?
pad-remove-about = { $title } will be gone from this device for good.
pad-remove-yes = Delete
pad-read-file = Read a file
pad-file-no-json = The file cannot be read: it is cut off, or no file of the pad.
pad-file-other = This is no file of the pad.
pad-file-newer = This file was written by another version of the pad.
pad-file-place = The file is damaged: what it says at { $place } cannot be.
pad-file-mark = The file is damaged: at { $place } it says { $mark }, which nobody can write.
pad-file-check = The file has been changed or damaged: its checksum is wrong.
pad-file-untouched = Nothing that is kept here was touched.
pad-offline-file = This file works without any network.
pad-offline-preparing = Getting ready to work without a network…
pad-offline-ready = Works without a network from now on.
pad-offline-insecure = Without a network this page is not available here: that needs a secure connection (https). Take the pad along as one file instead.
pad-offline-failed = This browser did not keep the page for times without a network. Take the pad along as one file instead.
pad-offline-download = Save the pad as a file
pad-not-kept = This browser keeps nothing: what is written here is lost when the page is closed. Save it as a file.
pad-language = Language
pad-theme = Colours
pad-theme-system = As on the device
pad-theme-light = Light
pad-theme-dark = Dark
pad-who = Who plays?
pad-player = Player { $number }
pad-name-of = Name of player { $number }
pad-player-add = Add a player
pad-player-away = Remove { $player }
pad-options = Options
pad-begin = Begin
pad-settings = Names, options, files
pad-game-title = Name of the game
pad-out = Take along
pad-save-file = Save as a file
pad-save-picture = Save as a picture
pad-dock = What to do
pad-cancel = Cancel
pad-done = Done
pad-redo = Redo

## Score pad: Welcome To

pad-mode = How strict?
pad-guarded = With rules
pad-guarded-about = What the rules forbid is refused, and why.
pad-guarded-check = With rules: what they forbid is refused
pad-guarded-now = With rules. Change to free, like paper
pad-free = Free
pad-free-about = Like paper: everything can be written and erased.
pad-free-now = Free, like paper. Change to rules
pad-roundabouts = Roundabouts are played
pad-roundabouts-about = Up to two on each sheet.
pad-solo = Solo rules
pad-solo-about = Six temps or more score 7 points.
pad-sheets = Sheets
pad-sheet-of = { $player }: { $points } points, place { $place }. Show the sheet
pad-next = Next: { $player }
pad-pass-on = Next: { $player }. Show the sheet
pad-result-open = Result, line by line
pad-tie = Equal points: more estates decide, then more estates of one house, of two, and so on.
pad-pictures = Pictures to take along
pad-picture-town = The town { $town }
pad-others = Players with other sheets
pad-others-about = Their temps count for the ranking of the temps; with a total they are ranked, too.
pad-other-add = Add somebody
pad-other-name = Name of other player { $number }
pad-ends-refusals = { $player } has three refusals: the game ends with this round.
pad-ends-plans = { $player } has claimed all plans: the game ends with this round.
pad-ends-full = { $player } has no empty lot left: the game ends with this round.
pad-town = Name of the town
pad-town-of = Name of { $player }’s town
pad-street-open = Open { $street }: { $built } of { $of } lots built
pad-park-open = Parks of the { $street }: { $parks } of { $of }, worth { $points }. Change
pad-lot-serves = Use this estate for the plan.
pad-lot-serves-not = Not possible for this plan: why not?
pad-gap-away = { $street }: take away the fence between lot { $left } and lot { $right }
gap-not = { $street }: no fence between lot { $left } and lot { $right }: why not?
pad-ask = Tap a lot to write a number
pad-ask-about = Plans, parks and the lines of the score can be tapped, too.
pad-ask-lot = Which number on { $lot }?
pad-ask-lot-about = Pool, temp and park can be added at once.
pad-ask-fence = Where does the fence go?
pad-ask-fence-about = Tap between two lots.
pad-ask-parks = Parks
pad-ask-parks-about = One more tree in the street of the house just written.
pad-ask-estates = Which estates shall be worth more?
pad-ask-estates-about = Each tap crosses off one value.
pad-ask-temps = Temps
pad-ask-temps-about = One box for every house written with a temp.
pad-ask-refusals = Permit refusals
pad-ask-refusals-about = One box when no number fits. The third ends the game.
pad-ask-plan = Plan { $number }
pad-reason-park = A park is laid out in the street of the house just written.
pad-reason-pool = Only the house just written gets its pool.
pad-faults = { $count ->
    [one] One thing on this sheet breaks the rules
   *[other] { $count } things on this sheet break the rules
}
pad-faults-about = Undo takes back step by step; without rules everything can be erased.
pad-fault-bis = The bis on { $lot } copies no house beside it.
pad-fault-pool = A bis never gets its pool: { $lot }.
pad-fault-boxes = There are more bis than boxes for them.
pad-fault-roundabouts = More than two roundabouts are built.
pad-lot-park = Park
pad-fault-actions = There are more actions than houses: each house has one at most.
pad-fence = Fence
pad-refusal = Refusal
pad-numbers = House numbers
pad-write = Write { $number }{ $bis ->
    [yes] {" "}bis
   *[no] {""}
}
pad-with = with
pad-bis = { $number ->
    [-1] Bis from the { $side ->
        [left] left
       *[right] right
    }
   *[other] { $number } bis, from the { $side ->
        [left] left
       *[right] right
    }
}
pad-pool = Dig the pool
pad-pool-away = Erase the pool
pad-erase = Erase
pad-stands = What stands, stays. Undo takes back step by step.
pad-raise = Estates of { $size }: { $to ->
    [-1] { $from }, highest value
   *[other] { $from } becomes { $to }
}
pad-raise-back = Estates of { $size }: one value back
pad-box = { $name }: cross one box
pad-box-away = { $name }: one box back
pad-of = { $crossed } of { $boxes }
pad-plan-none = No plan chosen
pad-plan-name = Plan { $number }: { $what }. { $state ->
    [claimed] Claimed for { $points } points.
    [none] Choose the card on the table.
    [ready] Worth { $value } points now. It can be claimed.
   *[open] Worth { $value } points now.
}
pad-plan-claimed-by = Claimed by { $players }.
pad-plan-other = Another plan
pad-plans-of-box = All plans with number { $number }
pad-plan-values = { $high } / { $low }
pad-plan-typed = Or type it in:
pad-plan-text = What it asks for
pad-plan-high = Points first
pad-plan-low = Points later
pad-plan-take = Take it
pad-claim = Claim for { $points }
pad-claim-same = Same round: { $points }
pad-claim-later = Later: { $points }
pad-claimed = Claimed for { $points } points.
pad-claim-back = Take the claim back
pad-turn = Turn the card: worth { $low }
pad-turn-back = Turn the card back: worth { $high }
pad-did-write = { $number }{ $bis ->
    [yes] {" "}bis
   *[no] {""}
} stands on { $lot }.
pad-did-bis = { $lot } copies { $from }.
pad-did-roundabout = A roundabout stands on { $lot }.
pad-did-fence = A fence stands right of { $lot }.
pad-did-pool = { $lot } has its pool.
pad-did-erase = { $lot } is empty again.
pad-did-park = One more park in the { $street ->
    [A] top
    [B] middle
   *[C] bottom
} street.
pad-did-raise = Estates of { $size } are worth more.
pad-did-temp = One more temp.
pad-did-refuse = One more refusal.
pad-did-claim = Plan { $plan } claimed for { $points } points.
pad-did-serve = The estate on { $lot } serves a plan.
pad-did-use = The house on { $lot } serves a plan.
pad-did-remove = Something was erased.

## Score pad: Neue Heimat

pad-entry = How is it entered?
pad-entry-whole = The whole board
pad-entry-whole-about = Every floor and roof, permits and mayor; the pad finds out the rest.
pad-entry-brief = Only the houses of each row
pad-entry-brief-about = Whose each house is and what it is worth.
pad-games = Games of the series
pad-games-count = { $count ->
    [one] One game
   *[other] { $count } games, two wins decide
}
pad-game-number = Game { $number }
pad-ask-board = Tap a lot to enter its house
pad-ask-house = { $row }, lot { $lot }
pad-ask-row = { $row }: permits and mayor
pad-ask-owners = Who owns which colour?
pad-ask-money = Money
pad-owners = Colours
pad-money = Money
pad-row-finished = Finished
pad-row-torn = Torn down
pad-row-length = { $built } of { $length } lots
pad-row-open = { $row }: permits and mayor
pad-house = { $row }, lot { $lot }: { $floors ->
    [0] house
    [one] one floor
   *[other] { $floors } floors
}{ $roof ->
    [0] {""}
   *[other] , roof { $roof }
}. { $points } points{ $owned ->
    [yes] {" "}for { $owner }
   *[no] {""}
}.
pad-house-add = { $row }: enter the house on lot { $lot }
pad-house-points = What is it worth?
pad-house-owner = Whose is it?
pad-house-away = Remove the house
pad-cube-pick = Floor: colour, then value. The next one goes on top.
pad-colour = Colour
pad-value = Value
pad-cube = { $used ->
    [yes] { $colour } { $value } stands on { $place } already
   *[no] Put { $colour } { $value } on top
}
pad-cube-away = Remove the top floor
pad-roof-pick = Roof
pad-roof = Roof { $value }
pad-roof-away = No roof
pad-permit = Permit { $permit }
pad-longer = Longer by { $lots }
pad-shorter = Shorter by { $lots }
pad-mayor = The mayor stands here: everything counts double
pad-cheques = Cheques in hand
pad-cheques-about = Cheques in hand count only when points are equal.
pad-less = { $player }, { $what }: one less
pad-more = { $player }, { $what }: one more
pad-reckoning = Reckoning
pad-money-all = Money in all
pad-leads = { $count ->
    [one] { $players } is ahead.
   *[other] { $players } are ahead together.
}
pad-heimat-tie = Equal points: more cheques in hand and box decide.
pad-series = Series
pad-won = won
pad-place = Place
pad-series-over = The series goes to { $players }.
pad-next-game = On to game { $number }
pad-hints = Look again
pad-hint-owner = Nobody owns the colour on top of { $lot } yet.
pad-hint-roofs = There are only two roofs with a { $value }.

## Card dealer

dealer-name = Card dealer
dealer-about = All turn over the same cards: put this device where everybody sees it, or share its screen.
dealer-about-solo = The cards are turned over here. The Solo card lies somewhere in the lower half: when it comes up, all plans are turned.
dealer-mode = For whom?
dealer-piles = Three piles
dealer-piles-about = For two and more: number and action come from the same pile.
dealer-solo = Solo
dealer-solo-about = Three cards a turn: the number of one, the action of another.
dealer-advanced = Advanced plans
dealer-advanced-about = They are shuffled in with the others.
dealer-roundabouts-about = Only then the plan that needs one is in the box.
dealer-begin = Shuffle and deal
dealer-new = A new deal
dealer-left = { $count ->
    [0] last cards
    [one] 1 card left in each pile
   *[other] { $count } cards left in each pile
}
dealer-left-solo = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
dealer-card = { $number } with { $action }.{ $has ->
    [yes] {" "}Next action of this pile: { $next }.
   *[no] {""}
}
dealer-top = Next on the pile: { $action }.
dealer-none-left = The pile is empty.
dealer-met = The Solo card: all plans are turned.
dealer-met-about = From this round on they are worth the lower points. Another card was drawn in the Solo card’s place.
dealer-over = No three cards are left: the game is over.
dealer-plan = Plan { $number }: { $what }. { $state ->
    [approved] Approved, worth { $low } points now.
    [claimed] Approved in this round, worth { $high } points; { $low } from the next round on.
   *[open] Worth { $high } points, later { $low }. Tap when somebody fulfils it.
}
dealer-plan-solo = Plan { $number }: { $what }. { $state ->
    [approved] Approved.
    [claimed] Approved in this round.
    [turned] Turned: worth { $low } points now. Tap when you fulfil it.
   *[open] Worth { $high } points, { $low } after the Solo card. Tap when you fulfil it.
}
dealer-plan-open = Tap when fulfilled
dealer-plan-claimed = Approved, turned next round
dealer-plan-turned = Turned. Tap when fulfilled
dealer-plan-approved = Approved
dealer-reshuffle = Reshuffle all cards
dealer-all-done = { $players ->
    [one] When you have written, go on.
   *[other] When everybody has written, go on.
}
dealer-shuffle-next = The cards will be shuffled before the next round.
dealer-back = Back
dealer-next = Next round

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
        [one] one point
       *[other] { $points } points
    }:
    [points] { $points ->
        [one] One point
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
analysis-key-yours = Your turn
analysis-key-made = The turn that was made
analysis-key-best = Best turn
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
    [yes] You sit on this seat, at a new table, with the same sheet or board.
   *[no] You sit on this seat, at a new table, with the same sheet or board. Strong computer players take all others.
}
what-if-cards = The cards from here on
what-if-same = The same as in that game
what-if-same-about = What would have become of it?
what-if-new = New cards
what-if-new-about = Hidden cards are dealt anew: practise from this position.
what-if-begin = Begin
what-if-from = What if: on from { $place }, { $cards ->
    [same] with the cards as they lay
   *[new] with new hidden cards
}
what-if-counts = Nothing here is counted.
what-if-back = To the analysis
table-line = About this table
learning = Learning game
learning-about = After each turn you see how good it was, and can take it back.
learning-waits = Learning game: make your turn, then see how good it is.
learning-judging = Looking at your turn …
learning-silent = This turn could not be judged. You can go on.
learning-why = Why?
learning-take-back = Take the turn back
learning-keep = Keep it
hint-grounds-best = Why it is best
hint-grounds-other = What it gives up
heimat-back-highest = { $player } bids { $amount }.
heimat-back-offer = { $player } chooses what to offer.
