"""Welcome To… Your Perfect Home: every rule and every variant."""
