import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { forumText } from '../../src/element/model/forum-text.js';
import { readMarkdown } from '../support/markdown.mjs';

/** Texts with what means something in forums. */
const texts = fc.string({
  unit: fc.constantFrom(...'ab1[]()<>{}!\\`*_&;~"\'/:=\n ', 'ü', '🙂', '&lt;', '![', ']('),
});
const addresses = fc
  .tuple(fc.webUrl({ withQueryParameters: true, withFragments: true }), texts)
  .map(([url, text]) => `${url.replace(/[?#].*/, '')}?${new URLSearchParams({ record: text })}`);

describe('a link for a forum', () => {
  it('is a link with a picture, whatever is in its title and its address', () => {
    fc.assert(
      fc.property(texts, addresses, addresses, (text, address, image) => {
        const title = `Fluctus ${text}`;
        const parts = readMarkdown(forumText('markdown', address, title, image));
        assert.deepEqual(
          parts.map(({ kind }) => kind),
          ['link_open', 'image', 'link_close'],
        );
        const [link, picture] = parts.map(
          (part) => part.address && new URL(part.address).searchParams.get('record'),
        );
        const recordOf = (url: string) => new URL(url).searchParams.get('record');
        assert.deepEqual([link, picture], [recordOf(address), recordOf(image)]);
        const bbcode = forumText('bbcode', address, title, image);
        assert.match(bbcode, /^\[url=[^\][\s]+\]\[img\][^\][\s]+\[\/img\]\[\/url\]$/);
      }),
      { examples: ['\\', '`', '](', '<b>'].map((text) => [text, 'https://a.b/?record=`', 'https://a.b/']) },
    );
  });

  it('is its title where there is no picture', () => {
    fc.assert(
      fc.property(texts, addresses, (text, address) => {
        const title = `Fluctus ${text}`;
        const [first, ...rest] = readMarkdown(forumText('markdown', address, title));
        assert.deepEqual([first!.kind, rest.at(-1)!.kind], ['link_open', 'link_close']);
        assert.ok(rest.slice(0, -1).every(({ kind }) => !/link|image|html|code|break/.test(kind)));
        assert.match(forumText('bbcode', address, title), /^\[url=[^\][\s]+\][^\][\n]+\[\/url\]$/);
      }),
    );
  });
});
