"""A phone in a network of its own: run by test_private_network.

python -m tests.unit.cli.hall.private_phone chromium FOLDER
"""

import sys
from pathlib import Path

from tests.unit.cli.hall.hall_builders import Hall, running
from tests.unit.cli.hall.webdriver_builders import Browser, until

ADDRESS = "192.168.77.1"


def main(name, folder):
    """Say what a page at a private address has, and whether it lives."""
    hall = Hall(folder / "hall")
    hall.address = ADDRESS
    hall.write(clock=running())
    url = hall.serve(8080)
    page = Browser(name, folder)
    try:
        page.open(f"{url}/")
        until(lambda: page.text("#clock"))
        print(f"secure:{page.run('return window.isSecureContext')}")
        hall.write(messages=("Dinner at six",))
        print(f"live:{until(lambda: page.text('#said')) == 'Dinner at six'}")
        print(f"round:{'Round 1' in page.text('#clock')}")
        page.type("#seek", "Nor")
        page.click("tbody tr:not(.gone) a")
        print(f"found:{bool(until(lambda: page.text('#me')))}")
    finally:
        page.close()
        hall.end()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
