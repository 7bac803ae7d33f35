/** Why the solutions of puzzles are not obvious: facts for a sentence, found on the engine. A fact is a letter and a move, or a number. */
import { games } from '../../src/lists/engines.js';
import { boardOf, disorder, exchanged, exchanges, ways } from './prove-lucky-swap.mjs';

const opened = (id, position) => {
  const game = games[id];
  const state = game.parsePosition(position);
  return { game, state, moves: game.moves(state), seat: game.turn(state) };
};

/** `x` and a capture that tempts; `o`: the solution offers a stone; `q`: it is a quiet move; or nothing. */
export function whyFluctus({ position, record }) {
  const [key] = record.split(' ');
  const { game, state, moves } = opened('fluctus', position);
  const names = moves.map((move) => game.formatMove(move));
  const capture = names.find((name) => name.includes('x') && name !== key);
  if (capture) return `x${capture}`;
  const after = game.play(state, game.parseMove(key));
  if (game.moves(after).some((move) => game.formatMove(move).includes('x'))) return 'o';
  return key.includes('x') ? '' : 'q';
}

/** The placement with most points at once, which does not win. */
export function whyGlux({ position }) {
  const { game, state, moves, seat } = opened('glux', position);
  const lead = (move) => {
    const scores = game.scores(game.play(state, move));
    return scores[seat] - scores[1 - seat];
  };
  const most = Math.max(...moves.map(lead));
  return game.formatMove(moves.find((move) => lead(move) === most));
}

/** The exchange that puts most pairs in order, if it is wrong; else the number of first exchanges of shortest ways. */
export function whySwap({ position, par, wrap }) {
  const board = boardOf(position);
  const all = exchanges(wrap);
  const { firsts } = ways(board, all, par);
  const left = all.map((move) => disorder(exchanged(board, move)));
  const best = left.indexOf(Math.min(...left));
  const name = (cell) => 'abcd'[cell % 4] + (4 - (cell >> 2));
  return firsts.has(best) ? String(firsts.size) : `x${all[best].map(name).join('-')}`;
}
