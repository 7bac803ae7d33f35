import { freeDice } from './engine/score.js';
import type { Face, LuziMove, LuziState } from './engine/types.js';

/** A move with the position it was made in. */
export interface Step {
  readonly before: LuziState;
  readonly move: LuziMove;
}

/** A die that lies on the tray: a position knows faces alone, so its number is worked out from the moves. */
export interface Die {
  /** 1 to 8. */
  readonly number: number;
  readonly face: Face;
  /** The ply of the throw in which it fell. */
  readonly ply: number;
}

/** The dice on the tray, by their numbers. */
export interface Spread {
  readonly dice: readonly Die[];
  /** Numbers of the dice in the cup. */
  readonly cup: readonly number[];
  /** They are those of a run that is over: the next throw clears them away. */
  readonly spent: boolean;
}

const all = [1, 2, 3, 4, 5, 6, 7, 8];

/** The throw of these dice. */
export const throwOf = (dice: readonly Die[]): LuziMove & { readonly kind: 'roll' } => ({
  kind: 'roll',
  dice: dice.map(({ face }) => face).sort(),
});

/** Which of equal dice hands have chosen, by the ply of the throw: numbers. */
export type Picks = ReadonlyMap<number, readonly number[]>;

/** The numbers of the dice that are thrown again: those a hand chose where they show these faces, else the last ones. */
function pick(
  table: readonly Die[],
  faces: readonly Face[],
  chosen: readonly number[] = [],
): readonly number[] {
  const dice = table.filter(({ number }) => chosen.includes(number));
  if (throwOf(dice).dice.join() === faces.join()) return chosen;
  const left = [...table];
  return faces.map(
    (face) =>
      left.splice(
        left.findLastIndex((die) => die.face === face),
        1,
      )[0]?.number ?? 0,
  );
}

/** Chance gives the faces ascending; dice fall in no order, yet in the same one each time the ply is shown. */
const scatter = (faces: readonly Face[], cup: readonly number[], ply: number): readonly Die[] => {
  const left = [...faces];
  return cup.map((number) => {
    const [face = 1] = left.splice((ply * 7 + number * number * 5) % left.length, 1);
    return { number, face, ply };
  });
};

/** The dice of the run, or at its start those of the run before. */
export function spread(past: readonly Step[], state: LuziState, picks?: Picks): Spread {
  const begin = past.findLastIndex(({ move }) => move.kind === 'roll' && !move.dice.length);
  const first = past[0]?.before ?? state;
  // a match may begin in the middle of a run
  let dice: readonly Die[] = begin < 0 ? first.dice.map((face, i) => ({ number: i + 1, face, ply: 0 })) : [];
  let cup: readonly number[] = all.slice(dice.length);
  for (let ply = Math.max(begin, 0); ply < past.length; ply++) {
    const { move } = past[ply]!;
    if (move.kind === 'roll') {
      cup = move.dice.length ? pick(dice, move.dice, picks?.get(ply)) : all;
      dice = dice.filter(({ number }) => !cup.includes(number));
    } else if (move.kind === 'fall') {
      dice = [...dice, ...scatter(move.dice, cup, ply + 1)].sort((a, b) => a.number - b.number);
      cup = [];
    }
  }
  return { dice, cup, spent: !state.throws && !state.cup };
}

/** Whether dice of a face stay where they lie for the run. */
export const locked = (face: Face): boolean => freeDice({ dice: [face] }).length === 0;

/** The places of the dice by their numbers: ones and sixes on the ledge, the others on the felt. */
export function placed(dice: readonly Die[]): {
  readonly places: ReadonlyMap<number, string>;
  readonly rows: 1 | 2;
} {
  const of = (face: Face) => dice.filter((die) => die.face === face);
  const [ones, sixes] = [of(1), of(6)];
  const rows = Math.max(ones.length, sixes.length) > 3 ? 2 : 1;
  const free = dice.filter(({ face }) => !locked(face));
  const places = new Map<number, string>();
  ones.forEach(({ number }, n) => places.set(number, `l${n < 3 ? n : n + 3}`));
  sixes.forEach(({ number }, n) => places.set(number, `l${n < 3 ? n + 3 : 14 - n}`));
  // beside a deep ledge the felt has room for one row
  free.forEach(({ number }, n) => places.set(number, `f${rows > 1 ? n : number - 1}`));
  return { places, rows };
}

/** A small number that a die keeps as long as it lies: how it is turned, how far it lies beside its place. */
const chance = ({ number, ply }: Die, salt: number): number =>
  ((number * 29 + ply * 17 + salt * 13) % 11) / 5 - 1;

/** How a free die lies. */
export const lie = (die: Die): { readonly turn: number; readonly shift: readonly [number, number] } =>
  locked(die.face)
    ? { turn: 0, shift: [0, 0] }
    : {
        turn: Math.round(13 * chance(die, 1)),
        shift: [Math.round(9 * chance(die, 2)), Math.round(6 * chance(die, 3))],
      };
