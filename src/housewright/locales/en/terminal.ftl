### The terminal client

terminal-round = Round { $round }
terminal-cards = Cards
terminal-next-action = next action: { $action }
terminal-cards-left = cards left: { $count }
terminal-plan-claimed = claimed for { $points }
terminal-plan-turned = low value now
terminal-legal = Legal moves: { $moves }
terminal-illegal = { $move }: { $why } (rule { $clause })
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
terminal-quit = The game is kept in { $file }. Start the program again to continue it.
terminal-help =
    Type moves one by one or a whole turn, for instance 1/3 8:B5 |B4
    moves       list the legal moves
    why MOVE    why a move is illegal
    undo        take back the last move, or the last round
    sheet       draw the table again
    save FILE   write the record to a file
    quit        stop; the game is kept
terminal-prompt = move
