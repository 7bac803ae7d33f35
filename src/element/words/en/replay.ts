import { partWords } from '../part-words.js';

/** The words of the replay bar and of variations. */
export const replayWords = partWords('replay', {
  /** The accessible name of the bar. */
  label: 'Replay',
  /** The accessible name of the slider. */
  position: 'Move',
  toStart: 'To the start',
  play: 'Play the moves',
  pause: 'Pause',
  toEnd: 'To the end',
  speed: 'Speed',
  pace: (seconds: number) => `${seconds} s`,
  /** The accessible name of the moves that replace a move of the record. */
  variation: (move: string) => `Variation of ${move}`,
  ownVariation: 'Your variation',
  /** Announced when the main line is shown again. */
  main: 'The game',
});

export type ReplayWords = ReturnType<typeof replayWords>;
