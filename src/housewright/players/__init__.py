"""Computer players of both games: they get a view, never a state, and answer with a whole turn."""
