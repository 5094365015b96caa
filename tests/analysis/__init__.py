"""Tests of the analysis: sums, luck, skill, ends, secrets, the command."""
