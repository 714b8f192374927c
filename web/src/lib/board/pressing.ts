/** A long press of a finger or a pen: it asks what something is, and chooses nothing. */

/** How long a finger rests before it asks; and how far it may stray meanwhile, in pixels. */
const LONG = 500;
const STRAY = 10;

/** Calls back with what was pressed, unless the finger went on (then it scrolls) or left. */
export function hearLongPresses(root: HTMLElement, onLong: (pressed: Element) => boolean): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  /** What was asked by a press is not also chosen by the click that may follow it. */
  let answered = false;

  const forget = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
  };
  const onDown = (event: PointerEvent): void => {
    forget();
    answered = false;
    const { target } = event;
    if (event.pointerType === 'mouse' || !event.isPrimary || !(target instanceof Element)) return;
    from = { x: event.clientX, y: event.clientY };
    waiting = setTimeout(() => {
      waiting = undefined;
      answered = onLong(target);
    }, LONG);
  };
  const onMove = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY) forget();
  };
  const onClick = (event: Event): void => {
    if (!answered) return;
    answered = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const onMenu = (event: Event): void => {
    if (answered || waiting !== undefined) event.preventDefault();
  };
  const heard: [string, (event: never) => void, boolean][] = [
    ['pointerdown', onDown, false],
    ['pointermove', onMove, false],
    ['pointerup', forget, false],
    ['pointercancel', forget, false],
    ['click', onClick, true],
    ['contextmenu', onMenu, false],
  ];
  for (const [name, listener, first] of heard) root.addEventListener(name, listener as EventListener, first);
  return () => {
    forget();
    for (const [name, listener, first] of heard)
      root.removeEventListener(name, listener as EventListener, first);
  };
}
