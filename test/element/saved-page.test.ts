import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import '../../src/index.js';
import { frame } from '../support/board.js';
import { allTags, mountBoard, removeBoards } from './all-boards.js';

/** Positions with pieces of all kinds, and marks. */
const positions: Readonly<Record<string, string>> = {
  'fluctus-board': 'AA...A/A.BABB A 3,5 2,2 -,go-yi',
  'lucky-numbers-grid':
    '1,.,9,./4,7,10,./10,17,20,./19,.,.,20|2,.,.,./.,6,.,12/.,.,13,./.,8,14,17 A 12|- 6,19 0',
};

const rulesTags = ['fluctus-rules', 'glux-rules', 'lucky-numbers-rules', 'luzi-rules'] as const;

/** Shapes that cover something; those of gradients and clips are not drawn. */
const shapes = (root: ShadowRoot) =>
  [...root.querySelectorAll('svg :is(rect, circle, ellipse, path, text)')].filter(
    (each) => !each.closest('defs, clipPath'),
  );

const outer = (root: ShadowRoot) => [...root.querySelectorAll('svg')].filter((each) => !each.ownerSVGElement);

/** Expects lines of a sensible size, without any style sheet. */
function expectLines(root: ShadowRoot): void {
  root.adoptedStyleSheets = [];
  const wide = outer(root).filter((each) => each.getBoundingClientRect().width > 480);
  expect(wide.map((each) => each.outerHTML.slice(0, 99))).to.deep.equal([]);
  const filled = shapes(root).filter((each) => {
    const { fill, fillOpacity } = getComputedStyle(each);
    return !['none', ''].includes(fill) && fillOpacity !== '0';
  });
  expect(filled.map((each) => each.outerHTML.slice(0, 99))).to.deep.equal([]);
  const drawn = shapes(root).filter((each) => getComputedStyle(each).stroke !== 'none');
  expect(drawn.length).to.be.above(9);
}

/** The colours in attributes, to which extensions for dark mode give precedence over style sheets. */
const inAttributes = (root: ShadowRoot) =>
  [...root.querySelectorAll('svg, svg *')]
    .filter((each) => !each.closest('.marks'))
    .flatMap((each) =>
      ['fill', 'stroke', 'stop-color', 'color'].map((name) => [name, each.getAttribute(name) ?? 'none']),
    )
    .filter(([name, value]) => value !== 'none' && !(name !== 'stop-color' && value!.startsWith('url(')));

const modes = ['play', 'replay', 'diagram'];

describe('a drawing', () => {
  afterEach(() => {
    removeBoards();
    for (const each of document.querySelectorAll(rulesTags.join())) each.remove();
  });

  const mountRules = async (tag: string) => {
    const rules = document.createElement(tag) as LitElement;
    rules.setAttribute('examples', 'still');
    document.body.append(rules);
    while (!(await rules.updateComplete));
    await frame();
    return rules.shadowRoot!;
  };

  for (const tag of allTags)
    for (const mode of modes)
      it(`consists of lines on a saved page, which has no style sheets: ${tag}, ${mode}`, async () => {
        const position = positions[tag];
        const board = await mountBoard(tag, { mode, ...(position && { position }) });
        expect(inAttributes(board.root)).to.deep.equal([]);
        expectLines(board.root);
      });

  for (const tag of rulesTags)
    it(`consists of lines on a saved page, which has no style sheets: ${tag}`, async () => {
      const root = await mountRules(tag);
      expect(inAttributes(root)).to.deep.equal([]);
      expectLines(root);
    });
});
