import type { Example, Rulebook } from '../../../core/rulebook.js';

/** A moves one stone from ro to wo, back, and to wo again; B makes other steps. */
const toAndFro = ['@ro', '@go', 'ro-wo', 'go-bo', 'wo-ro', 'bo-gi', 'ro-wo', 'gi-go'];

/** Both seats move one stone there and back, then the other stone. */
const roundAndRound = [
  ...['@ro', '@go', '@ri', '@gi'],
  ...['ro-wo', 'go-bo', 'wo-ro', 'bo-go'],
  ...['ri-wo', 'gi-bo', 'wo-ri'],
];

const returning = { variant: 'return', colors: ['yellow', 'green'] };

// The expected results of the examples
const legal = { legal: true } as const;
const forbidden = (rule: string, reason: string) => ({ forbidden: rule, reason });
const becomes = (position: string) => ({ position });
const over = (rule: string, winners: readonly number[]) => ({ over: rule, winners });

/** An example of a move in a position; `squares` are separated by spaces. */
const example = (
  id: string,
  position: string,
  move: string,
  then: Example['then'],
  squares?: string,
): Example => ({ id, position, move, then, ...(squares && { squares: squares.split(' ') }) });

/** The rules of Fluctus, numbered as in the engine. */
export const rulebook: Rulebook = {
  rules: [
    {
      id: 'F1',
      status: ['stated', 'decided', 'rebuilt'],
      examples: [
        {
          id: 'start',
          move: '@ri',
          squares: ['ro', 'ri', 'go', 'gi'],
          then: becomes('....../A..... B 7,8 1,0 -,-'),
        },
        {
          id: 'blue-and-white',
          options: { colors: ['blue', 'white'] },
          move: '@bo',
          squares: ['bo', 'bi', 'wo', 'wi'],
          then: becomes('....A./...... B 7,8 1,0 -,-'),
        },
      ],
    },
    {
      id: 'F2',
      status: ['stated'],
      examples: [example('no-duty', 'A....A/....B. A 6,7 2,1 -,-', 'ro-wo', legal)],
    },
    {
      id: 'F3',
      status: ['stated'],
      examples: [
        { id: 'enter', move: '@ro', then: becomes('A...../...... B 7,8 1,0 -,-') },
        { id: 'enter-elsewhere', move: '@wo', squares: ['ro', 'ri'], then: forbidden('F3', 'not-start') },
        example('enter-taken', '.A..../B..... A 7,7 1,1 ro-wo,gi-ri', '@ri', forbidden('F3', 'taken')),
      ],
    },
    {
      id: 'F4',
      status: ['stated'],
      examples: [
        example('step', 'A...../..B... A 7,7 1,1 -,-', 'ro-vi', legal, 'wo vo ri vi'),
        example(
          'step-centre',
          '....../A..... A 7,8 1,0 -,-',
          'ri-gi',
          becomes('....../...A.. B 7,8 1,0 ri-gi,-'),
        ),
        example('step-no-line', '....../A..... A 7,8 1,0 -,-', 'ri-wi', forbidden('F4', 'not-joined')),
      ],
    },
    {
      id: 'F5',
      status: ['stated', 'decided'],
      examples: [
        { id: 'barred', before: toAndFro, move: 'wo-ro', then: forbidden('F5', 'barred') },
        { id: 'barred-onward', before: toAndFro, move: 'wo-ri', then: legal },
        { id: 'barred-no-more', before: [...toAndFro, '@ri', 'go-bo'], move: 'wo-ro', then: legal },
      ],
    },
    {
      id: 'F6',
      status: ['stated'],
      examples: [
        example('capture', 'A....A/....B. A 6,7 2,1 -,-', 'roxbi', becomes('.....A/....A. B 6,7 2,1 -,-')),
        example(
          'capture-centre',
          '.....A/.B..A. A 6,7 2,1 -,-',
          'voxwi',
          becomes('....../.A..A. B 6,7 2,1 -,-'),
        ),
        example(
          'capture-corner',
          'AAB.../...... A 6,7 2,1 -,-',
          'roxyo',
          forbidden('F6', 'corner'),
          'ro wo yo',
        ),
        example(
          'capture-over-enemy',
          'A....B/....B. A 7,6 1,2 -,-',
          'roxbi',
          forbidden('F6', 'enemy-over'),
          'vo',
        ),
      ],
    },
    {
      id: 'F7',
      status: ['stated'],
      examples: [example('stuck', '..A.AA/AA.BB. A 3,2 2,2 -,-', 'yo-go', over('F7', [0]))],
    },
    {
      id: 'F8',
      status: ['stated', 'decided'],
      examples: [
        example('last-stone', 'A....A/.B..B. A 2,0 2,2 -,-', 'roxbi', over('F8', [0])),
        example('shut-out', 'B.A.../...B.. B 6,6 2,2 -,-', 'gi-ri', over('F8', [1]), 'ro ri'),
        example('first-stone', 'A...../B..... A 7,7 1,1 -,gi-ri', 'ro-wo', legal),
      ],
    },
    {
      id: 'F9',
      status: ['stated', 'decided'],
      examples: [
        example('two-all', 'A.BB.A/....B. A 0,0 2,2 -,-', 'roxbi', over('F9', [0, 1])),
        example('two-all-counter', 'A..BBA/....B. A 0,0 2,2 -,-', 'roxbi', over('F9', [1]), 'go bo bi'),
        example('two-all-order', 'B.A..B/A..... B 1,0 2,2 -,-', 'voxri', over('F8', [1]), 'ro ri yo'),
      ],
    },
    {
      id: 'F10',
      status: ['decided'],
      examples: [{ id: 'third-time', before: roundAndRound, move: 'bo-gi', then: over('F10', [0, 1]) }],
    },
    {
      id: 'F11',
      status: ['stated', 'decided'],
      examples: [example('play-on', 'A..B../.AB.A. B 4,0 2,2 -,-', 'go-gi', legal)],
    },
    {
      id: 'F12',
      status: ['stated'],
      examples: [
        {
          id: 'return-start',
          options: returning,
          move: '@yo',
          squares: ['yo', 'yi', 'go', 'gi'],
          then: becomes('..A.../...... B 5,6 1,0 -,-'),
        },
        {
          id: 'return-capture',
          options: returning,
          position: 'A....A/....B. A 4,5 2,1 -,-',
          move: 'roxbi',
          then: becomes('.....A/....A. B 4,6 2,1 -,-'),
        },
      ],
    },
  ],
  guide: [
    'start',
    'enter-elsewhere',
    'step',
    'step-centre',
    'step-no-line',
    'capture',
    'capture-centre',
    'capture-corner',
    'no-duty',
    'enter-taken',
    'stuck',
    'last-stone',
    'shut-out',
    'two-all',
    'two-all-counter',
    'barred',
    'barred-onward',
  ],
};
