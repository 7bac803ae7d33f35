import { expect, fixtureCleanup } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { boardOf } from '../../../src/element/model/board.js';
import { reach, telling } from '../../support/reach.js';
import { glux, type GluxDriver } from './glux-driver.js';
import { middle, middleOfAda, nearEnd } from './positions.js';

/** Hands and bags that differ only in Bo's hidden chip. */
const others = [
  ['25,16 336,246', '+16'],
  ['25,25 336,336', '+25'],
  ['25,34 336,345', '+34'],
] as const;

/** The content of a board's shadow root, with attributes and live region. */
const shown = (board: GluxDriver) => board.root.innerHTML.replace(/<!--.*?-->/g, '').replace(/\s+/g, ' ');

/** A list to which all later events of a board are added, as texts. */
function listen(board: GluxDriver): string[] {
  const heard: string[] = [];
  for (const type of [
    'before-move',
    'move',
    'score',
    'turn',
    'over',
    'illegal',
    'navigate',
    'error',
    'animated',
  ])
    board.element.addEventListener(`game-${type}`, (event) => {
      heard.push(`${type} ${JSON.stringify((event as CustomEvent).detail)}`);
    });
  return heard;
}

describe('the hidden chip of Bo', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  for (const seats of ['human remote', 'human human'])
    it(`changes nothing in the board, its events and its properties before and after a move of Ada: ${seats}`, async () => {
      const all: unknown[] = [];
      for (const [hands] of others) {
        const position = middle.replace('25,16 336,246', hands);
        const board = await glux({ position, seats, seed: 'hidden', names: 'Ada,Bo' });
        const heard = listen(board);
        await board.lift();
        board.element.why('1@a6');
        await board.tap('face-5', 'a6');
        await board.until(() => heard.some((each) => /^animated.*"ply":2/.test(each)));
        await sendMouse({ type: 'move', position: [1, 1] });
        await board.settled();
        const { element } = board;
        all.push([
          shown(board),
          heard,
          element.position,
          element.record,
          element.state,
          element.moves,
          element.ply,
        ]);
        fixtureCleanup();
      }
      expect(all[1]).to.deep.equal(all[0]);
      expect(all[2]).to.deep.equal(all[0]);
    });

  it('is in no object that a script can reach from the board', async () => {
    const runs: string[][] = [];
    for (const [hands] of [...others, ...others]) {
      const board = await glux({ seats: 'human remote', seed: 'hidden', names: 'Ada,Bo' });
      board.element.position = middle.replace('25,16 336,246', hands);
      await board.settled();
      const found = [...reach(board.element)];
      board.element.play('5@a6');
      await board.settled();
      for (const kind of ['list', 'more'] as const) {
        boardOf(board.element).store.openDialog({ kind });
        await board.until(() => board.root.querySelector(`.panel.${kind}`));
        found.push(...reach(board.element));
      }
      expect(found.length).to.be.above(10_000);
      runs.push(found);
      fixtureCleanup();
    }
    expect(telling(runs, others.length)).to.deep.equal([]);
  });

  it('stays hidden like the chip of Ada if she tries an illegal move', async () => {
    const all: string[][] = [];
    for (const hands of ['25,? 336,346', '16,? 246,346', '34,? 345,346']) {
      const board = await glux({ position: middle.replace('25,16 336,246', hands), seats: 'human remote' });
      const heard = listen(board);
      await board.tap('d7');
      board.root.querySelector<HTMLElement>('.face')!.click();
      await board.settled();
      await board.tap('m9', 'h4');
      expect(heard.length).to.equal(3);
      all.push(heard);
      fixtureCleanup();
    }
    expect(all[1]).to.deep.equal(all[0]);
    expect(all[2]).to.deep.equal(all[0]);
  });

  it('is not revealed by a typed move that only the own hand forbids', async () => {
    const board = await glux({ position: middle, seats: 'human remote' });
    const heard = listen(board);
    await board.click('button', 'More');
    await board.until(() => board.has('textbox', /move/));
    await board.click('textbox', /move/);
    await board.type('1@a6');
    await board.press('Enter');
    expect(board.text('.message')).to.contain('The chip in hand is a different one');
    expect(heard).to.deep.equal([]);
  });

  it('is known to no public record and no position', async () => {
    const board = await glux({ position: middle, seats: 'human remote' });
    const { element } = board;
    expect(element.position).to.equal(middleOfAda);
    expect(element.record).to.contain('?,? 346,346');
  });
});

describe('the chips that are left', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  const stocks = (board: GluxDriver) =>
    [...board.root.querySelectorAll('.stock')].map((each) =>
      each.textContent.trim().replace(/\s+(start|out).*$/s, ''),
    );
  const record = '2@a6 +34 1@m7 +16';

  it('are named by their kinds in a puzzle, on the board and by a key', async () => {
    const board = await glux({ position: middle, mode: 'puzzle', record });
    await board.until(() => board.text('.headline').startsWith('Puzzle'));
    expect(stocks(board)).to.deep.equal([
      '13 left: 3 × 1/6, 4 × 2/5, 6 × 3/4',
      '13 left: 3 × 1/6, 4 × 2/5, 6 × 3/4',
    ]);
    board.at('a6').focus();
    await board.press('h');
    await board.until(() => board.spoken.some((text) => text.startsWith('Your chip')));
    expect(board.spoken.at(-1)).to.equal(
      'Your chip: 2 or 5. Chips left: You 3 × 1/6, 4 × 2/5, 6 × 3/4; Player B 3 × 1/6, 4 × 2/5, 6 × 3/4.',
    );
  });

  it('are counted, and not named, in a game and in a replay', async () => {
    const replay = { mode: 'replay', record: `[Position "${middle}"] ${record}` };
    for (const attributes of [{ position: middle, seats: 'human remote' }, replay]) {
      const board = await glux(attributes);
      expect(stocks(board)).to.deep.equal(['13 left', '13 left']);
    }
  });
});

describe('the curtain', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  const two = { position: nearEnd, names: 'Ada,Bo', seed: 'curtain' };

  it('covers each hand if people share the screen', async () => {
    const board = await glux(two);
    expect(board.text('.curtain')).to.equal('Ada, it is your turn Show the chip');
    expect(board.root.querySelector('.face') === null).to.equal(true);
    await board.lift();
    expect(board.root.querySelectorAll('.face').length).to.equal(2);
    await board.tap('a6', 'face-5');
    expect(board.text('.curtain')).to.match(/^Bo, /);
    expect(board.root.querySelector('.face') === null).to.equal(true);
    expect(board.aims(false).size).to.equal(0);
  });

  it('falls in the same update as the move: no render shows the next hand', async () => {
    const board = await glux(two);
    await board.lift();
    const seen: string[] = [];
    const look = new MutationObserver(() => {
      const faces = board.root.querySelectorAll('.face').length;
      seen.push(`${board.text('.headline')} ${faces}`);
    });
    look.observe(board.root, { subtree: true, childList: true, characterData: true, attributes: true });
    board.element.play('5@a6');
    await board.settled();
    look.disconnect();
    expect(seen).not.to.deep.equal([]);
    expect(seen.filter((each) => /^Bo .*[1-9]$/.test(each))).to.deep.equal([]);
  });

  it('announces the chip when it is lifted, and moves the focus to the first face', async () => {
    const board = await glux(two);
    board.root.querySelector<HTMLElement>('.curtain')!.focus();
    await board.press('Enter');
    expect(board.spoken.at(-1)).to.equal('Your chip: 2 or 5.');
    expect(board.here).to.equal('face-2');
  });

  it('leaves the focus on the square when it falls', async () => {
    const board = await glux(two);
    await board.lift();
    await board.tap('a6');
    board.at('face-5').focus();
    await board.press('Enter');
    expect(board.here).to.equal('a6');
  });

  it('prevents moves, hints and explanations that could reveal the chip', async () => {
    const board = await glux({ position: middle, names: 'Ada,Bo' });
    const heard = listen(board);
    expect(await board.element.hint()).to.equal(undefined);
    expect(board.element.moves).to.deep.equal([]);
    expect(board.element.why('1@a6')).to.equal(undefined);
    await board.tap('a6');
    const hint = board.find('button', 'Hint');
    expect(hint.getAttribute('aria-disabled')).to.equal('true');
    await board.clickOn(hint);
    await board.click('button', 'More');
    await board.until(() => board.has('textbox', /move/));
    await board.click('textbox', /move/);
    await board.type('1@a6');
    await board.press('Enter');
    expect(heard).to.deep.equal([]);
    expect(board.element.ply).to.equal(0);
  });

  it('does not cover the hand of the only person', async () => {
    const board = await glux({ ...two, seats: 'human remote' });
    expect(board.root.querySelector('.curtain') === null).to.equal(true);
    await board.tap('a6', 'face-5');
    expect(board.root.querySelectorAll('.face[aria-disabled=true]').length).to.equal(2);
    expect(board.text('.hand')).to.contain('0 left in the bag');
  });

  it('is absent while a record is stepped through', async () => {
    const board = await glux({
      ...two,
      record: `[Position "${nearEnd}"] 5@a6 +25 5@b6`,
      position: '',
      ply: '1',
    });
    expect(board.root.querySelector('.face, .curtain') === null).to.equal(true);
    expect(board.element.position).to.match(/\?/);
  });

  it('stays up for a person who moves again because no other seat can', async () => {
    // Bo has no chip left
    const position = nearEnd.replace('25,25 010,010', '25,- 010,000').replace('m9', 'm9');
    const board = await glux({ ...two, position: position.replace('B6/13', 'B6/5,B5,B2,6') });
    expect(board.message).to.equal('');
    await board.lift();
    await board.tap('a6', 'face-5');
    expect(board.headline).to.equal('Ada to move');
    expect(board.root.querySelectorAll('.face').length).to.equal(2);
  });
});
