"""What test_pin_sets and others are made of."""


def entries(menu):
    menu.aboutToShow.emit()
    return {action.text(): action for action in menu.actions() if action.text()}
