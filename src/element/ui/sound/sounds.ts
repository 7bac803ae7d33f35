import type { Sound } from '../../model/game-definition.js';
import type { Effect } from '../../model/effects.js';
import { media } from '../../base/abilities.js';

/** One hit of a sound: a decaying tone with a burst of noise. */
interface Hit {
  /** Start, in seconds after the start of the sound. */
  readonly at: number;
  /** Frequency of the tone, in Hz; it falls to `to`, if that is given. */
  readonly pitch: number;
  readonly to?: number;
  /** Time until silence, in seconds. */
  readonly length: number;
  /** Volume of the tone, 0 to 1. */
  readonly tone: number;
  /** Volume of the noise, 0 to 1. */
  readonly noise: number;
}

/** A knock on wood. */
const knock = (at: number, pitch: number, volume = 1): Hit => ({
  at,
  pitch,
  to: 0.7 * pitch,
  length: 0.09,
  tone: 0.6 * volume,
  noise: 0.5 * volume,
});

/** A note of a small bell. */
const bell = (at: number, pitch: number): Hit => ({ at, pitch, length: 0.7, tone: 0.35, noise: 0 });

/** A sound for a person: nothing lies in this direction, something is chosen, a move is refused, it is their turn. */
export type Signal = 'border' | 'select' | 'error' | 'turn';

const hits: Readonly<Record<Sound | Signal, readonly Hit[]>> = {
  place: [knock(0, 330)],
  move: [{ at: 0, pitch: 180, length: 0.06, tone: 0.1, noise: 0.25 }, knock(0.07, 260, 0.7)],
  capture: [knock(0, 260), knock(0.11, 170)],
  dice: [0, 0.05, 0.09, 0.17, 0.22, 0.31].map((at, i) => knock(at, 520 + 90 * (i % 3), 0.6 - 0.06 * i)),
  end: [bell(0, 523.25), bell(0.14, 659.25), bell(0.28, 783.99)],
  border: [{ at: 0, pitch: 120, length: 0.08, tone: 0.5, noise: 0.1 }],
  select: [{ at: 0, pitch: 700, length: 0.05, tone: 0.25, noise: 0 }],
  // after the sound of the move
  turn: [bell(0.3, 587.33), bell(0.44, 880)],
  error: [{ at: 0, pitch: 220, to: 110, length: 0.2, tone: 0.5, noise: 0 }],
};

/** Volume of all sounds. */
const VOLUME = 0.35;

/** The same sound within this time, in seconds, is a repetition. */
const REPEATED = 1.5;

/** Half a second of white noise. */
function noiseBuffer(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

/** Plays a source from a time on, with a volume that falls to silence. */
function playSource(source: AudioScheduledSourceNode, from: number, length: number, volume: number): void {
  const gain = new GainNode(source.context);
  gain.gain.setValueAtTime(volume, from);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  source.connect(gain).connect(source.context.destination);
  source.start(from);
  source.stop(from + length);
}

let context: AudioContext | undefined;
let buffer: AudioBuffer | undefined;
const lastPlayed = new Map<Sound | Signal, number>();

/**
 * Plays a sound by Web Audio. Browsers are silent before the first press on the page; sounds before it are dropped.
 * Repetitions are played at half the volume, and at a quarter if the user prefers reduced motion.
 */
export async function playSound(sound: Sound | Signal): Promise<void> {
  context ??= new AudioContext();
  buffer ??= noiseBuffer(context);
  if (context.state === 'suspended') await context.resume();
  const { currentTime: now } = context;
  const repeated = now - (lastPlayed.get(sound) ?? -REPEATED) < REPEATED;
  lastPlayed.set(sound, now);
  const quieter = media('(prefers-reduced-motion: reduce)').matches ? 0.25 : 0.5;
  const volume = VOLUME * (repeated ? quieter : 1);
  for (const { at, pitch, to, length, tone, noise } of hits[sound]) {
    const from = now + at;
    const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
    if (to) oscillator.frequency.exponentialRampToValueAtTime(to, from + length);
    playSource(oscillator, from, length, volume * tone);
    if (noise > 0)
      playSource(new AudioBufferSourceNode(context, { buffer }), from, length / 2, volume * noise);
  }
}

/** The sound of an effect: that of the last happening of a move that has one, the end of the match, a choice, a refused move. */
function soundOf(effect: Effect, sounds: Readonly<Record<string, Sound>>): Sound | Signal | undefined {
  switch (effect.type) {
    case 'position':
      return effect.played?.happenings.flatMap(({ kind }) => sounds[kind] ?? []).at(-1);
    case 'game-over':
      return 'end';
    case 'select':
      return 'select';
    case 'message': {
      const { message } = effect;
      // An attribute is no move.
      const refused = message.kind === 'illegal' || (message.kind === 'fault' && !message.attribute);
      return refused ? 'error' : undefined;
    }
    default:
      return undefined;
  }
}

/** Plays the sound of an effect. A browser that lacks or refuses Web Audio stays silent. */
export async function playEffect(effect: Effect, sounds: Readonly<Record<string, Sound>>): Promise<void> {
  const sound = soundOf(effect, sounds);
  try {
    if (sound) await playSound(sound);
  } catch {
    // Nothing to do: see above.
  }
}
