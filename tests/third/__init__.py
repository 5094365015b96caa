"""A small third game with an entry point of its own: proof that a game needs no change in the house."""
