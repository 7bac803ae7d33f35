import type { CommonOptions, Seat } from '../../../core/game.js';

/** The six colours in clockwise order. Opposite colours are three apart. */
export const colors = ['red', 'white', 'yellow', 'green', 'blue', 'violet'] as const;
export type Color = (typeof colors)[number];

/** A field: the letter of its colour and `o` (outer ring) or `i` (inner ring). */
export type Field = `${'r' | 'w' | 'y' | 'g' | 'b' | 'v'}${'o' | 'i'}`;

/** A move (F2): enter, step or capture. The field that a capture leaps over follows from `from` and `to`. */
export type FluctusMove =
  | { readonly kind: 'enter'; readonly to: Field }
  | { readonly kind: 'step'; readonly from: Field; readonly to: Field }
  | { readonly kind: 'capture'; readonly from: Field; readonly to: Field };

export interface FluctusOptions extends CommonOptions {
  /** Colours of seats A and B: opposite in the classic game, any two different ones in `return`. Default red, green. */
  readonly colors?: readonly [Color, Color];
  /** `return` is the variant of rule F12. Default `classic`. */
  readonly variant?: 'classic' | 'return';
}

/**
 * The occurrences of each position (F10) as a tree, so that the states of a game share what they have in common: six levels
 * with a branch for each arrangement of two fields, then the counts by seat to move. Reserves are left out: they do not
 * change between the entries and captures of a classic game, which empty the tree, and follow from the stones in `return`.
 */
export type Seen = readonly (Seen | number | null)[];

export interface FluctusState {
  readonly colors: readonly [Color, Color];
  readonly variant: 'classic' | 'return';
  /** The stone on each of the twelve fields: clockwise from `ro` on the outer ring, then from `ri` on the inner ring. */
  readonly stones: readonly (Seat | null)[];
  /** The seat to move; at the end of the game, the seat that would be next. */
  readonly seat: Seat;
  readonly reserves: readonly [number, number];
  /** Number of entries made, at most 2 (F8). */
  readonly entered: readonly [number, number];
  /** For each seat, the fields that one stone visited by steps in the latest moves, oldest first, at most four (F5). */
  readonly paths: readonly [readonly Field[], readonly Field[]];
  readonly seen: Seen;
  /** The end of the game by one of the rules F7 to F10. */
  readonly ending?: { readonly rule: string; readonly winners: readonly Seat[] };
}

/** The types of the game. */
export interface FluctusTypes {
  readonly state: FluctusState;
  readonly move: FluctusMove;
  readonly options: FluctusOptions;
}
