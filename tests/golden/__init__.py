"""Golden playthroughs: whole games, told move by move, that may change only on purpose."""
