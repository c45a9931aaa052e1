"""What players see on their phones, in real browsers."""

import signal
import time
from contextlib import contextmanager
from dataclasses import replace

from tests.unit.cli.hall.hall_builders import after, running
from tests.unit.cli.hall.webdriver_builders import until
from tests.unit.event.stages_builders import league
from tests.unit.report.hall.seen_builders import places, sheet_of, with_results
from vpdesk.hall.clock import session_clock, session_periods
from vpdesk.hall.seen import Seen
from vpdesk.report.hall.clock_words import digits, time_text


def test_an_evening_on_a_phone(air, phone):
    """From the first look to a killed process, in one browser: starting one takes seconds."""
    evening = air.shown.value
    air.write(clock=running(late=300))
    url = air.url
    phone.open(f"{url}/")
    # Where do I sit?
    assert until(lambda: phone.text("h1")) == "Where do I sit?"
    until(lambda: "Round 1" in phone.text("#clock"))
    assert "Round 1 ends 5 min after plan" in phone.text("#clock")
    until(lambda: phone.run("return document.querySelectorAll('#seek').length") == 1)
    phone.type("#seek", "Sou")
    shown = "return [...document.querySelectorAll('tbody tr')].filter(e => e.checkVisibility())"
    assert phone.run(f"{shown}.length") == 6
    phone.type("#seek", "th 3")
    assert phone.run(f"{shown}.map(e => e.cells[0].innerText)") == ["South 3"]
    # The page of a pair, remembered as mine
    phone.run("document.querySelector('tbody tr:not(.gone) a').click()")
    until(lambda: phone.text("#me"))
    assert phone.run("return location.pathname") == "/en/pair-3.html"
    assert phone.text("tr.now th") == "1"
    phone.click("#me")
    until(lambda: phone.text("[data-page=mine]") == "Mine")
    # Results come by themselves, without a reload
    phone.click("[data-page=where]")
    until(lambda: phone.text("h1") == "Where do I sit?")
    phone.run("window.stays = true")
    assert phone.text("[data-page=ranking]") == ""
    air.write(value=after(evening, 12), messages=("Dinner at six <b>",))
    until(lambda: phone.text("[data-page=ranking]") == "Ranking")
    until(lambda: phone.text("#said") == "Dinner at six <b>")
    phone.click("[data-page=ranking]")
    until(lambda: phone.text("h1") == "Ranking")
    before = phone.text("main")
    air.write(value=after(evening, len(evening.due)))
    until(lambda: phone.text("main") != before)
    assert phone.run("return window.stays") is True
    # The process is killed, and comes back at the same port
    air.kill()
    air.serve()
    air.write(messages=("Dinner at seven",))
    until(lambda: phone.text("#said") == "Dinner at seven")
    assert phone.text("#away") == ""
    # It is gone for good: what is there stays, and says so
    air.end()
    phone.click("[data-page=where]")
    until(lambda: "No connection" in phone.text("#away"))
    assert phone.text("h1") == "Ranking"
    assert phone.run("return window.stays") is True


def test_it_fits_the_smallest_phone_with_the_largest_type(air, phone):
    air.write(value=after(air.shown.value, 15), clock=running())
    url = air.url
    phone.look(320, 640, dark=True)
    for file in ("index", "round-1", "pair-3", "ranking", "boards", "board-1", "frequencies"):
        phone.open(f"{url}/en/{file}.html")
        for size in ("100%", "200%"):
            wide = phone.run(
                "document.documentElement.style.fontSize = arguments[0];"
                "return document.documentElement.scrollWidth - innerWidth",
                size,
            )
            assert wide <= 0, (file, size)
        dark = phone.run("return getComputedStyle(document.body).backgroundColor")
        assert dark == "rgb(28, 29, 31)"


def test_no_script_is_obeyed_but_ours(air, phone):
    phone.open(f"{air.url}/en/index.html")
    done = phone.run(
        "const s = document.createElement('script'); s.textContent = 'window.hacked = 1';"
        "document.body.append(s);"
        "const i = new Image(); i.src = 'http://192.0.2.9/x.png';"
        "document.body.style.cssText; return window.hacked === undefined"
    )
    assert done
    assert phone.run("return document.styleSheets[0].cssRules.length") > 20
    assert phone.run("return document.cookie") == ""


@contextmanager
def gone(network, air):
    """The air is gone: nothing is closed, nothing comes."""
    if network.apart:
        with network.cut():
            yield
        return
    air.process.send_signal(signal.SIGSTOP)
    yield
    air.process.send_signal(signal.SIGCONT)


def digits_of(clock):
    """What it shows in these two seconds."""
    now = int(time.time())
    return {digits(clock.state(each).left) for each in (now, now - 1)}


def test_a_page_that_slept_or_lost_the_laptop_says_so_and_wakes(network, air, phone):
    clock = running()
    air.write(messages=("Dinner at six",), clock=clock)
    phone.open(f"{air.url}/")
    until(lambda: phone.text("#said"))
    assert phone.run("return window.isSecureContext") is not network.apart
    with gone(network, air):
        phone.run("const now = window.Date.now; window.Date.now = () => now() + 40000")
        until(lambda: "No connection" in phone.text("#away"))
        assert phone.text("h1") == "Where do I sit?"
    air.write(messages=("Dinner at seven",))
    phone.run("document.dispatchEvent(new Event('visibilitychange'))")
    until(lambda: phone.text("#said") == "Dinner at seven")
    until(lambda: phone.text("#away") == "")
    until(lambda: phone.text("#clock strong") in digits_of(clock))


def test_a_page_that_is_left_listens_no_longer(air, phone):
    """A browser keeps it, and takes six lines to one address at most."""
    url = air.url
    air.hear("listening", 0)
    for file in ("index", "round-1"):
        phone.open(f"{url}/en/{file}.html")
        air.hear("listening", 1)
        phone.open("about:blank")
        air.hear("listening", 0)
    phone.back()
    air.hear("listening", 1)


def test_who_types_a_name_goes_on_typing_when_the_page_changes(air, phone):
    phone.open(f"{air.url}/")
    until(lambda: phone.run("return document.querySelectorAll('#seek').length") == 1)
    phone.type("#seek", "Sou")
    air.write(value=after(air.shown.value, 12))
    until(lambda: phone.text("[data-page=ranking]") == "Ranking")
    assert phone.run("return [document.activeElement.id, document.activeElement.value]") == [
        "seek",
        "Sou",
    ]


def test_a_cup_for_a_spectator(air, phone):
    """A score that the director enters is seen at once, a score sheet only when all have ended."""
    event = league(4)
    air.write(value=event, seen=Seen.RESULTS)
    url = air.url
    phone.open(f"{url}/")
    until(lambda: phone.text("[data-page=round]"))
    phone.click("[data-page=round]")
    until(lambda: phone.run("return location.pathname") == "/en/stage-1-round-1.html")
    assert phone.text("[data-page=ranking]") == ""
    before, number = phone.text("main"), air.writer.snapshot.number
    air.write(value=sheet_of(event, places(event)[0], "400", "980"))
    assert air.writer.snapshot.number == number  # nobody hears of it
    air.write(value=with_results(event, 1, 1, 7))
    until(lambda: phone.text("main") != before)
    air.write(seen=Seen.EVERYTHING, value=replace(air.shown.value, name="City Cup"))
    until(lambda: phone.text("[data-page=ranking]"))
    assert phone.text("#occasion") == "City Cup"


def test_a_phone_says_of_the_clock_what_the_second_screen_says(air, phone):
    """Not begun, paused, late or before plan, move, break, over."""
    now = int(time.time())
    periods = session_periods(2, 1, 600, 60)
    planned = now - 400
    begun = session_clock(periods, planned).started(now).paused(now)
    early = replace(begun.next(now), planned=now + 30)
    clocks = {
        f"Round 1 10:00 Begins at {time_text(planned)}": session_clock(periods, planned),
        "Move for round 2 1:00 The clock is paused · Round 2 begins 10 min before plan": early,
        "Round 2 10:00 The clock is paused · Round 2 ends 11 min before plan": early.next(now),
        "The session is over": early.next(now).next(now),
    }
    phone.open(f"{air.url}/")
    for said, clock in clocks.items():
        air.write(clock=clock)
        until(lambda said=said: " ".join(phone.text("#clock").split()) == said)
    assert phone.text("#lead") == ""
    air.write(clock=replace(early, planned=now - 2000))
    until(lambda: "Round 2 begins 23 min after plan" in phone.text("#clock"))
    until(lambda: phone.text("#lead") == "Move for round 2")  # who looks for a seat is led there
    phone.click("#lead a")
    until(lambda: phone.run("return location.pathname") == "/en/round-2.html")
