import type { GameKeys, KeyView } from '../../element/model/game-keys.js';
import { layOutDice } from './dice-layout.js';
import { DICE, freeDice, stopping, type LuziMove, type LuziState } from './engine/index.js';
import { tally, without } from './engine/dice.js';
import type { Face } from './engine/types.js';
import { caption, describe } from './labels.js';
import type { LuziWords } from '../../words/en/luzi.js';

type View = KeyView<LuziState, LuziMove, LuziWords>;

/** The words for moves that a person may type, in all languages and without accents. */
const spoken = /^(?:(roll|throw|wurfeln|werfen)|(stop|stopp|halt|aufhoren))?([^a-z=+]*)$/;

/** The number of dice in the cup: all of them before a run, although those of the run before still lie on the tray. */
const inCup = ({ cup, throws, ending }: LuziState): number => cup || (throws || ending ? 0 : DICE);

/** The faces on the tray, or the dice in the cup. */
const tray = ({ state, past, words }: View): string => {
  const cup = inCup(state);
  return cup ? `${words.cup(cup)}.` : `${describe(layOutDice(past, state), words)}.`;
};

/** The dice of a row with their numbers, and which are chosen, without a full stop; empty without dice. */
function rowOf({ state, past, words, chosen }: View, row: string): string {
  const found = layOutDice(past, state).dice.filter(({ locked }) => locked === (row === words.rows.ledge));
  const dice = found.map(({ number, face }) => {
    const die = `${words.die(number)} ${words.faces[face - 1]}`;
    return chosen.includes(`d${number}`) ? `${die} ${words.tally.chosen}` : die;
  });
  return dice.length > 0 ? `${row}: ${dice.join(', ')}` : '';
}

/** The points for stopping now; empty if that is no move. */
const stakeOf = ({ state, moves, words }: View): string =>
  moves.some(({ kind }) => kind === 'stop') ? `${words.stop(stopping(state)?.points)}.` : '';

/** The faces of the chosen dice. */
const chosenFaces = ({ state, past, chosen }: View): readonly Face[] =>
  layOutDice(past, state).dice.flatMap(({ number, face }) => (chosen.includes(`d${number}`) ? face : []));

/** The list of what stopping now would score, or of the points for rows before the first throw, without a full stop; empty at the end. */
function panel({ state, names, words, addressee }: View): string {
  const { dice, rows, seat, ending } = state;
  const texts = words.tally;
  if (ending) return '';
  if (inCup(state) || dice.length === 0)
    return `${texts.notThrown} ${rows.map((points, i) => `${texts.row(i + 3)} ${points}`).join(', ')}`;
  const { points, parts } = tally(dice, rows);
  const named = parts.map((part) => texts.part(part).filter(Boolean).join(': '));
  const total = `${texts.total}: ${words.points(points)}`;
  return `${texts.label(seat === addressee ? undefined : names[seat])}: ${named.join('; ')}. ${total}`;
}

/** The answers of Luzi und Joe to the keys that speak. */
export const keys = {
  // The dice with their numbers: a digit chooses a die.
  hand(view) {
    const { ledge, felt } = view.words.rows;
    const rows = inCup(view.state) ? [] : [ledge, felt].map((row) => rowOf(view, row)).filter(Boolean);
    return rows.length > 0 ? `${rows.join('; ')}.` : tray(view);
  },
  // Each die can do the same.
  moves: () => '',
  targets(view) {
    const { state, moves, words } = view;
    if (moves.length === 0) return '';
    const open = moves.some(({ kind }) => kind === 'roll');
    const free = freeDice(state).map((face) => words.faces[face - 1]);
    const chosen = chosenFaces(view);
    const kept = tally(without(state.dice, chosen), state.rows).points;
    return [
      words.todo(state.throws, chosen, open),
      chosen.length > 0 ? `${words.tally.stays(kept)}.` : '',
      state.throws && open ? `${words.rows.felt}: ${free.join(', ')}.` : '',
      stakeOf(view),
    ]
      .filter(Boolean)
      .join(' ');
  },
  summary: (view) => {
    const { state, names, words } = view;
    const run = caption(state, words, names);
    return [
      `${words.board(names)}.`,
      `${words.sheet.roundOf(state.round, state.rounds)}.`,
      names.map((name, seat) => `${name}: ${words.points(state.scores[seat] ?? 0)}`).join('; ') + '.',
      // Before the first throw and at the end, the caption on the tray is that of the run before.
      state.ending ? '' : [inCup(state) && !state.throws ? '' : run, tray(view)].filter(Boolean).join(': '),
      inCup(state) || state.ending ? '' : `${panel(view)}.`,
    ]
      .filter(Boolean)
      .join(' ');
  },
  stake: (view) => {
    const { state, words } = view;
    return [`${words.sheet.roundOf(state.round, state.rounds)}.`, stakeOf(view)].filter(Boolean).join(' ');
  },
  row: tray,
  // What the dice score.
  lines: (view) => [panel(view)].filter(Boolean),
  // The dice belong to the seat whose run it is.
  pieces: ({ state, past, words }) =>
    inCup(state)
      ? []
      : layOutDice(past, state).dice.map(({ number, face, locked }) => ({
          name: words.faces[face - 1]!,
          kinds: [String(face)],
          seat: state.seat,
          square: `d${number}`,
          place: locked ? `${words.die(number)} ${words.states.locked}` : words.die(number),
        })),
  rows: (view) =>
    Object.values(view.words.rows).map((name) => ({
      names: [name],
      text: `${rowOf(view, name) || view.words.cup(0)}.`,
    })),
  stops: (_view, lit) => lit,
  numbers: ({ state, past }) =>
    inCup(state) ? [] : layOutDice(past, state).dice.map(({ number }) => String(number)),
  own: [{ id: 'die' }],
  without: ['moves', 'row', 'lines', 'piece', 'where', 'captures', 'capture'],
  // A throw and a stop, if both are possible.
  example: ({ moves, words }) =>
    [...new Map(moves.map((move) => [move.kind, move])).values()].map(words.typed).join('; '),
  // Faces alone throw these dice again.
  notation(_view, text) {
    const [, roll, stop, rest = ''] = spoken.exec(text) ?? [];
    const faces = (rest.match(/\d/g) ?? []).sort().join('');
    if (stop) return faces ? undefined : 'stop';
    if (faces) return `roll:${faces}`;
    return roll ? 'roll' : undefined;
  },
} satisfies GameKeys<LuziState, LuziMove, LuziWords>;
