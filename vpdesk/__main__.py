"""`python -m vpdesk` opens the window."""

import sys

from vpdesk.app import main

sys.exit(main())
