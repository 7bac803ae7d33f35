import { fill, type Fault } from '../../../core/errors.js';
import type { GameWords } from '../../../element/game-definition.js';
import type { Color, OptionFault, Reason, TextFault } from '../engine/index.js';

/** What can be said of a field besides what stands there. */
export type FieldState =
  'start' | 'movable' | 'chosen' | 'enter' | 'step' | 'capture' | 'barred' | 'last' | 'hint';

/** What Fluctus says beyond what every game says. */
export interface FluctusWords extends GameWords {
  readonly colors: Readonly<Record<Color, string>>;
  /** The name of a seat that nobody named, by its colour. */
  readonly players: Readonly<Record<Color, string>>;
  board(names: readonly string[]): string;
  readonly rows: { readonly outer: string; readonly inner: string; readonly reserves: string };
  readonly free: string;
  stone(color: Color): string;
  readonly states: Readonly<Record<FieldState, string>>;
  reserve(color: Color, left: number, taken: number): string;
  stones(count: number): string;
  taken(count: number): string;
  /** What a hand that holds nothing can do. */
  idle(enter: readonly string[], any: boolean): string;
  /** What the chosen stone (undefined: one from the reserve) can do. */
  chosen(
    from: string | undefined,
    steps: readonly string[],
    takes: readonly { over: string; to: string }[],
  ): string;
  /** A board in words: what stands where. */
  describe(stones: readonly { readonly color: Color; readonly fields: readonly string[] }[]): string;
}

/** A sentence for each code; `{0}` … are squares, or what was found. */
export type Sentences = Readonly<Record<Reason | 'move' | TextFault | OptionFault, string>>;

/** A fault in the words of a table; undefined for what the table does not know. */
export const sayFault =
  (sentences: Sentences) =>
  ({ code, at = '', found = '' }: Fault): string | undefined => {
    const sentence = (sentences as Readonly<Record<string, string | undefined>>)[code];
    if (sentence === undefined) return undefined;
    const place = /^\d+:\d+$/.test(at) ? `${at}: ` : '';
    return `${place}${fill(sentence, [found])}${found ? `: „${found}“` : ''}.`;
  };
