/** The content of the pages: `<tag>-<case>.html` contains the element with these attributes. */
import { games } from 'spielkasten/engine';

/** Plays some first moves of a game, including those of chance. */
function begin(game, plies, options) {
  let state = game.setup(options);
  const moves = [];
  while (moves.length < plies || game.turn(state) === 'chance') {
    const chance = game.turn(state) === 'chance';
    const open = chance ? game.chances(state).map(({ move }) => move) : game.moves(state);
    const move = open[moves.length % open.length];
    moves.push(game.formatMove(move));
    state = game.play(state, move);
  }
  return { position: game.formatPosition(state), record: moves.join(' ') };
}

const elements = [
  ['fluctus-board', 'fluctus'],
  ['glux-board', 'glux'],
  ['lucky-numbers-grid', 'lucky-numbers'],
  ['luzi-dice', 'luzi'],
];

export const tags = elements.map(([tag]) => tag);

const casesOf = ({ position, record }) => ({
  opening: {},
  position: { position },
  record: { record },
  replay: { mode: 'replay', record, ply: 3 },
  diagram: { mode: 'diagram', position },
  german: { lang: 'de', position },
  bad: { position: 'nonsense' },
});

/** `{ name, tag, attributes }` for each page. */
export const pages = elements.flatMap(([tag, id]) =>
  Object.entries(casesOf(begin(games[id], 7))).map(([name, attributes]) => ({
    name: `${tag}-${name}`,
    tag,
    attributes: { seats: 'human human', seed: '1', ...attributes },
  })),
);
