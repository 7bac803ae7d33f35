import { createRulebook, example, over, type Example } from '../../../core/rulebook.js';

/** The table before the first run of A, with some throws and dice, such as `2 11145556`. */
const inFirstRun = (table: string): string => `0,0 1/5 A ${table}`;

/**
 * An example of a move that leads to a position. `faces` are those to point at. After a throw or a stop, the dice are in the
 * cup: the drawing shows them before.
 */
const leads = (id: string, position: string, move: string, to: string, faces = ''): Example => ({
  ...{ id, position, move, squares: Array.from(faces), then: { position: to } },
  drawnBefore: !move.startsWith('='),
});

/** An example of a stop of A in the first run, which scores these points. */
const scores = (id: string, table: string, points: number, faces = ''): Example =>
  leads(id, inFirstRun(table), 'stop', `${points},0 1/5 B 0 -`, faces);

/** The same, for a run that ends with a throw. */
const ends = (id: string, table: string, fallen: string, points: number, faces = '16'): Example =>
  leads(id, inFirstRun(table), `=${fallen}`, `${points},0 1/5 B 0 -`, faces);

/** An example of dice that A cannot throw again in the first run. */
const forbidden = (id: string, table: string, dice: string, reason: string, faces = dice): Example => ({
  ...{ id, position: inFirstRun(table), move: `roll:${dice}`, squares: Array.from(faces) },
  then: { forbidden: 'Z3', reason },
});

/** An example of a stop that ends the game. */
const wins = (id: string, position: string, winners: readonly number[]): Example =>
  example(id, position, 'stop', over('Z10', winners));

/** The rules of Luzi und Joe, numbered as in the engine. Squares are faces of dice. */
export const rulebook = createRulebook(
  {
    Z1: [['rebuilt'], leads('faces', inFirstRun('1 11234566'), 'roll:2345', inFirstRun('1 1166+4'), '16')],
    Z2: [
      ['stated', 'decided'],
      leads('turn-passes', '0,0 1/5 A 2 22344566', 'stop', '13,0 1/5 B 0 -'),
      leads('next-round', '13,0 1/5 B 2 33344556', 'stop', '13,24 2/5 A 0 -'),
    ],
    Z3: [
      ['stated', 'rebuilt'],
      { id: 'first-throw', move: 'roll', drawnBefore: true, then: { position: inFirstRun('0 -+8') } },
      leads('throw-again', inFirstRun('2 12234556'), 'roll:2235', inFirstRun('2 1456+4'), '235'),
      forbidden('locked', '2 12234556', '6', 'locked-six', '16'),
      forbidden('one-die', '2 12234556', '3', 'too-few'),
      forbidden('nothing-left', '4 11111566', '5', 'only-stop'),
      scores('spent', '4 11111566', 30),
    ],
    Z4: [
      ['stated', 'rebuilt'],
      scores('blocked', '2 11445556', 0, '1'),
      scores('trinity', '2 11145556', 34, '1'),
    ],
    Z5: [
      ['stated', 'decided', 'rebuilt'],
      scores('rows-alone', '1 22233366', 12),
      scores('fours-and-fives', '1 22344455', 28),
      scores('one-row', '2 22222246', 34, '2'),
    ],
    Z6: [
      ['stated', 'rebuilt'],
      scores('row-of-five', '3 22222346', 24, '2'),
      { ...scores('row-doubling', '3 22222346', 28, '2'), options: { rows: 'doubling' } },
    ],
    Z7: [['stated', 'rebuilt'], ends('luzi', '1 44466+3', '256', 0, '6')],
    Z8: [
      ['stated', 'decided', 'rebuilt'],
      ends('stand-off', '2 11166+3', '456', 9),
      ends('stand-off-more', '2 111266+2', '66', 8),
      ends('together', '1 1126+4', '1266', 0),
      { ...ends('together-option', '1 1126+4', '1266', 4), options: { together: 'stand-off' } },
    ],
    Z9: [
      ['stated', 'rebuilt'],
      leads('superluzi', '20,31 2/5 A 0 -+8', '=34456666', '20,7 2/5 B 0 -', '6'),
      leads('three-sixes', '20,31 2/5 A 0 -+8', '=34455666', '20,31 2/5 B 0 -', '6'),
      {
        ...leads('superluzi-five', '20,31 2/5 A 0 -+8', '=34456666', '20,31 2/5 B 0 -', '6'),
        options: { superluzi: 5 },
      },
      {
        ...leads('below-zero', '0,12,0 1/5 C 0 -+8', '=11566666', '-30,-18,0 2/5 A 0 -', '6'),
        options: { players: 3 },
      },
    ],
    Z10: [
      ['stated', 'decided'],
      wins('highest-total', '31,12 5/5 B 1 33344556', [1]),
      wins('tie', '36,12 5/5 B 1 33344556', [0, 1]),
    ],
  },
  'first-throw throw-again locked one-die fours-and-fives rows-alone one-row turn-passes blocked ' +
    'trinity nothing-left luzi stand-off superluzi next-round highest-total',
);
