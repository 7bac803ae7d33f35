/** Fluctus in the editor of positions: stones on the twelve fields, and the stones in reserve. */
import { seatLetter } from '../../src/core/game.js';
import { defs } from '../../src/games/fluctus/drawing/defs.js';
import { piece as drawn } from '../../src/games/fluctus/drawing/piece.js';
import {
  fields,
  fluctus,
  type FluctusOptions,
  type FluctusState,
} from '../../src/games/fluctus/engine/index.js';
import * as picture from '../../src/games/fluctus/picture.js';
import { opens } from './draft.js';
import { drawnArea, numberOf, seatOf, turnField, withAt } from './position-editor.js';

const indexOf = (name: string) => fields.findIndex((field) => field === name);

/** The state after a change: it says nothing about the latest steps, and each stone that left the reserve has entered (F8). */
function changed(state: FluctusState, change: Partial<FluctusState>): FluctusState {
  const next = { ...state, ...change, paths: [[], []] } as const;
  const full = fluctus.setup({ colors: state.colors, variant: state.variant }).reserves;
  const entries = next.reserves.map((reserve, seat) => Math.max(0, Math.min(2, full[seat]! - reserve)));
  return { ...next, entered: [entries[0]!, entries[1]!] };
}

/** The stones with another one on a field, and the reserves from which it comes and to which the other one returns. */
function withStone(state: FluctusState, index: number, stone: number | null): FluctusState {
  const reserves: [number, number] = [...state.reserves];
  const old = state.stones[index] ?? null;
  if (old !== null) reserves[old]!++;
  if (stone !== null) reserves[stone] = Math.max(0, reserves[stone]! - 1);
  return changed(state, { stones: withAt(state.stones, index, stone), reserves });
}

const turnOf = (state: FluctusState) => fluctus.formatPosition(state).split(' ')[1]!;

function withTurn({ ending: _, ...state }: FluctusState, value: string): FluctusState {
  if (value === '=') return { ...state, ending: { rule: '', winners: [0, 1] } };
  const seat = seatOf(value.at(-1)!);
  return value.startsWith('+') ? { ...state, ending: { rule: '', winners: [seat] } } : { ...state, seat };
}

export const open = opens<FluctusState, FluctusOptions>({
  game: fluctus,
  sheet: picture.writer.sheet(),
  defs: defs(),
  label: (piece) => `stone of ${piece}`,
  drawPiece({ colors }, piece) {
    const seat = seatOf(piece);
    return drawn({ stone: { seat, color: colors[seat]! } });
  },
  options: (state) => ({ colors: state.colors, variant: state.variant }),
  areas: (state) => [
    drawnArea(
      picture,
      state,
      'Board',
      fields.map((name, i) => {
        const stone = state.stones[i] ?? null;
        return { name, pieces: stone === null ? [] : [seatLetter(stone)] };
      }),
    ),
  ],
  palette: () => [['A', 'B']],
  put: (state, { place }, piece) => withStone(state, indexOf(place), seatOf(piece)),
  take: (state, { place }) => withStone(state, indexOf(place), null),
  fields: (state) => [
    turnField(turnOf(state), state.reserves, [
      ['+A', 'nobody: A has won'],
      ['+B', 'nobody: B has won'],
      ['=', 'nobody: it is a draw'],
    ]),
    ...state.reserves.map((reserve, seat) => ({
      name: `reserve-${seat}`,
      label: `Reserve of ${seatLetter(seat)}`,
      value: String(reserve),
    })),
  ],
  setField(state, name, value) {
    if (name === 'turn') return withTurn(state, value);
    const [a, b] = withAt(state.reserves, Number(name.at(-1)), Math.max(0, numberOf(value)));
    return changed(state, { reserves: [a!, b!] });
  },
});
