"""What a server does by itself: time limits, absent hosts, what is given up, deleted and forgotten."""
