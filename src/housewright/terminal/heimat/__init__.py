"""Neue Heimat in the terminal."""
