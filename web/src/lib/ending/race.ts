/** The graph of the scores over a game: lines, ticks and labels, in pixels of a picture that is so wide and high. */
import type { Course } from '../api/api.generated';
import type { LogLine, Message } from '../table/types';
import type { Story } from './story';

const LEFT = 38;
const TOP = 14;
const FOOT = 30;
/** Labels at the foot stand at least so far apart, marks at the ends of the lines so far one below the other. */
const LABEL = 74;
const MARK = 26;
/** Half of how wide a scoring is: all scores change with one move there, and still can be followed. */
const SCORING = 9;
/** Lines that lie on each other are drawn a little apart. */
const APART = 1.2;

export interface Race {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** By seat. */
  readonly lines: readonly string[];
  readonly ends: readonly { readonly seat: number; readonly y: number }[];
  readonly levels: readonly { readonly y: number; readonly points: number }[];
  readonly chapters: readonly { readonly x: number; readonly message: Message }[];
  readonly scorings: readonly { readonly x: number; readonly width: number }[];
}

function stepFor(most: number): number {
  return [1, 2, 5, 10, 20, 50, 100].find((step) => most / step <= 8) ?? 200;
}

/** `right` is the room that the marks at the ends of the lines need. */
export function raceOf(
  course: Course,
  story: Story | null,
  log: readonly LogLine[],
  [width, height]: readonly [number, number],
  right: number,
): Race {
  const bottom = height - FOOT;
  const seats = [...(course.points[0]?.scores.keys() ?? [])];
  const all = course.points.flatMap(({ scores }) => scores);
  const least = Math.min(0, ...all);
  const step = stepFor(Math.max(1, ...all) - least);
  const floor = Math.floor(least / step) * step;
  const most = Math.max(step, Math.ceil(Math.max(...all) / step) * step);
  const x = (move: number): number =>
    LEFT + (move / Math.max(1, course.moves)) * (width - LEFT - right - SCORING);
  const y = (points: number): number => bottom - ((points - floor) / (most - floor)) * (bottom - TOP);
  const scorings = new Set(log.filter((line) => story?.scores?.(line)).map(({ move }) => move));
  const lines = seats.map((seat) => {
    const apart = (seat - (seats.length - 1) / 2) * APART;
    let path = '';
    let at = LEFT;
    for (const { move, scores } of course.points) {
      const level = (y(scores[seat] ?? 0) + apart).toFixed(1);
      const wide = scorings.has(move) ? SCORING : 0;
      const from = Math.max(at, x(move) - wide);
      at = Math.max(at, x(move) + wide);
      path += path ? `H${from.toFixed(1)}L${at.toFixed(1)},${level}` : `M${at.toFixed(1)},${level}`;
    }
    return `${path}H${(width - right).toFixed(1)}`;
  });
  const last = course.points.at(-1)?.scores ?? [];
  const levels: { y: number; points: number }[] = [];
  for (let points = floor; points <= most; points += step) levels.push({ y: y(points), points });
  return {
    left: LEFT,
    right: width - right,
    bottom,
    lines,
    ends: spread(
      seats.map((seat) => ({ seat, y: y(last[seat] ?? 0) })),
      TOP + 4,
      bottom,
    ),
    levels,
    chapters: story ? apartFrom(chaptersOf(story, log, x)) : [],
    scorings: [...scorings].map((move) => ({ x: x(move) - SCORING, width: 2 * SCORING })),
  };
}

/** Marks that would lie on each other move apart, and stay within the picture. */
function spread(ends: { seat: number; y: number }[], top: number, bottom: number): Race['ends'] {
  const sorted = ends.sort((a, b) => a.y - b.y);
  sorted.forEach((end, nth) => {
    end.y = Math.max(end.y, nth ? (sorted[nth - 1]?.y ?? 0) + MARK : top);
  });
  let most = bottom;
  for (const end of sorted.toReversed()) {
    end.y = Math.min(end.y, most);
    most = end.y - MARK;
  }
  return sorted;
}

function chaptersOf(story: Story, log: readonly LogLine[], x: (move: number) => number): Race['chapters'] {
  return log.flatMap((line) => {
    const message = story.chapterOf(line);
    return message ? [{ x: x(line.move), message }] : [];
  });
}

/** As many of these labels as have room. */
function apartFrom(chapters: Race['chapters']): Race['chapters'] {
  const kept: Race['chapters'][number][] = [];
  for (const chapter of chapters)
    if (chapter.x - (kept.at(-1)?.x ?? Number.NEGATIVE_INFINITY) >= LABEL) kept.push(chapter);
  return kept;
}
