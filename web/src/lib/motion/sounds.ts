/** Discreet sounds, made of a few oscillators: no file is fetched, and nothing sounds unless somebody wants it. */
import type { Sound } from './beats';

interface Note {
  /** Hertz; a noise has none. */
  readonly pitch: number | null;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

function note(pitch: number | null, at: number, lasts: number, loud: number): Note {
  return { pitch, at, lasts, loud };
}

export const SCORE: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [note(523, 0, 0.16, 0.1), note(784, 0.12, 0.26, 0.1)],
  place: [note(196, 0, 0.07, 0.16), note(null, 0, 0.03, 0.05)],
  walk: [note(147, 0, 0.06, 0.12), note(165, 0.12, 0.06, 0.12), note(147, 0.24, 0.06, 0.12)],
  coin: [note(1319, 0, 0.07, 0.05), note(1760, 0.06, 0.16, 0.05)],
  card: [note(null, 0, 0.09, 0.05)],
  dice: [0, 0.07, 0.15, 0.24, 0.34, 0.43].map((at) => note(null, at, 0.04, 0.12)),
  end: [note(392, 0, 0.2, 0.1), note(523, 0.16, 0.2, 0.1), note(659, 0.32, 0.45, 0.1)],
};

export class Sounds {
  #context: AudioContext | null = null;

  play(sound: Sound): void {
    // A browser lets nothing sound before somebody has touched the page: then it is silent, and not an error.
    this.#context ??= new AudioContext();
    const context = this.#context;
    if (context.state === 'suspended') void context.resume();
    for (const each of SCORE[sound]) strike(context, each);
  }

  close(): void {
    void this.#context?.close();
    this.#context = null;
  }
}

function strike(context: AudioContext, { pitch, at, lasts, loud }: Note): void {
  const from = context.currentTime + at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(loud, from);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
  volume.connect(context.destination);
  const source = pitch === null ? noise(context, lasts) : tone(context, pitch);
  source.connect(volume);
  source.start(from);
  source.stop(from + lasts);
}

function tone(context: AudioContext, pitch: number): OscillatorNode {
  const oscillator = context.createOscillator();
  oscillator.type = 'triangle';
  oscillator.frequency.value = pitch;
  return oscillator;
}

function noise(context: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let nth = 0; nth < samples.length; nth++) samples[nth] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}
