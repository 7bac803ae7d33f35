import type { GameKeys } from '../../element/a11y/game-keys.js';
import { layOutDice } from './dice-layout.js';
import { freeDice, stopping, type LuziMove, type LuziState } from './engine/index.js';
import { caption, describe } from './labels.js';
import type { LuziWords } from './words/en.js';

/** The words for moves that a person may type, in all languages and without accents. */
const spoken = /^(?:(roll|throw|wurfeln|werfen)|(stop|stopp|halt|aufhoren))?([^a-z=+]*)$/;

/** The answers of Luzi und Joe to the keys that speak. */
const keys: GameKeys<LuziState, LuziMove, LuziWords> = {
  hand: ({ state, past, words }) =>
    state.cup ? `${words.cup(state.cup)}.` : `${describe(layOutDice(past, state), words)}.`,
  // Each die can do the same.
  moves: () => '',
  targets({ state, moves, words }) {
    if (moves.length === 0) return '';
    const open = moves.some(({ kind }) => kind === 'roll');
    const free = freeDice(state).map((face) => words.faces[face - 1]);
    return [
      words.todo(state.throws, [], open),
      state.throws && open ? `${words.rows.felt}: ${free.join(', ')}.` : '',
      moves.some(({ kind }) => kind === 'stop') ? `${words.stop(stopping(state)?.points)}.` : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  summary: ({ state, past, names, words }) =>
    [
      `${words.board(names)}.`,
      `${words.sheet.round} ${state.round}.`,
      names.map((name, seat) => `${name}: ${words.points(state.scores[seat] ?? 0)}`).join('; ') + '.',
      `${caption(state, words, names)}${state.cup ? words.cup(state.cup) : `: ${describe(layOutDice(past, state), words)}`}.`,
    ].join(' '),
  row: (view) => keys.hand(view),
  lines: () => '',
  pieces: () => [],
  // Faces alone throw these dice again.
  notation(_view, text) {
    const [, roll, stop, rest = ''] = spoken.exec(text) ?? [];
    const faces = (rest.match(/\d/g) ?? []).sort().join('');
    if (stop) return faces ? undefined : 'stop';
    if (faces) return `roll:${faces}`;
    return roll ? 'roll' : undefined;
  },
};

export const { hand, lines, moves, notation, pieces, row, summary, targets } = keys;
