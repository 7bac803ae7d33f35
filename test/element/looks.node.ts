import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, it } from 'node:test';
import { filesUnder } from '../../scripts/files.mjs';
import { seatTokens } from '../../src/element/styles/seat-colors.js';
import { colors } from '../../src/element/styles/tokens.js';
import { contrast, nearest, visions, type Vision } from '../../stories/support/colour.js';

const names = [
  ...['candy', 'felt', 'high-contrast', 'linen', 'newsprint'],
  ...['night', 'paper', 'slate', 'terminal', 'walnut'],
];

/** Texts and their backgrounds: a contrast of at least 4.5 (WCAG 2). */
const texts: readonly (readonly [front: string, backs: readonly string[]])[] = [
  ['spiel-ink', ['spiel-linen', 'spiel-paper', 'spiel-sunk', 'spiel-accent-soft']],
  ['spiel-ink-2', ['spiel-linen', 'spiel-paper', 'spiel-sunk']],
  ['spiel-ink-3', ['spiel-linen', 'spiel-paper', 'spiel-sunk']],
  ['spiel-accent', ['spiel-linen', 'spiel-paper']],
  ['spiel-accent-ink', ['spiel-accent']],
  ['spiel-danger', ['spiel-danger-soft', 'spiel-linen', 'spiel-paper', 'spiel-sunk']],
  ['spiel-wood-ink', ['spiel-wood', 'spiel-wood-high', 'spiel-wood-low']],
  ['spiel-lit', ['spiel-lit-fill']],
  ['lucky-ink', ['lucky-tile']],
  ['luzi-felt-ink', ['luzi-felt', 'luzi-felt-low']],
  ...[1, 2, 3, 4, 5].map((n) => [`spiel-seat-${n}-ink`, [`spiel-seat-${n}`]] as const),
];

/** Marks and their backgrounds: a contrast of at least 3. */
const marks: readonly (readonly [front: string, backs: readonly string[]])[] = [
  ['spiel-edge', ['spiel-linen', 'spiel-paper']],
  ['spiel-kerf', ['spiel-wood', 'spiel-wood-low']],
  ['spiel-lit', ['spiel-wood', 'lucky-bed']],
  ['spiel-last', ['spiel-wood']],
  ['spiel-danger', ['lucky-bed', 'spiel-well', 'spiel-wood']],
  ['spiel-focus-out', ['spiel-linen', 'spiel-paper', 'spiel-focus-in']],
  ['glux-wall', ['glux-room', 'glux-middle', 'glux-corridor']],
  ['luzi-pips', ['spiel-bone']],
  ['luzi-joe', ['spiel-bone']],
  ['fluctus-thread', ['fluctus-white', 'fluctus-yellow']],
  ['fluctus-white', ['fluctus-blue', 'fluctus-violet']],
  ...[1, 2, 3, 4, 5].map((n) => [`spiel-seat-${n}-edge`, ['spiel-wood', 'spiel-linen']] as const),
];

/** The tokens of a look by name, in light and in dark mode. */
function tokensOf(name: string): ReadonlyMap<string, readonly [light: string, dark: string]> {
  const text = readFileSync(`looks/${name}.css`, 'utf8');
  return new Map(
    Array.from(text.matchAll(/--([\w-]+):\s+([^;]+);/g), ([, token = '', value = '']) => {
      const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
      return [token, [light, dark]];
    }),
  );
}

const lineColors = ['red', 'white', 'yellow', 'green', 'blue', 'violet'];

const modes = [
  ['light', 0],
  ['dark', 1],
] as const;

describe('looks', () => {
  it('are the ten of the documents', () => {
    const files = filesUnder('looks', '.css').map((path) => basename(path, '.css'));
    assert.deepEqual(
      files.filter((name) => name !== 'brand'),
      names,
    );
  });

  it('have the defaults of the shared colours and the seats in linen', () => {
    const linen = tokensOf('linen');
    for (const [name, pair] of Object.entries({ ...colors, ...seatTokens }))
      if (linen.has(`spiel-${name}`)) assert.deepEqual(linen.get(`spiel-${name}`), [...pair], name);
    assert.deepEqual(
      Object.keys({ ...colors, ...seatTokens }).filter((name) => !linen.has(`spiel-${name}`)),
      [],
    );
  });

  for (const name of names) {
    const tokens = tokensOf(name);
    const linen = tokensOf('linen');

    it(`${name} sets the same tokens as linen, so that one look inside another is complete`, () => {
      assert.deepEqual([...tokens.keys()].sort(), [...linen.keys()].sort());
    });

    for (const [mode, i] of modes) {
      const value = (token: string) => {
        const pair = tokens.get(token);
        assert.ok(pair, token);
        return pair[i];
      };

      it(`${name}, ${mode}: texts and marks have enough contrast`, () => {
        const low = [
          ...texts.map((each) => [...each, 4.5] as const),
          ...marks.map((each) => [...each, 3] as const),
        ]
          .flatMap(([front, backs, least]) =>
            backs.map((back) => ({ front, back, least, ratio: contrast(value(front), value(back)) })),
          )
          .filter(({ ratio, least }) => ratio < least)
          .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`);
        assert.deepEqual(low, []);
      });

      for (const vision of Object.keys(visions) as Vision[])
        it(`${name}, ${mode}: seats and the lines of Fluctus are at least 14 apart by CIEDE2000 for ${vision} vision`, () => {
          const bodies = [1, 2, 3, 4, 5].map((n) => value(`spiel-seat-${n}`));
          assert.ok(nearest(bodies, vision).apart >= 14);
          const lines = lineColors.map((color) => value(`fluctus-${color}`));
          assert.ok(nearest(lines, vision).apart >= 14);
        });
    }
  }
});
