### Neue Heimat: everything a player reads about the game

## Colours; and the signs by which cubes tell them, each language its own

colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-red = red
colour-purple = purple
colour-white = white
colour-sign-blue = Bl
colour-sign-green = Gr
colour-sign-yellow = Ye
colour-sign-red = Re
colour-sign-purple = Pu
colour-sign-white = Wh

## Pieces

piece-cube = cube
piece-roof = roof
piece-permit = building permit
piece-blank-cube = blank cube
piece-mayor = mayor

## What each piece does, in a line

about-cube = Build it on the next lot of a row, or on top of a house with a higher value.
about-roof = Put it on any house without a roof.
about-permit = Make one row longer or shorter.
about-blank-cube = Take one placed permit away.
about-mayor = Double the points of a row, plus or minus.

## Lines of the score

line-row-A = Row A
line-row-B = Row B
line-row-C = Row C
line-black = Black money
line-game = This game
line-earlier = Earlier games
line-total = Total
line-wins = Games won

## What the step of a turn asks for

step-offer = Put a cheque aside if you like, then offer a piece.
step-bid = Bid or pass.
step-decide = Sell to the highest bidder, or pay and keep.
step-place = Place the piece.
step-done = The turn is complete.

## The story of a turn

story-black = { $player } puts a cheque into the black-money box.
story-offer = { $player } offers { $piece }.
story-drawn = The roof turned up is worth { $value }.
story-blank = The roof turned up is blank.
story-bid = { $player } bids { $amount }.
story-pass = { $player } passes.
story-skipped = { $player } cannot raise and is not asked.
story-free = Nobody bids: the piece is free for { $player }.
story-sold = { $player } sells to { $buyer } for { $amount }.
story-must-sell = { $player } cannot pay and must sell to { $buyer } for { $amount }.
story-kept = { $player } keeps the piece and pays { $amount } to { $buyer }.
story-cube = { $player } builds { $cube } on { $lot }.
story-roof = { $player } puts a roof of { $value } on { $lot }.
story-longer = { $player } makes row { $row } longer with permit { $permit }.
story-shorter = { $player } makes row { $row } shorter with permit { $permit }.
story-removed = { $player } takes permit { $permit } away.
story-mayor = { $player } puts the mayor before row { $row }.
story-discarded = { $player } takes { $piece } out of the game.
story-colour = { $player } now owns { $colour }.
story-finished = Row { $row } is finished.
story-reopened = Row { $row } is unfinished again.
story-won = { $player } wins game { $number }.
story-next-game = Game { $number } begins.
story-over = The game is over.

## A hint: its figure, and what to do

hint-value = { $value }%
hint-figure = chance of winning
hint-about = The figure is your chance of winning, as a strong player sees it. Tap a line to try it; every step can be undone.
grounds-none = { $of ->
    [best] In points nothing speaks for it: the chance to win decides.
   *[other] In points it gives up nothing: the chance to win decides.
}
advice-black = Put a cheque into the black-money box.
advice-offer = Offer { $piece }.
advice-bid = Bid { $amount }.
advice-pass = Pass.
advice-sold = Sell to { $buyer } for { $amount }.
advice-kept = Keep the piece and pay { $amount } to { $buyer }.
advice-cube = Build { $cube } on { $lot }.
advice-roof = Put the roof of { $value } on { $lot }.
advice-longer = Make row { $row } longer with permit { $permit }.
advice-shorter = Make row { $row } shorter with permit { $permit }.
advice-removed = Take permit { $permit } away.
advice-mayor = Put the mayor before row { $row }.
advice-discarded = Take { $piece } out of the game.
advice-colour = Then { $colour } is yours.

## Why one turn is worth more than another: what this turn or the other does, and what that brings or costs in a line

ground-finished = { $by ->
    [this] Row { $row } is finished
   *[other] Row { $row } is not finished yet
}: { $points }
ground-reopened = { $by ->
    [this] Row { $row } is unfinished again
   *[other] Row { $row } stays finished
}: { $points }
ground-cube = { $by ->
    [this] { $cube } on { $lot }
   *[other] Without { $cube } on { $lot }
}: { $points }
ground-roof = { $by ->
    [this] The roof of { $value } on { $lot }
   *[other] Without the roof of { $value } on { $lot }
}: { $points }
ground-length = { $by ->
    [this] Row { $row } has another length
   *[other] Row { $row } keeps its length
}: { $points }
ground-mayor = { $by ->
    [this] The mayor before row { $row }
   *[other] No mayor before row { $row }
}: { $points }
ground-row = Row { $row }, later: { $points }
ground-black = { $by ->
    [this] A cheque in the black-money box
   *[other] No cheque in the black-money box
}: { $points }
ground-black-later = Black money, later: { $points }

## Why a move is illegal

reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-turn-over = This turn is already complete.
reason-no-offer-now = No piece is to be offered now.
reason-no-bid-now = There is nothing to bid on now.
reason-no-decision-now = There is nothing to decide on now.
reason-no-placing-now = No piece is to be placed now.
reason-black-money-once = Only one cheque a turn goes into the black-money box.
reason-black-money-without-cheque = You have no cheque left.
reason-display-row-empty = No cube is left in this row of the display.
reason-last-cube-is-left = Only one cube is left in this row; take it as the left one.
reason-cube-fits-nowhere = This cube can be placed nowhere.
reason-piece-not-on-offer = { $piece } is no longer on offer.
reason-cube-enclosed = Only the cube at either end of a row may be offered; this one lies between others.
reason-no-house-to-roof = No house without a roof stands.
reason-bid-too-low = { $amount } is not higher than the highest bid.
reason-bid-beyond-cheques = You do not have { $amount } cheques.
reason-other-piece-to-place = Another piece is to be placed.
reason-piece-must-be-placed = Cubes and roofs must be placed.
reason-lot-beyond-length = { $lot } lies beyond the permitted length of its row.
reason-lot-not-next = { $lot } is not the next free lot of its row.
reason-lot-single-storey = { $lot } is fenced in white: only one storey.
reason-house-has-roof = The house on { $lot } has a roof.
reason-cube-not-lower = Only a lower value than the top of the house may be put on { $lot }.
reason-lot-without-house = No house stands on { $lot }.
reason-row-cuts-houses = The row would be shorter than what is built on it.
reason-row-too-short = The row would be shorter than the shortest row allowed.
reason-permit-not-placed = Permit { $permit } is not on the board.

## Player aid and keys

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
keys-bid = Bid so many cheques
keys-pass = Pass
keys-sell = Sell
keys-keep = Keep
keys-ledger = Show the ledger

## The table: names

heimat-game-of = Game { $number } of { $games }
heimat-game = Game { $number }
heimat-auction-number = Auction { $number }
heimat-replay-auction = Auction { $part } of { $parts }
heimat-replay-auction-back = To the auction before
heimat-replay-auction-on = To the next auction
heimat-you = you
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

## The table: seats

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

## The table: building site

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

## The table: display

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

## The table: auction

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

## The table: next step

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
    [keep] Keep it.
    [black] A cheque into the black-money box.
   *[other] { $what }.
}
heimat-kept = Waiting for the network: { $what }
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
    [offer] Go to the pieces
    [bid] Go to the bids
    [decide] Go to the choice
   *[place] Go to the places
}
heimat-wait = { $phase ->
    [offer] { $player } chooses what to offer.
    [bid] { $player } is to bid.
    [decide] { $player } sells or keeps.
   *[place] { $player } is to place the piece.
}
heimat-more-pieces = More pieces
heimat-panels = What to show

## The table: ledger, series and story

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

## The table: the end

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

## Score pad

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
pad-series-over = The series goes to { $players }.
pad-next-game = On to game { $number }
pad-hints = Look again
pad-hint-owner = Nobody owns the colour on top of { $lot } yet.
pad-hint-roofs = There are only two roofs with a { $value }.

## Looking back

heimat-back-highest = { $player } bids { $amount }.
heimat-back-offer = { $player } chooses what to offer.
