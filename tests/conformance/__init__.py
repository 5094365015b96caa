"""The conformance kit, run on every game."""
