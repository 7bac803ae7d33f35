import { expect, fixture } from '@open-wc/testing';
import fc from 'fast-check';
import type { GameEvent } from '../../src/element/model/events.js';
import '../../src/index.js';
import { fence } from '../../src/markdown.js';
import type { AnyBoard } from '../support/board.js';
import { blocks } from './blocks.js';

/** The document of some HTML, in which nothing runs. */
const parse = (html = '') => new DOMParser().parseFromString(html, 'text/html');

const attributesOf = (element: Element) =>
  Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));

describe('a block of Markdown', () => {
  for (const { what, info, text, tag, attributes, caption = [], shown } of blocks) {
    it(`is one element with an image that loads: ${what}`, async () => {
      const { body, head } = parse(fence(info, text));
      const [element, ...others] = body.children;
      expect([head.childElementCount, others.length, element!.localName]).to.deep.equal([0, 0, tag]);
      expect(attributesOf(element!)).to.deep.equal(attributes);
      const lines = element!.querySelector('figcaption')?.childNodes ?? [];
      const shownText = Array.from(lines, (node) => node.textContent).filter(Boolean);
      expect(shownText).to.deep.equal(caption);
      const [figure] = element!.children;
      expect(Array.from(figure!.children, ({ localName }) => localName)).to.deep.equal(
        caption.length > 0 ? ['svg', 'figcaption'] : ['svg'],
      );
      const image = figure!.querySelector('image')!;
      const loaded = Object.assign(new Image(), { src: image.href.baseVal });
      await loaded.decode();
      expect([loaded.naturalWidth, loaded.naturalHeight].map(String)).to.deep.equal([
        image.getAttribute('width'),
        image.getAttribute('height'),
      ]);
    });

    it(`is a board without an error: ${what}`, async () => {
      const errors: string[] = [];
      const hear = (event: Event) => errors.push((event as GameEvent<'game-error'>).detail.message);
      document.addEventListener('game-error', hear);
      const board = await fixture<AnyBoard>(fence(info, text)!);
      await board.updateComplete;
      document.removeEventListener('game-error', hear);
      expect(errors).to.deep.equal([]);
      expect(board.mode).to.equal(attributes.mode ?? 'play');
      if (shown?.position) expect(board.publicPosition).to.equal(shown.position);
      expect(board.querySelector('image')!.checkVisibility()).to.equal(false);
    });
  }

  it('contains no other elements and no other attributes, whatever it is given', () => {
    const markup = fc.constantFrom(
      ...[
        '<img src=x onerror=alert(1)>',
        '</fluctus-board>',
        '-->',
        '<!--',
        '<script>',
        "'",
        '&quot;',
        '&#34;',
      ],
      ...['\u0000', '\n\n', '<', '>', ']]>', '<style>', '</style>', 'javascript:', '*', '`'],
    );
    const text = fc
      .array(fc.oneof(markup, fc.string({ unit: 'binary' })), { maxLength: 6 })
      .map((parts) => parts.join(''));
    const value = text.map((each) => each.replaceAll('"', ''));
    fc.assert(
      fc.property(value, value, text, (names, name, comment) => {
        const info = `fluctus replay ply=1 names="${names}" name="${name}"`;
        const record = `{${comment.replaceAll('}', '')}} 1. @ro`;
        const puzzle = fence(info.replace('replay ply=1', 'puzzle'), record);
        for (const html of [fence(info, record), puzzle]) {
          const { head, body } = parse(html);
          const [board, ...others] = body.querySelectorAll('*:not(br)');
          expect([head.childElementCount, board!.localName]).to.deep.equal([0, 'fluctus-board']);
          expect(others.map(({ localName }) => localName)).to.deep.equal([
            'figure',
            'svg',
            'image',
            'figcaption',
          ]);
          expect(Object.keys(attributesOf(others[1]!))).to.deep.equal(['viewBox', 'role', 'aria-label']);
          expect(Object.keys(attributesOf(others[2]!))).to.deep.equal(['href', 'width', 'height']);
          const known = html === puzzle ? [] : ['ply'];
          expect(Object.keys(attributesOf(board!))).to.have.members([
            'mode',
            'names',
            'name',
            'record',
            ...known,
          ]);
          // the comment at the beginning is before the body
          expect(body.childNodes.length).to.equal(1);
        }
      }),
      { numRuns: 150 },
    );
  });
});
