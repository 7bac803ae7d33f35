import type { PuzzleTasks } from '../words/en/puzzles.js';
import { parseDay } from './days.js';

/** A puzzle as the attributes of its board. */
export type PuzzleAttributes = Readonly<Record<string, string>>;

/** The puzzles of a game, one a line: fields between bars, of which the last one has the facts of the sentences why. */
interface Pack {
  readonly lines: string;
}

/** A pack: the tag of its board, the days of the week that have a puzzle (0 is Monday; default: all), and the reader of the other fields. */
export interface PackKind {
  readonly tag: string;
  readonly days?: readonly number[];
  readonly load: () => Promise<Pack>;
  readonly read: (fields: readonly string[], tasks: PuzzleTasks) => PuzzleAttributes;
  /** The name of the words of all its facts, which leave it out. */
  readonly fact?: string;
}

/** A record of one choice: the best move, and the others as wrong moves, with their chances: `roll:23=0.288 roll:25=0.188`. */
function choice(values: string): string {
  const [best, ...others] = values.split(' ').map((each) => each.split('='));
  const value = (chance = '') => `{[%chance ${chance}]}`;
  return `${best![0]} ${value(best![1])}${others.map(([move, chance]) => ` (${move}? ${value(chance)})`).join('')}`;
}

/** The packs by the ids of their games. */
export const packKinds = {
  fluctus: {
    tag: 'fluctus-board',
    load: (): Promise<Pack> => import('./packs/fluctus.js'),
    read: ([position = '', record = ''], tasks) => ({
      position: `${position} -,-`,
      record,
      task: tasks.win(Math.ceil(record.split(' ').length / 2)),
    }),
  },
  glux: {
    tag: 'glux-board',
    fact: 'most',
    load: (): Promise<Pack> => import('./packs/glux.js'),
    read: ([position = '', record = ''], tasks) => ({
      position: `${position} -`,
      record,
      task: tasks.lastChips(Math.ceil(record.split(' ').filter((move) => !move.startsWith('+')).length / 2)),
    }),
  },
  'lucky-numbers': {
    tag: 'lucky-numbers-grid',
    load: (): Promise<Pack> => import('./packs/lucky-numbers.js'),
    read: ([position = '', turns, values], tasks) => {
      const [rows, ...tiles] = position.split(' ');
      const [hand, up] = tiles.length > 1 ? tiles : ['-', ...tiles];
      const board = { players: '1', position: `${rows} A ${hand} ${up} 0` };
      return values
        ? { ...board, record: choice(values), task: tasks.bestChance(Number(turns)) }
        : { ...board, goal: `fill in ${turns}`, task: tasks.fill(Number(turns)) };
    },
  },
  'lucky-swap': {
    tag: 'lucky-numbers-swap',
    load: (): Promise<Pack> => import('./packs/lucky-swap.js'),
    read: ([position = '', par = '', wrap], tasks) => ({
      position: `${position} 0`,
      par,
      goal: 'par',
      task: tasks.swap(par, wrap === '1'),
      ...(wrap === '1' && { wrap: '' }),
    }),
  },
  luzi: {
    tag: 'luzi-dice',
    // three days a week: there are no more such puzzles
    days: [0, 2, 5],
    load: (): Promise<Pack> => import('./packs/luzi.js'),
    read: ([position = '', need, values = ''], tasks) =>
      need
        ? { position, record: choice(values), task: tasks.lastRun(Number(need)) }
        : { position, goal: 'points', task: tasks.mostPoints },
  },
} satisfies Readonly<Record<string, PackKind>>;

export type PuzzleGame = keyof typeof packKinds;

/** The ids of the games that have daily puzzles. */
export const puzzleGames = Object.keys(packKinds) as readonly PuzzleGame[];

const BASE = 'https://blog.example/';

/** The attributes of `<daily-puzzle>`: for each, whether a value is valid. The words have the fault of each. */
export const dailyAttributes = {
  game: (value: string): boolean => Object.hasOwn(packKinds, value),
  date: (value: string): boolean => parseDay(value) !== undefined,
  pack: (value: string): boolean =>
    value !== '' && URL.canParse(value, BASE) && /^(https?|blob|data):$/.test(new URL(value, BASE).protocol),
};

export type DailyAttribute = keyof typeof dailyAttributes;

/** Reads a line of a pack. */
export function readPuzzle(
  game: PuzzleGame,
  line: string,
  tasks: PuzzleTasks,
): { readonly attributes: PuzzleAttributes; readonly why: string } {
  const { read, fact: common }: PackKind = packKinds[game];
  const fields = line.split('|');
  const whys: Readonly<Record<string, (...told: readonly string[]) => string>> = tasks.whys;
  // a fact is the name of its words, and what they tell of the puzzle, such as `threat ri-wo goxwi`
  const sentences = fields
    .pop()!
    .split(';')
    .map((fact) => {
      const [name = '', ...told] = (common ? `${common} ${fact}` : fact).split(' ');
      return whys[name]!(...told);
    });
  return { attributes: read(fields, tasks), why: sentences.join(' ') };
}
