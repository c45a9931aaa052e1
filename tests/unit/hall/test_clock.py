from vpdesk.hall.clock import Period, PeriodKind, Sound, session_clock, session_periods

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


def test_when_each_period_is_due():
    clock = session_clock(PERIODS, T).started(T)
    due = clock.due(T + 30)
    assert [(each.begins - T, each.ends - T) for each in due] == [
        (0, 900),
        (900, 960),
        (960, 1860),
        (1860, 2460),
        (2460, 3360),
    ]
    assert [each.period for each in clock.due(T + 900)] == list(PERIODS[1:])
    assert clock.due(T + 4000) == ()
    assert clock.paused(T + 30).due(T + 130)[0].ends == T + 1000


def test_the_hall_hears_the_warning_and_the_ends_once_each():
    clock = session_clock(PERIODS, T).started(T)
    heard = [
        (moment - T, sound)
        for second in range(3400)
        for moment, sound in clock.sounds(T + second, T + second + 1, 120)
    ]
    ends = [(each, Sound.END) for each in (900, 960, 1860, 2460, 3360)]
    warnings = [(each, Sound.WARNING) for each in (780, 1740, 3240)]
    assert heard == sorted(ends + warnings, key=lambda each: each[0])
    assert [*clock.paused(T + 1).sounds(T, T + 5000, 120)] == []
    assert [sound for _, sound in clock.sounds(T, T + 900, 0)] == [Sound.END]


def test_a_warning_as_long_as_the_round_is_none():
    short = session_clock(session_periods(1, 1, 120, 0), T).started(T)
    assert [*short.sounds(T - 1, T + 200, 120)] == [(T + 120, Sound.END)]


def test_another_schedule_keeps_what_has_passed():
    clock = session_clock(PERIODS, T).started(T)
    longer = session_periods(3, 2, 480, 60, {2: 600})
    changed = clock.with_periods(T + 100, longer, T)
    assert changed.state(T + 100).left == 860
    assert changed.state(T + 100).running
    assert changed.state(T + 100).late == 0
    assert clock.with_periods(T + 100, session_periods(3, 1, 60, 0), T).state(T + 100).left == 1
    assert clock.with_periods(T + 1000, PERIODS[:1], T).over
    assert clock.at(T + 9999).with_periods(T + 9999, PERIODS, T).over
