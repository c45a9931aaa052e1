"""What players see on their phones, in real browsers."""

import signal
from dataclasses import replace

from tests.unit.cli.hall.hall_builders import after, running
from tests.unit.cli.hall.webdriver_builders import until
from tests.unit.event.stages_builders import league
from tests.unit.report.hall.seen_builders import places, sheet_of, with_results
from vpdesk.hall.seen import Seen


def test_an_evening_on_a_phone(hall, phone):
    """From the first look to a killed process, in one browser: starting one takes seconds."""
    evening = hall.shown.value
    hall.write(clock=running())
    url = hall.serve()
    phone.open(f"{url}/")
    # Where do I sit?
    assert until(lambda: phone.text("h1")) == "Where do I sit?"
    until(lambda: "Round 1" in phone.text("#clock"))
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
    hall.write(value=after(evening, 12), messages=("Dinner at six <b>",))
    until(lambda: phone.text("[data-page=ranking]") == "Ranking")
    until(lambda: phone.text("#said") == "Dinner at six <b>")
    phone.click("[data-page=ranking]")
    until(lambda: phone.text("h1") == "Ranking")
    before = phone.text("main")
    hall.write(value=after(evening, len(evening.due)))
    until(lambda: phone.text("main") != before)
    assert phone.run("return window.stays") is True
    # The process is killed, and comes back at the same port
    hall.kill()
    hall.serve()
    hall.write(messages=("Dinner at seven",))
    until(lambda: phone.text("#said") == "Dinner at seven")
    assert phone.text("#away") == ""
    # It is gone for good: what is there stays, and says so
    hall.end()
    phone.click("[data-page=where]")
    until(lambda: "No connection" in phone.text("#away"))
    assert phone.text("h1") == "Ranking"
    assert phone.run("return window.stays") is True


def test_it_fits_the_smallest_phone_with_the_largest_type(hall, phone):
    hall.write(value=after(hall.shown.value, 15), clock=running())
    url = hall.serve()
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


def test_no_script_is_obeyed_but_ours(hall, phone):
    hall.write()
    url = hall.serve()
    phone.open(f"{url}/en/index.html")
    done = phone.run(
        "const s = document.createElement('script'); s.textContent = 'window.hacked = 1';"
        "document.body.append(s);"
        "const i = new Image(); i.src = 'http://192.0.2.9/x.png';"
        "document.body.style.cssText; return window.hacked === undefined"
    )
    assert done
    assert phone.run("return document.styleSheets[0].cssRules.length") > 20
    assert phone.run("return document.cookie") == ""


def test_a_page_that_slept_or_lost_the_laptop_says_so_and_wakes(hall, phone):
    hall.write(messages=("Dinner at six",))
    url = hall.serve()
    phone.open(f"{url}/")
    until(lambda: phone.text("#said"))
    hall.process.send_signal(signal.SIGSTOP)  # the air is gone: nothing is closed, nothing comes
    later = "const now = window.Date.now; window.Date.now = () => now() + 40000"
    until(lambda: phone.run(later) or "No connection" in phone.text("#away"))
    assert phone.text("h1") == "Where do I sit?"
    hall.process.send_signal(signal.SIGCONT)
    hall.write(messages=("Dinner at seven",))
    phone.run("document.dispatchEvent(new Event('visibilitychange'))")
    until(lambda: phone.text("#said") == "Dinner at seven")
    until(lambda: phone.text("#away") == "")


def test_a_page_that_is_left_listens_no_longer(hall, phone):
    """A browser keeps it, and takes six lines to one address at most."""
    hall.write()
    url = hall.serve()
    for file in ("index", "round-1"):
        phone.open(f"{url}/en/{file}.html")
        hall.hear("listening", 1)
        phone.open("about:blank")
        hall.hear("listening", 0)
    phone.back()
    hall.hear("listening", 1)


def test_who_types_a_name_goes_on_typing_when_the_page_changes(hall, phone):
    hall.write()
    phone.open(f"{hall.serve()}/")
    until(lambda: phone.run("return document.querySelectorAll('#seek').length") == 1)
    phone.type("#seek", "Sou")
    hall.write(value=after(hall.shown.value, 12))
    until(lambda: phone.text("[data-page=ranking]") == "Ranking")
    assert phone.run("return [document.activeElement.id, document.activeElement.value]") == [
        "seek",
        "Sou",
    ]


def test_a_cup_for_a_spectator(hall, phone):
    """A score that the director enters is seen at once, a score sheet only when all have ended."""
    event = league(4)
    hall.write(value=event, seen=Seen.RESULTS)
    url = hall.serve()
    phone.open(f"{url}/")
    until(lambda: phone.text("[data-page=round]"))
    phone.click("[data-page=round]")
    until(lambda: phone.run("return location.pathname") == "/en/stage-1-round-1.html")
    assert phone.text("[data-page=ranking]") == ""
    before, number = phone.text("main"), hall.writer.snapshot.number
    hall.write(value=sheet_of(event, places(event)[0], "400", "980"))
    assert hall.writer.snapshot.number == number  # nobody hears of it
    hall.write(value=with_results(event, 1, 1, 7))
    until(lambda: phone.text("main") != before)
    hall.write(seen=Seen.EVERYTHING, value=replace(hall.shown.value, name="City Cup"))
    until(lambda: phone.text("[data-page=ranking]"))
    assert phone.text("#occasion") == "City Cup"
