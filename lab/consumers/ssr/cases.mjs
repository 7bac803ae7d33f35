/** The content of the pages: `<tag>-<case>.html` contains the element with these attributes. */
import { games } from 'spielkasten/engine';

/** Plays the first moves of a game: some of players, and those of chance. */
function begin(game, plies, options) {
  let state = game.setup(options);
  const moves = [];
  for (let played = 0; played < plies || game.turn(state) === 'chance';) {
    const chance = game.turn(state) === 'chance';
    if (!chance) played++;
    const open = chance ? game.chances(state).map(({ move }) => move) : game.moves(state);
    const move = open[moves.length % open.length];
    moves.push(game.formatMove(move));
    state = game.play(state, move);
  }
  return { position: game.formatPosition(state), record: moves.join(' ') };
}

/** Tag, game, marks, the tag of the rules, and the number of a rule. */
const elements = [
  ['fluctus-board', 'fluctus', 'ro-wo:blue gi', 'fluctus-rules', 'F6'],
  ['glux-board', 'glux', 'a1 a9-m1:yellow', 'glux-rules', 'G4'],
  ['lucky-numbers-grid', 'lucky-numbers', 'b2:red a1-a4', 'lucky-numbers-rules', 'L4'],
  ['luzi-dice', 'luzi', '1 2-8:red', 'luzi-rules', 'Z4'],
];

export const tags = elements.map(([tag]) => tag);

const casesOf = ({ position, record }, marks) => ({
  opening: {},
  position: { position },
  record: { record },
  replay: { mode: 'replay', record, ply: 3 },
  diagram: { mode: 'diagram', position },
  marks: { mode: 'diagram', position, marks },
  puzzle: { mode: 'puzzle', record },
  german: { lang: 'de', position },
  bad: { position: 'nonsense' },
});

/** `{ name, tag, attributes }` for each page. */
export const pages = elements.flatMap(([tag, id, marks, rulesTag, rule]) => [
  ...Object.entries(casesOf(begin(games[id], 7), marks)).map(([name, attributes]) => ({
    name: `${tag}-${name}`,
    tag,
    attributes: { seats: 'human human', seed: '1', ...attributes },
  })),
  { name: rulesTag, tag: rulesTag, attributes: { rule } },
]);
