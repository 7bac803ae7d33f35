import { expect, fixture, fixtureCleanup, oneEvent } from '@open-wc/testing';
import { html } from 'lit';
import { luckySwap } from '../../../src/games/lucky-swap/engine/index.js';
import { heard, tracesOfSeed } from '../../support/board.js';
import { puzzle } from './swap-driver.js';

const SOLVED = '1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16';
const ONE_OFF = '1,2,3,4/5,6,8,7/9,10,11,12/13,14,15,16';

describe('the swap puzzle on the board', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('is generated from the seed of the page, and solved with the keyboard alone', async () => {
    const board = await puzzle({ seed: 'x', par: '3' });
    const over = heard(board, 'game-over');
    expect(board.element.state.board).to.deep.equal(luckySwap.setup({ seed: 'x', par: 3 }).board);
    for (const { from, to } of board.solution) await board.keys(from, to);
    expect(over.map(({ detail }) => [detail.game, detail.scores, detail.winners])).to.deep.equal([
      ['lucky-swap', [3], [0]],
    ]);
    expect(board.text('.headline')).to.equal('Solved in 3 exchanges, par 3');
    expect(board.text('.tally')).to.equal('3 exchanges, par 3');
    // the result is told once
    const tally = board.root.querySelector('.tally')!;
    expect(getComputedStyle(tally).visibility).to.equal('hidden');
    expect(board.spoken.join(' ').match(/3 exchanges/g)).to.deep.equal(['3 exchanges']);
    expect(board.spoken.join(' ')).to.contain('Solved in 3 exchanges, par 3. Every row');
    expect(board.element.record).to.match(/\[Game "lucky-swap"\]/);
    // a clover grows on each cell
    await board.until(() => board.root.querySelectorAll('.tray > .ending .e-leaf').length === 16);
  });

  it('is solved with the pointer alone, by clicks and drags, across the edges', async () => {
    const board = await puzzle({ seed: 'y', par: '2', wrap: '' });
    const [first, second] = board.solution;
    await board.tap(first!.from);
    expect(board.at(first!.to).getAttribute('aria-label')).to.match(/can change places with/);
    await board.tap(first!.to);
    await board.drag(board.at(second!.from), board.at(second!.to));
    expect(board.element.winners).to.deep.equal([0]);
    expect(board.element.undo()).to.equal(true);
    await board.settled();
    expect(board.text('.tally')).to.equal('1 exchange, par 2');
    expect(getComputedStyle(board.root.querySelector('.tally')!).visibility).to.equal('visible');
  });

  it('has rules with a guide of its own, whose examples are played on the same board', async () => {
    const board = await puzzle({ seed: 'x' });
    board.element.openRules();
    await board.until(() => board.text('.panel p').startsWith('Put the 16 tiles of a full board in order'));
    expect(board.text('.panel .guide')).to.contain('3');
    await board.click('button', 'Learn by trying');
    await board.until(() => board.root.querySelector('.panel lucky-numbers-swap') !== null);
  });

  it('joins the edges for any value of the boolean attribute', async () => {
    for (const wrap of ['', 'wrap', 'false']) {
      const board = await puzzle({ position: `${ONE_OFF} 0`, wrap });
      expect(board.element.moves).to.include('a1-a4');
      expect(board.message).to.equal('');
    }
  });

  it('explains an exchange of cells that are not neighbours, and refuses it in code', async () => {
    const board = await puzzle({ position: `${ONE_OFF} 0` });
    await board.tap('a4', 'c4');
    expect(board.message).to.contain('a4 and c4 are not neighbours');
    expect(() => board.element.play('b3-b2')).to.throw(/order of their names/);
    expect(board.element.ply).to.equal(0);
  });

  it('lists its own keys, and none of Lucky Numbers', async () => {
    const board = await puzzle();
    await board.enterGrid();
    await board.press('?');
    await board.until(() => board.spoken.some((text) => text.includes('M, the moves from here.')));
    expect(board.spoken.join(' ')).not.to.match(/choose this tile|turn over|captures/);
  });

  it('gives the first exchange of a shortest solution as a hint', async () => {
    const board = await puzzle({ position: `${ONE_OFF} 0` });
    expect(await board.element.hint()).to.equal('c3-d3');
  });

  it('is another one for each game without a seed', async () => {
    const board = await puzzle();
    const before = board.element.position;
    board.element.newGame();
    await board.settled();
    expect(board.element.position).not.to.equal(before);
    expect(board.element.state.par).to.equal(3);
  });

  it('does not reveal its random seed, and can be generated again from its record', async () => {
    const board = await puzzle();
    const { element, root } = board;
    await board.until(() => element.record.includes('seed'));
    const shown = [element.outerHTML, root.innerHTML, element.record, element.position, element.state];
    expect(JSON.stringify(shown)).to.contain('lucky-swap').and.not.to.match(tracesOfSeed(board));
    const { options } = JSON.parse(
      `{"options":${/\[Options "(.*)"\]/.exec(element.record)![1]!.replaceAll('\\"', '"')}}`,
    ) as {
      options: { seed: string };
    };
    const again = await puzzle({ seed: options.seed });
    expect(again.element.position).to.equal(element.position);
  });

  it('is read from a record, and written to one', async () => {
    const record = `[Game "lucky-swap"]\n[Position "${ONE_OFF} 2"]\n\n1. c3-d3`;
    const board = await puzzle({ record });
    expect(board.element.position).to.equal(`${SOLVED} 3`);
    const again = await puzzle({ record: board.element.record });
    expect(again.element.position).to.equal(`${SOLVED} 3`);
  });

  it('has German words', async () => {
    const board = await puzzle({ position: `${ONE_OFF} 0`, par: '1', lang: 'de' });
    await board.until(() => board.text('.tally') === '0 Tauschzüge, Par 1');
    await board.tap('c3', 'd3');
    expect(board.text('.headline')).to.equal('Gelöst mit 1 Tauschzug, Par 1');
  });

  it('names no player to move and no winner while its record is replayed: there is nobody else', async () => {
    const record = `[Game "lucky-swap"]\n[Position "${ONE_OFF} 2"]\n\n1. a1-b1 2. a1-b1 3. c3-d3`;
    const board = await puzzle({ mode: 'replay', record, ply: '0' });
    const { element } = board;
    expect(board.text('.headline')).to.equal('Start');
    element.goTo(1);
    await board.settled();
    expect(board.text('.headline')).to.equal('Move 1 of 3');
    element.goTo(3);
    await board.settled();
    expect(board.text('.headline')).to.equal('Solved in 5 exchanges');
    expect(board.spoken.join(' '))
      .to.contain('Solved in 5 exchanges.')
      .and.not.match(/to move|has won/);
  });

  const texts: [Record<string, string>, RegExp][] = [
    [{ par: '9' }, /[Pp]ar/],
    [{ par: 'many' }, /[Pp]ar/],
    [{ position: `${SOLVED.replace('16', '1')} 0` }, /twice/],
    [{ record: '[Game "lucky-numbers"] +3' }, /lucky-numbers/],
  ];
  for (const [attributes, message] of texts) {
    it(`fires game-error for ${JSON.stringify(attributes)}, and shows a puzzle`, async () => {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      const element = document.createElement('lucky-numbers-swap');
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      const told = oneEvent(element, 'game-error');
      box.append(element);
      const { detail } = (await told) as CustomEvent<{ message: string }>;
      expect(detail.message).to.match(message);
      expect(element.record).to.match(/\[Game "lucky-swap"/);
    });
  }
});
