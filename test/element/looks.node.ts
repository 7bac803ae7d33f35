import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, it } from 'node:test';
import { filesUnder } from '../../scripts/files.mjs';
import { markTokens } from '../../src/element/styles/mark-colors.js';
import { seatTokens } from '../../src/element/styles/seat-colors.js';
import { colors } from '../../src/element/styles/tokens.js';
import {
  contrasts,
  distances,
  floorGroup,
  LEAST,
  lineGroup,
  markContrasts,
  markGroup,
  seatGroup,
} from '../../site/studio/figures.js';

const names = [...['candy', 'felt', 'high-contrast', 'linen'], ...['newsprint', 'night', 'terminal']];

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

const modes = [
  ['light', 0],
  ['dark', 1],
] as const;

describe('looks', () => {
  it('have marks of their own', () => {
    const marks = names.map((name) =>
      markGroup.tokens.map((token) => tokensOf(name).get(token)?.join()).join(),
    );
    assert.equal(new Set(marks).size, names.length);
  });

  it('are those of the documents', () => {
    const files = filesUnder('looks', '.css').map((path) => basename(path, '.css'));
    assert.deepEqual(
      files.filter((name) => !['brand', 'fonts', 'space'].includes(name)),
      names,
    );
  });

  it('have the fonts of the site as files of Fontsource, with their licences', () => {
    const sheet = readFileSync('looks/fonts.css', 'utf8');
    const named = Array.from(sheet.matchAll(/url\('(.*?)'\)/g), ([, path]) => `looks/${path}`);
    assert.deepEqual(named.sort(), filesUnder('looks/fonts', '.woff2'));
    for (const path of named) {
      const family = basename(path).replace(/-latin.*/, '');
      const source = `node_modules/@fontsource-variable/${family}`;
      assert.ok(readFileSync(path).equals(readFileSync(`${source}/files/${basename(path)}`)), path);
      const licence = readFileSync(`looks/fonts/${family}-license.txt`, 'utf8');
      assert.equal(licence, readFileSync(`${source}/LICENSE`, 'utf8'));
    }
  });

  it('have the defaults of the shared colours and the seats in linen', () => {
    const linen = tokensOf('linen');
    for (const [name, pair] of Object.entries({ ...colors, ...seatTokens, ...markTokens }))
      if (linen.has(`spiel-${name}`)) assert.deepEqual(linen.get(`spiel-${name}`), [...pair], name);
    assert.deepEqual(
      Object.keys({ ...colors, ...seatTokens, ...markTokens }).filter((name) => !linen.has(`spiel-${name}`)),
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
        const low = contrasts(value)
          .filter(({ ratio, least }) => ratio < least)
          .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`);
        assert.deepEqual(low, []);
      });

      it(`${name}, ${mode}: the marks of a page stand out from every board`, () => {
        const low = markContrasts(value)
          .filter(({ ratio, least }) => ratio < least)
          .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`);
        assert.deepEqual(low, []);
      });

      it(`${name}, ${mode}: the marks of a page are at least 14 apart by CIEDE2000`, () => {
        const [normal] = distances(value, markGroup);
        assert.equal(normal?.vision, 'normal');
        assert.ok(normal.apart >= LEAST.difference);
      });

      for (const group of [lineGroup, seatGroup, floorGroup])
        for (const { vision, apart } of distances(value, group))
          it(`${name}, ${mode}: ${group.name} are at least ${group.least} apart by CIEDE2000 for ${vision} vision`, () => {
            assert.ok(apart >= group.least, String(apart));
          });
    }
  }
});
