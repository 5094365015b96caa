"""Computer players of Welcome To: one turn enumerator, one value, six levels."""
