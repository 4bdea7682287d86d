"""`python -m ladya_desktop`."""

import sys

from ladya_desktop.app import main

sys.exit(main())
