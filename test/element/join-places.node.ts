import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shareShapes } from '../../src/element/drawing/share-shapes.js';

const tile = (x: number, y: number, color = 'red') =>
  `<g transform="translate(${x} ${y}) scale(.5)"><path d="M0 0h9v9z" fill="${color}"/></g>`;

describe('shapes at several places in a picture', () => {
  const joined = (content: string, attributes = '') => shareShapes(`<g${attributes}>${content}</g>`, true);

  it('are a line with a marker', () => {
    assert.equal(
      joined([1, 2, 3, 4].map((n) => tile(n, 10 * n)).join('')),
      '<defs></defs><g><marker id="m0" overflow="visible"><g transform="scale(.5)"><path d="M0 0h9v9z" fill="red"/></g></marker>' +
        '<path d="M0 0L1 10 2 20 3 30 4 40 0 0" fill="none" marker-mid="url(#m0)"/></g>',
    );
  });

  it('are letters of one text', () => {
    const text = (x: number, y: number, letter: string) => `<text x="${x}" y="${y}">${letter}</text>`;
    assert.equal(
      joined(`${text(1, 5, 'a')}${text(2, 5, 'b')}${text(3, 5, '10')}`),
      '<defs></defs><g><text x="1 2" y="5">ab</text><text x="3" y="5">10</text></g>',
    );
    assert.match(joined(`${text(1, 5, 'a')}${text(2, 6, 'b')}`), /<text x="1 2" y="5 6">ab</);
  });

  for (const [what, content, attributes] of [
    ['fewer than four', [1, 2, 3].map((n) => tile(n, n)).join('')],
    ['of several colours', [1, 2, 3, 4].map((n) => tile(n, n, n % 2 ? 'red' : 'blue')).join('')],
    [
      'in a group whose lines they would inherit',
      [1, 2, 3, 4].map((n) => tile(n, n)).join(''),
      ' stroke="red"',
    ],
  ] as const)
    it(`stay apart: ${what}`, () => {
      assert.doesNotMatch(joined(content, attributes), /marker/);
    });

  it('stay apart in a picture for converters of SVG', () => {
    const markup = `<g>${[1, 2, 3, 4].map((n) => tile(n, n)).join('')}</g>`;
    assert.doesNotMatch(shareShapes(markup, false), /marker/);
  });
});
