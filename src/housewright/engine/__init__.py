"""What any game needs: structs and rules, chance, the game interface, sessions and records."""

RULES_CALL = ()  # packages whose rules these rules may call
