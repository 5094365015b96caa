"""Computer players: they get a view, never a state, and answer with a whole turn."""
