import type { GameKeys, KeyView } from '../../element/model/game-keys.js';
import { board, fields, isField } from './engine/board.js';
import { stoneAt } from './engine/rules.js';
import { fluctus } from './engine/index.js';
import { colors, type Field, type FluctusMove, type FluctusState } from './engine/types.js';
import { describe, taken, trail, originOf, reach, type Origin } from './look.js';
import type { FluctusWords } from '../../words/en/fluctus.js';

type View = KeyView<FluctusState, FluctusMove, FluctusWords>;
type Keys = GameKeys<FluctusState, FluctusMove, FluctusWords>;

/** The moves of a stone, in a sentence. */
function movesOf({ moves, words }: View, origin: Origin): string {
  const own = reach(origin, moves);
  const steps = own.filter(({ kind }) => kind !== 'capture').map(({ to }) => to);
  const takes = own.filter(({ kind }) => kind === 'capture').map(trail);
  return words.chosen(isField(origin) ? origin : undefined, steps, takes);
}

/** The moves of the stone on a field, of one that cannot move now as if it could, or the stone that can enter there. */
function movesAt(view: View, field: Field): string {
  const { state, moves: all, words, keyWords } = view;
  const seat = stoneAt(state, field);
  if (state.ending) return '';
  if (seat === null) {
    const entry = all.find(({ kind, to }) => kind === 'enter' && to === field);
    return entry ? `${words.act(entry)}.` : keyWords.noMoves(field);
  }
  if (seat === state.seat && all.length > 0) return movesOf(view, field);
  return words.ifToMove(movesOf({ ...view, moves: fluctus.moves({ ...state, seat }) }, field));
}

/** A field with its content. */
function contentOf({ state, words }: View, field: Field): string {
  const seat = stoneAt(state, field);
  return `${field} ${seat === null ? words.free : words.stone(state.colors[seat]!)}`;
}

/** The two next fields from a field in both directions of each line: a stone steps or captures no further. */
const linesFrom = (view: View, field: Field): readonly string[] =>
  board.lines
    .flatMap((line) => [line.fields, [...line.fields].reverse()])
    .flatMap((path) => {
      const at = path.indexOf(field);
      const next = at < 0 ? [] : path.slice(at + 1, at + 3);
      return next.length > 0 ? next.map((each) => contentOf(view, each)).join(', ') : [];
    });

/** The answers of Fluctus to the keys that speak. */
export const keys: Keys & Required<Pick<Keys, 'example'>> = {
  hand: ({ state, words, addressee }) =>
    `${state.reserves.map((left, seat) => words.reserve(state.colors[seat]!, left, taken(state, seat), seat === addressee)).join('; ')}.`,
  moves: (view, square) => (isField(square) ? movesAt(view, square) : movesOf(view, 'reserve')),
  // In the order in which the key `n` visits them.
  targets({ moves, ...view }) {
    const origins = (['reserve', ...fields] as const).filter((each) =>
      moves.some((move) => originOf(move) === each),
    );
    return origins.map((origin) => movesOf({ ...view, moves }, origin)).join(' ');
  },
  summary: ({ state, names, words, addressee }) =>
    [
      `${words.board(names)}: ${describe(state, words)}.`,
      addressee === undefined ? '' : words.youAre(state.colors[addressee]!),
    ]
      .filter(Boolean)
      .join(' '),
  row(view, square) {
    const ring = isField(square) ? square[1] : '';
    const { outer, inner } = view.words.rows;
    const all = fields.filter((field) => field[1] === ring).map((field) => contentOf(view, field));
    return ring ? view.keyWords.row(ring === 'o' ? outer : inner, all) : keys.hand(view);
  },
  lines: (view, square) => (isField(square) ? linesFrom(view, square) : []),
  pieces: ({ state, words }) =>
    fields.flatMap((square) => {
      const seat = stoneAt(state, square);
      if (seat === null) return [];
      const color = state.colors[seat]!;
      return { name: words.stone(color), kinds: [words.players[color]], seat, square };
    }),
  // The rings, the two fields of each colour, and the reserves.
  rows(view) {
    const { outer, inner, reserves } = view.words.rows;
    const ofColor = colors.map((color) => {
      const name = view.words.players[color];
      const all = fields.filter((field) => field.startsWith(color[0]!));
      const text = view.keyWords.row(
        name,
        all.map((field) => contentOf(view, field)),
      );
      return { names: [name, color[0]!], text };
    });
    return [
      { names: [outer, 'o'], text: keys.row(view, 'ro') },
      { names: [inner, 'i'], text: keys.row(view, 'ri') },
      ...ofColor,
      { names: [reserves], text: keys.hand(view) },
    ];
  },
  // The fields for the chosen stone; without one, the fields for a stone that enters, and the own stones that can move.
  stops({ moves, chosen: [from] }, lit) {
    if (from === undefined) return lit.filter(isField);
    return moves.flatMap((move) => (originOf(move) === (isField(from) ? from : 'reserve') ? move.to : []));
  },
  own: [{ id: 'ring', instead: 'row' }],
  // The notation without signs.
  example: ({ moves: [move] }) => move && fluctus.formatMove(move).replace('@', '').replace(/[-x]/, ' '),
  // A field alone is an entry. Without a sign between two fields, the stone on the second one decides.
  notation({ state }, text) {
    const [, to] = /^@?\W*([rwygbv][oi])$/.exec(text) ?? [];
    if (to) return `@${to}`;
    const [, from, at] = /^([rwygbv][oi])(?:[^a-z]|x)*([rwygbv][oi])$/.exec(text) ?? [];
    if (!from || !at) return undefined;
    const takes = text.includes('x') || (!text.includes('-') && stoneAt(state, at as Field) !== null);
    return `${from}${takes ? 'x' : '-'}${at}`;
  },
};
