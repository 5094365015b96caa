"""What an operator starts, stops and sees."""
