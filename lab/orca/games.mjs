/**
 * Short games for Orca. Ada plays by the keyboard (keys as xdotool names them, `type` for text), and Bo's answers come from the
 * page. Positions and seeds are fixed.
 */

/** A game of Glüx near its end. */
const late =
  '1,(B4B3),3,(B5B4),2,B3,B1,B1,B4,(B3B2)/10,B1,B5,1/3,(A3A6),4,A5,(A1A3),2,(B1B6)/1,A4,2,A3,3,(A3A6),A1,A6,1,(B2B1)/5,B3,A1,2,(A3A3),2,(B4B6)/6,(B2B2),5,B6/13/3,A5,9/(A3A5),2,(A6A1),(A5A5),4,A5,3 A 25,25 010,010 -';

const people = { seats: 'human remote', names: 'Ada,Bo', seed: 'orca' };

/** A table: the form, a clock, the link, more time for Bo, who comes; a move, questions, a request, a greeting, and the end. */
const atTable = (name, lang, clock) => ({
  name,
  game: 'fluctus',
  tag: 'fluctus-board',
  lang,
  atTable: true,
  attributes: { first: 'A' },
  answers: ['@go'],
  keys: [
    // the tool that invites, the name, and the clock
    ...['Tab', 'End', 'go Return', 'type Ada', 'Tab', 'End', 'Tab', 'Return', 'Return'],
    ...['Tab', 'Tab', 'Tab', 'Down'],
    ...['k', 's', 'Return', 'l', 'slash', `type ${clock}`, 'Return', 'Tab', 's', 'Escape', 'l'],
    // the toolbar, and what people do at the table
    ...['Tab', 'Return', 'Tab', 'k', 'go Return', 'Tab', 's', 'Return', 'k'],
  ],
});

export const games = [
  {
    name: 'fluctus',
    tag: 'fluctus-board',
    attributes: { ...people, colors: 'blue white' },
    answers: ['@wi', '@wo', 'wo-yo', 'yoxbi'],
    keys: [
      ...['Left', 'Left', 'Down', 'Return', 'Up', 'Return', 'm', 's', 's'],
      // the toolbar and the record
      ...['Return', 'Left', 'Return', 'l', 'Tab', 's', 'Tab', 't', 'shift+Tab', 'shift+Tab'],
      ...['Return', 'Right', 'Return'],
    ],
  },
  {
    name: 'glux',
    tag: 'glux-board',
    attributes: {
      ...people,
      position: late,
    },
    answers: ['5@b6', '5@b1'],
    keys: [
      'h',
      't',
      'Up',
      'Right',
      'Down',
      'n',
      'm',
      // the sides of the chip
      'Tab',
      't',
      'shift+Tab',
      'n',
      'Return',
      '5',
      's',
      'slash',
      'type 5 a6',
      'Return',
      // the rooms, the board, and the buttons at the end of a game
      ...['shift+Tab', 'shift+Tab', 't', 'shift+Tab', 'shift+Tab', 'shift+Tab', 's'],
    ],
  },
  {
    // the buttons below the loupe, which is there on narrow boards, and the list of moves
    name: 'glux-loupe',
    game: 'glux',
    tag: 'glux-board',
    attributes: { ...people, position: late, style: 'inline-size: 22rem' },
    answers: ['5@b6', '5@b1'],
    keys: ['n', 'Tab', 't', 'Right', 'Return', 'Left', 'Return', 'Right', 's', 'Return', '5', 'h'],
  },
  {
    // the position as a list, and what an entry leads to
    name: 'glux-list',
    game: 'glux',
    tag: 'glux-board',
    attributes: { ...people, position: late },
    answers: ['5@b6'],
    keys: [
      ...['go v', 'go Tab', 'go Tab', 'go Return', 'o', 'm', 'go v', 'Escape', 's'],
      // the arrow keys read the list
      ...['go v', 'go Tab', 'go Tab', 'go Down', 'go Return', 'o', 'm'],
    ],
  },
  {
    // the bar of a replay, and its list of moves
    name: 'fluctus-replay',
    game: 'fluctus',
    tag: 'fluctus-board',
    attributes: { mode: 'replay', names: 'Ada,Bo', record: '1. @ro @go 2. @ri @gi 3. ro-wo' },
    keys: [
      ...['Tab', 't', 'Right', 'Tab', 'Return', 'Tab', 's', 'Tab', 'Return', 'b', 'Tab', 'Return'],
      // the slider, the speed and the toolbar, and the list
      ...['Tab', 's', 'Left', 'Tab', 'Tab', 's', 'Tab', 't', 'Left', 'Return', 's'],
      // words step
      ...[
        'slash',
        'type start',
        'Return',
        'type next',
        'Return',
        'type move 3',
        'Return',
        'type back',
        'Return',
      ],
    ],
  },
  {
    // the exits of the menu, of the rules and of a message, also after reading with the arrow keys
    name: 'fluctus-exits',
    game: 'fluctus',
    tag: 'fluctus-board',
    attributes: { ...people, colors: 'blue white', record: '@bi @wi' },
    keys: [
      ...['Tab', 'Tab', 'End', 'go Return', 'go Down', 'go Down', 'Escape', 's'],
      ...['go Return', 'go Tab', 'go Return', 's', 'Left', 'Left', 'go Return', 'Escape', 's'],
      ...['Home', 'Return', 'Tab', 'go Return', 'o'],
    ],
  },
  {
    // words in the field of a puzzle: questions, and the move that solves it
    name: 'fluctus-puzzle',
    game: 'fluctus',
    tag: 'fluctus-board',
    attributes: {
      mode: 'puzzle',
      names: 'Ada,Bo',
      position: 'A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi',
      record: '1. roxyi',
    },
    keys: ['slash', 'type last', 'Return', 'type t', 'Return', 'type ro yi', 'Return'],
  },
  {
    name: 'lucky-numbers',
    tag: 'lucky-numbers-grid',
    attributes: {
      ...people,
      position: '1,2,3,4/5,6,7,8/9,10,11,12/13,14,.,20|1,2,3,4/5,6,7,8/9,10,11,12/.,.,.,20 A -|- 13,14,16 0',
    },
    answers: ['13@a1'],
    keys: [
      'h',
      't',
      'Right',
      'Down',
      's',
      'slash',
      'type 14 d2',
      'Return',
      'type board',
      'Return',
      'type 16 c1',
      'Return',
    ],
  },
  {
    name: 'luzi',
    tag: 'luzi-dice',
    attributes: { ...people, rounds: '1' },
    answers: ['roll', 'stop'],
    keys: [
      ...['h', 't', 'Return', '2', '5', '6'],
      // the buttons that throw and stop: after a throw, the focus is on the cup
      ...['Tab', 't', 's', 'Tab', 'b', 'shift+Tab'],
      ...['Return', 's', 'slash', 'type stop', 'Return'],
    ],
  },
  atTable('table', 'en', 'clock'),
  atTable('tisch', 'de', 'uhr'),
];

/** The games that are played in each browser. */
export const plan = [
  ...games.map((game) => ({ browser: 'chromium', game })),
  ...games
    .filter(({ name }) => ['fluctus', 'lucky-numbers'].includes(name))
    .map((game) => ({ browser: 'firefox', game })),
];
