"""Importing this makes sure that Python is new enough; so it is written for one that is not."""

import os
import subprocess
import sys

if sys.version_info < (3, 11):
    for name in ("python3.14", "python3.13", "python3.12", "python3.11"):
        try:
            works = subprocess.call([name, "-c", ""], stderr=subprocess.DEVNULL) == 0
        except OSError:
            continue
        if works:
            os.execvp(name, [name] + sys.argv)
    sys.exit("fondaco: Python 3.11 or newer is needed; type: apt-get install python3.11 python3.11-venv")
