"""Analyses of games that are over, and verdicts on turns: computed beside everything else, kept, and shown."""
