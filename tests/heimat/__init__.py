"""Rule tests of Neue Heimat: they draw the board."""
