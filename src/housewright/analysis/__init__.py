"""Analysis: what was luck, what was skill, and what would have been better."""
