import type { Random } from '../../../src/core/random.js';
import { faces, pack, Twin } from '../../../src/games/glux/bot/twin.js';
import {
  chipTypes,
  glux,
  indexOf,
  topAt,
  type Board,
  type GluxMove,
  type GluxOptions,
  type GluxState,
} from '../../../src/games/glux/engine/index.js';

const small: Board = {
  name: 'small',
  rows: ['A.B', '.C.', 'D.E'],
  starts: { 2: ['a1', 'c3'], 3: ['a1', 'c3', 'b2'], 4: ['a1', 'c3', 'b2', 'a2'] },
  middle: 'C',
};

/** One row of the largest width, on which ways are soon blocked. */
const lane: Board = {
  name: 'lane',
  rows: [`AA${'.'.repeat(10)}BB${'.'.repeat(10)}CC`],
  starts: { 2: ['f1', 'u1'], 3: ['a1', 'm1', 'z1'] },
  middle: 'B',
};

const large: Board = {
  name: 'large',
  rows: Array.from({ length: 26 }, (_, i) =>
    i < 4
      ? `${'A'.repeat(10)}${'.'.repeat(16)}`
      : i > 9 && i < 15
        ? '.'.repeat(10) + 'BBBBB' + '.'.repeat(11)
        : i > 20
          ? `..${'C'.repeat(24)}`
          : '.'.repeat(26),
  ),
  starts: { 2: ['a1', 'z26'], 3: ['a1', 'z26', 'm13'], 4: ['a1', 'z26', 'm13', 'b1'] },
  middle: 'B',
};

/** Options with the two boards of the rulebook and with other boards. */
export const tables: readonly GluxOptions[] = [
  {},
  { players: 3, first: 2 },
  { players: 4, first: 1 },
  { board: small },
  { players: 3, board: small },
  { players: 4, board: small },
  { board: lane, first: 1 },
  { players: 3, board: lane },
  { board: large },
  { players: 4, board: large },
  { ending: 'last-draw' },
  { players: 3, ending: 'last-draw' },
  { players: 4, first: 1, ending: 'last-draw' },
  { players: 3, board: small, ending: 'last-draw' },
  { board: lane, ending: 'last-draw' },
];

/** All facts about a state, as one text. */
export function said(state: GluxState): string {
  const { bags, board, ending, hands, out, stacks } = state;
  return JSON.stringify([
    glux.turn(state),
    out,
    bags,
    hands.map((hand) => (hand === '-' ? 3 : hand === '?' ? 4 : chipTypes.indexOf(hand))),
    glux.scores(state),
    ending?.winners,
    glux
      .moves(state)
      .flatMap((move) => (move.kind === 'lay' ? [8 * indexOf(board, move.to) + move.face] : []))
      .sort((a, b) => a - b),
    stacks.map(({ length }, at) => {
      const { face = 0, seat = 0 } = topAt(state, at) ?? {};
      return 32 * length + 8 * seat + face;
    }),
  ]);
}

/** The same facts about a Twin. */
export function saidBy(twin: Twin): string {
  const { bags, cells, draws, found, ground, hands, over, points, seat } = twin;
  const seats = Array.from({ length: ground.seats }, (_, each) => each);
  const kind = hands[seat]!;
  twin.score();
  const moves =
    over || draws || kind > 3
      ? []
      : [...found.subarray(0, twin.reach())].flatMap((at) =>
          [0, 1].map((side) => pack(at, faces[2 * kind + side]!)),
        );
  return JSON.stringify([
    over ? 'over' : draws ? 'chance' : seat,
    seats.filter((each) => twin.isOut(each)),
    seats.map((each) => [...bags.subarray(3 * each, 3 * each + 3)]),
    seats.map((each) => hands[each]!),
    seats.map((each) => points[each]!),
    over ? seats.filter((each) => (twin.leaders() >> each) & 1) : undefined,
    moves.sort((a, b) => a - b),
    [...cells],
  ]);
}

export function playBy(twin: Twin, { board }: GluxState, move: GluxMove): void {
  if (move.kind === 'lay') twin.lay(indexOf(board, move.to), move.face);
  else twin.draw(chipTypes.findIndex((chip) => chip === move.chip));
}

/** A random outcome of chance, or a random legal move. */
export function anyMove(state: GluxState, { below }: Random): GluxMove {
  const outcomes = glux.chances(state);
  const moves = glux.moves(state);
  let lot = below(moves.length || outcomes.reduce((sum, { weight }) => sum + weight, 0));
  return moves[lot] ?? outcomes.find(({ weight }) => (lot -= weight) < 0)!.move;
}

/** Plays random moves to the end. */
export function playTwinOut(twin: Twin, chance: Random): void {
  while (!twin.over) {
    if (twin.draws) {
      twin.drawAny(chance);
      continue;
    }
    const choice = chance.below(2 * twin.reach());
    twin.lay(twin.found[choice >> 1]!, faces[2 * twin.hands[twin.seat]! + (choice & 1)]!);
  }
}

/** Plays a random game with the engine and Twin; yields each state and its facts by both. */
export function* playBeside(
  options: GluxOptions,
  chance: Random,
): Generator<readonly [GluxState, string, string]> {
  let state = glux.setup(options);
  const twin = new Twin(state);
  for (;;) {
    yield [state, said(state), saidBy(twin)];
    if (state.ending) return;
    const move = anyMove(state, chance);
    state = glux.play(state, move);
    playBy(twin, state, move);
  }
}
