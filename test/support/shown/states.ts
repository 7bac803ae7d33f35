/** States of the boards to look at: for the test of colours and for the pictures in test/pictures. */
import { readFileSync } from 'node:fs';

/** A board with its attributes, its text (a record), and the controls that are pressed one after the other. */
export interface State {
  readonly name: string;
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
  readonly press?: readonly string[];
  /** What the element shows when it is ready; a board by default. */
  readonly shows?: string;
  /** A part that the board shows once it has loaded a module on demand. */
  readonly late?: string;
  /** A part that the board shows after the controls are pressed, once it has loaded a module on demand. */
  readonly opens?: string;
  /** The picture is taken when the analysis has evaluated all positions. */
  readonly evaluates?: boolean;
  /** What is under the pointer in the end. */
  readonly hovers?: string;
  /** The pointer holds the piece of the first place over the second one in the end. */
  readonly drags?: readonly [from: string, to: string];
}

interface Scenes {
  readonly tag: string;
  /** A position in the middle of a game, what to press there, and a move against the rules. */
  readonly middle: string;
  readonly press: readonly string[];
  readonly illegal: readonly string[];
  readonly seats?: string;
  readonly marks: string;
  /** Marks that do not cover the selection. */
  readonly marksAside?: string;
  /** The move of the replay, counted from 0. */
  readonly ply: number;
}

const square = (name: string) => `[data-square="${name}"]`;

const games: Readonly<Record<string, Scenes>> = {
  fluctus: {
    tag: 'fluctus-board',
    middle: 'AA...A/A.BABB A 3,5 2,2 -,go-yi',
    press: [square('wo')],
    illegal: [square('wo'), square('bo')],
    marks: 'ro wo-vi:blue gi:red=1 bo-vo:yellow=!?',
    ply: 12,
  },
  glux: {
    tag: 'glux-board',
    middle:
      '9,B1,2,(B3B2)/13/3,(A3A6),4,A5,A1,2,B1/9,A1,2,(B2B1)/12,(B4B6)/6,(B2B2),5,B6/13/13/(A3A5),2,(A6A1),A5,4,A5,3 A 25,16 336,246 -',
    press: [square('j8')],
    illegal: [square('a9')],
    seats: 'human remote',
    marks: 'a1 d7-j7:blue m9:red=1 j6-j9:yellow=!?',
    marksAside: 'a1 b5-e5:blue m9:red=1 b3-e3:yellow=!?',
    ply: 12,
  },
  'lucky-numbers': {
    tag: 'lucky-numbers-grid',
    middle: '1,.,9,./4,7,10,./10,17,20,./19,.,.,20|2,.,.,./.,6,.,12/.,.,13,./.,8,14,17 A 12|- 6,19 0',
    press: [],
    illegal: [square('b1')],
    marks: 'a4 b3-c3:blue a2:red=1 c4-d1:yellow=!?',
    ply: 24,
  },
  luzi: {
    tag: 'luzi-dice',
    middle: '29,32 3/5 A 3 11124456',
    press: ['[part="die"][aria-pressed="false"]'],
    illegal: ['[part="die"]:not([aria-pressed])'],
    marks: '1 2-3:blue 4:red=1 5-6:yellow=!?',
    ply: 9,
  },
};

export const people = { names: 'Ada,Bo', seed: 'linen' };

/** The record of a game for some players from test/vectors, or of its first moves. */
export function playedGame(game: string, players = 2, length?: number): string {
  const all = JSON.parse(readFileSync(`test/vectors/${game}.games.json`, 'utf8')) as readonly {
    readonly options: object;
    readonly steps: readonly { readonly move?: string }[];
  }[];
  const { options, steps } = all.find(
    (each) => !('players' in each.options) || each.options.players === players,
  )!;
  const tag = `[Options "${JSON.stringify(options).replace(/["\\]/g, '\\$&')}"]`;
  return `${tag} ${steps
    .slice(0, length)
    .map(({ move = '' }) => move)
    .join(' ')}`;
}

const statesOf = (
  game: string,
  { tag, seats = 'human human', middle, ...scenes }: Scenes,
): readonly State[] => {
  const at = { ...people, seats, position: middle };
  const dialog = (kind: string) => ({
    name: kind,
    tag,
    attributes: at,
    press: [`[data-panel="${kind}"]`],
    opens: '[part=panel]',
  });
  return [
    { name: 'start', tag, attributes: { ...people, seats } },
    { name: 'middle', tag, attributes: at, press: scenes.press },
    {
      name: 'replay',
      tag,
      attributes: { mode: 'replay', ply: String(scenes.ply) },
      text: readFileSync(`site/games/${game}/replay.pgn`, 'utf8'),
    },
    {
      name: 'end',
      tag,
      attributes: { ...people, seats, record: playedGame(game) },
      // the scene on the board, and the recap of the moves of others
      late: seats.includes('remote') ? '.in:has(.recap) .ending' : '.ending',
    },
    { name: 'diagram', tag, attributes: { mode: 'diagram', position: middle, marks: scenes.marks } },
    { name: 'message', tag, attributes: at, press: scenes.illegal },
    dialog('rules'),
    dialog('new'),
    dialog('more'),
  ];
};

/** A position in the middle of each game, with a selection and marks of the page, for all looks. */
export const richStates = Object.entries(games).map(
  ([game, { tag, middle, press, seats = 'human human', marks, marksAside = marks }]) => ({
    game,
    name: 'middle with marks',
    tag,
    attributes: { ...people, seats, position: middle, marks: marksAside },
    press,
  }),
);

/** The states of each game. */
export const states = Object.entries(games).flatMap(([game, scenes]) =>
  statesOf(game, scenes).map((state) => ({ game, ...state })),
);
