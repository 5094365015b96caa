"""What any game needs: structs and rules, chance, the game interface, sessions and records."""
