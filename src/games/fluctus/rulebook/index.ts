import type { Rulebook } from '../../../core/rulebook.js';

/** A moves one stone from ro to wo, back, and to wo again; B makes other steps. */
const toAndFro = ['@ro', '@go', 'ro-wo', 'go-bo', 'wo-ro', 'bo-gi', 'ro-wo', 'gi-go'];

/** Both seats move one stone there and back, then the other stone. */
const roundAndRound = [
  ...['@ro', '@go', '@ri', '@gi'],
  ...['ro-wo', 'go-bo', 'wo-ro', 'bo-go'],
  ...['ri-wo', 'gi-bo', 'wo-ri'],
];

/** The rules of Fluctus, numbered as in the engine. */
export const rulebook: Rulebook = {
  rules: [
    {
      id: 'F1',
      status: ['stated', 'decided', 'rebuilt'],
      examples: [
        {
          id: 'start',
          squares: ['ro', 'ri', 'go', 'gi'],
          then: { position: '....../...... A 8,8 0,0 -,-' },
        },
        {
          id: 'blue-and-white',
          options: { colors: ['blue', 'white'] },
          squares: ['bo', 'bi', 'wo', 'wi'],
          then: { position: '....../...... A 8,8 0,0 -,-' },
        },
      ],
    },
    {
      id: 'F2',
      status: ['stated'],
      examples: [
        { id: 'no-duty', position: 'A....A/....B. A 6,7 2,1 -,-', move: 'ro-wo', then: { legal: true } },
      ],
    },
    {
      id: 'F3',
      status: ['stated'],
      examples: [
        { id: 'enter', move: '@ro', then: { position: 'A...../...... B 7,8 1,0 -,-' } },
        {
          id: 'enter-elsewhere',
          move: '@wo',
          squares: ['ro', 'ri'],
          then: { forbidden: 'F3', reason: 'not-start' },
        },
        {
          id: 'enter-taken',
          position: 'A...../B..... A 7,7 1,1 -,gi-ri',
          move: '@ri',
          then: { forbidden: 'F3', reason: 'taken' },
        },
      ],
    },
    {
      id: 'F4',
      status: ['stated'],
      examples: [
        {
          id: 'step',
          position: 'A...../..B... A 7,7 1,1 -,-',
          squares: ['wo', 'vo', 'ri', 'vi'],
          move: 'ro-vi',
          then: { legal: true },
        },
        {
          id: 'step-centre',
          position: '....../A..... A 7,8 1,0 -,-',
          move: 'ri-gi',
          then: { position: '....../...A.. B 7,8 1,0 ri-gi,-' },
        },
        {
          id: 'step-no-line',
          position: '....../A..... A 7,8 1,0 -,-',
          move: 'ri-wi',
          then: { forbidden: 'F4', reason: 'not-joined' },
        },
      ],
    },
    {
      id: 'F5',
      status: ['stated', 'decided'],
      examples: [
        { id: 'barred', before: toAndFro, move: 'wo-ro', then: { forbidden: 'F5', reason: 'barred' } },
        { id: 'barred-onward', before: toAndFro, move: 'wo-ri', then: { legal: true } },
        { id: 'barred-no-more', before: [...toAndFro, '@ri', 'go-bo'], move: 'wo-ro', then: { legal: true } },
      ],
    },
    {
      id: 'F6',
      status: ['stated'],
      examples: [
        {
          id: 'capture',
          position: 'A....A/....B. A 6,7 2,1 -,-',
          move: 'roxbi',
          then: { position: '.....A/....A. B 6,7 2,1 -,-' },
        },
        {
          id: 'capture-centre',
          position: '.....A/.B..A. A 6,7 2,1 -,-',
          move: 'voxwi',
          then: { position: '....../.A..A. B 6,7 2,1 -,-' },
        },
        {
          id: 'capture-corner',
          position: 'AAB.../...... A 6,7 2,1 -,-',
          squares: ['ro', 'wo', 'yo'],
          move: 'roxyo',
          then: { forbidden: 'F6', reason: 'corner' },
        },
        {
          id: 'capture-over-enemy',
          position: 'A....B/....B. A 7,6 1,2 -,-',
          squares: ['vo'],
          move: 'roxbi',
          then: { forbidden: 'F6', reason: 'enemy-over' },
        },
      ],
    },
    {
      id: 'F7',
      status: ['stated'],
      examples: [
        {
          id: 'stuck',
          position: '..A.AA/AA.BB. A 3,2 2,2 -,-',
          move: 'yo-go',
          then: { over: 'F7', winners: [0] },
        },
      ],
    },
    {
      id: 'F8',
      status: ['stated', 'decided'],
      examples: [
        {
          id: 'last-stone',
          position: 'A....A/.B..B. A 2,0 2,2 -,-',
          move: 'roxbi',
          then: { over: 'F8', winners: [0] },
        },
        {
          id: 'shut-out',
          position: 'B.A.../...B.. B 6,6 2,2 -,-',
          squares: ['ro', 'ri'],
          move: 'gi-ri',
          then: { over: 'F8', winners: [1] },
        },
        {
          id: 'first-stone',
          position: 'A...../B..... A 7,7 1,1 -,gi-ri',
          move: 'ro-wo',
          then: { legal: true },
        },
      ],
    },
    {
      id: 'F9',
      status: ['stated', 'decided'],
      examples: [
        {
          id: 'two-all',
          position: 'A.BB.A/....B. A 0,0 2,2 -,-',
          move: 'roxbi',
          then: { over: 'F9', winners: [0, 1] },
        },
        {
          id: 'two-all-counter',
          position: 'A..BBA/....B. A 0,0 2,2 -,-',
          squares: ['go', 'bo', 'bi'],
          move: 'roxbi',
          then: { over: 'F9', winners: [1] },
        },
        {
          id: 'two-all-order',
          position: 'B.A..B/A..... B 1,0 2,2 -,-',
          squares: ['ro', 'ri', 'yo'],
          move: 'voxri',
          then: { over: 'F8', winners: [1] },
        },
      ],
    },
    {
      id: 'F10',
      status: ['decided'],
      examples: [
        { id: 'third-time', before: roundAndRound, move: 'bo-gi', then: { over: 'F10', winners: [0, 1] } },
      ],
    },
    {
      id: 'F11',
      status: ['stated', 'decided'],
      examples: [
        {
          id: 'play-on',
          position: 'A..B../.AB.A. B 4,0 2,2 -,-',
          move: 'go-gi',
          then: { legal: true },
        },
      ],
    },
    {
      id: 'F12',
      status: ['stated'],
      examples: [
        {
          id: 'return-start',
          options: { variant: 'return', colors: ['yellow', 'green'] },
          squares: ['yo', 'yi', 'go', 'gi'],
          then: { position: '....../...... A 6,6 0,0 -,-' },
        },
        {
          id: 'return-capture',
          options: { variant: 'return', colors: ['yellow', 'green'] },
          position: 'A....A/....B. A 4,5 2,1 -,-',
          move: 'roxbi',
          then: { position: '.....A/....A. B 4,6 2,1 -,-' },
        },
      ],
    },
  ],
};
