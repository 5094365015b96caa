"""What the engine says about random sheets, boards, decisions and deals, for the score pad and the dealer to repeat."""
