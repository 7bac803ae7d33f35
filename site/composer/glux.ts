/** Glüx in the editor of positions: chips on the squares, and the chips in the hands. The other chips are in the bags. */
import { seatLetter } from '../../src/core/game.js';
import { html } from '../../src/element/drawing/template.js';
import { squareParts } from '../../src/games/glux/drawing/chip.js';
import { defs } from '../../src/games/glux/drawing/ground.js';
import {
  chipTypes,
  facesOf,
  glux,
  indexOf,
  squaresOf,
  type Chip,
  type Face,
  type GluxOptions,
  type GluxState,
  type Hand,
} from '../../src/games/glux/engine/index.js';
import * as picture from '../../src/games/glux/picture.js';
import { opens } from './draft.js';
import {
  drawnArea,
  lettersOf,
  over,
  overChoice,
  seatOf,
  turnField,
  withAt,
  type Piece,
} from './position-editor.js';

const pips: readonly Face[] = [1, 2, 3, 4, 5, 6];
const kinds = chipTypes.map(facesOf);
const hands: readonly (readonly [Hand, string])[] = [
  ['-', 'none'],
  ...chipTypes.map((chip) => [chip, facesOf(chip).join(' and ')] as const),
  ['?', 'hidden'],
];
const isHand = (text: string): text is Hand => hands.some(([hand]) => hand === text);

const chipOf = (piece: Piece): Chip => ({ seat: seatOf(piece), face: Number(piece.slice(1)) as Face });

const options = ({ board, endsAt, hands: held }: GluxState): GluxOptions => ({
  board,
  ending: endsAt,
  players: held.length,
});

/** The state with the bags that hold all chips which are neither on the board nor in a hand (G1). */
function counted(state: GluxState): GluxState {
  const chips = state.stacks.flat();
  const full = glux.setup(options(state)).bags;
  const bags = full.map((bag, seat) =>
    bag.map((all, i) => {
      const laid = chips.filter((chip) => chip.seat === seat && kinds[i]!.includes(chip.face)).length;
      return Math.max(0, all - laid - Number(state.hands[seat] === chipTypes[i]));
    }),
  );
  return { ...state, bags };
}

function withStack(state: GluxState, square: string, change: (stack: readonly Chip[]) => readonly Chip[]) {
  const at = indexOf(state.board, square);
  return counted({ ...state, stacks: withAt(state.stacks, at, change(state.stacks[at]!)) });
}

export const open = opens<GluxState, GluxOptions>({
  game: glux,
  sheet: picture.writer.sheet(),
  defs: defs(),
  drawPiece: (_, piece) =>
    html`<svg viewBox="-18 -18 36 36">${squareParts({ stack: [chipOf(piece)] })}</svg>`,
  label: (piece) => `chip of ${piece[0]!} with ${piece[1]!}`,
  options,
  areas: (state) => [
    drawnArea(
      picture,
      state,
      'Board',
      squaresOf(state.board).map((name, at) => ({
        name,
        pieces: state.stacks[at]!.map(({ seat, face }) => `${seatLetter(seat)}${face}`),
      })),
    ),
  ],
  palette: ({ hands: held }) => lettersOf(held).map((letter) => pips.map((face) => `${letter}${face}`)),
  put: (state, { place }, piece) => withStack(state, place, (stack) => [...stack, chipOf(piece)]),
  take: (state, { place }) => withStack(state, place, (stack) => stack.slice(0, -1)),
  fields: (state) => [
    turnField(state.ending ? '-' : seatLetter(state.seat), state.hands, [overChoice]),
    ...state.hands.map((hand, seat) => ({
      name: `hand-${seat}`,
      label: `Hand of ${seatLetter(seat)}`,
      value: hand,
      choices: hands,
    })),
    ...state.hands.map((_, seat) => ({
      name: `out-${seat}`,
      label: `${seatLetter(seat)} is`,
      value: state.out.includes(seat) ? 'out' : '',
      choices: [
        ['', 'in the game'],
        ['out', 'out (G9)'],
      ] as const,
    })),
  ],
  setField({ ending, ...state }, name, value) {
    if (name === 'turn')
      return value === '-' ? { ...state, ending: over } : { ...state, seat: seatOf(value) };
    const seat = Number(name.at(-1));
    const kept = ending ? { ...state, ending } : state;
    if (name.startsWith('hand'))
      return isHand(value) ? counted({ ...kept, hands: withAt(state.hands, seat, value) }) : kept;
    const others = state.out.filter((each) => each !== seat);
    return { ...kept, out: value ? [...others, seat].sort((a, b) => a - b) : others };
  },
});
