/** The elements of the page, with their properties as a template writes them: lists as texts. */
export const scene = (noLit) => [
  [
    'fluctus-board',
    { id: 'board', seats: 'human human', noLit, noCoordinates: false, names: 'Ada,Bo', marks: 'ro wo:red' },
  ],
  ['luzi-dice', { id: 'dice', seats: 'human human', rows: '6 12 20 30 42 57', noKeys: true }],
  ['fluctus-rules', { id: 'rules', rule: 'F1 F2', headingLevel: 4, examples: 'none' }],
];
