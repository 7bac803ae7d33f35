import type { GameWords } from '../../../element/game-definition.js';
import type { Color, OptionFault, Reason, TextFault } from '../engine/index.js';

/** A state of a field, besides the stone on it. */
export type FieldState =
  'start' | 'movable' | 'chosen' | 'enter' | 'step' | 'capture' | 'barred' | 'last' | 'hint';

/** The words of Fluctus. */
export interface FluctusWords extends GameWords {
  readonly colors: Readonly<Record<Color, string>>;
  /** The default name of a seat. */
  readonly players: Readonly<Record<Color, string>>;

  // accessible names
  board(names: readonly string[]): string;
  readonly rows: { readonly outer: string; readonly inner: string; readonly reserves: string };
  readonly free: string;
  stone(color: Color): string;
  readonly states: Readonly<Record<FieldState, string>>;
  reserve(color: Color, left: number, taken: number): string;

  // seats
  stones(count: number): string;
  taken(count: number): string;

  /** The possible moves while nothing is selected: fields for a new stone, and if a stone on the board can move. */
  idle(enter: readonly string[], any: boolean): string;
  /** The possible moves of the selected stone; `from` is undefined for a stone of the reserve. */
  chosen(
    from: string | undefined,
    steps: readonly string[],
    takes: readonly { over: string; to: string }[],
  ): string;
  /** A text alternative of the board. */
  describe(stones: readonly { readonly color: Color; readonly fields: readonly string[] }[]): string;
}

/** One sentence per code. `{0}` … are the squares of a breach; in a fault, `{0}` is the found text. */
export type Sentences = Readonly<Record<Reason | 'move' | TextFault | OptionFault, string>>;
