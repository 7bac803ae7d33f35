import { expect, fixtureCleanup } from '@open-wc/testing';
import { glux, heard, type GluxDriver } from './glux-driver.js';

/** B has drawn all chips, and one is left for A to draw. */
const lastDraw =
  '1,(B3B5),2,B3,(A3A3),1,(B6B5),4,(B6B5)/2,B3,4,(B6B5),4,(B6B3)/1,B5,11/(A4A5),3,(A6B4),(A3A3),2,A6,1,(A5A6),2/13/1,(B6B3),2,(B6B5),2,B4,(B6B5),3,(B6B4)/A6,4,(A5A3),2,(A4A5),1,(A6A5),2/13/(A6A5),4,(A6A5),4,(A3A5),2 A -,25 100,000 -';

/** Opens the new-game form and waits until it is loaded. */
async function form(board: GluxDriver): Promise<void> {
  await board.click('button', 'New');
  await board.until(() => board.has('button', 'Start'));
}

const select = (board: GluxDriver, name: RegExp) => board.find('combobox', name) as HTMLSelectElement;
const texts = (board: GluxDriver, name: RegExp) =>
  Array.from(select(board, name).options, ({ label }) => label);

async function choose(board: GluxDriver, name: RegExp, value: string): Promise<void> {
  const field = select(board, name);
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await board.settled();
}

describe('the attribute ending of the Glüx board', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  for (const [lang, sentence] of [
    ['en', 'Nobody can draw another chip.'],
    ['de', 'Niemand kann mehr ein Plättchen ziehen.'],
  ] as const) {
    it(`ends the game with the last draw, and says so: ${lang}`, async () => {
      const board = await glux({ position: lastDraw, ending: 'last-draw', lang });
      await board.until(() => board.detail.startsWith(sentence));
      const { element } = board;
      expect(element.winners).to.deep.equal([1]);
      expect(element.position).to.match(/ - \?,\? 100,010 -$/);
      expect(element.record).to.contain('last-draw').and.to.contain('[Termination "G10"]');
      expect(board.root.querySelector('.face, .curtain') === null).to.equal(true);
    });
  }

  it('plays the last chips without it', async () => {
    const { element } = await glux({ position: lastDraw });
    expect(element.winners).to.equal(undefined);
    expect(element.position).to.match(/ B \?,\? 100,010 -$/);
  });

  it('starts a new match when it changes', async () => {
    const board = await glux({ position: lastDraw });
    board.element.ending = 'last-draw';
    await board.until(() => board.element.winners);
    board.element.removeAttribute('position');
    board.element.ending = '';
    await board.settled();
    expect(board.element.state.endsAt).to.equal('last-chip');
  });

  it('keeps the last good state if it is nonsense, and tells the page', async () => {
    const board = await glux({ seed: 'a' });
    const { position } = board.element;
    const errors = heard(board, 'game-error');
    board.element.ending = 'never';
    await board.until(() => errors.length > 0);
    const [{ detail } = { detail: undefined }] = errors;
    expect(detail).to.include({ attribute: 'ending', at: 'ending', code: 'ending' });
    expect(detail?.message).to.contain('G10').and.to.contain('never');
    expect(board.element.position).to.equal(position);
  });
});

describe('the new-game form of Glüx', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('offers both endings, and draws the first player unless one is chosen', async () => {
    const board = await glux({ seed: 'form' });
    await form(board);
    expect(texts(board, /^End of the game/)).to.deep.equal([
      'After the last chip is placed',
      'After the last chip is drawn',
    ]);
    expect(select(board, /^First player/).value).to.equal('random');
    await choose(board, /^End of the game/, 'last-draw');
    await choose(board, /^First player/, 'B');
    await board.click('button', 'Start');
    expect(board.element.state.endsAt).to.equal('last-draw');
    await board.until(() => board.element.state.seat === 1 && board.element.ply > 0);
    await form(board);
    expect(select(board, /^End of the game/).value).to.equal('last-draw');
  });

  it('shows the first player that the page declares', async () => {
    const board = await glux({ first: 'B' });
    await form(board);
    expect(select(board, /^First player/).value).to.equal('B');
  });
});
