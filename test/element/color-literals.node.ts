import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { filesUnder } from '../../scripts/files.mjs';

/** The files that define tokens, tell what a token may be, or contain the theme `print` of a game's pictures. */
const definitions = /\/styles\/(tokens|seat-colors|mark-colors)\.ts$|\/picture\.ts$|\/drawing\/styles\.ts$/;

/** What may name any colour: the default of a public token, and a style sheet for print. */
const named = /--_[\w-]+: var\(--(?!_)[\w-]+,[^;]*;|const print\w+ = css`[^`]*`/g;

/** Black and white have no hue, like a lightness alone (`oklch(0.8 none none)`): with these, tokens are lightened, darkened and shaded. */
const neutral = /^#(?:0{3}|f{3}|0{6}|f{6}|[0f]{3}[\da-f]|[0f]{6}[\da-f]{2})$/i;
const literal =
  /#[\da-f]{3,8}\b(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.](?![\d.]* none none\))/gi;

/** The colours in the code of a file, without comments. */
const colorsIn = (text: string): readonly string[] =>
  Array.from(
    text
      .replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
      .replace(named, '')
      .matchAll(literal),
    ([found]) => found,
  ).filter((found) => !neutral.test(found));

describe('colours in the sources', () => {
  it('are the only values that differ between light and dark mode: light-dark() is for colours', () => {
    const numeric = /[\w-]*(?:opacity|width|height|size|radius|weight):\s*light-dark\(/g;
    const sheets = ['src/element', 'src/games'].flatMap((folder) => filesUnder(folder, '.styles.ts'));
    const found = sheets.flatMap((path) =>
      Array.from(readFileSync(path, 'utf8').matchAll(numeric), ([text]) => `${path}: ${text}`),
    );
    assert.deepEqual(found, []);
  });

  it('are tokens, black or white outside the definitions of tokens', () => {
    const files = ['src/element', 'src/games'].flatMap((folder) => filesUnder(folder, '.ts'));
    const drawn = files.filter((path) => /\.styles\.ts$|\/drawing\//.test(path) && !definitions.test(path));
    assert.ok(drawn.length > 20);
    const found = drawn.flatMap((path) =>
      colorsIn(readFileSync(path, 'utf8')).map((color) => `${path}: ${color}`),
    );
    assert.deepEqual(found, []);
  });
});

describe('corners in the sources', () => {
  it('are round by a token or by a share of the drawing, not by fixed lengths', () => {
    const sheets = ['src/element', 'src/games'].flatMap((folder) => filesUnder(folder, '.styles.ts'));
    const found = sheets.flatMap((path) =>
      Array.from(
        readFileSync(path, 'utf8').matchAll(/border-[\w-]*radius:[^;]*\d(?:px|r?em)/g),
        ([text]) => `${path}: ${text}`,
      ),
    );
    assert.deepEqual(found, []);
  });
});
