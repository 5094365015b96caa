"""Independent second opinions on the rules, for comparison with the engine."""
