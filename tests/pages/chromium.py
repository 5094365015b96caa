"""Finds Chromium on this machine, or installs it: Debian's package where that is possible, Playwright's otherwise."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def find_chromium() -> str | None:
    """Chromium on this machine; none means the one that Playwright brought."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def main() -> None:
    """Make sure that there is a browser."""
    if find_chromium() is not None:
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=False)
    if find_chromium() is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__":
    main()
