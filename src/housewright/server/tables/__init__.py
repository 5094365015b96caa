"""Tables: what can happen at them, what they add up to, and what is shown of them."""
