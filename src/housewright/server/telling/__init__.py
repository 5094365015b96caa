"""What leaves the server: made for each viewer, and told to all who listen."""
