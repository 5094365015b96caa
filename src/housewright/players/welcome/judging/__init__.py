"""What a sheet is worth, and how that was learned."""
