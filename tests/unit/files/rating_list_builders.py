"""What test_rating_list and others are made of."""

HEADING = (
    f"{'ID Number':15}{'Name':61}Fed Sex Tit  WTit OTit           FOA"
    " SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
)


def line(number, name, fed, sex, titles, ratings, born):
    """A line of the FIDE's list of all ratings."""
    standard, rapid, blitz = ratings
    return (
        f"{number:<15}{name:61}{fed:4}{sex:4}{titles[0]:5}{titles[1]:5}{'':15}{'':4}"
        f"{standard:<6}{0:<4}{10:<3}{rapid:<6}{0:<4}{10:<3}{blitz:<6}{0:<4}{10:<3}{born:<6}"
    )


ALL = "\n".join(
    (
        HEADING,
        line("700010", "Kos, Eva", "SLO", "F", ("IM", "WGM"), (2400, 2310, 2350), 1990),
        line("309095", "Černý, Jan", "CZE", "M", ("", ""), (2100, 0, 0), 1975),
        line("30", "Kosová, Marie", "CZE", "F", ("", "WFM"), ("", "", 1900), ""),
        line("31", "Svoboda, Karel", "CZE", "M", ("FM", ""), (2250, 2200, 0), 2001),
    )
)
