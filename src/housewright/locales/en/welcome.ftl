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
