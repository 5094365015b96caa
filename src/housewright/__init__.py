"""Housewright: the home of two board games about building houses."""

__version__ = "0.1.0"
