import { existsSync, readFileSync } from 'node:fs';

/** A recorded game: every step, and the end. */
export interface RecordedGame<O> {
  readonly game: string;
  readonly options: O;
  /** The rule that the game shows. */
  readonly shows?: string;
  readonly steps: readonly {
    readonly position: string;
    readonly turn: number | 'chance';
    /** Legal moves or outcomes of chance; `count` replaces a long list. */
    readonly moves?: readonly string[];
    readonly count?: number;
    readonly move: string;
  }[];
  readonly end: {
    readonly position: string;
    readonly scores: readonly number[];
    readonly winners: readonly number[];
  };
}

/** The numbers of sequences of 1, 2, 3 … moves from a position. */
export interface Counted<O> {
  readonly options: O;
  readonly position: string;
  readonly counts: readonly number[];
}

function read(name: string): unknown {
  const file = new URL(`../vectors/${name}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

export const recordedGames = <O>(id: string) => read(`${id}.games`) as readonly RecordedGame<O>[];
export const counted = <O>(id: string) => read(`${id}.counts`) as readonly Counted<O>[];
