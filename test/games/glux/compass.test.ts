import { expect, fixtureCleanup } from '@open-wc/testing';
import { glux, type GluxDriver } from './glux-driver.js';
import { middleOfAda, party } from './positions.js';

const four = { players: '4', position: party, seats: 'human remote remote remote' };

async function narrow(attributes: Readonly<Record<string, string>>, width = 320): Promise<GluxDriver> {
  const board = await glux(attributes);
  board.element.style.width = `${width}px`;
  await board.settled();
  return board;
}

const buttons = (board: GluxDriver) => [
  ...board.root.querySelectorAll<HTMLElement>('.compass button, .face, .curtain, .reach'),
];

describe('the compass of Glüx', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  for (const [what, attributes] of [
    ['fifteen by fifteen', four],
    ['with the curtain down', { position: middleOfAda }],
  ] as const)
    it(`has no target under 24 pixels at a width of 320: ${what}`, async () => {
      const board = await narrow(attributes);
      const all = buttons(board).filter((each) => each.checkVisibility());
      expect(all.length).to.be.above(0);
      for (const button of all) {
        const { width, height } = button.getBoundingClientRect();
        expect(Math.min(width, height), board.name(button)).to.be.at.least(24);
      }
    });

  it('has arrows and faces of at least 44 pixels at a width of 360', async () => {
    const board = await narrow(four, 360);
    const targets = board.all('.compass button, .face');
    expect(targets).not.to.deep.equal([]);
    for (const button of targets) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height), board.name(button)).to.be.at.least(44);
    }
  });

  it('is hidden if the squares are large enough', async () => {
    const board = await narrow(four, 900);
    expect(board.root.querySelector('.compass')?.checkVisibility()).to.equal(false);
  });

  it('says which chip it counts from when another one is chosen, and nothing when a turn begins', async () => {
    const board = await narrow(four);
    expect(board.root.querySelector('.compass [aria-live]')).to.equal(null);
    await board.click('button', 'Next chip');
    expect(board.spoken.at(-1)).to.equal(`${board.text('.mid b')} ${board.text('.mid small')}.`);
  });

  it('reaches with its arrows exactly the squares of the legal moves', async () => {
    const board = await narrow(four);
    const chips = new Set<string>();
    const reached = new Set<string>();
    for (let i = 0; i < 30; i++) {
      chips.add(board.text('.mid b'));
      for (const each of board.root.querySelectorAll<HTMLElement>('.compass [data-to]'))
        reached.add(each.dataset.to ?? '');
      await board.click('button', 'Next chip');
    }
    expect(chips.size).to.be.above(3);
    expect([...reached].sort()).to.deep.equal(
      [...new Set(board.element.moves.map((move) => move.slice(2)))].sort(),
    );
  });

  it('lays a chip by pointer and keyboard', async () => {
    const board = await narrow(four);
    const arrow = board.root.querySelector<HTMLElement>('.compass [data-to]')!;
    const to = arrow.dataset.to!;
    await board.clickOn(arrow);
    expect(board.drawn('.chosen')).to.deep.equal([to]);
    board.at('face-6').focus();
    await board.press('Enter');
    expect(board.element.record).to.contain(`6@${to}`);
  });

  it('names the reason for each disabled arrow', async () => {
    const board = await narrow(four);
    const off = [...board.root.querySelectorAll<HTMLElement>('.compass .off')];
    expect(off.length).to.be.above(0);
    for (const each of off) {
      expect(each.getAttribute('aria-disabled')).to.equal('true');
      expect(each.querySelector('.vh')?.textContent).to.match(/\w{3}/);
    }
  });

  it('offers the own start for the first chip', async () => {
    const board = await narrow({ seats: 'human remote', seed: 'start' });
    expect(board.name(board.root.querySelector('.compass .home')!)).to.equal('a1 your start square');
  });
});
