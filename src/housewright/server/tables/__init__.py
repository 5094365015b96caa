"""Tables: what can happen at them, what that adds up to, and how the database holds it."""
