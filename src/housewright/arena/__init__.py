"""The arena: any players, the same deals for all of them, and what can be said about who is better."""
