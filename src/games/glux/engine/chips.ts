import type { Seat } from '../../../core/game.js';
import { startOf } from './board.js';
import type { Bag, Chip, ChipType, Face, GluxState, Hand } from './types.js';

/** The three kinds of chips, as bags count them. */
export const chipTypes: readonly ChipType[] = ['16', '25', '34'];

/** Chips of each kind that a seat begins with (G1). */
export const EACH = 8;

/** Both faces of a chip, the lower one first. */
export const facesOf = (chip: ChipType): readonly [Face, Face] => [+chip[0]! as Face, +chip[1]! as Face];

/** Which kind of chip shows that face: its place in a bag; -1 for what is no face. */
export const kindOf = (face: Face): number => chipTypes.findIndex((chip) => facesOf(chip).includes(face));

/** The chip that counts on a square: the top one. */
export const topAt = ({ stacks }: Pick<GluxState, 'stacks'>, at: number): Chip | undefined =>
  stacks[at]!.at(-1);

/** Chips in a bag. */
export const inBag = (bag: Bag): number => bag.reduce((sum, count) => sum + count);

/** Chips that a seat has not laid yet, in its bag and its hand. */
export const chipsLeft = ({ bags, hands }: GluxState, seat: Seat): number =>
  inBag(bags[seat]!) + Number(isKnown(hands[seat]!));

/** Whether a hand holds a chip that is shown: one that its bag does not count. */
export const isKnown = (hand: Hand): hand is ChipType => hand !== '-' && hand !== '?';

/** Whether the seat to move has still to light its start square (G2). */
export const opening = (state: GluxState): boolean => !topAt(state, startOf(state, state.seat));

/** Whether a seat can no longer cover its own start chip without counting (G8). */
export const startSpent = (state: GluxState, seat: Seat): boolean =>
  state.stacks[startOf(state, seat)]!.length > 1;

/** Whether chance is to move. */
export const awaitsDraw = ({ ending, hands, seat }: GluxState): boolean => !ending && hands[seat] === '-';
