"""What is in the menus of the window."""


def entries(menu, before):
    """The ways to the entries of a menu: the texts one after another."""
    for action in menu.actions():
        way = (*before, action.text())
        yield way
        if action.menu():
            yield from entries(action.menu(), way)
