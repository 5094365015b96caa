"""Welcome To… Your Perfect Home: every rule and every variant."""

RULES_CALL = ("housewright.engine",)  # packages whose rules these rules may call
