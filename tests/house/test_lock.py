"""The lock of a table: one at a time, in the order in which they came, also for those who do not wait."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from fondaco.house.lock import Lock


def test_it_is_taken_at_once_only_if_nobody_holds_it() -> None:
    lock = Lock()
    assert lock.take()
    assert lock.locked()
    assert not lock.take()
    lock.give()
    assert not lock.locked()
    assert lock.take()


def test_those_who_wait_get_it_in_their_order_and_nobody_in_between() -> None:
    async def play() -> list[str]:
        lock, order = Lock(), ["first"]
        assert lock.take()

        async def wait(name: str) -> None:
            async with lock:
                order.append(name)
                await asyncio.sleep(0)
                assert lock.locked()

        waiting = [asyncio.create_task(wait(name)) for name in ("second", "third")]
        await asyncio.sleep(0)
        lock.give()
        assert not lock.take()  # it is the second's already
        await asyncio.gather(*waiting)
        assert not lock.locked()
        return order

    assert asyncio.run(play()) == ["first", "second", "third"]


@pytest.mark.parametrize("given", [False, True], ids=["while it waits", "when it has just been given"])
def test_who_gives_up_leaves_it_to_the_next(given: bool) -> None:
    async def play() -> bool:
        lock, got = Lock(), asyncio.Event()
        assert lock.take()

        async def wait(told: asyncio.Event) -> None:
            async with lock:
                told.set()

        leaves = asyncio.create_task(wait(asyncio.Event()))
        stays = asyncio.create_task(wait(got))
        await asyncio.sleep(0)
        if given:
            lock.give()
            leaves.cancel()
        else:
            leaves.cancel()
            lock.give()
        with contextlib.suppress(asyncio.CancelledError):
            await leaves
        await asyncio.wait_for(stays, 10)
        return got.is_set() and not lock.locked()

    assert asyncio.run(play())


def test_it_is_given_back_when_something_goes_wrong() -> None:
    async def play() -> bool:
        lock = Lock()
        with pytest.raises(ValueError, match="wrong"):
            async with lock:
                raise ValueError("wrong")
        return lock.locked()

    assert not asyncio.run(play())
