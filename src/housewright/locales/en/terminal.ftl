### The terminal client

terminal-round = Round { $round }
terminal-cards = Cards
terminal-next-action = next action: { $action }
terminal-cards-left = cards left: { $count }
terminal-plan-claimed = claimed for { $points }
terminal-plan-turned = low value now
terminal-legal = Legal moves:
terminal-illegal = { $move }: { $why }
terminal-is-legal = { $move } is legal.
terminal-not-a-move = { $word } is not a move. Type help.
terminal-turn-complete = The turn is complete. Press Enter to confirm it, or type undo.
terminal-undone-move = Taken back: { $move }
terminal-undone-round = Back at the start of round { $round }.
terminal-nothing-to-undo = There is nothing to undo.
terminal-saved = Saved to { $file }
terminal-cannot-save = { $file } cannot be written: { $why }
terminal-resumed = Continuing the game in { $file }, round { $round }.
terminal-over = The game is over: { $total } points.
terminal-quit = The game is kept in { $file }, up to round { $round }. Start the program again to continue it.
terminal-help =
    { $moves }
    moves       list the legal moves
    why MOVES   why a move is illegal
    undo        take back the last move, or the last round
    sheet       draw the table again
    save FILE   write the record to a file
    quit        stop; finished rounds are kept
    Press Enter to confirm a complete turn. More in docs/notation.md.
terminal-prompt = move
terminal-greeting = A solo game. Type help for all commands and the signs of the moves.
terminal-taken = Taken: { $number } with { $action }.
terminal-why = Type why and then a move, for instance: why { $move }
terminal-not-kept = The game is NOT kept: { $why }.
terminal-seat = Seat { $number }
terminal-place = Place
terminal-verified = Verified: { $count } rounds, finished.
terminal-verified-so-far = Verified: { $count } rounds, unfinished.
terminal-board-signs = · free  □ free, one storey only  - not permitted  ≈ stream  M mayor  ✓ finished  name: in hand + black money

## Analysis

terminal-analysis = Luck and skill
terminal-analysis-seat = seat
terminal-analysis-unit = in
terminal-analysis-points = points
terminal-analysis-win = % of the win
terminal-analysis-start = start
terminal-analysis-luck = luck
terminal-analysis-others = others
terminal-analysis-loss = given away
terminal-analysis-result = result
terminal-analysis-each = per turn
terminal-analysis-round = round
terminal-analysis-verdict = verdict
terminal-analysis-made = turn
terminal-analysis-better = best turn
terminal-analysis-counts = Turns by verdict
terminal-analysis-costliest = The costliest turns
terminal-analysis-line = line
terminal-analysis-lines = Given away by score line
terminal-analysis-auctions = Auctions
terminal-analysis-piece = piece
terminal-analysis-seller = auctioneer
terminal-analysis-buyer = buyer
terminal-analysis-paid = paid
terminal-analysis-fair = fair
terminal-analysis-worth = worth
terminal-analysis-gain = buyer's gain
terminal-analysis-course = The course of the game
terminal-analysis-before = before the cards
terminal-analysis-after-cards = after the cards
terminal-analysis-after-turn = after the turn
terminal-verdict-best = best
terminal-verdict-good = good
terminal-verdict-inexact = inexact
terminal-verdict-mistake = mistake
terminal-verdict-blunder = blunder
