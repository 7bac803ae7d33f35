/** More states, with texts and marks that those in `states.ts` do not have. */
import { people, playedGame, states, type State } from './states.js';

type GameState = State & { readonly game: string };

const rules = (game: string, rule: string) => ({
  game,
  name: `rule ${rule}`,
  tag: `${game}-rules`,
  attributes: { rule, examples: 'still' },
  shows: '.diagram, .tray-picture',
});

const played = (game: string, tag: string, players: number, length: number) => ({
  game,
  name: `${players} players`,
  tag,
  attributes: { seats: 'human '.repeat(players), record: playedGame(game, players, length) },
});

const colored = (colors: string, record: string) => ({
  game: 'fluctus',
  name: colors,
  tag: 'fluctus-board',
  attributes: { ...people, seats: 'human human', colors, record },
});

const analysed = (game: string, tag: string, ply: number, text: string, players = 2) => ({
  game,
  name: `analysis, ${players} players`,
  tag,
  attributes: { mode: 'replay', analysis: '', ply: String(ply), seats: 'human '.repeat(players) },
  text,
  evaluates: true,
});

const stateOf = (game: string, name: string): GameState =>
  states.find((state) => state.game === game && state.name === name)!;

const middle = (game: string) => stateOf(game, 'middle');

/** A game in the middle, after some presses, with the pointer somewhere. */
const pointed = (game: string, name: string, more: Pick<State, 'press' | 'hovers' | 'drags'>): GameState => ({
  ...middle(game),
  press: [],
  ...more,
  name,
});

const at = (square: string) => `[data-square="${square}"]`;

/** A task of each game, with a wrong move. */
const puzzles: readonly (readonly [game: string, tag: string, Readonly<Record<string, string>>, string[]])[] =
  [
    [
      'fluctus',
      'fluctus-board',
      { position: 'A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi', record: 'roxyi! wi-yo yi-go' },
      [at('ro'), at('vo')],
    ],
    [
      'glux',
      'glux-board',
      { position: middle('glux').attributes.position!, record: '2@a6 +34 1@m7 +16' },
      [at('c1'), at('face-2')],
    ],
    [
      'lucky-numbers',
      'lucky-numbers-grid',
      {
        position: '1,.,9,./4,7,10,./10,17,20,./19,.,.,20|2,.,.,./.,6,.,12/.,.,13,./.,8,14,17 A -|- 6,19 0',
        record: 'draw +12 12@b2',
      },
      [at('open-6'), at('b4')],
    ],
    [
      'luzi',
      'luzi-dice',
      { position: '29,32 3/5 A 1 22233456', record: 'roll:345 =225 stop' },
      ['[part=stop]'],
    ],
  ];

/** Other seats and colours, hints and forbidden moves in examples of the rules, the analysis, and the pointer on something. */
export const moreStates: readonly GameState[] = [
  colored('white blue', '@wo @bo'),
  colored('yellow violet', '@yo @vo'),
  {
    game: 'fluctus',
    name: 'closed ways',
    tag: 'fluctus-board',
    attributes: { ...people, seats: 'human human', position: '..B.A./..AAAA A 3,4 2,2 -,yo-wi-yo' },
    press: [at('yi'), at('go')],
    opens: '.ending',
  },
  rules('fluctus', 'F5'),
  rules('glux', 'G5 G6'),
  rules('lucky-numbers', 'L5'),
  rules('luzi', 'Z3'),
  played('glux', 'glux-board', 4, 60),
  played('lucky-numbers', 'lucky-numbers-grid', 4, 60),
  played('luzi', 'luzi-dice', 5, 9),

  // few moves, because their values take some time
  analysed(
    'fluctus',
    'fluctus-board',
    2,
    '[Position "A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi"] roxyi wi-yo yi-go',
  ),
  analysed(
    'glux',
    'glux-board',
    4,
    // only of a finished game, all draws are known
    `[Position "${middle('glux').attributes.position}"] [Result "A"] [Termination "B resigns"] 5@i2 +34 6@l6 +34 3@d2 +34 4@m8 +34 4@j6 +34`,
  ),
  analysed(
    'lucky-numbers',
    'lucky-numbers-grid',
    2,
    `[Position "${middle('lucky-numbers').attributes.position}"] 12@d4 6@c4 draw +13 pass`,
  ),
  analysed('luzi', 'luzi-dice', 4, playedGame('luzi')),
  analysed('luzi', 'luzi-dice', 4, playedGame('luzi', 5, 30), 5),

  // texts on the grounds of the mat and of dialogs, which are gradients: axe does not decide their contrast
  ...['fluctus', 'lucky-numbers'].map((game) => {
    const state = stateOf(game, 'middle');
    return {
      ...state,
      name: 'command field',
      attributes: { ...state.attributes, command: '' },
      late: '[part=command]',
    };
  }),
  {
    ...pointed('glux', 'position as a list', {
      press: ['[data-panel="more"]', 'li:has([d^="M3 5h4"]) .item'],
    }),
    opens: '.list h3',
  },

  {
    ...pointed('luzi', 'settings', { press: ['[data-panel="more"]', 'li:has([d^="M3 6h7"]) .item'] }),
    opens: '.panel select',
  },
  ...puzzles.map(([game, tag, attributes, press]) => ({
    game,
    name: 'puzzle',
    tag,
    attributes: { ...people, mode: 'puzzle', ...attributes },
    press,
  })),
  {
    ...stateOf('fluctus', 'start'),
    name: 'invitation',
    attributes: { ...stateOf('fluctus', 'start').attributes, id: 'game', table: 'link' },
    late: '.elsewhere .tool',
    press: ['.elsewhere .tool'],
    opens: '.elsewhere input',
  },

  { ...middle('glux'), name: 'loupe', late: '.loupe .glass svg' },
  // controls look the same in all games
  pointed('luzi', 'pointer on a button', { hovers: '.tool' }),
  pointed('luzi', 'pointer on an entry of the menu', { press: ['[data-panel="more"]'], hovers: '.item' }),
  pointed('luzi', 'pointer on the button Close', { press: ['[data-panel="more"]'], hovers: '.small' }),
  {
    ...analysed('luzi', 'luzi-dice', 4, playedGame('luzi')),
    name: 'pointer on a move',
    hovers: '.cell button',
  },
  {
    ...analysed('luzi', 'luzi-dice', 4, playedGame('luzi')),
    name: 'pointer on a button of the replay',
    hovers: '.step',
  },
  pointed('fluctus', 'pointer on a stone', { hovers: at('wo') }),
  { ...stateOf('fluctus', 'start'), name: 'pointer on a reserve', hovers: at('reserve-A') },
  pointed('fluctus', 'pointer on a target', { press: [at('wo')], hovers: at('vi') }),
  pointed('fluctus', 'a stone above a target', { drags: [at('wo'), at('vi')] }),
  pointed('glux', 'pointer on a target', { hovers: at('j8') }),
  pointed('glux', 'pointer on a chip', { hovers: at('j7') }),
  pointed('glux', 'pointer on a side of the chip', { hovers: '.face' }),
  pointed('lucky-numbers', 'pointer on a tile', { hovers: at('b2') }),
  pointed('lucky-numbers', 'pointer on a target', { hovers: at('d4') }),
  pointed('lucky-numbers', 'a tile above a blocked cell', { drags: ['.held .can', at('b4')] }),
  pointed('luzi', 'a die above the ledge', { drags: ['[part="die"]', '[part="cup"]'] }),
];
