"""Welcome To in the terminal."""
