"""The rules of Neue Heimat, one file per family."""
