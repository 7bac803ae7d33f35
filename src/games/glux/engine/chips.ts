import type { Seat } from '../../../core/game.js';
import { startOf } from './board.js';
import type { Bag, Chip, ChipType, Face, GluxState, Hand } from './types.js';

/** The three kinds of chips, in the order of the counts of a bag. */
export const chipTypes: readonly ChipType[] = ['16', '25', '34'];

/** Number of chips of each kind at the start (G1). */
export const EACH = 8;

/** Returns both faces of a chip, the lower one first. */
export const facesOf = (chip: ChipType): readonly [Face, Face] => [+chip[0]! as Face, +chip[1]! as Face];

/** Returns the index of the kind of chip with that face, or -1 if there is no such face. */
export const kindOf = (face: Face): number => chipTypes.findIndex((chip) => facesOf(chip).includes(face));

/** Returns the top chip on a square. Only that one counts. */
export const topAt = ({ stacks }: Pick<GluxState, 'stacks'>, at: number): Chip | undefined =>
  stacks[at]!.at(-1);

/** Returns the number of chips in a bag. */
export const inBag = (bag: Bag): number => bag.reduce((sum, count) => sum + count);

/** Returns the number of chips that a seat has not laid yet, in its bag and its hand. */
export const chipsLeft = ({ bags, hands }: GluxState, seat: Seat): number =>
  inBag(bags[seat]!) + Number(isKnown(hands[seat]!));

/** Returns true if a seat has drawn all its chips. The bag counts a hidden hand. */
const drewAll = ({ bags, hands }: GluxState, seat: Seat): boolean =>
  inBag(bags[seat]!) === Number(hands[seat] === '?');

/** Returns true if the last draw ends the game: every seat that is not out has drawn all its chips (G10). */
export const endedByDraw = (state: GluxState): boolean =>
  state.endsAt === 'last-draw' &&
  state.hands.every((_, seat) => state.out.includes(seat) || drewAll(state, seat));

/** Returns true if a hand holds a known chip. The bag does not count it. */
export const isKnown = (hand: Hand): hand is ChipType => hand !== '-' && hand !== '?';

/** Returns true if the seat to move has not laid its first chip yet (G2). */
export const opening = (state: GluxState): boolean => !topAt(state, startOf(state, state.seat));

/** Returns true if a seat can no longer cover its start chip without counting (G8). */
export const startSpent = (state: GluxState, seat: Seat): boolean =>
  state.stacks[startOf(state, seat)]!.length > 1;

/** Returns true if chance is to move. */
export const awaitsDraw = ({ ending, hands, seat }: GluxState): boolean => !ending && hands[seat] === '-';
