import { expect, fixtureCleanup } from '@open-wc/testing';
import { html } from 'lit';
import '../../src/index.js';
import { definition } from '../../src/games/glux/definition.js';
import { glux as game } from '../../src/games/glux/engine/index.js';
import type { GluxMove, GluxState } from '../../src/games/glux/engine/types.js';
import { calm, mount, type AnyBoard } from '../support/board.js';
import { moveLabels, recordingBot, valuesKnown } from './analysis-bot.js';
import { refused, replaceBot } from './bot-client-fakes.js';

const source = { ...definition.bot };

describe('the analysis of a game with hidden hands', () => {
  afterEach(() => {
    fixtureCleanup();
    replaceBot(definition, source);
  });

  async function glux(attributes: Readonly<Record<string, string>>) {
    const { bot, requests } = recordingBot<GluxState, GluxMove>(game);
    replaceBot(definition, { createWorker: refused, load: () => Promise.resolve(bot) });
    const board = await mount<AnyBoard>(html`<glux-board hidden></glux-board>`);
    calm(board.element);
    for (const [name, value] of Object.entries({ seed: 'x', analysis: '', ...attributes }))
      board.element.setAttribute(name, value);
    board.element.hidden = false;
    await board.settled();
    await board.seen();
    const turns = () =>
      requests.filter(({ task }) => task.seed === 'analysis').map(({ view }) => game.turn(view));
    return { board, turns };
  }

  it('evaluates only the moves of the only person during the game', async () => {
    const { board, turns } = await glux({ seats: 'human computer:easy' });
    await valuesKnown(board, 'to win');
    for (let i = 0; i < 3; i++) {
      await board.until(() => game.turn(board.element.state as GluxState) === 0);
      const { ply } = board.element;
      const move = (await board.element.hint())!;
      board.element.play(move);
      await board.until(
        () => board.element.ply > ply + 2 && game.turn(board.element.state as GluxState) === 0,
      );
    }
    await board.until(() => turns().length >= 4);
    expect(new Set(turns())).to.deep.equal(new Set([0]));
    const values = moveLabels(board).filter((label) => label?.includes('to win'));
    expect(values.length).to.be.greaterThan(1);
    for (const label of values) expect(label).not.to.contain('Blue');
    const asked = turns().length;
    expect(board.element.evaluations.length).to.be.within(values.length, asked);
  });

  it('reveals nothing to the page', async () => {
    const { board } = await glux({ seats: 'human computer:easy' });
    await valuesKnown(board, 'to win');
    const { element } = board;
    expect(element.record).not.to.match(/win|75/);
    expect(element.outerHTML).not.to.match(/win|75/);
  });

  it('shows nothing to several people during the game, and everything after it', async () => {
    const { board, turns } = await glux({ seats: 'human human' });
    await board.until(() => board.has('button', /Show the chip/));
    await board.click('button', /Show the chip/);
    await board.until(() => board.element.moves.length > 0);
    expect(board.root.querySelector('.chances')).to.equal(null);
    board.element.play(board.element.moves[0]!);
    await board.settled();
    expect(board.root.querySelector('.chances')).to.equal(null);
    expect(turns()).to.deep.equal([]);
    expect(board.element.evaluations).to.deep.equal([]);
    board.element.resign();
    await board.until(() => board.root.querySelector('.review'));
    expect(turns()).to.include.members([0]);
  });
});
