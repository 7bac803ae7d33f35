import type { Place } from '../../element/drawing/draw-marks.js';
import { low, places, target } from './drawing/places.js';
import { ascending } from './engine/dice.js';
import type { Face, LuziMove, LuziState } from './engine/types.js';

/** A move with the state before it. */
export interface PlayedStep {
  readonly before: LuziState;
  readonly move: LuziMove;
}

/** A die on the tray. A position contains faces only: the numbers are derived from the moves. */
export interface TrayDie {
  /** 1 to 8. */
  readonly number: number;
  readonly face: Face;
  /** The ply of the throw in which it fell. */
  readonly ply: number;
  /** The key of its place in `places`. */
  readonly place: string;
  /** It cannot be thrown again in this run. */
  readonly locked: boolean;
  /** It fell in the latest throw, and other dice were on the tray before. */
  readonly latest: boolean;
}

/** The dice on the tray. */
export interface DiceLayout {
  /** By number. */
  readonly dice: readonly TrayDie[];
  /**
   * The rows for the keyboard: the ledge and two rows of the felt, by place. A die that stays there keeps its index and with it its
   * elements.
   */
  readonly grid: readonly (readonly (TrayDie | undefined)[])[];
  /** The rows of places on the ledge: two if more than three ones or sixes lie there. */
  readonly ledgeRows: 1 | 2;
  /** The numbers of ones and of sixes. */
  readonly ones: number;
  readonly sixes: number;
  /** The dice are of the previous run: the next throw removes them. */
  readonly spent: boolean;
}

/** The numbers of the dice that people selected for a throw: a move only has their faces. */
const picks = new WeakMap<LuziMove, readonly number[]>();

/** Remembers which dice a person selected for a throw. */
export const remember = (roll: LuziMove, numbers: Iterable<number>): void => {
  picks.set(roll, [...numbers]);
};

type FallenDie = Pick<TrayDie, 'number' | 'face' | 'ply'>;

const all = [1, 2, 3, 4, 5, 6, 7, 8];

/** The numbers of the dice of a throw: the picked ones if they show its faces, otherwise the last ones that do. */
function thrownNumbers(
  dice: readonly FallenDie[],
  faces: readonly Face[],
  picked: readonly number[] = [],
): readonly number[] {
  const chosen = dice.filter(({ number }) => picked.includes(number)).map(({ face }) => face);
  if (ascending(chosen).join() === faces.join()) return picked;
  const left = [...dice];
  return faces.map((face) => {
    const at = left.findLastIndex((die) => die.face === face);
    return left.splice(at, 1)[0]?.number ?? 0;
  });
}

/**
 * The dice of the run by number; before its first throw, those of the previous run. The dice of a throw have their faces in
 * ascending order, in which they are told, so that whoever hears them knows their numbers.
 */
function fallenDice(history: readonly PlayedStep[], state: LuziState): readonly FallenDie[] {
  const begin = history.findLastIndex(({ move }) => move.kind === 'roll' && !move.dice.length);
  const first = history[0]?.before ?? state;
  // A match may begin in the middle of a run.
  let dice: readonly FallenDie[] =
    begin < 0 ? first.dice.map((face, i) => ({ number: i + 1, face, ply: 0 })) : [];
  let cup = all.slice(dice.length);
  for (let ply = Math.max(begin, 0); ply < history.length; ply++) {
    const { move } = history[ply]!;
    if (move.kind === 'roll') {
      const thrown = move.dice.length ? thrownNumbers(dice, move.dice, picks.get(move)) : all;
      cup = thrown.toSorted((a, b) => a - b);
      dice = dice.filter(({ number }) => !thrown.includes(number));
    } else if (move.kind === 'fall') {
      const fallen = move.dice.map((face, i) => ({ number: cup[i] ?? 0, face, ply: ply + 1 }));
      dice = [...dice, ...fallen].sort((a, b) => a.number - b.number);
      cup = [];
    }
  }
  return dice;
}

/** Lays out the dice after some moves: ones and sixes on the ledge, the others on the felt. */
export function layOutDice(history: readonly PlayedStep[], state: LuziState): DiceLayout {
  const fallen = fallenDice(history, state);
  const withFace = (face: Face) => fallen.filter((die) => die.face === face);
  const ones = withFace(1);
  const sixes = withFace(6);
  const free = fallen.filter(({ face }) => face > 1 && face < 6);
  const ledgeRows = Math.max(ones.length, sixes.length) > 3 ? 2 : 1;
  const placeOf = (die: FallenDie): string => {
    const one = ones.indexOf(die);
    const six = sixes.indexOf(die);
    if (one >= 0) return `l${one < 3 ? one : one + 3}`;
    if (six >= 0) return `l${six < 3 ? six + 3 : 14 - six}`;
    // Next to a ledge of two rows, the felt has space for one row.
    return `f${ledgeRows > 1 ? free.indexOf(die) : die.number - 1}`;
  };
  const plies = fallen.map(({ ply }) => ply);
  const latest = Math.max(...plies);
  const dice = fallen.map((die): TrayDie => ({
    ...die,
    place: placeOf(die),
    locked: !free.includes(die),
    latest: die.ply === latest && latest > Math.min(...plies),
  }));
  const at = (place: string) => dice.find((die) => die.place === place);
  const grid = [
    Array.from({ length: 12 }, (_, n) => at(`l${n}`)),
    ...[0, 4].map((from) => [0, 1, 2, 3].map((n) => at(`f${from + n}`))),
  ];
  return {
    dice,
    grid,
    ledgeRows,
    ones: ones.length,
    sixes: sixes.length,
    spent: !state.throws && !state.cup,
  };
}

/** A number from -1 to 1 that stays the same while the die lies there. */
const jitter = ({ number, ply }: TrayDie, salt: number): number =>
  ((number * 29 + ply * 17 + salt * 13) % 11) / 5 - 1;

/** The rotation of a die, in degrees, and its offset from its place. */
export interface Tilt {
  readonly turn: number;
  readonly shift: readonly [x: number, y: number];
}

/** The tilt of a die; locked ones are straight. */
export const tilt = (die: TrayDie): Tilt => {
  const part = (size: number, salt: number) => (die.locked ? 0 : Math.round(size * jitter(die, salt)));
  return { turn: part(13, 1), shift: [part(9, 2), part(6, 3)] };
};

/** True for the number of a die, on which marks may be. */
export const isDie = (square: string): boolean => /^[1-8]$/.test(square);

/** The place of the die with a number: of one that is not on the tray, its place on the felt. */
export function placeOf({ dice, ledgeRows }: DiceLayout, number: string): Place {
  const die = dice.find((each) => `${each.number}` === number);
  const { place = `f${+number - 1}` } = die ?? {};
  const [x, y] = places[place]!;
  const [right, down] = die ? tilt(die).shift : [0, 0];
  return [x + right, (ledgeRows > 1 && place.startsWith('f') ? low : y) + down, target];
}

/** The selection of the person to move: the numbers of the dice to throw again. */
export type Selection = ReadonlySet<number>;

export const nothingSelected: Selection = new Set();

/** The selection with a die added or removed. */
export function withDie(selection: Selection, number: number, selected: boolean): Selection {
  const numbers = new Set(selection);
  if (selected) numbers.add(number);
  else numbers.delete(number);
  return numbers;
}

/** The move that throws these dice. */
export const throwOf = (dice: readonly TrayDie[]): LuziMove => ({
  kind: 'roll',
  dice: dice.map(({ face }) => face).sort(),
});
