import { expect, fixtureCleanup } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { definition } from '../../src/games/fluctus/definition.js';
import { fluctus as game } from '../../src/games/fluctus/engine/index.js';
import type { FluctusMove, FluctusState } from '../../src/games/fluctus/engine/types.js';
import { fluctus, type FluctusDriver } from '../games/fluctus/fluctus-driver.js';
import { recordingBot } from './analysis-bot.js';
import { refused, replaceBot } from './bot-client-fakes.js';
import { heard } from '../support/board.js';

const source = { ...definition.bot };

/** A replay of four moves. The bot takes the first legal move for the best one: the others lose 45 %. */
async function replay(attributes: Readonly<Record<string, string>> = {}): Promise<FluctusDriver> {
  const { bot } = recordingBot<FluctusState, FluctusMove>(game);
  replaceBot(definition, { createWorker: refused, load: () => Promise.resolve(bot) });
  const board = await fluctus({ mode: 'replay', analysis: '', record: '@ri @go @ro @gi', ...attributes });
  await board.seen();
  return board;
}

const chart = ({ root }: FluctusDriver) => root.querySelector<SVGElement>('.course');
const rows = ({ root }: FluctusDriver) => [...root.querySelectorAll<HTMLElement>('.values tbody tr')];
const cells = (row: HTMLElement) =>
  [...row.children].map((cell) => cell.textContent.trim().replace(/\s+/g, ' '));

/** Resolves when all five positions have values. */
const complete = (board: FluctusDriver) => board.until(() => board.element.evaluations.length === 5);

describe('the evaluations of a replay', () => {
  afterEach(() => {
    fixtureCleanup();
    replaceBot(definition, source);
  });

  it('are properties and events', async () => {
    const board = await replay();
    const events = heard(board, 'game-evaluated');
    await complete(board);
    const [first, second] = board.element.evaluations;
    expect(first).to.deep.include({ ply: 0, chances: [0.75, 0.25] });
    expect(board.element.evaluations.map(({ ply }) => ply)).to.deep.equal([0, 1, 2, 3, 4]);
    expect(second!.chances).to.deep.equal([0.25, 0.75]);
    expect(game.moves(game.setup({})).map(game.formatMove)).to.include(first!.best);
    expect(Object.isFrozen(first)).to.equal(true);
    await board.until(() => events.at(-1)?.detail.complete);
    expect(events.map(({ detail }) => detail.ply).sort()).to.deep.equal([0, 1, 2, 3, 4]);
    expect(events.filter(({ detail }) => detail.complete).length).to.equal(1);
  });

  it('are empty without the attribute', async () => {
    const board = await fluctus({ mode: 'replay', record: '@ri @go' });
    await board.seen();
    expect(board.element.evaluations).to.deep.equal([]);
    expect(chart(board)).to.equal(null);
  });

  it('are drawn, and listed in a table, whose buttons go to the positions', async () => {
    const board = await replay({ ply: '4' });
    await complete(board);
    await board.settled();
    expect(rows(board).length).to.equal(5);
    expect(cells(rows(board)[0]!)).to.deep.equal(['Start', '75%', '25%', '']);
    const [move, red, green, grade] = cells(rows(board)[2]!);
    expect([move, red, green]).to.deep.equal(['1 @go', '75%', '25%']);
    expect(grade).to.equal('blunder: loses 45%');
    expect(chart(board)!.getAttribute('aria-label')).to.match(
      /^The chances to win over the game\. .*Green: @go, blunder: loses 45%/,
    );
    expect(board.root.querySelectorAll('.course .blunder').length).to.be.greaterThan(0);
    await board.clickOn(board.root.querySelector<HTMLElement>('.values summary')!);
    const button = rows(board)[2]!.querySelector('button')!;
    button.focus();
    await board.press('Enter');
    expect(board.element.ply).to.equal(2);
    await board.settled();
    expect(rows(board)[2]!.querySelector('button')!.getAttribute('aria-current')).to.equal('step');
  });

  it('show the position whose place in the chart is pressed', async () => {
    const board = await replay();
    await complete(board);
    await board.settled();
    const svg = chart(board)!;
    svg.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = svg.getBoundingClientRect();
    const position: [number, number] = [Math.round(left + width * 0.74), Math.round(top + height / 2)];
    await sendMouse({ type: 'click', position });
    await board.settled();
    expect(board.element.ply).to.equal(3);
  });

  it('are in German on a German page', async () => {
    const board = await replay({ lang: 'de' });
    await complete(board);
    await board.settled();
    expect(board.text('.values summary')).to.equal('Gewinnchancen als Tabelle');
    expect(cells(rows(board)[0]!)[0]).to.equal('Anfang');
  });
});
