import type { CommonOptions, Seat } from '../../../core/game.js';

/** The six colours in their order round the board; opposite ones are three apart. */
export const colors = ['red', 'white', 'yellow', 'green', 'blue', 'violet'] as const;
export type Color = (typeof colors)[number];

/** A field: the letter of its colour and `o` (outer ring) or `i` (inner ring). */
export type Field = `${'r' | 'w' | 'y' | 'g' | 'b' | 'v'}${'o' | 'i'}`;

/** A turn (F2): enter, step or capture. Of a capture, the field between follows from the other two. */
export type FluctusMove =
  | { readonly kind: 'enter'; readonly to: Field }
  | { readonly kind: 'step'; readonly from: Field; readonly to: Field }
  | { readonly kind: 'capture'; readonly from: Field; readonly to: Field };

export interface FluctusOptions extends CommonOptions {
  /** Colours of seats A and B: opposite ones in the classic game, any two different ones in `return`. Default red, green. */
  readonly colors?: readonly [Color, Color];
  /** `return` is the rulebook's variant F12. Default `classic`. */
  readonly variant?: 'classic' | 'return';
}

export interface FluctusState {
  readonly colors: readonly [Color, Color];
  readonly variant: 'classic' | 'return';
  /** What stands on each of the twelve fields, outer ones from `ro` clockwise, then inner ones from `ri`. */
  readonly stones: readonly (Seat | null)[];
  /** The seat to move; at the end the seat that would be. */
  readonly seat: Seat;
  readonly reserves: readonly [number, number];
  /** Entries made so far, counted up to 2 (F8). */
  readonly entered: readonly [number, number];
  /** Fields one stone has stepped through in each seat's latest turns, oldest first, at most four (F5). */
  readonly paths: readonly [readonly Field[], readonly Field[]];
  /** How often each position has been seen (F10), by a key of stones, seat and reserves. */
  readonly seen: Readonly<Record<string, number>>;
  /** How it ended, by rules F7 to F10. */
  readonly ending?: { readonly rule: string; readonly winners: readonly Seat[] };
}
