"""What test_cli_event and others are made of."""

import json


def rounds(good, file="cup.vpt"):
    return json.loads(good(f"rounds {file} --format json"))
