import type { Rulebook } from '../../../core/rulebook.js';

/** The rules of __Title__, numbered as in the engine. */
export const rulebook: Rulebook = {
  rules: [
    {
      id: 'N1',
      status: ['stated', 'decided'],
      examples: [
        { id: 'start', then: { position: '12 A 0,0' } },
        { id: 'small-heap', options: { heap: 5 }, then: { position: '5 A 0,0' } },
      ],
    },
    {
      id: 'N2',
      status: ['stated'],
      examples: [
        { id: 'three', move: '-3', squares: ['10', '11', '12'], then: { position: '9 B 3,0' } },
        { id: 'four', move: '-4', then: { forbidden: 'N2', reason: 'wrong-number' } },
        {
          id: 'too-many',
          position: '2 A 5,5',
          move: '-3',
          squares: ['1', '2'],
          then: { forbidden: 'N2', reason: 'not-there' },
        },
      ],
    },
    {
      id: 'N3',
      status: ['stated'],
      examples: [{ id: 'last', position: '3 B 5,4', move: '-3', then: { over: 'N3', winners: [1] } }],
    },
  ],
};
