"""Computer players of Welcome To: one turn enumerator, one value, six levels."""

RULES_CALL = ("housewright.engine", "housewright.welcome")  # packages whose rules these rules may call
