"""Finds Chromium on this machine, or installs it: Debian's package where that is possible, Playwright's otherwise.

The shell without windows comes first: it draws the same pages, and spends nothing on the windows around them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def find_chromium() -> str | None:
    """Chromium on this machine; none means the one that Playwright brought."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def main() -> None:
    """Make sure that there is a browser."""
    if find_chromium() is not None:
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        for package in (SHELL, "chromium"):
            if find_chromium() is None:
                subprocess.run(["apt-get", "install", "-y", "-qq", package], check=False)
    if find_chromium() is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__":
    main()
