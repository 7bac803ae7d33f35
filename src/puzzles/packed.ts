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
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** The ways as one record: the first is the main line, the others are variations in place of the move in which they differ. */
function tree(ways: readonly (readonly string[])[]): string {
  const [first] = ways[0] ?? [];
  if (first === undefined) return '';
  const after = (move: string) => tree(ways.filter((way) => way[0] === move).map((way) => way.slice(1)));
  const others = [...new Set(ways.map((way) => way[0]!))].slice(1);
  const variations = others.map((move) => ` (${`${move} ${after(move)}`.trim()})`).join('');
  return `${first}${variations} ${after(first)}`.trim();
}

/** A record of one choice: the best move, and the others as wrong moves; each comment tells the value. */
function choice(
  values: readonly (readonly [move: string, value: number])[],
  say: (value: number) => string,
): string {
  const [best, ...others] = values.map(([move, value]) => [move, `{${say(value)}}`] as const);
  return `${best!.join(' ')}${others.map(([move, comment]) => ` (${move}? ${comment})`).join('')}`;
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
  },
  'lucky-numbers': {
    tag: 'lucky-numbers-grid',
    days: everyDay,
    load: (): Promise<Pack> => import('./packs/lucky-numbers.js'),
    read: ([position = '', turns, ways = ''], tasks) => ({
      players: '1',
      position: position.replace(/ (.*)$/, ' A - $1 0'),
      record: tree(ways.split(';').map((way) => way.split(' '))),
      task: tasks.fill(Number(turns)),
    }),
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
  },
  luzi: {
    tag: 'luzi-dice',
    // three days a week: there are no more such puzzles
    days: [0, 2, 5],
    load: (): Promise<Pack> => import('./packs/luzi.js'),
    read: ([position = '', need = '', values = ''], tasks) => ({
      position,
      record: choice(
        values
          .split(' ')
          .map((each) => each.split('='))
          .map(([move = '', value]) => [move, Number(value)] as const),
        need ? tasks.chance : tasks.average,
      ),
      task: need ? tasks.lastRun(Number(need)) : tasks.mostPoints,
    }),
  },
} satisfies Readonly<Record<string, PackKind>>;

/** The ids of the games that have daily puzzles. */
export type PuzzleGame = keyof typeof packKinds;

/** Reads a line of a pack. */
export function readPuzzle(game: PuzzleGame, line: string, tasks: PuzzleTasks): PuzzleAttributes {
  const kind: PackKind = packKinds[game];
  return kind.read(line.split('|'), tasks);
}
