from vpdesk.hall.clock import Period, PeriodKind, session_clock, session_periods

T = 1_000_000
PERIODS = session_periods(3, 2, 450, 60, {2: 600})


def test_a_session_is_made_of_boards_moves_and_breaks():
    assert (
        Period(PeriodKind.PLAY, 1, 900),
        Period(PeriodKind.MOVE, 2, 60),
        Period(PeriodKind.PLAY, 2, 900),
        Period(PeriodKind.BREAK, 3, 600),
        Period(PeriodKind.PLAY, 3, 900),
    ) == PERIODS


def test_every_second_is_right_however_long_nobody_looked():
    clock = session_clock(PERIODS, T).started(T)
    total = sum(period.seconds for period in PERIODS)
    step = clock
    for second in range(total + 5):
        step = step.at(T + second)
        assert step.state(T + second) == clock.state(T + second)
    assert clock.state(T + 899).left == 1
    assert clock.state(T + 900).period == PERIODS[1]
    assert clock.state(T + total).period is None


def test_a_pause_makes_late_and_a_minute_less_makes_good():
    clock = session_clock(PERIODS, T).started(T).paused(T + 100)
    assert clock.state(T + 280).left == 800
    clock = clock.started(T + 280)
    assert clock.state(T + 300).late == 180
    assert clock.longer(T + 300, -60).state(T + 300).late == 120
    assert clock.longer(T + 300, -5000).state(T + 300).left == 1


def test_next_goes_on_and_ends_after_the_last():
    clock = session_clock(PERIODS, T).started(T)
    assert clock.next(T + 5).state(T + 6).left == 59
    for _ in PERIODS:
        clock = clock.next(T + 5)
    assert clock.state(T + 5).period is None
    assert clock.started(T + 9).longer(T + 9, 60).next(T + 9) == clock


def test_a_clock_set_back_takes_nothing_and_gives_nothing():
    clock = session_clock(PERIODS, T).started(T)
    assert clock.state(T - 3600).left == 900
