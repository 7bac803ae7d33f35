import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { inMarkdown } from '../../src/markdown/markdown-markup.js';

describe('inMarkdown', () => {
  for (const [what, markup, expected] of [
    ['joins lines', '<!--a-->\n\n<b>\n  x\n\n</b>', '<!--a--> <b> x </b>'],
    ['begins with a comment', '<b>x</b>', '<!----><b>x</b>'],
    [
      'escapes text',
      '<!----><b>*a* _b_ `c` [d]</b>',
      '<!----><b>&#42;a&#42; &#95;b&#95; &#96;c&#96; &#91;d&#93;</b>',
    ],
    ['keeps character references', '<!---->&lt;&#39;', '<!---->&lt;&#39;'],
    ['keeps attributes', '<!----><b title="*a* > _b_">x</b>', '<!----><b title="*a* > _b_">x</b>'],
    [
      'keeps style sheets',
      '<!----><style>\n*,\n.a_b > c{}\n</style>',
      '<!----><style> *, .a_b > c{} </style>',
    ],
  ] as const)
    it(what, () => {
      assert.equal(inMarkdown(markup), expected);
    });

  it('gives one line for any text, and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = inMarkdown(`<!---->${text.replaceAll('<', '&lt;')}`);
        assert.doesNotMatch(once, /[\n\r]/);
        assert.equal(inMarkdown(once), once);
      }),
    );
  });
});
