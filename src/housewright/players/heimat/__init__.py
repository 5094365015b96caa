"""Computer players of Neue Heimat: auctions solved exactly over a structured value, four levels."""

RULES_CALL = ("housewright.engine", "housewright.heimat")  # packages whose rules these rules may call
