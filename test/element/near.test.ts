import { expect, fixtureCleanup } from '@open-wc/testing';
import '../../src/index.js';
import { frame } from '../support/board.js';

const tags = ['fluctus-board', 'glux-board', 'lucky-numbers-grid', 'luzi-dice'] as const;
type Board = HTMLElementTagNameMap[(typeof tags)[number]];

const isDrawn = (board: Board) => board.hasUpdated;

/** Adds boards to the page, each below a gap of `above` px. */
function lay(
  tag: (typeof tags)[number],
  attributes: Record<string, string>,
  above = 9000,
  count = 1,
): Board[] {
  const box = document.createElement('div');
  box.className = 'laid';
  box.style.width = '400px';
  for (let i = 0; i < count; i++) {
    const board = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    board.style.marginTop = `${above}px`;
    box.append(board);
  }
  document.body.append(box);
  return [...box.querySelectorAll<Board>(tag)];
}

const one = (tag: (typeof tags)[number], attributes: Record<string, string> = {}, above?: number): Board =>
  lay(tag, attributes, above)[0]!;

/** Waits long enough for an IntersectionObserver to report. */
async function looks(): Promise<void> {
  for (let i = 0; i < 4; i++) await frame();
}

async function until(met: () => boolean): Promise<void> {
  while (!met()) await frame();
}

describe('a board far below the viewport', () => {
  beforeEach(() => {
    scrollTo(0, 0);
  });
  afterEach(() => {
    fixtureCleanup();
    for (const box of document.querySelectorAll('.laid')) box.remove();
  });

  for (const tag of tags) {
    it(`is not rendered before it comes near: ${tag}`, async () => {
      const board = one(tag, { mode: 'diagram' });
      await looks();
      expect(isDrawn(board)).to.equal(false);
      expect(board.shadowRoot!.querySelector('svg')).to.equal(null);
      scrollTo(0, 9000 - 1.8 * innerHeight);
      await until(() => isDrawn(board));
      expect(board.getBoundingClientRect().top).to.be.above(innerHeight);
    });

    it(`has a placeholder of the size of its diagram: ${tag}`, async () => {
      const board = one(tag, { mode: 'diagram' });
      const { height } = board.getBoundingClientRect();
      await board.updateComplete;
      const drawing = board.shadowRoot!.querySelector('.slab, .lucky, .tray')!;
      expect(height).to.be.above(200);
      expect(Math.abs(drawing.getBoundingClientRect().height - height)).to.be.below(1);
    });
  }

  it('is rendered at once if a script waits for it', async () => {
    const board = one('fluctus-board');
    await board.updateComplete;
    expect(board.shadowRoot!.querySelectorAll('[role=grid] button').length).to.equal(14);
  });

  it('plays moves and returns its position without being rendered', () => {
    const board = one('fluctus-board');
    expect(board.play('@ro')).to.equal(true);
    expect(board.position).to.match(/^A\.{5}\//);
    expect(isDrawn(board)).to.equal(false);
  });

  it('is rendered after a move was played on it', async () => {
    const board = one('fluctus-board');
    board.play('@ro');
    await until(() => isDrawn(board));
    expect(scrollY).to.equal(0);
  });

  it('shows the caption before it is rendered', async () => {
    const board = one('luzi-dice', { mode: 'diagram' });
    const caption = document.createElement('p');
    caption.slot = 'caption';
    caption.textContent = 'A throw.';
    board.append(caption);
    await looks();
    expect(isDrawn(board)).to.equal(false);
    expect(caption.getBoundingClientRect().height).to.be.above(10);
  });

  it('is rendered before the page is printed, even if its words and a module must be loaded', async () => {
    const boards = lay(
      'glux-board',
      { mode: 'diagram', lang: 'de', position: '13/13/13/13/13/13/13/13/13 A ?,- 888,888 -' },
      9000,
      2,
    );
    await looks();
    expect(boards.map(isDrawn)).to.deep.equal([false, false]);
    dispatchEvent(new Event('beforeprint'));
    await until(() => boards.every(isDrawn));
  });

  it('is rendered when the details around it are opened', async () => {
    const board = one('fluctus-board', { mode: 'diagram' }, 0);
    const details = document.createElement('details');
    board.before(details);
    details.append(board);
    await looks();
    expect(isDrawn(board)).to.equal(false);
    details.open = true;
    await until(() => isDrawn(board));
  });

  it('is rendered in a box without a width', async () => {
    const board = one('fluctus-board', {}, 0);
    board.parentElement!.style.width = '0px';
    await until(() => isDrawn(board));
  });

  it('is not rendered among a hundred boards unless it is near', async () => {
    const observers = new Set<IntersectionObserver>();
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (target) {
      observers.add(this);
      observe.call(this, target);
    };
    const boards = lay('fluctus-board', { mode: 'diagram' }, 0, 100);
    IntersectionObserver.prototype.observe = observe;
    await until(() => isDrawn(boards[0]!));
    await looks();
    const drawn = boards.filter(isDrawn).length;
    expect(drawn).to.be.at.most(Math.ceil((2 * innerHeight) / 400) + 1);
    // one for boards near the viewport, one for visible boards
    expect(observers.size).to.equal(2);
    boards.at(-1)!.scrollIntoView();
    await until(() => isDrawn(boards.at(-1)!));
    expect(isDrawn(boards[50]!)).to.equal(false);
  });

  it('is no longer observed after it was removed', async () => {
    const board = one('fluctus-board', { mode: 'diagram' });
    board.remove();
    dispatchEvent(new Event('beforeprint'));
    await looks();
    expect(isDrawn(board)).to.equal(false);
  });
});
