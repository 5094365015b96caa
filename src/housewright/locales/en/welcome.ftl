### Welcome To: everything a player reads about the game

## The six actions

action-surveyor = Surveyor
action-agent = Estate agent
action-landscaper = Landscaper
action-pool = Pool
action-temp = Temp
action-bis = Bis
action-solo = Solo card

## What each action does, in a line

about-surveyor = Build a fence between any two neighbouring lots.
about-agent = Raise what estates of one size are worth.
about-landscaper = Plant a park in the street of the house just written.
about-pool = Build the pool, if the house just written stands on a lot with one.
about-temp = Change the number by up to 2 and hire one temp.
about-bis = Write a neighbour's number once more, next to it.

## City plans

plan-estates-111111 = Six estates of one house
plan-estates-2222 = Four estates of two houses
plan-estates-333 = Three estates of three houses
plan-estates-44 = Two estates of four houses
plan-estates-55 = Two estates of five houses
plan-estates-66 = Two estates of six houses
plan-estates-1116 = Three estates of one house and one of six
plan-estates-225 = Two estates of two houses and one of five
plan-estates-334 = Two estates of three houses and one of four
plan-estates-36 = One estate of three houses and one of six
plan-estates-45 = One estate of four houses and one of five
plan-estates-1114 = Three estates of one house and one of four
plan-estates-126 = Estates of one, two and six houses
plan-estates-145 = Estates of one, four and five houses
plan-estates-34 = One estate of three houses and one of four
plan-estates-25 = One estate of two houses and one of five
plan-estates-1223 = Estates of one, two, two and three houses
plan-estates-235 = Estates of two, three and five houses
plan-houses-C = All houses of the bottom street
plan-houses-A = All houses of the top street
plan-bis-5 = Five bis houses in one street
plan-temps-7 = Seven temps
plan-ends = First and last house of all three streets
plan-parks-2 = All parks in two streets
plan-pools-2 = All pools in two streets
plan-parks-pools-roundabout = All parks, all pools and a roundabout in one street
plan-parks-pools-C = All parks and all pools of the bottom street
plan-parks-pools-B = All parks and all pools of the middle street

## Lines of the score

line-plan-1 = Plan 1
line-plan-2 = Plan 2
line-plan-3 = Plan 3
line-park-A = Parks, top street
line-park-B = Parks, middle street
line-park-C = Parks, bottom street
line-pools = Pools
line-temps = Temps
line-estate-1 = Estates of 1 house
line-estate-2 = Estates of 2 houses
line-estate-3 = Estates of 3 houses
line-estate-4 = Estates of 4 houses
line-estate-5 = Estates of 5 houses
line-estate-6 = Estates of 6 houses
line-bis = Bis
line-refusals = Permit refusals
line-roundabouts = Roundabouts
line-total = Total

## What the step of a turn asks for

step-choose = Take a combination.
step-write = Where does the number go?
step-act = Use the action, or do without.
step-finish = Claim a plan, or end the turn.
step-estates = Which estate serves the plan?
step-done = The turn is complete.

## The story of a round

story-house = { $player } writes { $number } on { $lot } ({ $action }).
story-refusal = { $player } is refused a permit.
story-roundabout = { $player } builds a roundabout on { $lot }.
story-fence = { $player } puts a fence right of { $lot }.
story-raise = { $player } raises the value of estates of size { $size }.
story-park = { $player } plants a park in street { $street }.
story-pool = { $player } digs the pool of { $lot }.
story-bis = { $player } copies the number of { $copies } onto { $lot }.
story-claim = { $player } claims plan { $plan } for { $points } points: { $name }.
story-wish = { $player } asks for a reshuffle.
story-plan-turned = Plan { $plan } is now worth less: { $name }.
story-shuffled = The cards are shuffled.
story-over = The game is over.

## A hint: its figure, and what to do

hint-value = { $value }
hint-figure = points expected
hint-about = The figure is how many points a strong player expects at the end of the game. Tap a line to try it; every step can be undone.
advice-house = Write { $number } on { $lot } ({ $action }).
advice-refusal = Take a permit refusal.
advice-roundabout = Build a roundabout on { $lot }.
advice-fence = Put a fence right of { $lot }.
advice-raise = Raise the value of estates of size { $size }.
advice-park = Plant a park in the { $street ->
    [A] top
    [B] middle
   *[C] bottom
} street.
advice-pool = Dig the pool of { $lot }.
advice-bis = Copy the number of { $copies } onto { $lot }.
advice-claim = Claim plan { $plan } for { $points } points: { $name }.
advice-wish = Ask for a reshuffle.

## Why one turn is worth more than another: what this turn or the other does, and what that brings or costs in a line

ground-plan-claimed = { $by ->
    [this] Plan { $plan } is claimed
   *[other] Plan { $plan } is not claimed yet
}: { $points }
ground-plan-nearer = { $by ->
    [this] Plan { $plan } comes nearer, { $have } of { $of }
   *[other] Plan { $plan } stays further away than { $have } of { $of }
}: { $points }
ground-plan = Plan { $plan }, later: { $points }
ground-park = { $by ->
    [this] A park in the
   *[other] No park in the
} { $street ->
    [A] top
    [B] middle
   *[C] bottom
} street with { $lot }: { $points }
ground-parks = Parks in the { $street ->
    [A] top
    [B] middle
   *[C] bottom
} street, later: { $points }
ground-pool = { $by ->
    [this] The pool of { $lot }
   *[other] Without the pool of { $lot }
}: { $points }
ground-pools = Pools, later: { $points }
ground-temp = { $by ->
    [this] A temp for { $lot }
   *[other] No temp for { $lot }
}: { $points }
ground-temps = Temps, later: { $points }
ground-estate = { $by ->
    [this] An estate of { $size } from { $lot }
   *[other] Without the estate of { $size } from { $lot }
}: { $points }
ground-raise = { $by ->
    [this] Estates of { $size } are worth more
   *[other] Estates of { $size } are not raised
}: { $points }
ground-estates = Estates of { $size }, later: { $points }
ground-bis = { $by ->
    [this] The bis on { $lot }
   *[other] Without the bis on { $lot }
}: { $points }
ground-bis-later = Bis, later: { $points }
ground-refusal = { $by ->
    [this] The permit refusal
   *[other] Without a permit refusal
}: { $points }
ground-refusals = Permit refusals, later: { $points }
ground-roundabout = { $by ->
    [this] The roundabout on { $lot }
   *[other] Without the roundabout on { $lot }
}: { $points }
ground-roundabouts = Roundabouts, later: { $points }

## Why a move is illegal

reason-game-over = The game is over.
reason-turn-over = This turn is already complete.
reason-combination-first = Take a combination first.
reason-combination-taken = A combination is already taken in this turn.
reason-house-first = The house comes first.
reason-house-part-over = The house of this turn is already dealt with.
reason-action-first = Use the action first, or do without it.
reason-action-part-over = The action of this turn is already dealt with.
reason-estates-first = First choose the estates that serve the plan.
reason-cards-of-two-piles = Number and action must come from the same pile.
reason-cards-must-differ = Number and action must come from two different cards.
reason-combination-fits-nowhere = The number of this combination fits nowhere on your sheet.
reason-number-not-on-card = { $number } is not the number of the combination taken.
reason-number-beyond-temp = A temp changes the number by 2 at most; { $number } is further away.
reason-temps-full = All temps are hired, so the number stays as printed.
reason-lot-already-built = Something stands on { $lot } already.
reason-number-not-ascending = { $number } does not fit on { $lot }: numbers rise from left to right.
reason-refusal-number-fits = One of the printed numbers on offer still fits somewhere, so the permit is not refused.
reason-other-action-taken = This is not the action of the combination taken.
reason-refusal-ends-building = After a refusal there is no action.
reason-fence-already-built = A fence stands right of { $lot } already.
reason-fence-splits-bis-pair = A fence may not split a bis pair, a house and its copy.
reason-fence-splits-used-estate = This estate served a plan; a fence may not split it.
reason-estate-value-at-top = Estates of size { $size } have reached their highest value.
reason-parks-full = This street has all its parks.
reason-pool-not-drawn = The house just written stands on a lot without a pool.
reason-bis-full = All boxes for bis are crossed.
reason-bis-without-neighbour = There is no house on { $copies } to copy.
reason-bis-copies-roundabout = A roundabout has no number to copy.
reason-bis-across-fence = A fence stands between { $lot } and { $copies }.
reason-roundabouts-not-played = This game is played without roundabouts.
reason-roundabouts-full = Both roundabouts are built.
reason-roundabout-once-a-turn = Only one roundabout may be built in a turn.
reason-roundabout-before-combination = A roundabout is built before taking a combination or after the action.
reason-roundabout-before-claim = In a turn, a roundabout is built before plans are claimed.
reason-plan-already-claimed = You have claimed plan { $plan } already.
reason-plan-lacks-estates = Complete, unused estates are missing for plan { $plan }.
reason-plan-lacks-houses = Not all houses that plan { $plan } asks for are built.
reason-plan-house-already-used = A house that plan { $plan } asks for has served another plan.
reason-plan-lacks-bis = No street has five bis houses.
reason-plan-lacks-temps = Fewer than seven temps are hired.
reason-plan-lacks-parks = Fewer than two streets have all their parks.
reason-plan-lacks-pools = Fewer than two streets have all their pools.
reason-plan-lacks-parks-and-pools = The street of plan { $plan } does not have all its parks and pools.
reason-plan-lacks-roundabout = No street has a roundabout.
reason-estate-not-asked = No plan waits for an estate.
reason-estate-not-complete = No complete estate starts on { $lot }.
reason-estate-already-used = The estate on { $lot } has served a plan.
reason-estate-size-not-needed = The plan needs no more estates of this size.
reason-reshuffle-never-in-solo = In solo the cards are never reshuffled.
reason-reshuffle-needs-claim = Only who claims a plan may ask for the reshuffle.
reason-reshuffle-too-late = Only in the first round in which a plan is claimed may the reshuffle be asked for.
reason-reshuffle-already-asked = You have asked for the reshuffle already.

## Moves in the terminal: one as an example, and the signs of all

help-move = 8:B5
help-moves =
    Type moves one by one or a whole turn, for instance 1/3 8:B5 |B4
    1/3 number of card 1 with the action of card 3    8:B5 write 8 on lot B5
    |B4 fence right of B4    $3 raise estates of size 3    * park    ~ pool
    C8=C7 bis on C8 of C7    @A4 roundabout on A4    - no action    x refusal
    !2 claim plan 2    &B3 use the estate that starts at B3    . end of turn

## The table

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
prompt-kept = Waiting for the network
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
lead = Show what to choose
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
end-original = In the game from which this one goes on, it was { $points ->
    [one] one point
   *[other] { $points } points
}.
end-tie-break = Equal points: the number of estates decides, then that of the smallest ones.
end-new-deal = A new game
end-again = The same deal again

## Player aid and keys

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
keys-cards = Take the first, second or third card
keys-lots = Along the street, and to the next one

## The end of a game alone

end-best = A new personal best on this device!

## Score pad

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
