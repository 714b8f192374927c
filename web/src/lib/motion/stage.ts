/**
 * Where pieces fly: a layer over the table, which nobody can touch. The board shows the truth from the first moment;
 * what flies is a copy, and what it flies to is hidden until it is there. So whatever ends a motion early (a click, a
 * key, scrolling, a reload) leaves the truth.
 */
import { afterThisPicture } from '../page/pictures';
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

interface Planned {
  readonly flight: Flight;
  /** Milliseconds from now on. */
  readonly wait: number;
  readonly duration: number;
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
  /** Calls off what has not taken off yet. */
  #planned: (() => void)[] = [];
  /** What is hidden, and until when. */
  readonly #hidden = new Map<SVGElement, number>();
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
    const planned = timed.flatMap(({ beat, start, duration }) => {
      const wait = from - now + start;
      this.#timers.push(setTimeout(() => this.listener.begun(beat), wait));
      this.#end = Math.max(this.#end, now + wait + duration);
      return beat.flights.map((flight) => ({ flight, wait, duration }));
    });
    for (const { flight, wait, duration } of planned) this.#hideEnd(flight, wait + duration);
    // The truth is drawn first: when it is, where things are is known for nothing.
    this.#planned.push(afterThisPicture(() => this.#take(planned, performance.now() - now)));
    if (this.moving) this.#timers.push(setTimeout(() => this.#settle(), Math.ceil(this.#end - now)));
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
    for (const callOff of this.#planned.splice(0)) callOff();
    for (const animation of this.#running.splice(0)) animation.cancel();
    for (const element of this.#hidden.keys()) reveal(element);
    this.#hidden.clear();
    this.layer.replaceChildren();
    this.#end = 0;
    this.#turn = null;
    this.listener.rested();
  }

  /** Let pieces take off, so long after they were planned. */
  #take(planned: readonly Planned[], since: number): void {
    // All places are measured before anything is drawn: measuring in between would lay the page out each time.
    const at = this.#measure(planned.flatMap(({ flight }) => flight.path));
    for (const { flight, wait, duration } of planned) {
      const begins = Math.max(0, wait - since);
      this.#fly(flight, at, begins, Math.max(1, wait + duration - since - begins));
    }
  }

  #settle(): void {
    if (!this.moving) this.finish();
  }

  #fly(flight: Flight, at: ReadonlyMap<string, Point>, wait: number, duration: number): void {
    const way = flight.path.flatMap((place) => at.get(place) ?? []);
    const last = way.at(-1);
    if (!last || way.length < flight.path.length) return;
    const piece = draw(flight, last.width * flight.size);
    this.layer.append(piece);
    const late = (flight.behind ?? 0) * IN_FILE * duration;
    const turned = flight.rolls ? 540 : 0;
    const frames = way.map(({ x, y }, nth) => ({
      transform: `translate(${x}px,${y}px) rotate(${-turned * (1 - nth / (way.length - 1))}deg)`,
      opacity: 1,
    }));
    const flying = piece.animate(frames, {
      delay: wait + late,
      duration: duration - late,
      easing: 'ease-out',
      fill: flight.waits ? 'backwards' : 'none',
    });
    this.#running.push(flying);
    this.#changeFaces(piece, flight.piece, wait, duration);
  }

  /** Each face is there for its part of the way. */
  #changeFaces(piece: Element, faces: readonly string[], wait: number, duration: number): void {
    const shown = piece.querySelector('use');
    faces.slice(1).forEach((face, nth) => {
      const when = wait + (duration * (nth + 1)) / faces.length;
      this.#timers.push(setTimeout(() => shown?.setAttribute('href', face), when));
    });
  }

  #hideEnd(flight: Flight, milliseconds: number): void {
    if (!flight.hides) return;
    for (const there of document.querySelectorAll<SVGElement>(flight.hides)) this.#hide(there, milliseconds);
  }

  /** Hidden by a style and a clock: an animation would have the board painted anew in every picture. */
  #hide(element: SVGElement, milliseconds: number): void {
    const until = performance.now() + milliseconds;
    this.#hidden.set(element, Math.max(until, this.#hidden.get(element) ?? 0));
    element.style.visibility = 'hidden';
    this.#timers.push(
      setTimeout(() => {
        if (this.#hidden.get(element) !== until) return;
        this.#hidden.delete(element);
        reveal(element);
      }, milliseconds),
    );
  }

  #find(place: string): Element | null {
    const name = CSS.escape(place);
    return (
      document.querySelector(`[data-place="${name}"]`) ?? document.querySelector(`[data-touch="${name}"]`)
    );
  }

  #measure(places: readonly string[]): ReadonlyMap<string, Point> {
    const found = new Map<string, Point>();
    for (const place of new Set(places)) {
      const point = this.#at(place);
      if (point) found.set(place, point);
    }
    return found;
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

function reveal(element: SVGElement): void {
  element.style.removeProperty('visibility');
}

function draw(flight: Flight, width: number): HTMLElement {
  const piece = document.createElement('div');
  piece.className = 'flying';
  if (flight.paint) piece.style.cssText = flight.paint;
  piece.style.width = `${width}px`;
  piece.style.height = `${width}px`;
  piece.style.margin = `${-width / 2}px`;
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', flight.piece[0] ?? '');
  use.setAttribute('width', '100%');
  use.setAttribute('height', '100%');
  svg.append(use);
  piece.append(svg);
  return piece;
}
