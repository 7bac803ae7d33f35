/** What comes out of the printer. */
import assert from 'node:assert/strict';
import { inflateSync } from 'node:zlib';
import { tags } from '../games.mjs';

/** How often a PDF draws a path or a text: its streams are compressed. */
function strokes(pdf) {
  let count = 0;
  const bytes = Buffer.from(pdf);
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 1)) {
    if (bytes.subarray(at - 3, at).toString() === 'end') continue;
    try {
      const text = inflateSync(bytes.subarray(at + 7, bytes.indexOf('endstream', at))).toString('latin1');
      count += text.match(/\b(?:re|l|c|Tj|TJ|Do)\b/g)?.length ?? 0;
    } catch {
      // a font, or a picture
    }
  }
  return count;
}

export const printChecks = {
  'prints every board': async (page) => {
    await page.open('/blank.html');
    const blank = strokes(await page.pdf());
    await page.open('/plain.html');
    for (const tag of tags) {
      await page.open('/plain.html');
      await page.until(
        (name) => !!document.querySelector(name).shadowRoot?.querySelector('[role=toolbar]'),
        tag,
      );
      await page.run((name) => {
        for (const each of document.querySelectorAll('#place > *'))
          if (each.localName !== name) each.remove();
      }, tag);
      const drawn = strokes(await page.pdf()) - blank;
      assert.ok(drawn > 100, `${tag} is drawn with ${drawn} strokes`);
    }
    assert.deepEqual(page.problems, []);
  },
};
