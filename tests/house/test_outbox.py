"""What is told to a subscriber is sent in order, and whoever does not read it is let go."""

from __future__ import annotations

import asyncio

from fondaco.house.live import Subscriber


class Line:
    """The other side of a connection, which can stop reading; what has arrived."""

    def __init__(self, subscriber: Subscriber) -> None:
        self.told: list[bytes] = []
        self._subscriber = subscriber
        self._may_write = asyncio.Event()
        self._may_write.set()

    def stop(self) -> None:
        self._may_write.clear()

    def go_on(self) -> None:
        self._may_write.set()

    async def read(self) -> None:
        """As a connection does: take what waits, and wait until it can be written."""
        while (frame := await self._subscriber.next()) is not None:
            await self._may_write.wait()
            self.told.append(frame)


async def turns(number: int = 3) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


def test_order_is_kept_when_the_other_side_stops_and_goes_on() -> None:
    async def play() -> None:
        anna = Subscriber("table", 0)
        line = Line(anna)
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
        assert line.told == sent

    asyncio.run(play())


def test_whoever_is_let_go_reads_what_waited_and_no_more() -> None:
    async def play() -> None:
        anna = Subscriber("table", 0)
        anna.put(b"one")
        anna.let_go()
        anna.put(b"two")
        line = Line(anna)
        await line.read()
        assert anna.gone
        assert line.told == [b"one"]

    asyncio.run(play())


def test_whoever_does_not_read_is_let_go_after_so_many_frames() -> None:
    async def play() -> None:
        anna = Subscriber("table", 0, limit=4)
        line = Line(anna)
        reading = asyncio.create_task(line.read())
        await turns()
        line.stop()
        for number in range(8):
            anna.put(str(number).encode())
            await turns()
        assert anna.gone
        line.go_on()
        await reading
        assert line.told == [str(number).encode() for number in range(len(line.told))]
        assert len(line.told) == 5  # the one that the reader held, and four that waited

    asyncio.run(play())
