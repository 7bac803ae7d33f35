/**
 * `npm run speech`: the words that are spoken in a turn, over 100 turns of each game against another player, and the seconds at
 * the usual speed of Orca. Counts the moves of both, what comes with the turn, and the answers to the questions of a player. The names
 * of squares on which the focus stops are not counted.
 */
import { random } from '../src/core/random.ts';
import { keys as fluctusKeys } from '../src/games/fluctus/keys.ts';
import { fluctus } from '../src/games/fluctus/engine/index.ts';
import { keys as gluxKeys } from '../src/games/glux/keys.ts';
import { glux } from '../src/games/glux/engine/index.ts';
import { keys as luckyKeys } from '../src/games/lucky-numbers/keys.ts';
import { luckyNumbers } from '../src/games/lucky-numbers/engine/index.ts';
import { keys as luziKeys } from '../src/games/luzi/keys.ts';
import { luzi } from '../src/games/luzi/engine/index.ts';
import { en as fluctusWords } from '../src/words/en/fluctus.ts';
import { en as luziWords } from '../src/words/en/luzi.ts';
import { keyWords } from '../src/words/en/keys.ts';
import { en as gluxWords } from '../src/words/en/glux.ts';
import { en as luckyWords } from '../src/words/en/lucky-numbers.ts';

const TURNS = 100;
/** Words in a minute. */
const RATE = 175;
const names = ['You', 'Bo'];
const count = (text) => text.split(/\s+/).filter(Boolean).length;

/** A position as player A knows it. */
const viewOf = (game, words, state) => ({
  state: game.view(state, 0),
  moves: game.turn(state) === 0 ? game.moves(state) : [],
  chosen: [],
  past: [],
  addressee: 0,
  ownSeat: 0,
  bottom: 0,
  seat: 0,
  names,
  words,
  keyWords: keyWords({}),
});

const squaresIn = ({ moves }) => [...new Set(moves.map(({ to }) => to))];

const games = {
  'Fluctus (T)': {
    game: fluctus,
    words: fluctusWords,
    begins: () => '',
    asks: (view) => fluctusKeys.targets(view),
  },
  'Luzi und Joe (T in each throw)': {
    game: luzi,
    words: luziWords,
    begins: () => '',
    asks: (view) => luziKeys.targets(view),
  },
  'Glüx, each square asked (T and M)': {
    game: glux,
    words: gluxWords,
    begins: (view) => gluxKeys.hand(view),
    asks: (view) =>
      [gluxKeys.targets(view), ...squaresIn(view).map((square) => gluxKeys.moves(view, square))].join(' '),
  },
  'Glüx, squares that change a room (W)': {
    game: glux,
    words: gluxWords,
    begins: (view) => gluxKeys.hand(view),
    asks: (view) => gluxKeys.changes(view),
  },
  'Lucky Numbers (T)': {
    game: luckyNumbers,
    words: luckyWords,
    begins: () => '',
    asks: (view) => luckyKeys.targets(view),
    /** A player who fills the board: empty cells first, then the pile. */
    prefers: (state, move) =>
      move.kind === 'lay'
        ? state.boards[state.seat]['abcd'.indexOf(move.to[0]) + 4 * (4 - Number(move.to[1]))] === 0
        : false,
  },
};

for (const [name, { game, words, begins, asks, prefers = () => false }] of Object.entries(games)) {
  const dice = random('speech', 0);
  const total = { turns: 0, told: 0, asked: 0 };
  const any = (list) => list[dice.below(list.length)];
  while (total.turns < TURNS) {
    let state = game.setup({ players: 2, seed: String(total.turns) });
    let last;
    for (let turn = game.turn(state); turn !== 'over' && total.turns < TURNS; turn = game.turn(state)) {
      if (turn === 0) {
        const view = viewOf(game, words, state);
        if (last !== 0) {
          total.turns++;
          total.told += count(`Your turn. ${begins(view)}`);
        }
        total.asked += count(asks(view));
      }
      if (turn !== 'chance') last = turn;
      const moves = turn === 'chance' ? game.chances(state).map(({ move }) => move) : game.moves(state);
      const liked = moves.filter((move) => prefers(state, move));
      const move = any(liked.length > 0 ? liked : moves);
      const said = game.happenings(state, move).map((happening) => words.say(happening, names, 0));
      total.told += count(said.join(' '));
      state = game.play(state, move);
    }
  }
  const seconds = (all) => ((all / total.turns / RATE) * 60).toFixed(0);
  console.log(
    `${name}: ${seconds(total.told + total.asked)} s a turn; told ${seconds(total.told)} s, asked ${seconds(total.asked)} s`,
  );
}
