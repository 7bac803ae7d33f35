/** A list in a list, deeper than the stack allows a recursive function to follow. */
function nested(): unknown {
  let list: unknown = [];
  for (let depth = 0; depth < 20_000; depth++) list = [list];
  return list;
}

/** Values that a page may pass by mistake, each with a name. None of them is a text or a number that means something. */
export const oddValues: readonly (readonly [name: string, value: unknown])[] = [
  ['NaN', NaN],
  ['a negative number', -1],
  ['a fraction', 1.5],
  ['a bigint', 1n],
  ['an empty object', {}],
  ['a list of a text', ['Ann']],
  ['an empty list', []],
  ['a symbol', Symbol('odd')],
  ['a function', () => 'odd'],
  ['an object without prototype', Object.create(null)],
  ['an object whose toString is null', { toString: null }],
  [
    'an object whose toString throws',
    {
      toString() {
        throw new Error('toString was called');
      },
    },
  ],
  ['a list of null', [null]],
  ['a list of symbols', [Symbol('a'), Symbol('b')]],
  ['a list of objects whose toString is null', [{ toString: null }, { toString: null }]],
  ['a deeply nested list', nested()],
];
