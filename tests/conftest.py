"""For all tests."""

from __future__ import annotations

import signal

# Whoever runs tests in the background of a shell lets them ignore Ctrl-C; what they start must not inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)
