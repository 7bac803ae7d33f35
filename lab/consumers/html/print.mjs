/** Tests the printed page. */
import assert from 'node:assert/strict';
import { inflateSync } from 'node:zlib';
import { tags } from '../games.mjs';

/** Counts the drawing operators for paths, texts and images in the compressed streams of a PDF. */
export function strokes(pdf) {
  let count = 0;
  const bytes = Buffer.from(pdf);
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 1)) {
    if (bytes.subarray(at - 3, at).toString() === 'end') continue;
    try {
      const text = inflateSync(bytes.subarray(at + 7, bytes.indexOf('endstream', at))).toString('latin1');
      count += text.match(/\b(?:re|l|c|Tj|TJ|Do)\b/g)?.length ?? 0;
    } catch {
      // the stream of a font or an image
    }
  }
  return count;
}

/** Counts the drawing operators of a printed page that contains only these boards. */
async function printed(page, kept) {
  await page.open('/plain.html');
  await page.run((names) => {
    for (const each of document.querySelectorAll('#place > *'))
      if (!names.includes(each.localName)) each.remove();
  }, kept);
  const [first] = kept;
  if (first)
    await page.until(
      (name) => !!document.querySelector(name).shadowRoot?.querySelector('[role=toolbar]'),
      first,
    );
  return strokes(await page.pdf());
}

export const printChecks = {
  'prints every board, also those below the viewport that are not rendered yet': async (page) => {
    const blank = await printed(page, []);
    let sum = 0;
    for (const tag of tags) {
      const drawn = (await printed(page, [tag])) - blank;
      assert.ok(drawn > 100, `${tag} is drawn with ${drawn} strokes`);
      sum += drawn;
    }
    const all = (await printed(page, tags)) - blank;
    assert.ok(all > 0.8 * sum, `drawn with ${all} strokes together, with ${sum} one by one`);
    assert.deepEqual(page.problems, []);
  },
};
