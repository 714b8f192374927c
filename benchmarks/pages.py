"""`python -m benchmarks.pages`: what the pages weigh, how many nodes a board has, how fast an update is drawn.

A house is opened, a browser plays a game of Yspahan in it against bots. Sizes and counts are asserted, since they hold
on any machine. Times depend on the machine: they are printed with what they should be, and decide nothing. The trace
they come from is left in `build/`.
"""

from __future__ import annotations

import gzip
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final, cast
from urllib.parse import urlsplit

import httpx2
import msgspec
from playwright.sync_api import APIRequestContext, Browser, Error, Page, Response, sync_playwright

from benchmarks.load.server import free_port
from tools import chromium

KILOBYTE: Final = 1000
SLOWED: Final = 4
MOVES: Final = 25
TRACED: Final = 8
PATIENCE: Final = 60
TRACE: Final = Path(__file__).parents[1] / "build" / "trace-of-a-table.json"
"""What the browser did while it was measured, for its own tools to open."""

WATCH: Final = """
window.measured = { pictures: [], tasks: [], told: [] };
new PerformanceObserver((list) => measured.tasks.push(...list.getEntries().map((entry) => entry.duration)))
  .observe({ type: 'longtask', buffered: true });
let [coming, telling] = [[], []];
// A task that a picture has asked for comes when the picture is painted: then the page says what it has shown.
const look = () => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const [now, shown] = [performance.now(), Number(document.querySelector('[data-version]')?.dataset.version)];
    const seen = coming.filter(({ version }) => version <= shown);
    coming = coming.filter(({ version }) => !(version <= shown));
    if (seen.length > 0) measured.pictures.push(seen.map(({ arrived }) => now - arrived));
    // The log follows what it tells of, and is measured for itself.
    const said = Number(document.querySelector('[data-told]')?.dataset.told);
    measured.told.push(...telling.filter(({ version }) => version <= said).map(({ arrived }) => now - arrived));
    telling = telling.filter(({ version }) => !(version <= said));
    if (telling.length > 0) look();
  };
  port2.postMessage(null);
});
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    // Heard before the page hears it.
    this.addEventListener('message', ({ data }) => {
      const version = /^{"kind":"update",.*?"version":([0-9]+)/.exec(data)?.[1];
      if (version === undefined) return;
      const news = { version: Number(version), arrived: performance.now() };
      coming.push(news);
      telling.push(news);
      if (telling.length === 1) look();
    });
  }
};
"""
BEGIN: Final = """async () => {
  const post = async (path, body, proof) => {
    const headers = { 'Content-Type': 'application/json', ...(proof ? { 'X-Fondaco-Proof': proof } : {}) };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const { proof } = await post('/api/me', {});
  const seats = [{ who: 'me' }, { who: 'bot' }, { who: 'bot' }, { who: 'bot' }];
  const { table } = await post('/api/tables', { game: 'yspahan', seats }, proof);
  await post(`/api/tables/${table}/start`, {}, proof);
  return [table, proof];
}"""
MEASURED: Final = "() => [measured.pictures, measured.tasks, measured.told]"
COUNT: Final = "() => document.querySelectorAll('main svg, main svg *').length"


@dataclass(frozen=True)
class Due:
    """At most so much, of something that has been counted."""

    what: str
    found: float
    most: float
    unit: str
    asserted: bool = True

    @property
    def exceeded(self) -> bool:
        """Whether it is more than it may be."""
        return self.found > self.most

    def row(self) -> str:
        """The figure for a reader."""
        word = "" if not self.exceeded else "FAILED" if self.asserted else "not reached here"
        return f"{self.what:<66}{self.found:9.1f} {self.unit:<6} at most {self.most:7,.0f}  {word}".rstrip()


class Weight:
    """What a page has fetched of scripts and styles, as it goes over the wire."""

    def __init__(self, page: Page) -> None:
        self._fetched: dict[str, Response] = {}
        page.on("response", self._note)

    def _note(self, response: Response) -> None:
        self._fetched.setdefault(urlsplit(response.url).path, response)

    def kilobytes(self) -> float:
        """Compressed."""
        bodies = [
            response.body()
            for path, response in list(self._fetched.items())
            if PurePosixPath(path).suffix in {".js", ".css"} and response.ok
        ]
        return sum(len(gzip.compress(body, mtime=0)) for body in bodies) / KILOBYTE


def main() -> int:
    """Measure, show, compare; 1 if something weighs too much."""
    found = chromium.find()
    if found is None:
        print(f"benchmarks: Chromium is missing; type: {chromium.INSTALL}", file=sys.stderr)
        return 1
    try:
        with _house() as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=found, args=list(chromium.ARGUMENTS))
            figures = [home(browser, address), *table(browser, address)]
            browser.close()
    except (Error, BudgetError) as error:
        print(f"benchmarks: {error}", file=sys.stderr)
        return 1
    for figure in figures:
        print(figure.row())
    return int(any(figure.exceeded and figure.asserted for figure in figures))


def home(browser: Browser, address: str) -> Due:
    """The home page on its first visit."""
    page = browser.new_page(locale="en")
    weight = Weight(page)
    page.goto(address, wait_until="networkidle")
    page.locator("h1").first.wait_for()
    kilobytes = weight.kilobytes()
    page.close()
    return Due("home page: script and styles, gzip", kilobytes, 60, "kB")


def table(browser: Browser, address: str) -> list[Due]:
    """A table on its first visit, then while it is played at a quarter of the speed."""
    context = browser.new_context(locale="en", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(f"{address}/api/docs")
    key, proof = page.evaluate(BEGIN)
    page.close()

    page = context.new_page()
    page.add_init_script(WATCH)
    weight = Weight(page)
    page.goto(f"{address}/t/{key}", wait_until="networkidle")
    page.locator("svg [data-touch]").first.wait_for(state="attached")
    kilobytes = weight.kilobytes()

    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.evaluate("() => { measured.pictures.length = measured.tasks.length = measured.told.length = 0; }")
    most_nodes = play(page, f"{address}/api/tables/{key}", proof, MOVES)
    pictures, tasks, told = cast(tuple[list[list[float]], list[float], list[float]], page.evaluate(MEASURED))
    # Whoever writes down what a page does slows it: that comes after the measuring.
    TRACE.parent.mkdir(parents=True, exist_ok=True)
    browser.start_tracing(page=page, path=TRACE, categories=["devtools.timeline", "toplevel"])
    play(page, f"{address}/api/tables/{key}", proof, TRACED)
    browser.stop_tracing()
    traced = len(page.evaluate(MEASURED)[0]) - len(pictures)
    context.close()
    if not pictures or not traced:
        raise BudgetError("the table has shown no update")
    drawn = sorted(each for picture in pictures for each in picture)
    alone = sorted(picture[0] for picture in pictures if len(picture) == 1)
    worked = milliseconds_worked(msgspec.json.decode(TRACE.read_bytes(), type=Trace))
    slowed = f"{SLOWED}x slowed, {len(drawn)} in {len(pictures)} pictures"
    return [
        Due("table: script and styles, gzip", kilobytes, 120, "kB"),
        Due("table: nodes of the board", most_nodes, 1500, ""),
        Due(f"table: an update drawn, median ({slowed})", middle(drawn), 50, "ms", asserted=False),
        Due("table: an update drawn, slowest", drawn[-1], 50, "ms", asserted=False),
        Due(f"table: one that came alone, median (of {len(alone)})", middle(alone), 50, "ms", asserted=False),
        Due("table: what it says in the log, median", middle(sorted(told)), 50, "ms", asserted=False),
        Due(
            "table: work of the page for a picture and its motion",
            worked / traced,
            50,
            "ms",
            asserted=False,
        ),
        Due("table: longest task while playing", max(tasks, default=0.0), 200, "ms", asserted=False),
    ]


def middle(figures: list[float]) -> float:
    """The median of what is in order; nothing of nothing."""
    return figures[len(figures) // 2] if figures else 0.0


class BudgetError(Exception):
    """There is nothing to measure."""


class TraceEvent(msgspec.Struct):
    """What of an event of a trace is read."""

    name: str
    pid: int
    tid: int
    tdur: float = 0.0
    """Microseconds that its thread was at work for it."""


class Trace(msgspec.Struct):
    """A trace as Chromium writes it; its own tools open the file."""

    events: list[TraceEvent] = msgspec.field(name="traceEvents")


def milliseconds_worked(trace: Trace) -> float:
    """How long the thread that draws the page was at work; waiting, and what other processes took, is not in it."""
    threads: Counter[tuple[int, int]] = Counter()
    for event in trace.events:
        if event.name == "ThreadControllerImpl::RunTask":
            threads[event.pid, event.tid] += round(event.tdur)
    drawing = {(event.pid, event.tid) for event in trace.events if event.name == "UpdateLayoutTree"}
    return max((worked for thread, worked in threads.items() if thread in drawing), default=0) / 1000


def play(page: Page, table: str, proof: str, moves: int) -> int:
    """Play some moves and let the bots answer; the most nodes that the board has had.

    It is played beside the page, which only has to show what happens.
    """
    nodes, moved = 0, 0
    end = time.monotonic() + PATIENCE
    while moved < moves and time.monotonic() < end:
        done = decide(page.context.request, table, proof, f"budget-{moves}-{moved}")
        if done == "over":
            break
        moved += done == "moved"
        page.wait_for_timeout(200)
        nodes = max(nodes, cast(int, page.evaluate(COUNT)))
    if not moved:
        raise BudgetError("no move could be made")
    return nodes


def decide(house: APIRequestContext, table: str, proof: str, client_id: str) -> str:
    """Take the first of everything that is offered: "moved", "waiting", "late" or "over"."""
    state = house.get(f"{table}/state?seat=0").json()
    if state["status"] != "playing":
        return "over"
    if not state["offers"]:
        return "waiting"
    text = state["offers"][0]["text"]
    while True:
        sent = {"seat": 0, "text": text, "version": state["version"], "id": client_id}
        answer = house.post(f"{table}/moves", data=sent, headers={"X-Fondaco-Proof": proof})
        if not answer.ok:
            return "late"
        draft = answer.json()["draft"]
        if draft is None:
            return "moved"
        text = f"{draft['text']} {draft['offers'][0]['text']}"


@contextmanager
def _house() -> Iterator[str]:
    """The address of a house of its own, which is closed in the end."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "fondaco", "serve", "--port", str(port)]
        command += ["--database", f"sqlite:///{folder}/house.sqlite"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ)
        try:
            _wait_for(address)
            yield address
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(30)


def _wait_for(address: str) -> None:
    for _ in range(10 * PATIENCE):
        try:
            httpx2.get(f"{address}/healthz")
        except httpx2.TransportError:
            time.sleep(0.1)
        else:
            return
    raise BudgetError("the house does not answer")


if __name__ == "__main__":
    sys.exit(main())
