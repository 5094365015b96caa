"""The table server: people and computer players play at tables, and nothing is lost."""
