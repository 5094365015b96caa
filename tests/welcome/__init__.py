"""Rule tests of Welcome To: they draw the sheet."""
