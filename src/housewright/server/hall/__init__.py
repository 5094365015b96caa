"""The hall, where the tables stand: in memory, changed one after the other, with those who listen there."""
