"""Computer players of Neue Heimat: auctions solved exactly over a structured value, four levels."""
