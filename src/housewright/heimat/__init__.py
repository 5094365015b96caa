"""Neue Heimat: every rule, single games and series, both editions."""
