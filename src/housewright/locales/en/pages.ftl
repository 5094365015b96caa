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
round-number = Round { $round }
reconnecting = Connecting again…
title-your-turn = Your turn – { $title }
table-gone = This table cannot be shown
table-abandoned = This table was abandoned
time-left = { $minutes }:{ $seconds }
points-unit = pts
points-short = { $points } pts
two-sentences = { $first } { $second }
why-rule = Rule { $clause }
story = Story
story-open = Story of the last round
story-title = Round { $round }
story-none = Nothing has happened yet.
notice-draft-dropped = The round was closed without your draft, which has been dropped.
notice-turn-elsewhere = Your turn was made elsewhere: on another device, in another tab, or by a computer player.
error-no-connection = The server does not answer. Your turn is kept here and will be sent.

## The table of Welcome To

skip-to-sheet = Skip to my streets
my-streets = My streets
all-sheets = All sheets
my-score = My score
score-title = Score, line by line
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
    [one] one lot fits
   *[other] { $fits } lots fit
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
        [roundabout] Build a roundabout here.
       *[estate] Use this estate for the plan.
    }
}
gap-does = { $street }: put a fence between lot { $left } and lot { $right }
park-does = { $street }: plant a park
park-standing = Parks of the { $street }: { $parks } of { $of }, worth { $points }
cards = Cards
cards-fold = Fold the cards away
cards-take = Choose a combination
cards-take-number = Choose the card whose number you write
cards-take-action = Choose the card whose action you use
cards-next = Next
cards-then = then
card-number-taken = number taken
card-action-taken = action taken
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
action-short-surveyor = Fence
action-short-agent = Agent
action-short-landscaper = Park
action-short-pool = Pool
action-short-temp = Temp
action-short-bis = Bis
action-short-solo = Solo
refuse = Mark a permit refusal
plans = City plans
plan-short = Plan { $number }
plan-then = then { $low }
plan-yours = Yours
plan-claim = Claim it
plan-name = Plan { $number }: { $what }. { $done ->
    [yes] Yours, { $mine } points.
   *[no] Worth { $value } points now. You have { $have } of { $of }.
} { $taken ->
    [yes] Claimed by { $others }.
   *[no] {""}
} { $can ->
    [yes] Claim it.
   *[no] {""}
}
temp-pick = Which number?
temp-printed = as printed
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
prompt-awaited = { $count ->
    [0] Nobody is awaited.
    [one] One player is still thinking.
   *[other] { $count } players are still thinking.
}
prompt-handed-over = A computer player plays for you
prompt-handed-over-about = You can play for yourself again at any time.
hand-back = Play myself
hint = Hint
hint-open = Hint: what would a strong player do?
hint-title = What a strong player would consider
hint-about = Numbers are what is expected at the end of the game. Tap a line to try it; every step can be undone.
hint-take = Try suggestion { $number }
hint-line = { $line } { $value }
hint-value = { $game ->
    [heimat] { $value } %
   *[welcome] { $value } pts
}
prompt-choose = Choose a combination
prompt-choose-hand = Choose a number, then an action
prompt-choose-about = Number and action come together.
prompt-hand-about = They come from two different cards.
prompt-refuse = No number fits: mark a permit refusal.
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
prompt-act-surveyor = Put up a fence
prompt-act-agent = Raise the value of estates
prompt-act-landscaper = Plant a park
prompt-act-pool = Dig the pool
prompt-act-temp = Hire a temp
prompt-act-bis = Write a bis
prompt-estates = Which estate serves plan { $plan }?
prompt-estates-about = Tap one of the marked estates.
prompt-finish = Claim a plan, or confirm
prompt-finish-about = A plan claimed later may be worth less.
prompt-confirm = Confirm your turn
prompt-confirm-about = Until then every step can be undone.
skip-surveyor = Skip the fence
skip-agent = Skip the agent
skip-landscaper = Skip the park
skip-pool = Skip the pool
skip-temp = Skip the temp
skip-bis = Skip the bis
roundabout = Roundabout
roundabout-build = Roundabout: build one
reshuffle = Reshuffle
reshuffle-about = Reshuffle: ask for it
restart = Restart
restart-about = Restart the turn
undo = Undo
undo-about = Undo one step
confirm = Confirm
sending = Sending…
take-back = Take my turn back
result = Result
result-line = Line
result-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-solo = Your town is finished: { $points } points
end-winner = { $count ->
    [one] { $who } wins with { $points } points
   *[other] { $who } win together with { $points } points
}
end-tie-break = Equal points: the number of estates decides, then that of the smallest ones.
end-rematch = Play again
end-new-deal = A new game
end-again = The same deal again
end-to-rematch = To the next game
end-replay = Replay
end-record = Share the record
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
replay-controls = Controls of the replay
replay-back = One round back
replay-on = One round on
replay-play = Play
replay-pause = Pause
replay-round = Round to show
replay-end = The end
replay-seat = Seen from
replay-all = Seen by everybody
replay-story = What happened in round { $round }
rules-of = Rules of { $game }
rules-games = Games
rules-search = Search the rules
rules-found = { $count ->
    [one] One clause found.
   *[other] { $count } clauses found.
}
rules-none = No clause has all these words.
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
aid-heimat-cube = Floor
aid-heimat-cube-about = From an end of a display row. On the next free lot, or on a house whose top value is higher.
aid-heimat-roof = Roof
aid-heimat-roof-about = Drawn blind. It closes any house for good, whoever owns it.
aid-heimat-permit = Building permit
aid-heimat-permit-about = Makes a row longer or shorter by some lots.
aid-heimat-blank = Blank floor
aid-heimat-blank-about = Takes one placed permit out of the game, and itself with it.
aid-heimat-mayor = Mayor
aid-heimat-mayor-about = Doubles everything in one row, good or bad.
aid-heimat-black = Black money
aid-heimat-black-about = A cheque in the box counts one point in the end; cheques in hand count nothing.
