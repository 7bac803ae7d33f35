import { freeDice } from './engine/score.js';
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

/** A row of the grid for the keyboard. The last row is always on the felt: the cup is at its end. */
export interface GridRow {
  readonly name: 'ledge' | 'felt';
  readonly dice: readonly TrayDie[];
}

/** The dice on the tray. */
export interface DiceLayout {
  /** By number. */
  readonly dice: readonly TrayDie[];
  readonly grid: readonly GridRow[];
  /** The rows of places on the ledge: two if more than three ones or sixes lie there. */
  readonly ledgeRows: 1 | 2;
  /** The number of sixes. */
  readonly sixes: number;
  /** The dice are of the previous run: the next throw removes them. */
  readonly spent: boolean;
}

/** The numbers of the dice that people at this board selected for a throw, by the ply before it. */
export type Picks = ReadonlyMap<number, readonly number[]>;

type FallenDie = Pick<TrayDie, 'number' | 'face' | 'ply'>;

const all = [1, 2, 3, 4, 5, 6, 7, 8];

const sortedFaces = (dice: readonly FallenDie[]): string =>
  dice
    .map(({ face }) => face)
    .sort()
    .join();

/** The numbers of the dice of a throw: the picked ones if they show its faces, otherwise the last ones that do. */
function thrownNumbers(
  dice: readonly FallenDie[],
  faces: readonly Face[],
  picked: readonly number[] = [],
): readonly number[] {
  if (sortedFaces(dice.filter(({ number }) => picked.includes(number))) === faces.join()) return picked;
  const left = [...dice];
  return faces.map((face) => {
    const at = left.findLastIndex((die) => die.face === face);
    return left.splice(at, 1)[0]?.number ?? 0;
  });
}

/** Gives the faces of a throw, which are ascending, to the dice in a mixed order that only depends on the ply. */
function scatter(faces: readonly Face[], numbers: readonly number[], ply: number): readonly FallenDie[] {
  const left = [...faces];
  return numbers.map((number) => {
    const [face = 1] = left.splice((ply * 7 + number * number * 5) % left.length, 1);
    return { number, face, ply };
  });
}

/** The dice of the run by number; before its first throw, those of the previous run. */
function fallenDice(history: readonly PlayedStep[], state: LuziState, picks?: Picks): readonly FallenDie[] {
  const begin = history.findLastIndex(({ move }) => move.kind === 'roll' && !move.dice.length);
  const first = history[0]?.before ?? state;
  // A match may begin in the middle of a run.
  let dice: readonly FallenDie[] =
    begin < 0 ? first.dice.map((face, i) => ({ number: i + 1, face, ply: 0 })) : [];
  let cup = all.slice(dice.length);
  for (let ply = Math.max(begin, 0); ply < history.length; ply++) {
    const { move } = history[ply]!;
    if (move.kind === 'roll') {
      const thrown = move.dice.length ? thrownNumbers(dice, move.dice, picks?.get(ply)) : all;
      cup = [...thrown];
      dice = dice.filter(({ number }) => !thrown.includes(number));
    } else if (move.kind === 'fall') {
      dice = [...dice, ...scatter(move.dice, cup, ply + 1)].sort((a, b) => a.number - b.number);
      cup = [];
    }
  }
  return dice;
}

/** True for the faces of dice that are locked for the rest of the run. */
const isLocked = (face: Face): boolean => freeDice({ dice: [face] }).length === 0;

/** The keys of the places, by number of the die: ones and sixes on the ledge, the others on the felt. */
function placesOf(dice: readonly FallenDie[], ledgeRows: 1 | 2): ReadonlyMap<number, string> {
  const count = { ones: 0, sixes: 0, free: 0 };
  const place = ({ number, face }: FallenDie): string => {
    if (face === 1) {
      const n = count.ones++;
      return `l${n < 3 ? n : n + 3}`;
    }
    if (face === 6) {
      const n = count.sixes++;
      return `l${n < 3 ? n + 3 : 14 - n}`;
    }
    // Next to a ledge of two rows, the felt has space for one row.
    return `f${ledgeRows > 1 ? count.free++ : number - 1}`;
  };
  return new Map(dice.map((die) => [die.number, place(die)]));
}

/** The rows of the grid: the ledge and one or two rows of the felt. */
function gridOf(dice: readonly TrayDie[]): readonly GridRow[] {
  const order = ({ place }: TrayDie) => Number(place.slice(1));
  const row = (name: GridRow['name'], places: RegExp): GridRow => ({
    name,
    dice: dice.filter(({ place }) => places.test(place)).sort((a, b) => order(a) - order(b)),
  });
  const rows = [row('ledge', /l/), row('felt', /f[0-3]/), row('felt', /f[4-7]/)];
  const filled = rows.filter((each) => each.dice.length > 0);
  return filled.at(-1)?.name === 'felt' ? filled : [...filled, { name: 'felt', dice: [] }];
}

/** Lays out the dice after some moves. */
export function layOutDice(history: readonly PlayedStep[], state: LuziState, picks?: Picks): DiceLayout {
  const fallen = fallenDice(history, state, picks);
  const count = (face: Face) => fallen.filter((die) => die.face === face).length;
  const ledgeRows = Math.max(count(1), count(6)) > 3 ? 2 : 1;
  const places = placesOf(fallen, ledgeRows);
  const plies = fallen.map(({ ply }) => ply);
  const [earliest, latest] = [Math.min(...plies), Math.max(...plies)];
  const dice = fallen.map((die): TrayDie => ({
    ...die,
    place: places.get(die.number) ?? '',
    locked: isLocked(die.face),
    latest: die.ply === latest && latest > earliest,
  }));
  return { dice, grid: gridOf(dice), ledgeRows, sixes: count(6), spent: !state.throws && !state.cup };
}

/** A number from -1 to 1 that stays the same while the die lies there. */
const jitter = ({ number, ply }: TrayDie, salt: number): number =>
  ((number * 29 + ply * 17 + salt * 13) % 11) / 5 - 1;

/** The rotation of a die, in degrees, and its offset from its place. */
export interface Tilt {
  readonly turn: number;
  readonly shift: readonly [x: number, y: number];
}

const straight: Tilt = { turn: 0, shift: [0, 0] };

/** The tilt of a die; locked ones are straight. */
export const tilt = (die: TrayDie): Tilt =>
  die.locked
    ? straight
    : {
        turn: Math.round(13 * jitter(die, 1)),
        shift: [Math.round(9 * jitter(die, 2)), Math.round(6 * jitter(die, 3))],
      };
