"""Who may ask at all, who is who, and how much and how often."""
