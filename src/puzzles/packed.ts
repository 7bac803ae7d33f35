import type { PuzzleTasks } from '../words/en/puzzles.js';

/** A puzzle as the attributes of its board. */
export type PuzzleAttributes = Readonly<Record<string, string>>;

/** The puzzles of a game, one a line. */
interface Pack {
  readonly lines: string;
}

/** A pack: the tag of its board, the days of the week that have a puzzle (0 is Monday), and the reader of its lines. */
export interface PackKind {
  readonly tag: string;
  readonly days: readonly number[];
  readonly load: () => Promise<Pack>;
  readonly read: (fields: readonly string[], tasks: PuzzleTasks) => PuzzleAttributes;
  /** A sentence why the solution is not obvious, from the fields; empty for none. */
  readonly why: (fields: readonly string[], tasks: PuzzleTasks) => string;
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** A record of one choice: the best move, and the others as wrong moves, with their chances: `roll:23=0.288 roll:25=0.188`. */
function choice(values: string): string {
  const [best, ...others] = values.split(' ').map((each) => each.split('='));
  const value = (chance = '') => `{[%chance ${chance}]}`;
  return `${best![0]} ${value(best![1])}${others.map(([move, chance]) => ` (${move}? ${value(chance)})`).join('')}`;
}

/** How much better the best choice is than the next: in points, or in chances, which are at most 1. */
function lead(values: string, whys: PuzzleTasks['whys']): string {
  const [[, first] = [], [next = '', second] = []] = values.split(' ').map((each) => each.split('='));
  const by = Number(first) - Number(second);
  return Number(first) > 1 ? whys.points(by, next) : whys.chance(by, next);
}

/** The packs by the ids of their games. */
export const packKinds = {
  fluctus: {
    tag: 'fluctus-board',
    days: everyDay,
    load: (): Promise<Pack> => import('./packs/fluctus.js'),
    read: ([position = '', moves, record = ''], tasks) => ({
      position: `${position} -,-`,
      record,
      task: tasks.win(Number(moves)),
    }),
    why: ([, moves, , fact = ''], { whys }) =>
      fact.startsWith('x')
        ? whys.capture(fact.slice(1), Number(moves))
        : fact === 'o'
          ? whys.offer
          : fact === 'q'
            ? whys.quiet
            : whys.only(Number(moves)),
  },
  glux: {
    tag: 'glux-board',
    days: everyDay,
    load: (): Promise<Pack> => import('./packs/glux.js'),
    read: ([position = '', record = ''], tasks) => ({
      position: `${position} -`,
      record,
      task: tasks.lastChips(Math.ceil(record.split(' ').filter((move) => !move.startsWith('+')).length / 2)),
    }),
    why: ([, , most], { whys }) => (most ? whys.mostAtOnce(most) : ''),
  },
  'lucky-numbers': {
    tag: 'lucky-numbers-grid',
    days: everyDay,
    load: (): Promise<Pack> => import('./packs/lucky-numbers.js'),
    read: ([position = '', turns, , values], tasks) => {
      const [rows, ...tiles] = position.split(' ');
      const [hand, up] = tiles.length > 1 ? tiles : ['-', ...tiles];
      const board = { players: '1', position: `${rows} A ${hand} ${up} 0` };
      return values
        ? { ...board, record: choice(values), task: tasks.bestChance(Number(turns)) }
        : { ...board, goal: `fill in ${turns}`, task: tasks.fill(Number(turns)) };
    },
    why: ([position = '', turns, trap, values], { whys }) =>
      values
        ? trap
          ? whys.playable(trap)
          : lead(values, whys)
        : trap
          ? whys.spoils(trap)
          : whys.exchanges(Number(turns) - [...position].filter((sign) => sign === '.').length),
  },
  'lucky-swap': {
    tag: 'lucky-numbers-swap',
    days: everyDay,
    load: (): Promise<Pack> => import('./packs/lucky-swap.js'),
    read: ([position = '', par = '', wrap]) => ({
      position: `${position} 0`,
      par,
      goal: 'par',
      ...(wrap === '1' && { wrap: '' }),
    }),
    why: ([, par, , fact = ''], { whys }) =>
      fact.startsWith('x') ? whys.tidies(fact.slice(1), Number(par)) : whys.begins(Number(fact)),
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
    why: ([, , values = ''], { whys }) => lead(values, whys),
  },
} satisfies Readonly<Record<string, PackKind>>;

/** The ids of the games that have daily puzzles. */
export type PuzzleGame = keyof typeof packKinds;

/** Reads a line of a pack. */
export function readPuzzle(
  game: PuzzleGame,
  line: string,
  tasks: PuzzleTasks,
): { readonly attributes: PuzzleAttributes; readonly why: string } {
  const kind: PackKind = packKinds[game];
  const fields = line.split('|');
  return { attributes: kind.read(fields, tasks), why: kind.why(fields, tasks) };
}
