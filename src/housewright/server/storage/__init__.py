"""What is kept: the database, its schema and how it grew."""
