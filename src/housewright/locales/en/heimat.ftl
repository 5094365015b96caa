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

## Options

option-open-floors = Lower floors stay visible
option-shortest-row-1 = No row may be shortened to nothing
option-no-blank-roofs = Every roof has a number
option-games = Several games are played and counted together.

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
