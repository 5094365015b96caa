"""Neue Heimat: every rule, single games and series, both editions."""

RULES_CALL = ("housewright.engine",)  # packages whose rules these rules may call
