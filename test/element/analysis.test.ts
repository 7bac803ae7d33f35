import { expect, fixtureCleanup } from '@open-wc/testing';
import { definition } from '../../src/games/fluctus/definition.js';
import { fluctus as game } from '../../src/games/fluctus/engine/index.js';
import type { FluctusMove, FluctusState } from '../../src/games/fluctus/engine/types.js';
import { fluctus, type FluctusDriver } from '../games/fluctus/fluctus-driver.js';
import { valuesKnown, barLabel, moveLabels, recordingBot, type BotOptions } from './analysis-bot.js';
import { refused, replaceBot } from './bot-client-fakes.js';

const source = { ...definition.bot };

/** Replaces the bot of Fluctus; returns the requests that it gets. */
function useBot(options?: BotOptions) {
  const { bot, requests } = recordingBot<FluctusState, FluctusMove>(game, options);
  replaceBot(definition, { createWorker: refused, load: () => Promise.resolve(bot) });
  return requests;
}

const people = { seats: 'human human', analysis: '' };

describe('the analysis', () => {
  afterEach(() => {
    fixtureCleanup();
    replaceBot(definition, source);
  });

  it('is off, and starts no bot, without the attribute', async () => {
    const requests = useBot();
    const board = await fluctus({ seats: 'human human' });
    await board.seen();
    board.element.play('@ro');
    await board.settled();
    expect(board.element.analysis).to.equal(false);
    expect(requests).to.deep.equal([]);
    expect(barLabel(board)).to.equal(undefined);
    board.element.analysis = true;
    await valuesKnown(board, 'Green 75%');
  });

  it('shows each seat’s chance to win, and the value of the position', async () => {
    useBot({ error: 0.012 });
    const board = await fluctus(people);
    await board.seen();
    await valuesKnown(board, /^Chances to win: Red 75%, Green 25%$/);
    expect(board.text('.verdict')).to.equal('Red: 75% ± 2 to win');
    expect(board.text('.parts')).to.equal('A75% B25%');
  });

  it('follows the game, and shows the values of the moves in the record', async () => {
    useBot({ error: 0.012 });
    const board = await fluctus(people);
    await board.seen();
    await valuesKnown(board, 'Red 75%');
    board.element.play('@ro');
    await valuesKnown(board, 'Green 75%');
    board.element.play(board.element.moves.at(-1)!);
    await valuesKnown(board, 'Red 75%');
    await board.until(() => moveLabels(board).every((label) => label?.includes('to win')));
    const [first, second] = moveLabels(board);
    expect(first).to.match(/^1\. Red enters on ro\. @ro, (75|30)% ± 2 to win/);
    expect(second).to.match(/^1\. Green enters .*, 30% ± 2 to win, blunder: loses 45%$/);
    expect(board.root.querySelectorAll('.lapse').length).to.be.greaterThan(0);
  });

  it('is in German on a German page', async () => {
    useBot({ error: 0.012 });
    const board = await fluctus({ ...people, lang: 'de', record: '@ro @go' });
    await board.seen();
    await valuesKnown(board, /^Gewinnchancen: Rot 75\s%, Grün 25\s%$/);
    await board.until(() => moveLabels(board).every((label) => label?.includes('Gewinnchance')));
    expect(board.text('.verdict')).to.match(/^Rot: 75\s% ± 2 Gewinnchance$/);
  });

  it('has a fixed seed, so that the same position has the same values', async () => {
    const requests = useBot();
    const board = await fluctus({ ...people, seed: 'of the page' });
    await board.seen();
    await valuesKnown(board, 'Red 75%');
    expect(requests.map(({ task }) => task)).to.deep.equal([
      { level: 'best', seed: 'analysis', analysis: true },
    ]);
  });

  it('evaluates no position twice', async () => {
    const requests = useBot();
    const board = await fluctus(people);
    await board.seen();
    await valuesKnown(board, 'Red 75%');
    board.element.play('@ro');
    await valuesKnown(board, 'Green 75%');
    board.element.undo();
    await valuesKnown(board, 'Red 75%');
    board.element.redo();
    await valuesKnown(board, 'Green 75%');
    expect(requests.length).to.equal(2);
  });

  it('stops its request when the position changes', async () => {
    const requests = useBot({ steps: Infinity });
    const board = await fluctus(people);
    await board.seen();
    await board.until(() => requests.length === 1);
    board.element.play('@ro');
    await board.until(() => requests.length === 2);
    expect(game.formatPosition(requests[1]!.view)).to.equal(board.element.position);
  });

  it('stops when the element is removed, and goes on when it is back', async () => {
    const requests = useBot({ steps: Infinity });
    const board = await fluctus(people);
    await board.seen();
    await board.until(() => requests.length === 1);
    const parent = board.element.parentElement!;
    board.element.remove();
    parent.append(board.element);
    await board.until(() => requests.length === 2);
  });

  it('shows its progress if it takes long', async () => {
    useBot({ steps: 1e9 });
    const board = await fluctus(people);
    await board.seen();
    await board.until(() => board.has('progress', 'Analysis'));
    // a screen reader would say each value
    const progress = board.find('progress', 'Analysis');
    expect(progress.ariaHidden).to.equal('true');
    expect(progress.closest('[aria-hidden] *')).to.equal(null);
  });

  it('shows nothing if the bot gives no values, and asks no more', async () => {
    const requests = useBot({ valueless: true });
    const board = await fluctus(people);
    await board.seen();
    await board.until(() => requests[0]?.ended);
    board.element.play('@ro');
    await board.settled();
    await board.element.hint();
    await board.until(() => !board.root.querySelector('.chances'));
    expect(requests.filter(({ task }) => task.seed === 'analysis').length).to.equal(1);
    expect(board.root.querySelector('.worth')).to.equal(null);
  });

  it('reports no error if the bot cannot be loaded', async () => {
    const load = () => Promise.reject(new Error('offline'));
    Object.assign(definition.bot, { createWorker: refused, load });
    const board = await fluctus(people);
    const errors: Event[] = [];
    board.element.addEventListener('game-error', (event) => errors.push(event));
    await board.seen();
    await board.until(() => board.element.hasUpdated);
    for (const move of ['@ro', '@go', '@ri']) board.element.play(move);
    await board.until(() => !board.root.querySelector('.chances'));
    expect(errors).to.deep.equal([]);
  });

  it('does nothing in a diagram', async () => {
    const requests = useBot();
    const board = await fluctus({ ...people, mode: 'diagram' });
    await board.seen();
    await board.element.hint();
    await board.settled();
    expect(requests.filter(({ task }) => task.seed === 'analysis')).to.deep.equal([]);
    expect(barLabel(board)).to.equal(undefined);
  });

  it('passes the accessibility audit', async () => {
    useBot({ error: 0.012 });
    const board = await fluctus({ ...people, record: '@ro @go' });
    await board.seen();
    await board.until(() => moveLabels(board).every((label) => label?.includes('to win')));
    board.element.resign();
    await board.until(() => board.root.querySelector('.review'));
    await expect(board.element).to.be.accessible();
  });

  it('fits into 320 px', async () => {
    useBot({ error: 0.012 });
    const board = await fluctus({ ...people, record: '@ro @go' });
    board.element.style.inlineSize = '320px';
    await board.seen();
    board.element.resign();
    await board.until(() => board.root.querySelector('.review'));
    const { scrollWidth } = board.root.querySelector('.frame')!;
    expect(scrollWidth).to.be.at.most(320);
  });
});

describe('the review of a game', () => {
  afterEach(() => {
    fixtureCleanup();
    replaceBot(definition, source);
  });

  const over = async (board: FluctusDriver) => {
    await board.seen();
    board.element.resign(1);
    const rows = () =>
      [...board.root.querySelectorAll('.review tbody tr')].map((row) =>
        row.textContent.replace(/\s+/g, ' ').trim(),
      );
    await board.until(
      () => rows().some((row) => row.includes('%')) && !rows().some((row) => row.endsWith('–')),
    );
    return rows();
  };

  it('shows the accuracy of each seat', async () => {
    useBot();
    const board = await fluctus({ ...people, record: '@ro @go' });
    const rows = await over(board);
    expect(board.text('.review caption')).to.equal('Review');
    expect(rows).to.have.length(2);
    for (const row of rows) expect(row).to.match(/^[AB] (Red|Green) 55%$/);
  });

  it('appears when all positions are evaluated, not before', async () => {
    useBot({ error: 0.012 });
    const board = await fluctus({ ...people, record: '@ro @go @ri @gi' });
    const early = () =>
      board.root.querySelector('.review') && !moveLabels(board).every((label) => label?.includes('to win'));
    let wasEarly = false;
    const observer = new MutationObserver(() => (wasEarly ||= Boolean(early())));
    observer.observe(board.root, { childList: true, subtree: true });
    await over(board);
    observer.disconnect();
    expect(wasEarly).to.equal(false);
  });

  it('has no luck in a game without chance', async () => {
    useBot();
    const board = await fluctus({ ...people, record: '@ro @go' });
    await over(board);
    expect(board.text('.review')).not.to.contain('Luck');
  });

  it('is absent while the game is open', async () => {
    useBot({ error: 0.012 });
    const board = await fluctus({ ...people, record: '@ro @go' });
    await board.seen();
    await board.until(() => moveLabels(board).every((label) => label?.includes('win')));
    expect(board.root.querySelector('.review')).to.equal(null);
  });
});
