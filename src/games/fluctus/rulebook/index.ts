import { becomes, createRulebook, example, forbidden, legal, over } from '../../../core/rulebook.js';

/** A moves one stone from ro to wo, back, and to wo again; B makes other steps. */
const toAndFro = ['@ro', '@go', 'ro-wo', 'go-bo', 'wo-ro', 'bo-gi', 'ro-wo', 'gi-go'];

/** Both seats move one stone there and back, then the other stone. */
const roundAndRound = [
  ...['@ro', '@go', '@ri', '@gi'],
  ...['ro-wo', 'go-bo', 'wo-ro', 'bo-go'],
  ...['ri-wo', 'gi-bo', 'wo-ri'],
];

const returning = { variant: 'return', colors: ['yellow', 'green'] };

/** The rules of Fluctus, numbered as in the engine. */
export const rulebook = createRulebook(
  {
    F1: [
      ['stated', 'decided', 'rebuilt'],
      example('start', '', '@ri', becomes('....../A..... B 7,8 1,0 -,-'), 'ro ri go gi'),
      example('blue-and-white', '', '@bo', becomes('....A./...... B 7,8 1,0 -,-'), 'bo bi wo wi', {
        options: { colors: ['blue', 'white'] },
      }),
    ],
    F2: [['stated'], example('no-duty', 'A....A/....B. A 6,7 2,1 -,-', 'ro-wo', legal)],
    F3: [
      ['stated'],
      example('enter', '', '@ro', becomes('A...../...... B 7,8 1,0 -,-')),
      example('enter-elsewhere', '', '@wo', forbidden('F3', 'not-start'), 'ro ri'),
      example('enter-taken', '.A..../B..... A 7,7 1,1 ro-wo,gi-ri', '@ri', forbidden('F3', 'taken')),
    ],
    F4: [
      ['stated'],
      example('step', 'A...../..B... A 7,7 1,1 -,-', 'ro-vi', legal, 'wo vo ri vi'),
      example(
        'step-centre',
        '....../A..... A 7,8 1,0 -,-',
        'ri-gi',
        becomes('....../...A.. B 7,8 1,0 ri-gi,-'),
      ),
      example('step-no-line', '....../A..... A 7,8 1,0 -,-', 'ri-wi', forbidden('F4', 'not-joined')),
    ],
    F5: [
      ['stated', 'decided'],
      example('barred', '', 'wo-ro', forbidden('F5', 'barred'), '', { before: toAndFro }),
      example('barred-onward', '', 'wo-ri', legal, '', { before: toAndFro }),
      example('barred-no-more', '', 'wo-ro', legal, '', { before: [...toAndFro, '@ri', 'go-bo'] }),
    ],
    F6: [
      ['stated'],
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
    F7: [['stated'], example('stuck', '..A.AA/AA.BB. A 3,2 2,2 -,-', 'yo-go', over('F7', [0]))],
    F8: [
      ['stated', 'decided'],
      example('last-stone', 'A....A/.B..B. A 2,0 2,2 -,-', 'roxbi', over('F8', [0])),
      example('shut-out', 'B.A.../...B.. B 6,6 2,2 -,-', 'gi-ri', over('F8', [1]), 'ro ri'),
      example('first-stone', 'A...../B..... A 7,7 1,1 -,gi-ri', 'ro-wo', legal),
      example(
        'no-stone',
        'B....B/....A. B 5,6 2,2 -,-',
        'roxbi',
        becomes('.....B/....B. A 5,6 2,2 -,-'),
        'ro ri',
      ),
    ],
    F9: [
      ['stated', 'decided'],
      example('two-all', 'A.BB.A/....B. A 0,0 2,2 -,-', 'roxbi', over('F9', [0, 1])),
      example('two-all-counter', 'A..BBA/....B. A 0,0 2,2 -,-', 'roxbi', over('F9', [1]), 'go bo bi'),
      example('two-all-order', 'B.A..B/A..... B 1,0 2,2 -,-', 'voxri', over('F8', [1]), 'ro ri yo'),
    ],
    F10: [
      ['decided'],
      example('third-time', '', 'bo-gi', over('F10', [0, 1]), '', { before: roundAndRound }),
    ],
    F11: [['stated', 'decided'], example('play-on', 'A..B../.AB.A. B 4,0 2,2 -,-', 'go-gi', legal)],
    F12: [
      ['stated'],
      example('return-start', '', '@yo', becomes('..A.../...... B 5,6 1,0 -,-'), 'yo yi go gi', {
        options: returning,
      }),
      example(
        'return-capture',
        'A....A/....B. A 4,5 2,1 -,-',
        'roxbi',
        becomes('.....A/....A. B 4,6 2,1 -,-'),
        '',
        { options: returning },
      ),
    ],
  },
  'start enter-elsewhere step step-centre step-no-line capture capture-centre capture-corner no-duty ' +
    'enter-taken stuck last-stone shut-out two-all two-all-counter barred barred-onward',
);
