/** The board that a move in running text belongs to: its name, and the nearest of several. */
import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import type { MoveInText } from '../../src/element/prose/game-move.js';
import { frame } from '../support/board.js';
import { buttonOf, click, record, text } from './move-links.js';

describe('the board of a <game-move>', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  for (const [name, link] of [
    ['board', html`<game-move board="g1">3. ro-wo</game-move>`],
    ['for', html`<game-move for="g1">3. ro-wo</game-move>`],
    ['htmlfor', html`<game-move htmlfor="g1">3. ro-wo</game-move>`],
    ['htmlFor, a property', html`<game-move .htmlFor=${'g1'}>3. ro-wo</game-move>`],
    ['board, before another name', html`<game-move board="g1" for="nobody">3. ro-wo</game-move>`],
  ] as const)
    it(`is named by ${name}`, async () => {
      const page = await text(link);
      await click(page.links[0]!);
      expect(page.board.ply).to.equal(5);
    });

  for (const [what, posts] of [
    ['in articles, after the board', ['BL', 'BL', 'BL']],
    ['in articles, before the board', ['LB', 'LB']],
    ['in articles, the first without a board', ['L', 'BL']],
    ['in one text', ['BLBLBL']],
    ['in one text, the first before its board', ['LBL']],
  ] as const)
    it(`is the nearest of the boards with an id, ${what}`, async () => {
      const parts = {
        B: () => html`<fluctus-board id="g1" mode="replay" .record=${record}></fluctus-board>`,
        L: () => html`<p><game-move board="g1">3. ro-wo</game-move></p>`,
      };
      const root = await fixture<HTMLElement>(
        html`<div>
          ${posts.map((post) => html`<article>${[...post].map((part) => parts[part as 'B']())}</article>`)}
        </div>`,
      );
      const boards = [...root.querySelectorAll('fluctus-board')];
      for (const board of boards) await board.updateComplete;
      const links = [...root.querySelectorAll('game-move')];
      for (const link of links) while (!buttonOf(link)) await frame();
      // A link without a board in its article shows the first one of the page.
      const wanted = links.map((_, i) => (what.includes('the first') ? 0 : i));
      for (const [i, link] of links.entries()) {
        for (const board of boards) board.ply = 0;
        await click(link);
        expect(boards.map(({ ply }) => ply)).to.deep.equal(boards.map((_, j) => (j === wanted[i] ? 5 : 0)));
      }
    });

  it('is above its move, if it follows the text and the move gets the focus', async () => {
    const spacer = html`<div style="height: 150vh"></div>`;
    const { board, links } = await text(html`${spacer}<game-move board="g1" ply="2">a</game-move>${spacer}`);
    board.follow = true;
    await board.updateComplete;
    const [link] = links as [MoveInText];
    link.scrollIntoView({ block: 'start', behavior: 'instant' });
    scrollBy({ top: 200, behavior: 'instant' });
    link.focus();
    await frame();
    const { bottom } = board.getBoundingClientRect();
    expect(link.getBoundingClientRect().top).to.be.at.least(bottom);
    scrollTo({ top: 0, behavior: 'instant' });
  });
});
