"""The rules of Welcome To, one file per family."""
