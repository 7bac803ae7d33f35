import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { frame, type Driver } from '../support/board.js';
import { canResize } from '../support/engine.js';
import { families, loadFamilies, setFamily } from '../support/families.js';
import { createBoard, mountBoard, play, removeBoards, snapshotOf, tags, uncoverHand } from './all-boards.js';

const usual = { width: 800, height: 600 };

/** Puts markup around an element and returns the box with it. */
function lay(element: HTMLElement, before: string, after: string): HTMLElement {
  const box = document.createElement('div');
  box.style.width = '900px';
  box.className = 'laid';
  box.innerHTML = `${before}<i class="place"></i>${after}`;
  document.body.append(box);
  box.querySelector('.place')!.replaceWith(element);
  box.querySelector('dialog')?.show();
  return box;
}

/** Parents that are as wide as their content, but not wider than the page. */
const shrinking = [
  ['<div style="display:flex">', '</div>'],
  ['<div style="display:flex;flex-direction:column;align-items:center">', '</div>'],
  ['<div style="display:grid;place-items:center">', '</div>'],
  ['<div style="display:inline-block">', '</div>'],
  ['<div style="float:left">', '</div>'],
  ['<div style="position:absolute">', '</div>'],
  ['<div style="width:fit-content">', '</div>'],
  ['<table><tr><td>', '</td></tr></table>'],
  ['<dialog>', '</dialog>'],
] as const;

/** Parents whose width does not depend on their content: the width of the element in them. */
const fixed = [
  ['<div>', '</div>', 900],
  ['<div style="width:300px">', '</div>', 300],
  ['<div style="width:200px">', '</div>', 200],
  ['<div style="display:flex"><div style="flex:1"></div><div style="flex:1">', '</div></div>', 450],
  ['<div style="display:grid;grid-template-columns:1fr 1fr"><div></div><div>', '</div></div>', 450],
  ['<div style="display:flex;width:500px">', '</div>', 500],
  ['<div style="display:flex;width:300px"><div style="flex:1;min-width:280px">', '</div></div>', 300],
] as const;

describe('in the layout of a page', () => {
  afterEach(() => {
    for (const box of document.querySelectorAll('.laid')) box.remove();
  });

  for (const tag of tags)
    it(`has a width of its own in parents that shrink to fit: ${tag}`, async () => {
      for (const [before, after] of shrinking) {
        const element = createBoard(tag);
        const box = lay(element, before, after);
        await element.updateComplete;
        await frame();
        expect(element.offsetWidth, before).to.equal(640);
        box.remove();
      }
    });

  for (const tag of tags)
    it(`fills other parents, and widens no column: ${tag}`, async () => {
      for (const [before, after, width] of fixed) {
        const element = createBoard(tag);
        const box = lay(element, before, after);
        await element.updateComplete;
        expect([element.offsetWidth, box.scrollWidth], before).to.deep.equal([width, 900]);
        box.remove();
      }
    });

  for (const tag of tags)
    it(`lets a diagram be narrower: ${tag}`, async () => {
      const element = createBoard(tag);
      element.setAttribute('mode', 'diagram');
      lay(element, '<div style="display:grid;grid-template-columns:repeat(6,1fr)"><div>', '</div></div>');
      await element.updateComplete;
      expect(element.offsetWidth).to.equal(150);
      expect(element.offsetHeight).to.be.above(100);
    });

  for (const tag of tags)
    it(`draws a diagram as wide as its parent, if no height limits it: ${tag}`, async () => {
      const element = createBoard(tag);
      element.setAttribute('mode', 'diagram');
      element.style.setProperty('--spiel-fit', '10000px');
      lay(element, '<div>', '</div>');
      await element.updateComplete;
      const drawing = element.shadowRoot!.querySelector('.board .slab, .board .tray, .board .lucky')!;
      expect(drawing.getBoundingClientRect().width).to.equal(900);
    });

  it('does not lie over the text that follows, if the page gives it a height', async () => {
    const element = createBoard('fluctus-board');
    element.style.height = '400px';
    const box = lay(element, '<div>', '<p>text</p></div>');
    await element.updateComplete;
    await frame();
    const { bottom } = element.shadowRoot!.querySelector('.frame')!.getBoundingClientRect();
    expect(box.querySelector('p')!.getBoundingClientRect().top).to.be.at.least(bottom);
  });
});

/** The board itself. */
const own = '.board :is(.slab, .tray)';

/** The places of the board and of the parts below and beside it, from the top of the element. */
function placesIn(board: Driver): Record<string, number> {
  const top = board.element.getBoundingClientRect().top;
  const others = '.throws .hand .sum .middle .unseen .rooms .seats .sheet .tools'.split(' ');
  const shown = [own, ...others].filter((part) => board.all(part).length > 0);
  return Object.fromEntries(
    shown.map((part) => [part, board.all(part)[0]!.getBoundingClientRect().top - top]),
  );
}

/** A position at the end of a game that goes on from the position of a board. */
function endPosition({ element }: Driver): string {
  const { game, state: shown } = snapshotOf(element).match;
  let state = shown;
  for (let i = 0; game.turn(state) !== 'over'; i++) {
    const chance = game.turn(state) === 'chance';
    const moves = chance ? game.chances(state).map(({ move }) => move) : game.moves(state);
    state = game.play(state, moves[(7 * i) % moves.length]);
  }
  return game.formatPosition(state);
}

/** What a person needs for a move. */
const needed = '.board .slab, .board .tray, .hand, .curtain, .throws, .middle, .loupe';

describe('in a low window', () => {
  before(function () {
    if (!canResize) this.skip();
  });
  after(() => (canResize ? setViewport(usual) : undefined));
  afterEach(removeBoards);

  for (const [width, height] of [
    [360, 640],
    [844, 390],
    [1024, 600],
    [1366, 650],
  ] as const)
    for (const tag of tags)
      it(`the board and all that a move needs are seen at once: ${tag} at ${width} × ${height} px`, async () => {
        await setViewport({ width, height });
        const board = await mountBoard(tag);
        for (const moves of [0, 6, 20]) {
          play(board, moves);
          await board.settled();
          await uncoverHand(board);
          const boxes = board.all(needed).map((each) => each.getBoundingClientRect());
          const tops = boxes.filter((box) => box.height > 0).map(({ top }) => top);
          const bottoms = boxes.map(({ bottom }) => bottom);
          expect(Math.max(...bottoms) - Math.min(...tops), `after ${moves} moves`).to.be.at.most(height);
        }
        expect(document.documentElement.scrollWidth).to.be.at.most(width);
      });

  it('is as wide as the page allows, if the page says so', async () => {
    await setViewport({ width: 1024, height: 600 });
    const board = await mountBoard('fluctus-board');
    const wide = () => board.all('.slab')[0]!.getBoundingClientRect().width;
    const before = wide();
    board.element.style.setProperty('--spiel-fit', '10000px');
    expect(wide()).to.be.above(before + 20);
  });
});

describe('during a game', () => {
  before(async function () {
    if (!canResize) this.skip();
    document.body.style.margin = '0';
    await loadFamilies();
  });
  after(() => {
    document.body.style.margin = '';
    setFamily();
    return canResize ? setViewport(usual) : undefined;
  });
  afterEach(removeBoards);

  const columns = [280, 360, 420, 1000];
  for (const lang of ['en', 'de'])
    for (const tag of tags)
      it(`all parts stay where they are in any font: ${tag}, ${lang}, in columns of ${columns.join(', ')} px`, async () => {
        await setViewport({ width: 1000, height: 800 });
        const seats = lang === 'de' ? 'human human' : 'human remote';
        const board = await mountBoard(tag, { lang, seats });
        const { element } = board;
        const views = families.flatMap((family) => columns.map((column) => ({ family, column })));
        const placesAt = ({ family, column }: (typeof views)[number]) => {
          setFamily(family);
          element.style.width = `${column}px`;
          return placesIn(board);
        };
        const starts = views.map(placesAt);
        const expectPlaces = (selectors?: readonly string[], only?: number) => {
          for (const [i, view] of views.entries()) {
            if (only !== undefined && i !== only % views.length) continue;
            const start = starts[i]!;
            const places = placesAt(view);
            // below the board, a word of a wide font may need a line of its own
            const parts = selectors ?? (view.family === 'wide' ? [own] : Object.keys(start));
            const moved = parts.filter((each) => Math.abs(places[each]! - start[each]!) > 2);
            const shown = `${view.family}, ${view.column} px, ${element.record}: ${board.text('.say')}`;
            expect(moved, shown).to.deep.equal([]);
          }
        };
        for (let i = 0; i < 60 && element.winners === undefined; i++) {
          // each view with each seat
          expectPlaces(undefined, i + Math.floor(i / views.length));
          play(board, 1);
          await board.settled();
          for (const curtain of board.all('[part=curtain]')) curtain.click();
          await board.settled();
        }
        element.setAttribute('ply', 'x');
        await board.settled();
        expect(board.all('.message')).to.have.length(1);
        if (element.winners === undefined) expectPlaces();
        element.position = endPosition(board);
        await board.settled();
        expect(element.winners).not.to.equal(undefined);
        expectPlaces([own]);
      });
});

describe('above a text that it follows', () => {
  before(function () {
    if (!canResize) this.skip();
  });
  afterEach(async () => {
    document.querySelector('.laid')?.remove();
    removeBoards();
    scrollTo({ top: 0, behavior: 'instant' });
    await setViewport(usual);
  });

  /** A record of each game. */
  const records: Readonly<Record<string, string>> = {
    'fluctus-board': '1. @ro @go 2. @ri @gi 3. ro-wo gi-bo',
    'glux-board': '+34 3@a1 +34 3@m9 +16 +16 1@a1 +16 6@m9 +25',
    'lucky-numbers-grid': '+17 +7 +6 +5 +19 +16 +7 +3 5@d1 17@b3 6@c2 7@a4',
    'luzi-dice': 'roll =22235666 roll =33334455 roll:445 =123 roll:23333 =12235 stop',
  };

  for (const tag of tags)
    for (const [width, height] of [
      [300, 480],
      [360, 740],
      [624, 900],
      [740, 360],
      [1100, 720],
    ] as const)
      it(`leaves half of a window of ${width} by ${height} to the text: ${tag}`, async () => {
        await setViewport({ width, height });
        const { element } = await mountBoard(tag, { mode: 'replay', follow: '', record: records[tag]! });
        const text = document.createElement('p');
        text.className = 'laid';
        text.style.height = '300vh';
        element.after(text);
        element.ply = 4;
        await element.updateComplete;
        scrollTo({ top: height, behavior: 'instant' });
        const { top, bottom } = element.getBoundingClientRect();
        const { clientHeight, scrollHeight } = element;
        expect(Math.abs(top)).to.be.at.most(1);
        expect(bottom).to.be.at.most(innerHeight / 2 + 1);
        // Nothing is cut off.
        expect(scrollHeight).to.be.at.most(clientHeight + 1);
      });

  for (const tag of tags)
    it(`has its height before it is drawn, in a column for text: ${tag}`, async () => {
      const css = await (await fetch('/looks/space.css')).text();
      const { element } = await mountBoard(tag, { mode: 'replay', follow: '', record: records[tag]! });
      // an element that is never defined
      const box = document.createElement('div');
      box.className = 'laid';
      box.innerHTML = `<style>${css.replaceAll(tag, `x-${tag}`)}</style><x-${tag} mode="replay" follow>Text</x-${tag}>`;
      document.body.append(box);
      const place = box.querySelector<HTMLElement>(`x-${tag}`)!;
      const differences: string[] = [];
      for (const height of [640, 800, 900, 1200]) {
        await setViewport({ width: 1000, height });
        for (const column of [374, 672, 800]) {
          place.style.width = element.style.width = `${column}px`;
          await frame();
          const difference = place.offsetHeight - element.offsetHeight;
          if (Math.abs(difference) > 8) differences.push(`${height}, ${column} px: ${difference}`);
        }
      }
      expect(differences).to.deep.equal([]);
    });
});
