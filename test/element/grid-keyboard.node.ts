import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { squareForKey, type GridRows } from '../../src/element/ui/input/grid-keyboard.js';

type Keys = Partial<Record<'altKey' | 'metaKey' | 'ctrlKey', boolean>>;
const press = (key: string, held: Keys = {}) =>
  ({ key, altKey: false, metaKey: false, ctrlKey: false, ...held }) as KeyboardEvent;

describe('squareForKey', () => {
  const grid: GridRows = { rows: [['a', 'b', 'c'], ['d', 'e', 'f'], ['g']], rings: [0] };
  const steps: readonly [from: string, key: string, to: string | undefined, held?: Keys][] = [
    ['a', 'ArrowRight', 'b'],
    ['c', 'ArrowRight', 'a'],
    ['a', 'ArrowLeft', 'c'],
    ['d', 'ArrowLeft', 'd'],
    ['f', 'ArrowRight', 'f'],
    ['b', 'ArrowDown', 'e'],
    ['f', 'ArrowDown', 'g'],
    ['g', 'ArrowUp', 'e'],
    ['g', 'ArrowDown', 'g'],
    ['b', 'ArrowUp', 'b'],
    ['f', 'Home', 'd'],
    ['d', 'End', 'f'],
    ['f', 'Home', 'a', { ctrlKey: true }],
    ['a', 'End', 'g', { ctrlKey: true }],
    ['a', 'ArrowRight', undefined, { ctrlKey: true }],
    ['a', 'ArrowRight', undefined, { altKey: true }],
    ['a', 'Home', undefined, { metaKey: true }],
    ['a', 'x', undefined],
    ['z', 'ArrowDown', undefined],
    ['z', 'Home', undefined],
    ['b', 'PageDown', 'e'],
    ['f', 'PageUp', 'c'],
    ['g', 'PageUp', 'g'],
    ['a', 'PageDown', undefined, { altKey: true }],
  ];
  for (const [from, key, to, held] of steps) {
    it(`leads from ${from} with ${[...Object.keys(held ?? {}), key].join('+')} to ${to ?? 'no square'}`, () => {
      assert.equal(squareForKey(grid, from, press(key, held)), to);
    });
  }
});
