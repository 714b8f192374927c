/**
 * Where pieces fly: a layer over the table, which nobody can touch. The board shows the truth from the first moment;
 * what flies is a copy, and what it flies to is hidden until it is there. So whatever ends a motion early (a click, a
 * key, scrolling, a reload) leaves the truth.
 */
import { type Beat, type Flight, type Speed, schedule, TURN } from './beats';

const SVG = 'http://www.w3.org/2000/svg';
/** With reduced motion nothing flies: where something has come to is framed for so long. */
const FRAMED = 1000;
/** Of pieces in single file each starts so much of the way after the one before it. */
const IN_FILE = 0.12;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface StageListener {
  /** A beat begins. */
  begun(beat: Beat): void;
  /** Everything has come to rest. */
  rested(): void;
}

export class Stage {
  #running: Animation[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  #end = 0;
  #turn: { readonly seat: number | null; readonly from: number } | null = null;

  constructor(
    readonly layer: HTMLElement,
    readonly listener: StageListener,
  ) {}

  get moving(): boolean {
    return this.#end > performance.now();
  }

  /** Play these after what is still under way, in what is left of the time that a turn may take. */
  play(beats: readonly Beat[], speed: Speed): void {
    const now = performance.now();
    // More than a turn behind, nobody would know any more what belongs to what: what is under way has arrived.
    if (this.#end - now > TURN) this.finish();
    const from = Math.max(now, this.#end);
    const seat = beats.find((beat) => beat.seat !== null)?.seat ?? null;
    if (!this.#turn || this.#turn.seat !== seat || !this.moving) this.#turn = { seat, from };
    const timed = schedule(beats, speed, this.#turn.from + TURN - from);
    for (const { beat, start, duration } of timed) {
      const wait = from - now + start;
      for (const flight of beat.flights) this.#fly(flight, wait, duration);
      this.#timers.push(setTimeout(() => this.listener.begun(beat), wait));
      this.#end = Math.max(this.#end, now + wait + duration);
    }
    if (this.moving) this.#timers.push(setTimeout(() => this.#settle(), this.#end - now));
    else this.listener.rested();
  }

  /** Instead of motion: frame where things have come to. */
  frame(beats: readonly Beat[]): void {
    const ends = new Set(beats.flatMap((beat) => beat.flights.map((flight) => flight.path.at(-1) ?? '')));
    for (const place of ends) {
      const element = this.#find(place);
      if (!element) continue;
      const box = element.getBoundingClientRect();
      const frame = document.createElement('div');
      frame.className = 'framed';
      for (const side of ['left', 'top', 'width', 'height'] as const) frame.style[side] = `${box[side]}px`;
      this.layer.append(frame);
      this.#timers.push(setTimeout(() => frame.remove(), FRAMED));
    }
    this.listener.rested();
  }

  /** Everything is where it belongs, at once. */
  finish(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    for (const animation of this.#running.splice(0)) animation.cancel();
    this.layer.replaceChildren();
    this.#end = 0;
    this.#turn = null;
    this.listener.rested();
  }

  #settle(): void {
    if (!this.moving) this.finish();
  }

  #fly(flight: Flight, wait: number, duration: number): void {
    const points = flight.path.map((place) => this.#at(place));
    const last = points.at(-1);
    if (!last || points.some((point) => point === null)) return;
    const way = points as Point[];
    const piece = draw(flight, last.width * flight.size);
    this.layer.append(piece);
    const late = (flight.behind ?? 0) * IN_FILE * duration;
    const timing: KeyframeAnimationOptions = {
      delay: wait + late,
      duration: duration - late,
      easing: 'ease-out',
    };
    if (flight.waits) timing.fill = 'backwards';
    const turned = flight.rolls ? 540 : 0;
    const frames = way.map(({ x, y }, nth) => ({
      transform: `translate(${x}px,${y}px) rotate(${-turned * (1 - nth / (way.length - 1))}deg)`,
      opacity: 1,
    }));
    this.#run(piece, frames, timing);
    if (flight.piece.length > 1) this.#changeFaces(piece, wait, duration);
    if (!flight.hides) return;
    for (const hidden of document.querySelectorAll(flight.hides))
      this.#run(hidden, [{ opacity: 0 }, { opacity: 0 }], { duration: wait + duration });
  }

  /** Each face is there for its part of the way; the last one stays. */
  #changeFaces(piece: Element, wait: number, duration: number): void {
    const faces = [...piece.querySelectorAll('use')];
    faces.forEach((face, nth) => {
      const shown = [...faces.keys(), faces.length - 1].map((step) => (step === nth ? 1 : 0));
      const frames = shown.map((opacity) => ({ opacity, easing: 'steps(1)' }));
      this.#run(face, frames, { delay: wait, duration, fill: 'both' });
    });
  }

  #run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    this.#running.push(element.animate(frames, timing));
  }

  #find(place: string): Element | null {
    const name = CSS.escape(place);
    return (
      document.querySelector(`[data-place="${name}"]`) ?? document.querySelector(`[data-touch="${name}"]`)
    );
  }

  /** The middle of a place, or the edge of the pane behind which it lies. */
  #at(place: string): Point | null {
    const element = this.#find(place);
    if (!element) return null;
    const box = element.getBoundingClientRect();
    const pane = element.closest('[data-pane]')?.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return {
      x: pane ? Math.min(Math.max(x, pane.left), pane.right) : x,
      y: pane ? Math.min(Math.max(y, pane.top), pane.bottom) : y,
      width: box.width,
    };
  }
}

function draw(flight: Flight, width: number): HTMLElement {
  const piece = document.createElement('div');
  piece.className = 'flying';
  if (flight.paint) piece.style.cssText = flight.paint;
  piece.style.width = `${width}px`;
  piece.style.height = `${width}px`;
  piece.style.margin = `${-width / 2}px`;
  const svg = document.createElementNS(SVG, 'svg');
  for (const symbol of flight.piece) {
    const use = document.createElementNS(SVG, 'use');
    use.setAttribute('href', symbol);
    use.setAttribute('width', '100%');
    use.setAttribute('height', '100%');
    svg.append(use);
  }
  piece.append(svg);
  return piece;
}
