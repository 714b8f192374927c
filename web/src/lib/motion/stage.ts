/**
 * Where pieces fly: a layer over the table, which nobody can touch. The board shows the truth from the first moment;
 * what flies is a copy, and what it flies to is hidden until it is there. So whatever ends a motion early (a click, a
 * key, scrolling, a reload) leaves the truth.
 */
import { afterThisPicture } from '../page/pictures';
import { type Beat, type Flight, type Speed, schedule } from './beats';
import { findPlace } from './places';

const SVG = 'http://www.w3.org/2000/svg';
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
}

export class Stage {
  #running: Animation[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  /** Calls off what has not taken off yet. */
  #planned: (() => void)[] = [];
  /** What is hidden, and until when. */
  readonly #hidden = new Map<SVGElement, number>();
  #end = 0;

  constructor(
    readonly layer: HTMLElement,
    readonly listener: StageListener,
  ) {}

  get moving(): boolean {
    return this.#end > performance.now();
  }

  /** Play these instead of what is still under way; the answer is how many milliseconds they take. */
  play(beats: readonly Beat[], speed: Speed): number {
    this.finish();
    const now = performance.now();
    const planned = schedule(beats, speed).flatMap(({ beat, start: wait, duration }) => {
      this.#timers.push(setTimeout(() => this.listener.begun(beat), wait));
      this.#end = Math.max(this.#end, now + wait + duration);
      return beat.flights.map((flight) => ({ flight, wait, duration }));
    });
    if (!this.moving) return 0;
    for (const { flight, wait, duration } of planned) this.#hideEnd(flight, wait + duration);
    // The truth is drawn first: when it is, where things are is known for nothing.
    this.#planned.push(afterThisPicture(() => this.#take(planned, performance.now() - now)));
    this.#timers.push(setTimeout(() => this.#settle(), Math.ceil(this.#end - now)));
    return this.#end - now;
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
    const element = findPlace(place);
    if (!element) return null;
    const box = element.getBoundingClientRect();
    // In a panel that is not shown nothing can be flown to.
    if (element.closest('.narrow .away')) return null;
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
  const copied = copyOf(flight.like);
  const [wide, high] = copied ? [copied.box.width, copied.box.height] : [width, width];
  piece.style.width = `${wide}px`;
  piece.style.height = `${high}px`;
  piece.style.margin = `${-high / 2}px ${-wide / 2}px`;
  const symbol = flight.piece[0];
  if (copied) piece.append(copied.svg);
  else if (symbol !== undefined) piece.append(symbolOf(symbol));
  else piece.classList.add('tile');
  return piece;
}

function symbolOf(symbol: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', symbol);
  use.setAttribute('width', '100%');
  use.setAttribute('height', '100%');
  svg.append(use);
  return svg;
}

/** A piece as it stands on the page, without where it stands. */
function copyOf(like: string | undefined): { readonly svg: SVGElement; readonly box: DOMRect } | null {
  const there = like === undefined ? null : document.querySelector<SVGGraphicsElement>(like);
  if (!there || !('getBBox' in there)) return null;
  const own = there.getBBox();
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `${own.x} ${own.y} ${own.width} ${own.height}`);
  svg.setAttribute('class', there.closest('svg')?.getAttribute('class') ?? '');
  const copy = there.cloneNode(true) as SVGElement;
  copy.removeAttribute('transform');
  copy.removeAttribute('data-place');
  reveal(copy);
  svg.append(copy);
  return { svg, box: there.getBoundingClientRect() };
}
