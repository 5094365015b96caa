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
prompt-choose = Choose a combination
prompt-choose-hand = Choose a number, then an action
prompt-choose-about = Number and action come together.
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
roundabout-build = Build a roundabout
reshuffle = Reshuffle
reshuffle-about = Ask for a reshuffle of the cards
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
end-tie-break = Equal points: the larger estates decide.
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
