"""What test_check_page and others are made of."""


def printed(*scales, sign="."):
    """A table in CSV, a column for each scale."""
    rows = [";".join(["IMPs", *(f"{scale.boards} boards" for scale in scales)])]
    for margin in range(max(scale.last_margin for scale in scales) + 1):
        vps = [f"{scale.vps(margin)[0] / 100:.2f}".replace(".", sign) for scale in scales]
        rows.append(";".join([str(margin), *vps]))
    return "\n".join(rows)
