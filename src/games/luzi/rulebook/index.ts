import type { Rulebook } from '../../../core/rulebook.js';

const standOff = { together: 'stand-off' };

/** The rules of Luzi und Joe, numbered as in the engine. Squares are faces of dice. */
export const rulebook: Rulebook = {
  rules: [
    {
      id: 'Z1',
      status: ['rebuilt'],
      examples: [
        {
          id: 'faces',
          position: '0,0 1/5 A 1 11234566',
          squares: ['1', '6'],
          then: { position: '0,0 1/5 A 1 11234566' },
        },
      ],
    },
    {
      id: 'Z2',
      status: ['stated', 'decided'],
      examples: [
        {
          id: 'turn-passes',
          position: '0,0 1/5 A 2 22344566',
          move: 'stop',
          then: { position: '13,0 1/5 B 0 -' },
        },
        {
          id: 'next-round',
          position: '13,0 1/5 B 2 33344556',
          move: 'stop',
          then: { position: '13,24 2/5 A 0 -' },
        },
      ],
    },
    {
      id: 'Z3',
      status: ['stated', 'rebuilt'],
      examples: [
        { id: 'first-throw', move: 'roll', then: { position: '0,0 1/5 A 0 -+8' } },
        {
          id: 'throw-again',
          position: '0,0 1/5 A 2 12234556',
          squares: ['2', '3', '5'],
          move: 'roll:2235',
          then: { position: '0,0 1/5 A 2 1456+4' },
        },
        {
          id: 'locked',
          position: '0,0 1/5 A 2 12234556',
          squares: ['1', '6'],
          move: 'roll:26',
          then: { forbidden: 'Z3', reason: 'locked-six' },
        },
        {
          id: 'one-die',
          position: '0,0 1/5 A 2 12234556',
          squares: ['3'],
          move: 'roll:3',
          then: { forbidden: 'Z3', reason: 'too-few' },
        },
        {
          id: 'nothing-left',
          position: '0,0 1/5 A 4 11111566',
          squares: ['5'],
          move: 'roll:5',
          then: { forbidden: 'Z3', reason: 'only-stop' },
        },
        { id: 'spent', position: '0,0 1/5 A 4 11111566', move: 'stop', then: { position: '30,0 1/5 B 0 -' } },
      ],
    },
    {
      id: 'Z4',
      status: ['stated', 'rebuilt'],
      examples: [
        {
          id: 'blocked',
          position: '0,0 1/5 A 2 11445556',
          squares: ['1'],
          move: 'stop',
          then: { position: '0,0 1/5 B 0 -' },
        },
        {
          id: 'trinity',
          position: '0,0 1/5 A 2 11145556',
          squares: ['1'],
          move: 'stop',
          then: { position: '34,0 1/5 B 0 -' },
        },
      ],
    },
    {
      id: 'Z5',
      status: ['stated', 'decided', 'rebuilt'],
      examples: [
        {
          id: 'rows-alone',
          position: '0,0 1/5 A 1 22233366',
          move: 'stop',
          then: { position: '12,0 1/5 B 0 -' },
        },
        {
          id: 'fours-and-fives',
          position: '0,0 1/5 A 1 22344455',
          move: 'stop',
          then: { position: '28,0 1/5 B 0 -' },
        },
        {
          id: 'one-row',
          position: '0,0 1/5 A 2 22222246',
          squares: ['2'],
          move: 'stop',
          then: { position: '34,0 1/5 B 0 -' },
        },
      ],
    },
    {
      id: 'Z6',
      status: ['stated', 'rebuilt'],
      examples: [
        {
          id: 'row-of-five',
          position: '0,0 1/5 A 3 22222346',
          squares: ['2'],
          move: 'stop',
          then: { position: '24,0 1/5 B 0 -' },
        },
        {
          id: 'row-doubling',
          options: { rows: 'doubling' },
          position: '0,0 1/5 A 3 22222346',
          squares: ['2'],
          move: 'stop',
          then: { position: '28,0 1/5 B 0 -' },
        },
      ],
    },
    {
      id: 'Z7',
      status: ['stated', 'rebuilt'],
      examples: [
        {
          id: 'luzi',
          position: '0,0 1/5 A 1 44466+3',
          squares: ['6'],
          move: '=256',
          then: { position: '0,0 1/5 B 0 -' },
        },
      ],
    },
    {
      id: 'Z8',
      status: ['stated', 'decided', 'rebuilt'],
      examples: [
        {
          id: 'stand-off',
          position: '0,0 1/5 A 2 11166+3',
          squares: ['1', '6'],
          move: '=456',
          then: { position: '9,0 1/5 B 0 -' },
        },
        {
          id: 'stand-off-more',
          position: '0,0 1/5 A 2 111266+2',
          squares: ['1', '6'],
          move: '=66',
          then: { position: '8,0 1/5 B 0 -' },
        },
        {
          id: 'together',
          position: '0,0 1/5 A 1 1126+4',
          squares: ['1', '6'],
          move: '=1266',
          then: { position: '0,0 1/5 B 0 -' },
        },
        {
          id: 'together-option',
          options: standOff,
          position: '0,0 1/5 A 1 1126+4',
          squares: ['1', '6'],
          move: '=1266',
          then: { position: '4,0 1/5 B 0 -' },
        },
      ],
    },
    {
      id: 'Z9',
      status: ['stated', 'rebuilt'],
      examples: [
        {
          id: 'superluzi',
          position: '20,31 2/5 A 0 -+8',
          squares: ['6'],
          move: '=34456666',
          then: { position: '20,7 2/5 B 0 -' },
        },
        {
          id: 'three-sixes',
          position: '20,31 2/5 A 0 -+8',
          squares: ['6'],
          move: '=34455666',
          then: { position: '20,31 2/5 B 0 -' },
        },
        {
          id: 'below-zero',
          options: { players: 3 },
          position: '0,12,0 1/5 C 0 -+8',
          squares: ['6'],
          move: '=11566666',
          then: { position: '-30,-18,0 2/5 A 0 -' },
        },
      ],
    },
    {
      id: 'Z10',
      status: ['stated', 'decided'],
      examples: [
        {
          id: 'highest-total',
          position: '31,12 5/5 B 1 33344556',
          move: 'stop',
          then: { over: 'Z10', winners: [1] },
        },
        {
          id: 'tie',
          position: '36,12 5/5 B 1 33344556',
          move: 'stop',
          then: { over: 'Z10', winners: [0, 1] },
        },
      ],
    },
  ],
};
