import { expect, fixtureCleanup } from '@open-wc/testing';
import { audit } from '../../support/audit.js';
import { glux, type GluxDriver } from './glux-driver.js';

const record = '+25 5@a1 +16 6@m9 +34 +25';

/** The headings of the list, each with its entries. */
const sections = (board: GluxDriver) =>
  [...board.root.querySelectorAll('.list h3')].map((heading) => [
    heading.textContent,
    ...[...heading.nextElementSibling!.querySelectorAll('button')].map((each) => board.name(each)),
  ]);

/** Opens the list by its key on a square. */
async function open(board: GluxDriver, square: string): Promise<void> {
  board.at(square).focus();
  await board.press('v');
  await board.until(() => sections(board).length > 0);
}

describe('the list of a Glüx position', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('has the rooms, the chips with their reach, and the targets', async () => {
    const board = await glux({ names: 'Ada,Bo', seats: 'human remote', record });
    await open(board, 'c3');
    const [rooms, ada, bo, targets, ...more] = sections(board);
    expect(rooms!.slice(0, 4)).to.deep.equal([
      'Pips in each room',
      'Room A: empty',
      'Room B: empty',
      'Room C: Bo 6 pips, 4 points; m9 6 of Bo',
    ]);
    expect(rooms).to.include('Middle room E: empty');
    expect(rooms!.length).to.equal(10);
    expect(ada).to.deep.equal(['You', 'a1 your 5: a6 empty; f1 empty']);
    expect(bo).to.deep.equal(['Bo', 'm9 6 of Bo: m3 empty; g9 empty']);
    expect(targets).to.deep.equal([
      'Possible squares',
      'a1 your 5, your chip can go here: without counting',
      'a6 empty, your chip can go here: 5 squares from a1',
      'f1 empty, your chip can go here: 5 squares from a1',
    ]);
    expect(more).to.deep.equal([]);
    expect(board.has('dialog', 'Position as a list')).to.equal(true);
    expect((await audit(board.element)).violations).to.deep.equal([]);
  });

  it('is in the menu from the start, so that no item moves under a pointer', async () => {
    const board = await glux({ seats: 'human remote', record });
    await board.click('button', 'More');
    await board.until(() => board.all('.items .item').length > 0);
    expect(board.all('.items .item').map((each) => board.name(each))).to.include('Position as a list');
    await board.click('button', 'Position as a list');
    await board.until(() => sections(board).length > 0);
  });

  it('leads to the squares, and back', async () => {
    const board = await glux({ seats: 'human remote', record });
    await open(board, 'c3');
    await board.press('Escape');
    expect(board.here).to.equal('c3');
    await open(board, 'c3');
    await board.click('button', /^f1 empty/);
    await board.until(() => board.here === 'f1');
    expect(board.has('dialog', 'Position as a list')).to.equal(false);
  });

  it('keeps a covered hand secret', async () => {
    const board = await glux({ names: 'Ada,Bo', record });
    await open(board, 'a1');
    expect(sections(board).map(([title]) => title)).to.deep.equal(['Pips in each room', 'Ada', 'Bo']);
  });

  it('opens from the menu', async () => {
    const board = await glux({ record });
    await board.click('button', 'More');
    await board.until(() => board.has('button', 'Position as a list'));
    await board.click('button', 'Position as a list');
    await board.until(() => sections(board).length > 0);
    await board.click('button', 'Close');
    expect(board.name(board.focused!)).to.equal('More');
  });

  it('speaks German', async () => {
    const board = await glux({ lang: 'de', record });
    await board.until(() => board.has('button', 'Mehr'));
    await open(board, 'a1');
    expect(board.has('dialog', 'Stellung als Liste')).to.equal(true);
    expect(sections(board)[0]![1]).to.equal('Raum A: leer');
  });
});
