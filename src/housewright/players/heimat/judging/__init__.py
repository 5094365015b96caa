"""What a position is worth, and how that was learned."""
