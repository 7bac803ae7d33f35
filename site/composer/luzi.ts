/** Luzi und Joe in the editor of positions: the dice on the table, the scores and the round. Missing dice are in the cup. */
import { seatLetter } from '../../src/core/game.js';
import {
  DICE,
  faces,
  luzi,
  type Face,
  type LuziOptions,
  type LuziState,
} from '../../src/games/luzi/engine/index.js';
import {
  numberOf,
  over,
  overChoice,
  seatOf,
  turnField,
  withAt,
  type PositionEditor,
} from './position-editor.js';

/** The state with these dice on the table: none before the first throw, else the missing ones are in the cup (Z3). */
function withDice(state: LuziState, dice: readonly number[]): LuziState {
  const { length } = dice;
  return {
    ...state,
    dice: [...dice].sort((a, b) => a - b) as Face[],
    cup: length ? DICE - length : 0,
    throws: length ? Math.max(1, state.throws) : 0,
  };
}

const number = (name: string, label: string, value: number) => ({ name, label, value: String(value) });

export const luziEditor: PositionEditor<LuziState, LuziOptions> = {
  game: luzi,
  form: 'die',
  label: (piece) => `die with ${piece}`,
  options: ({ scores, rounds, rows, together, superluzi, first }) => ({
    players: scores.length,
    ...{ rounds, rows, together, superluzi, first },
  }),
  areas: ({ dice }) => [
    {
      name: 'Dice',
      columns: DICE,
      places: Array.from({ length: DICE }, (_, i) => ({
        name: String(i + 1),
        pieces: dice[i] ? [String(dice[i])] : [],
      })),
    },
  ],
  palette: () => [faces.map(String)],
  put: (state, { place }, piece) =>
    withDice(
      state,
      Number(place) > state.dice.length
        ? [...state.dice, Number(piece)]
        : withAt<number>(state.dice, Number(place) - 1, Number(piece)),
    ),
  take: (state, { place }) =>
    withDice(
      state,
      state.dice.filter((_, i) => i !== Number(place) - 1),
    ),
  fields: (state) => [
    turnField(state.ending ? '-' : seatLetter(state.seat), state.scores, [overChoice]),
    ...state.scores.map((score, seat) => number(`score-${seat}`, `Score of ${seatLetter(seat)}`, score)),
    number('round', `Round of ${state.rounds}`, state.round),
    number('throws', 'Throws of this run', state.throws),
  ],
  setField(state, name, value) {
    const { ending: _, ...open } = state;
    if (name === 'turn') return value === '-' ? { ...open, ending: over } : { ...open, seat: seatOf(value) };
    const given = numberOf(value);
    if (name === 'round') return { ...state, round: given };
    if (name === 'throws') return { ...state, throws: given };
    return { ...state, scores: withAt(state.scores, Number(name.at(-1)), given) };
  },
};
