"""What is told to a subscriber is sent at the end of a turn of the loop, in one go and in order, or by its reader."""

from __future__ import annotations

import asyncio

import pytest

from fondaco.house.live import Outbox, Subscriber


class Line:
    """The other side of a connection, which can stop reading; what has arrived, in the heaps in which it did."""

    def __init__(self, subscriber: Subscriber) -> None:
        self.open = True
        self.heaps: list[list[bytes]] = []
        self._subscriber = subscriber
        self._may_write = asyncio.Event()
        self._may_write.set()

    def at_once(self, frames: list[bytes]) -> bool:
        if self.open:
            self.heaps.append(frames)
        return self.open

    def stop(self) -> None:
        self.open = False
        self._may_write.clear()

    def go_on(self) -> None:
        self.open = True
        self._may_write.set()

    async def read(self) -> None:
        """As a connection does: take what waits, and wait until it can be written."""
        while (frame := await self._subscriber.next()) is not None:
            frames = [frame, *self._subscriber.more()]
            await self._may_write.wait()
            self.heaps.append(frames)
        self.heaps.append([])


async def turns(number: int = 3) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


def test_what_is_told_in_one_turn_is_one_heap() -> None:
    async def play() -> None:
        outbox = Outbox()
        anna, bruno = Subscriber(outbox, "table", 0), Subscriber(outbox, "table", 1)
        lines = [Line(anna), Line(bruno)]
        for subscriber, line in zip((anna, bruno), lines, strict=True):
            subscriber.send_at_once = line.at_once
        reading = [asyncio.create_task(line.read()) for line in lines]
        await turns()
        for subscriber in (anna, bruno):
            subscriber.put(b"update")
        anna.put(b"answer")
        assert lines[0].heaps == []
        await turns()
        anna.put(b"more")
        await turns()
        anna.let_go()
        bruno.let_go()
        await asyncio.gather(*reading)
        assert lines[0].heaps == [[b"update", b"answer"], [b"more"], []]
        assert lines[1].heaps == [[b"update"], []]

    asyncio.run(play())


def test_order_is_kept_when_the_other_side_stops_and_goes_on() -> None:
    async def play() -> None:
        anna = Subscriber(Outbox(), "table", 0)
        line = Line(anna)
        anna.send_at_once = line.at_once
        reading = asyncio.create_task(line.read())
        await turns()
        sent = [str(number).encode() for number in range(12)]
        for number, frame in enumerate(sent):
            if number == 3:
                line.stop()
            if number == 7:
                line.go_on()  # the reader still holds what it could not write
            anna.put(frame)
            if number % 2:
                await turns()
        anna.let_go()
        await reading
        assert [frame for heap in line.heaps for frame in heap] == sent
        assert line.heaps[-1] == []

    asyncio.run(play())


@pytest.mark.parametrize("error", [RuntimeError, OSError])
def test_a_connection_that_breaks_is_nobody_elses_trouble(error: type[Exception]) -> None:
    def broken(frames: list[bytes]) -> bool:
        raise error("closed")

    async def play() -> None:
        outbox = Outbox()
        anna, bruno = Subscriber(outbox, "table", 0), Subscriber(outbox, "table", 1)
        lines = [Line(anna), Line(bruno)]
        anna.send_at_once, bruno.send_at_once = broken, lines[1].at_once
        reading = [asyncio.create_task(line.read()) for line in lines]
        await turns()
        for word in (b"one", b"two"):
            for subscriber in (anna, bruno):
                subscriber.put(word)
            await turns()
        assert lines[1].heaps == [[b"one"], [b"two"]]
        assert lines[0].heaps == [[b"one"], [b"two"]]  # by the reader, who notices that nobody is there
        for subscriber in (anna, bruno):
            subscriber.let_go()
        await asyncio.gather(*reading)

    asyncio.run(play())


def test_whoever_does_not_read_is_let_go_after_so_many_frames() -> None:
    async def play() -> None:
        anna = Subscriber(Outbox(), "table", 0, limit=4)
        line = Line(anna)
        anna.send_at_once = line.at_once
        reading = asyncio.create_task(line.read())
        await turns()
        line.stop()
        for number in range(8):
            anna.put(str(number).encode())
            await turns()
        assert anna.gone
        line.go_on()
        await reading
        told = [frame for heap in line.heaps for frame in heap]
        assert told == [str(number).encode() for number in range(len(told))]
        assert len(told) == 5  # the one that the reader held, and four that waited

    asyncio.run(play())
