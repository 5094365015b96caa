"""The table server, over HTTP."""
