/** Luzi und Joe in the editor of positions: the dice on the table, the scores and the round. Missing dice are in the cup. */
import { seatLetter } from '../../src/core/game.js';
import { html } from '../../src/element/drawing/template.js';
import { writePicture } from '../../src/element/drawing/write-picture.js';
import { defs, dieParts } from '../../src/games/luzi/drawing/die.js';
import { cup as cupCentre, target } from '../../src/games/luzi/drawing/places.js';
import { cup } from '../../src/games/luzi/drawing/tray.js';
import {
  DICE,
  faces,
  luzi,
  type Face,
  type LuziOptions,
  type LuziState,
} from '../../src/games/luzi/engine/index.js';
import * as picture from '../../src/games/luzi/picture.js';
import { opens } from './draft.js';
import {
  drawnArea,
  numberOf,
  over,
  overChoice,
  seatOf,
  turnField,
  withAt,
  type Area,
} from './position-editor.js';

const CUP = 'cup';

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

const sheet = picture.writer.sheet();

/** The tray with its dice, and the cup, from which dice come. */
function tray(state: LuziState): Area {
  const [x, y] = cupCentre;
  const dice = state.dice.map((face, i) => ({ name: String(i + 1), pieces: [String(face)] }));
  const area = drawnArea(picture, state, 'Tray', dice);
  return {
    ...area,
    places: [...area.places, { name: CUP, pieces: [], at: [x, y, target] }],
    draw(tokens) {
      const drawing = cup(DICE - state.dice.length);
      const text = { title: '', description: '', lang: 'en' };
      const drawn = writePicture({ defs, drawing, sheet, tokens, width: target, ...text });
      const placed = drawn.replace('<svg ', `<svg x="${x - target / 2}" y="${y - target / 2}" `);
      return area.draw!(tokens).replace(/<\/svg>$/, () => `${placed}</svg>`);
    },
  };
}

export const open = opens<LuziState, LuziOptions>({
  game: luzi,
  sheet,
  defs,
  drawPiece(_, piece) {
    const die = { face: Number(piece), state: 'free', hint: false, turn: 0, shift: [0, 0] } as const;
    return html`<svg class="tray-picture" viewBox="-52 -52 104 104">${dieParts(die, false)}</svg>`;
  },
  label: (piece) => `die with ${piece}`,
  options: ({ scores, rounds, rows, together, superluzi, first }) => ({
    players: scores.length,
    ...{ rounds, rows, together, superluzi, first },
  }),
  areas: (state) => [tray(state)],
  palette: () => [faces.map(String)],
  put: (state, { place }, piece) =>
    withDice(
      state,
      place === CUP
        ? [...state.dice, Number(piece)].slice(0, DICE)
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
});
