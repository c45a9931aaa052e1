"use strict";
(() => {
  const BEAT = 15000, GONE = 2 * BEAT + 1000, AGAIN = 1000, LATE = 10000;
  const at = (id) => document.getElementById(id);
  const words = at("bar").dataset;
  let number = 0, offset = 0, clock = null, event = "", heard = Date.now();
  let source = null, timer = 0, asking = null, again = false;
  let turn = 0, going = false, stale = false, loaded = Number(document.body.dataset.number);

  // Where the page is

  const file = () => location.pathname.split("/").pop();
  const code = () => location.pathname.split("/")[1];

  function kept() {
    try {
      const found = JSON.parse(localStorage.getItem("mine") || "null");
      return found && found.event === event ? found.file : "";
    } catch (error) {
      return "";
    }
  }

  function keep(name) {
    try {
      localStorage.setItem("mine", JSON.stringify({event, file: name}));
    } catch (error) {
      // A private window keeps nothing: the page is still there to be found.
    }
    dress();
  }

  // Is the laptop there?

  function hear() {
    heard = Date.now();
    at("away").hidden = true;
  }

  function away() {
    const box = at("away");
    if (box.hidden) {
      const time = new Date(heard).toLocaleTimeString(code(), {hour: "2-digit", minute: "2-digit"});
      box.textContent = words.away.replace("{time}", time);
      box.hidden = false;
    }
  }

  async function get(address, stop = new AbortController()) {
    const late = setTimeout(() => stop.abort(), LATE);  // what the air has swallowed never comes
    try {
      const answer = await fetch(address, {cache: "no-cache", signal: stop.signal});
      const text = await answer.text();
      const now = Number(answer.headers.get("Now"));
      if (now) offset = now - Date.now();
      hear();
      return {ok: answer.ok, status: answer.status, text};
    } finally {
      clearTimeout(late);
    }
  }

  // What has changed

  function take(state) {
    number = state.number;
    event = state.event;
    if ("clock" in state) clock = state.clock;
    if ("messages" in state) {
      at("said").textContent = state.messages.join("\n");
      at("said").hidden = !state.messages.length;
    }
    tick();
    const here = state.number === loaded;  // this page came with the same number
    loaded = 0;
    if (!here && (state.bars || state.pages.includes(file()))) show(location.pathname, false);
    else dress();
  }

  async function ask() {
    again = asking !== null;  // what is told meanwhile is asked for after it
    if (again) return;
    asking = new AbortController();
    try {
      const answer = await get("/1/state?since=" + number, asking);
      if (answer.ok) take(JSON.parse(answer.text));
    } catch (error) {
      if (!again) away();
    }
    asking = null;
    if (again) ask();
  }

  async function show(path, moved) {
    const mine = ++turn;  // an answer that another one has overtaken is not shown
    going = going || moved;
    stale = true;
    try {
      let answer = await get("/1/part" + path);
      if (answer.status === 404) {
        path = "/" + code() + "/index.html";
        answer = await get("/1/part" + path);
      }
      if (!answer.ok) return;
      const made = new DOMParser().parseFromString(answer.text, "text/html");
      if (mine !== turn) return;
      stale = false;
      if (path !== location.pathname) history.replaceState(null, "", path);
      document.title = made.title;
      document.documentElement.lang = code();
      for (const name of ["occasion", "pages", "more", "tongues"]) swap(at(name), made.getElementById(name));
      Object.assign(words, made.getElementById("bar").dataset);
      const typing = document.activeElement === at("seek") && at("seek");
      const caret = typing && [typing.selectionStart, typing.selectionEnd];
      swap(document.querySelector("main"), made.querySelector("main"));
      dress();
      if (typing && !going && at("seek")) {
        at("seek").focus({preventScroll: true});
        at("seek").setSelectionRange(...caret);
      }
      tick();
      if (going) {
        going = false;
        scrollTo(0, 0);
        const title = document.querySelector("h1");
        title.tabIndex = -1;
        title.focus({preventScroll: true});
      }
    } catch (error) {
      away();
    }
  }

  function swap(old, made) {
    if (old && made) old.replaceWith(document.adoptNode(made));
  }

  // What the script alone can do

  function plain(text) {
    return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
      .replace(/ł/g, "l").replace(/ø/g, "o").replace(/æ/g, "ae").replace(/ß/g, "ss");
  }

  function dress() {
    const main = document.querySelector("main");
    const round = clock ? place().round : 0;
    for (const link of document.querySelectorAll("#pages a")) {
      if (link.dataset.page === "round" && round && /^round-\d+\.html$/.test(link.dataset.file))
        link.href = "round-" + Math.min(round, Number(link.dataset.last)) + ".html";
      if (link.dataset.page === "mine") {
        link.href = kept() || "index.html";
        link.parentNode.hidden = !kept();
      }
      const here = link.pathname === location.pathname;
      if (here) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    if (main.dataset.what === "where") {
      seek(main);
      lead(main);
    }
    if (main.dataset.what === "one") {
      claim(main);
      for (const row of main.querySelector("tbody").rows)
        row.classList.toggle("now", round > 0 && row.cells[0].textContent.trim() === String(round));
    }
  }

  function seek(main) {
    let box = at("seek");
    if (!box) {
      const label = document.createElement("label");
      label.textContent = words.seek;
      box = document.createElement("input");
      box.id = "seek";
      box.type = "search";
      box.autocomplete = "off";
      box.value = sought;
      label.append(box);
      main.querySelector("h1").after(label);
      box.addEventListener("input", () => filter(main, (sought = box.value)));
    }
    filter(main, sought);
  }

  // While all move, who looks for a seat is led to the round that comes
  function lead(main) {
    const link = document.querySelector("#pages [data-page=round]"), state = clock && place();
    if (at("lead")) at("lead").remove();
    const moves = state && !state.over && state.kind !== "play" && link &&
      /^round-\d+\.html$/.test(link.dataset.file) && state.round <= Number(link.dataset.last);
    if (!moves) return;
    const line = document.createElement("p"), to = document.createElement("a");
    line.id = "lead";
    to.href = "round-" + state.round + ".html";
    to.textContent = words[state.kind].replace("{round}", state.round);
    line.append(to);
    main.querySelector("h1").after(line);
  }

  let sought = "";

  function filter(main, typed) {
    const wanted = plain(typed.trim());
    for (const row of main.querySelectorAll("tbody tr")) {
      const name = plain((row.querySelector(".who") || row.cells[0]).textContent);
      const fits = name.startsWith(wanted) || name.split(/[\s-]+/).some((w) => w.startsWith(wanted));
      row.classList.toggle("gone", !fits);
    }
  }

  function claim(main) {
    if (at("me")) at("me").remove();
    if (kept() === file()) return;
    const button = document.createElement("button");
    button.id = "me";
    button.type = "button";
    button.textContent = words.me;
    button.addEventListener("click", () => keep(file()));
    main.querySelector("h1").after(button);
  }

  // The clock

  const now = () => Math.floor((Date.now() + offset) / 1000);

  function place() {
    const periods = clock.periods;
    let {place, left, since} = clock;
    const begun = since !== null || place > 0 || left !== (periods.length && periods[0][2]);
    if (since !== null) {
      left -= Math.max(now() - since, 0);
      while (left <= 0 && place < periods.length) {
        place += 1;
        left += place < periods.length ? periods[place][2] : 0;
      }
    }
    const over = place >= periods.length;
    let late = now() + left - clock.planned;
    for (const each of periods.slice(0, place + 1)) late -= each[2];
    return {over, left, late, begun, running: since !== null && !over,
      kind: over ? "" : periods[place][0], round: over ? 0 : periods[place][1]};
  }

  // That it has not begun, or stands, and what is late
  function note(state) {
    if (state.over) return "";
    if (!state.begun) return words.begins.replace("{time}", clock.begins);
    const minutes = Math.floor(Math.abs(state.late) / 60);
    const key = (state.kind === "play" ? "play" : "move") + (state.late > 0 ? "Late" : "Early");
    const late = minutes ? words[key].replace("{round}", state.round).replace("{minutes}", minutes) : "";
    return [state.running ? "" : words.stands, late].filter((each) => each).join(" · ");
  }

  let shown = "", on = "";

  function tick() {
    if (Date.now() - heard > GONE) away();
    const box = at("clock");
    if (!clock) {
      box.hidden = true;
      return;
    }
    const state = place();
    const two = (figure) => String(figure).padStart(2, "0");
    const hours = Math.floor(state.left / 3600), minutes = Math.floor(state.left / 60) % 60;
    const digits = (hours ? hours + ":" + two(minutes) : minutes) + ":" + two(state.left % 60);
    const title = state.over ? words.over : words[state.kind].replace("{round}", state.round);
    const text = [title, state.over ? "" : digits, note(state)];
    if (text.join("|") !== shown) {
      shown = text.join("|");
      const strong = document.createElement("strong");
      strong.textContent = text[1];
      const small = document.createElement("span");
      small.textContent = text[2];
      box.replaceChildren(title, strong, small);
    }
    box.hidden = false;
    if (state.kind + state.round !== on) {
      on = state.kind + state.round;
      dress();
    }
  }

  // The line to the laptop

  function open() {
    clearTimeout(timer);
    if (source) source.close();
    source = new EventSource("/1/live");
    source.addEventListener("beat", (told) => {
      const beat = JSON.parse(told.data);
      offset = beat.now - Date.now();
      hear();
      if (beat.number !== number) ask();
      else if (stale) show(location.pathname, false);
    });
    source.addEventListener("changed", (told) => {
      hear();
      const state = JSON.parse(told.data);
      if (state.since === number) take(state);
      else if (state.number !== number) ask();
    });
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN);
    };
  }

  function wake() {
    if (document.visibilityState !== "visible") return;
    if (source) source.close();
    if (asking) asking.abort();  // it was sent before the sleep
    ask();
    open();
  }

  document.addEventListener("visibilitychange", wake);
  addEventListener("pagehide", () => source && source.close());
  addEventListener("pageshow", (told) => told.persisted && wake());
  addEventListener("online", wake);
  addEventListener("popstate", () => show(location.pathname, true));
  document.addEventListener("click", (told) => {
    const link = told.target.closest && told.target.closest("a[href]");
    const plainly = !told.defaultPrevented && told.button === 0 &&
      !(told.ctrlKey || told.metaKey || told.shiftKey || told.altKey);
    if (!link || !plainly || link.origin !== location.origin || link.hash) return;
    told.preventDefault();
    if (link.pathname !== location.pathname) history.pushState(null, "", link.pathname);
    show(link.pathname, true);
  });
  setInterval(tick, 250);
  ask();
  open();
})();
