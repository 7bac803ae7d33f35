import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/index.js';
import { boardOf } from '../../src/element/model/board.js';
import type { GameEvent } from '../../src/element/model/events.js';
import type { MoveInText } from '../../src/element/prose/game-move.js';
import type { FluctusBoard } from '../../src/games/fluctus/index.js';
import { audit } from '../support/audit.js';
import { frame, placed } from '../support/board.js';
import { buttonOf, click, record, text, type Text } from './move-links.js';

const position = 'A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi';

const current = ({ links }: Pick<Text, 'links'>) =>
  links.map((link) => buttonOf(link)!.hasAttribute('aria-current'));

describe('<game-move>', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('keeps its width while its position is shown, so that the text around it stays', async () => {
    const page = await text(html`<game-move board="g1">3. ro-wo</game-move>`);
    const button = buttonOf(page.links[0]!)!;
    const { width } = button.getBoundingClientRect();
    await click(page.links[0]!);
    expect(current(page)).to.deep.equal([true]);
    expect(button.getBoundingClientRect().width).to.equal(width);
  });

  it('stays on a line with the punctuation around it, in a column of any width', async () => {
    const page = await text(html`Red plays “<game-move board="g1">3. ro-wo</game-move>”. Then`);
    const [link] = page.links;
    const line = link!.parentElement!;
    const start = link!.previousSibling as CharacterData;
    const boxOf = (node: Node, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return range.getClientRects()[0]!;
    };
    for (let width = 50; width <= 250; width++) {
      line.style.width = `${width}px`;
      const lines = buttonOf(link!)!.getClientRects();
      const before = boxOf(start, start.length - 1, start.length);
      const after = boxOf(link!.nextSibling!, 0, 2);
      expect(Math.abs(before.top - lines[0]!.top), `${width}`).to.be.lessThan(4);
      expect(Math.abs(after.top - lines[lines.length - 1]!.top), `${width}`).to.be.lessThan(4);
    }
  });

  it('is on one line if it is short, in a column of any width', async () => {
    const page = await text(html`Then Red steps <game-move board="g1">3. ro-wo</game-move>, and more.`);
    const [link] = page.links;
    const lines = new Set<number>();
    for (let width = 90; width <= 250; width += 2) {
      link!.parentElement!.style.width = `${width}px`;
      expect(buttonOf(link!)!.getClientRects().length, `${width}`).to.equal(1);
      lines.add(Math.round(link!.getBoundingClientRect().top));
    }
    expect(lines.size).to.be.greaterThan(1);
  });

  it('has several lines in a column of 280 px if it is long', async () => {
    const page = await text(html`<game-move board="g1" ply="4">ro-wo</game-move>`);
    const [link] = page.links;
    const column = link!.parentElement!;
    column.style.width = '280px';
    link!.textContent = 'what the board shows when both sides have entered all of their stones';
    while (buttonOf(link!)!.getClientRects().length === 1) await frame();
    expect(column.scrollWidth).to.equal(280);
  });

  it('is a button for the keyboard', async () => {
    const page = await text(
      html`<game-move board="g1">3. ro-wo</game-move> <game-move board="g1">2. @ri</game-move>`,
    );
    const [first, second] = page.links;
    first!.focus();
    await sendKeys({ press: 'Enter' });
    expect(page.board.ply).to.equal(5);
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(second);
    const { scrollY } = window;
    await sendKeys({ press: 'Space' });
    expect([page.board.ply, window.scrollY]).to.deep.equal([3, scrollY]);
    expect(buttonOf(second!)!.role).to.equal('button');
  });

  it('shows its position on the board when it is clicked', async () => {
    const page = await text(
      html`<game-move for="g1">3. ro-wo</game-move> <game-move for="g1" ply="2">the answer</game-move>`,
    );
    await click(page.links[0]!);
    expect([page.board.ply, ...current(page)]).to.deep.equal([5, true, false]);
    await click(page.links[1]!);
    expect([page.board.ply, ...current(page)]).to.deep.equal([2, false, true]);
  });

  it('is pressed with the keyboard', async () => {
    const { board, links } = await text(html`<game-move for="g1">3. ro-wo</game-move>`);
    links[0]!.focus();
    await sendKeys({ press: 'Enter' });
    expect(board.ply).to.equal(5);
  });

  it('follows the board', async () => {
    const page = await text(html`<game-move for="g1">3. ro-wo</game-move>`);
    page.board.goTo(5);
    await page.links[0]!.updateComplete;
    expect(current(page)).to.deep.equal([true]);
    page.board.goTo(4);
    await page.links[0]!.updateComplete;
    expect(current(page)).to.deep.equal([false]);
  });

  it('reads its text in elements, and again when it is changed in place', async () => {
    const page = await text(
      html`<game-move for="g1"
        ><svg><title>White</title></svg>3. <b>ro</b>-wo</game-move
      >`,
    );
    const [link] = page.links as [MoveInText];
    await click(link);
    expect([page.board.ply, ...current(page)]).to.deep.equal([5, true]);
    link.querySelector('b')!.firstChild!.nodeValue = 'gi';
    await Promise.resolve();
    await link.updateComplete;
    expect(current(page)).to.deep.equal([false]);
  });

  it('shows a place in a variation', async () => {
    const page = await text(html`<game-move for="g1" path="5a2">gi-bo</game-move>`);
    await click(page.links[0]!);
    while (page.board.path !== '5a2') await frame();
    await page.links[0]!.updateComplete;
    expect(current(page)).to.deep.equal([true]);
  });

  it('shows the end of a variation after which chance is to move, although the board was not seen before', async () => {
    const moves = '+34 3@a1 (4@a1) +34 3@m9';
    const root = await fixture<HTMLElement>(
      html`<div>
        <p><game-move for="g7" path="2a1">4@a1</game-move></p>
        <div style="height: 300vh"></div>
        <glux-board id="g7" mode="replay" .record=${moves}></glux-board>
      </div>`,
    );
    const [link, board] = [root.querySelector('game-move')!, root.querySelector('glux-board')!];
    while (!buttonOf(link)) await frame();
    await click(link);
    while (board.path !== '2a1') await frame();
    board.scrollIntoView({ behavior: 'instant' });
    while (!boardOf(board).store.snapshot.awake) await frame();
    await link.updateComplete;
    expect([board.path, ...current({ links: [link] })]).to.deep.equal(['2a1', true]);
    scrollTo({ top: 0, behavior: 'instant' });
  });

  it('shows the end of the record, although chance is to move', async () => {
    const moves = '+34 3@a1 +34 3@m9';
    const board = await placed('glux-board', { mode: 'replay', ply: '4', record: moves });
    while (!boardOf(board).store.snapshot.awake) await frame();
    expect([board.ply, board.record.endsWith('+? 3@m9\n')]).to.deep.equal([4, true]);
  });

  it('shows a position and goes back to the record', async () => {
    const page = await text(
      html`<game-move for="g1" position=${position}>here</game-move>
        <game-move for="g1">3. ro-wo</game-move>`,
    );
    await click(page.links[0]!);
    expect(page.board.position).to.equal(position);
    expect(current(page)).to.deep.equal([true, false]);
    await click(page.links[1]!);
    expect([page.board.ply, ...current(page)]).to.deep.equal([5, false, true]);
    expect(page.board.record).to.contain('ro-wo (');
  });

  it('sets the marks while its position is shown', async () => {
    const page = await text(
      html`<game-move for="g1" ply="2" marks="ro-wo:red">idea</game-move>
        <game-move for="g1" ply="3">next</game-move>`,
    );
    page.board.marks = 'go';
    await click(page.links[0]!);
    expect(page.board.marks).to.equal('ro-wo:red');
    await click(page.links[1]!);
    expect(page.board.marks).to.equal('go');
  });

  for (const [name, attributes] of [
    ['a ply', { ply: '99' }],
    ['a path', { path: '5c1' }],
    ['a move', {}],
  ] as const)
    it(`reports ${name} that the record does not have`, async () => {
      const { board, links } = await text(html`<game-move for="g1">9. wo-wi</game-move>`);
      for (const [attribute, value] of Object.entries(attributes)) links[0]!.setAttribute(attribute, value);
      await links[0]!.updateComplete;
      const faults: GameEvent<'game-error'>[] = [];
      board.addEventListener('game-error', (event) => faults.push(event));
      await click(links[0]!);
      while (faults.length === 0) await frame();
      expect(faults[0]!.detail.code).to.equal('path');
      expect(board.ply).to.equal(0);
    });

  it('reports a position that makes no sense', async () => {
    const { board, links } = await text(html`<game-move for="g1" position="<b>">here</game-move>`);
    const faults: GameEvent<'game-error'>[] = [];
    board.addEventListener('game-error', (event) => faults.push(event));
    await click(links[0]!);
    expect(faults.map(({ detail }) => detail.attribute)).to.deep.equal(['position']);
    expect(board.record).to.contain('ro-wo');
  });

  it('is plain text until there is a board', async () => {
    const root = await fixture<HTMLElement>(html`<p><game-move for="g2">3. ro-wo</game-move></p>`);
    const link = root.querySelector('game-move')!;
    await import('../../src/element/prose/ply-of.js');
    await link.updateComplete;
    expect(buttonOf(link)).to.equal(null);
    const board = document.createElement('fluctus-board');
    Object.assign(board, { id: 'g2', mode: 'replay', record });
    root.after(board);
    while (!buttonOf(link)) await frame();
    await click(link);
    expect(board.ply).to.equal(5);
    board.remove();
  });

  it('can be changed while it is outside of the document', async () => {
    const { links } = await text(html`<game-move for="g1" ply="2"></game-move>`);
    const [link] = links;
    link!.closest('p')!.remove();
    link!.ply = 3;
    await link!.updateComplete;
    expect(link!.shadowRoot!.querySelector('[aria-current]')).to.equal(null);
  });

  it('is plain text if the element is no board', async () => {
    const told = new Promise((resolve) => document.addEventListener('game-error', resolve, { once: true }));
    const root = await fixture<HTMLElement>(
      html`<p id="g3">A text <game-move for="g3">3. ro-wo</game-move></p>`,
    );
    const link = root.querySelector('game-move')!;
    await told;
    expect(buttonOf(link)).to.equal(null);
  });

  const made: readonly (readonly [what: string, make: (link: MoveInText, board: FluctusBoard) => unknown])[] =
    [
      ['its `for` is set', (link) => (link.for = 'g8')],
      ['its attribute `for` is set', (link) => link.setAttribute('for', 'g8')],
      [
        'its `for` names another board',
        (link) => {
          link.for = 'nobody';
          link.for = 'g8';
        },
      ],
      [
        'its board gets the id',
        async (link, board) => {
          board.id = '';
          link.for = 'g8';
          await frame();
          board.id = 'g8';
        },
      ],
      [
        'a board that was shown elsewhere comes into the page',
        async (link, board) => {
          const parent = board.parentElement!;
          board.remove();
          link.for = 'g8';
          await frame();
          parent.append(board);
        },
      ],
    ];
  for (const [what, make] of made)
    it(`becomes a button as soon as ${what}`, async () => {
      const root = await fixture<HTMLElement>(
        html`<div><fluctus-board id="g8" mode="replay" .record=${record}></fluctus-board></div>`,
      );
      const board = root.querySelector('fluctus-board')!;
      await board.updateComplete;
      const link = document.createElement('game-move');
      link.textContent = '3. ro-wo';
      root.append(link);
      const faults: Event[] = [];
      link.addEventListener('game-error', (event) => faults.push(event));
      while (faults.length === 0) await frame();
      await make(link, board);
      while (!buttonOf(link)) await frame();
      await click(link);
      expect(board.ply).to.equal(5);
    });

  for (const [lang, sentence] of [
    ['en', 'The page has no board with the id “g4”.'],
    ['de', 'Auf der Seite gibt es kein Brett mit der id „g4“.'],
  ] as const)
    it(`reports that its board is missing (${lang})`, async () => {
      const faults: GameEvent<'game-error'>[] = [];
      const listen = (event: GameEvent<'game-error'>) => faults.push(event);
      document.addEventListener('game-error', listen);
      const link = await fixture<MoveInText>(
        html`<game-move for="g4" lang=${lang} path="1">1. @ro</game-move>`,
      );
      while (faults.length === 0) await frame();
      document.removeEventListener('game-error', listen);
      const [{ target, detail }] = faults as [GameEvent<'game-error'>];
      expect([target, detail]).to.deep.equal([
        link,
        { code: 'board', attribute: 'for', at: 'for', message: sentence },
      ]);
    });

  it('reports no board that is defined later', async () => {
    const faults: Event[] = [];
    const listen = (event: Event) => faults.push(event);
    document.addEventListener('game-error', listen);
    await fixture<HTMLElement>(
      html`<div>
        <later-board id="g5"></later-board><game-move for="g5">a</game-move><game-move for="g6">b</game-move>
      </div>`,
    );
    while (faults.length === 0) await frame();
    document.removeEventListener('game-error', listen);
    expect(faults.map(({ target }) => (target as MoveInText).for)).to.deep.equal(['g6']);
  });

  it('is accessible', async () => {
    const { links } = await text(html`<game-move for="g1">3. ro-wo</game-move>`);
    expect((await audit(links[0]!)).violations).to.deep.equal([]);
  });

  it('is followed by the board of its own shadow root', async () => {
    const spacer = html`<div style="height: 150vh"></div>`;
    const root = await fixture<HTMLElement>(
      html`<div>
        ${spacer}
        <div></div>
        ${spacer}
      </div>`,
    );
    const boards = ['one', 'two'].map(() => {
      const host = document.createElement('div');
      root.children[1]!.append(host);
      const shadow = host.attachShadow({ mode: 'open' });
      shadow.innerHTML = '<fluctus-board id="g1" mode="replay" follow></fluctus-board>';
      const board = shadow.querySelector('fluctus-board')!;
      board.record = record;
      // The links are on one line, above the boards.
      const link = document.createElement('game-move');
      Object.assign(link, { for: 'g1', ply: 2, textContent: 'a' });
      link.style.cssText = 'position: absolute; top: 150vh';
      shadow.prepend(link);
      return { board, link };
    });
    for (const { link } of boards) while (!buttonOf(link)) await frame();
    root.children[1]!.scrollIntoView({ block: 'start', behavior: 'instant' });
    for (const { board } of boards) while (board.ply !== 2) await frame();
    scrollTo({ top: 0, behavior: 'instant' });
  });

  it('is followed on the line of another link, whichever was loaded first', async () => {
    const spacer = html`<div style="height: 150vh"></div>`;
    const { board, links } = await text(
      html`${spacer}
        <p><game-move for="g1" ply="2">a</game-move> <game-move for="g1" ply="4">b</game-move></p>
        ${spacer}`,
    );
    const [first, second] = [links[0]!, links[1]!];
    const line = first.parentElement!;
    first.remove();
    line.prepend(first, ' ');
    expect(first.getBoundingClientRect().top).to.equal(second.getBoundingClientRect().top);
    board.follow = true;
    line.scrollIntoView({ block: 'start', behavior: 'instant' });
    while (board.ply === 0) await frame();
    expect(board.ply).to.equal(4);
    scrollTo({ top: 0, behavior: 'instant' });
  });

  for (const [place, style, ply] of [
    ['above', 'position: sticky; top: 0; width: 180px; max-height: 200px; overflow: hidden', 2],
    [
      'beside',
      'position: sticky; top: 0; width: 180px; max-height: 200px; overflow: hidden; margin-inline-start: 50%',
      0,
    ],
  ] as const)
    it(`is followed in the part of the window below a board that stays ${place} the text`, async () => {
      const spacer = html`<div style="height: 150vh"></div>`;
      const { board, links } = await text(html`${spacer}<game-move for="g1" ply="2">a</game-move>${spacer}`);
      board.setAttribute('style', style);
      board.follow = true;
      const [link] = links as [MoveInText];
      const { height } = board.getBoundingClientRect();
      expect(height).to.be.greaterThan(80);
      // Below the middle of the window, and above that of the part below the board.
      const target = innerHeight / 2 + 20;
      scrollBy({ top: link.getBoundingClientRect().top - target, behavior: 'instant' });
      expect(board.getBoundingClientRect().bottom).to.be.lessThan(innerHeight);
      await frame();
      await frame();
      expect(board.ply).to.equal(ply);
      scrollTo({ top: 0, behavior: 'instant' });
    });

  it('is followed at the end of the page, where it stays below the middle of the window', async () => {
    const { board, links } = await text(
      html`<div style="height: 150vh"></div>
        <game-move for="g1" ply="2">a</game-move>`,
    );
    board.follow = true;
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    expect(links[0]!.getBoundingClientRect().top).to.be.greaterThan(innerHeight / 2);
    while (board.ply === 0) await frame();
    expect(board.ply).to.equal(2);
    scrollTo({ top: 0, behavior: 'instant' });
  });

  it('stays shown if the reader presses it and the scrolling ends later', async () => {
    const spacer = html`<div style="height: 150vh"></div>`;
    const { board, links } = await text(
      html`${spacer}<game-move for="g1" ply="2">a</game-move>
        <game-move for="g1" ply="4">b</game-move>${spacer}`,
    );
    board.follow = true;
    const [link] = links as [MoveInText];
    link.scrollIntoView({ block: 'start', behavior: 'instant' });
    link.renderRoot.querySelector<HTMLElement>('[part=move]')!.click();
    for (let i = 0; i < 3; i++) await frame();
    expect(board.ply).to.equal(2);
    scrollTo({ top: 0, behavior: 'instant' });
  });

  it('is followed by the board while the reader scrolls', async () => {
    const spacer = html`<div style="height: 150vh"></div>`;
    const { board, links } = await text(
      html`${spacer}<game-move for="g1" ply="2">a</game-move>${spacer}<game-move for="g1" ply="4">b</game-move
        >${spacer}`,
    );
    board.follow = true;
    for (const link of [links[1]!, links[0]!]) {
      link.scrollIntoView({ block: 'start', behavior: 'instant' });
      while (board.ply !== link.ply) await frame();
    }
    board.follow = false;
    links[1]!.scrollIntoView({ block: 'start', behavior: 'instant' });
    await frame();
    await frame();
    expect(board.ply).to.equal(2);
    scrollTo({ top: 0, behavior: 'instant' });
  });
});
