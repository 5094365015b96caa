"""Play and watch in the terminal: the simplest client of the game interface."""
