"""Measurements of the server; those of the rules are made by `housewright bench`."""
