"""What test_web_folder and others are made of."""


def contents(folder):
    return {each.name: each.read_bytes() for each in folder.iterdir()}
