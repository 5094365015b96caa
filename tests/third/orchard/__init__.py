"""Orchard: baskets of fruit, and whoever offers most for one, alone, takes it."""

RULES_CALL = ("housewright.engine",)  # packages whose rules these rules may call
