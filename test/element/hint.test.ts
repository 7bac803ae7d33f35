import { expect, fixtureCleanup } from '@open-wc/testing';
import type { Bot, Task, Valued } from '../../src/core/bot.js';
import { definition } from '../../src/games/fluctus/definition.js';
import type { FluctusMove, FluctusState } from '../../src/games/fluctus/engine/types.js';
import { fluctus as game } from '../../src/games/fluctus/engine/index.js';
import { fluctus, heard } from '../games/fluctus/fluctus-driver.js';
import { focus } from './ask.js';
import { refused, replaceBot } from './bot-client-fakes.js';

type Value = Omit<Valued<FluctusMove>, 'move'>;

const { createWorker, load } = definition.bot;

/** A bot that plays the first legal move, with the given value. */
const fixedBot = (value?: Value, asked: Task[] = []): Bot<FluctusState, FluctusMove> => ({
  *think(view, task) {
    asked.push(task);
    const [move] = game.moves(view) as [FluctusMove];
    return value ? { move, values: [{ move, ...value }] } : { move };
  },
});

/** A bot that thinks until it must answer. Its progress grows without reaching 1, on any machine. */
const slowBot: Bot<FluctusState, FluctusMove> = {
  *think(view) {
    const [move] = game.moves(view) as [FluctusMove];
    for (let steps = 0; ; steps++) if (yield { done: steps / (steps + 1e6) }) return { move, capped: true };
  },
};

const useBot = (bot: Bot<FluctusState, FluctusMove>) =>
  replaceBot(definition, { createWorker: refused, load: () => Promise.resolve(bot) });

describe('a hint', () => {
  afterEach(() => {
    replaceBot(definition, { createWorker, load });
    fixtureCleanup();
  });

  const cases: [string, Value, string, string?][] = [
    ['a win and its distance', { chances: [1, 0], plies: 5 }, 'wins in 5 moves', 'gewinnt in 5 Zügen'],
    ['a win by this move', { chances: [1, 0], plies: 1 }, 'wins at once', 'gewinnt sofort'],
    ['a win without a distance', { chances: [1, 0] }, 'wins', 'gewinnt'],
    [
      'a loss and its distance',
      { chances: [0, 1], plies: 1200 },
      'loses in 1,200 moves',
      'verliert in 1.200 Zügen',
    ],
    ['a loss without a distance', { chances: [0, 1] }, 'loses', 'verliert'],
    ['a draw', { chances: [0.5, 0.5] }, 'draw', 'unentschieden'],
    [
      'an estimated chance',
      { chances: [0.584, 0.416], error: 0.011 },
      'you win about 58 of 100 games',
      'du gewinnst etwa 58 von 100 Partien',
    ],
    ['an almost certain win', { chances: [0.9999, 0.0001], error: 1e-5 }, 'you win about 99 of 100 games'],
    ['an almost certain loss', { chances: [0.0001, 0.9999], error: 1e-5 }, 'you win about 1 of 100 games'],
  ];
  for (const [what, value, english, german] of cases) {
    it(`tells ${what}`, async () => {
      useBot(fixedBot(value));
      const board = await fluctus();
      expect(await board.element.hint()).to.equal('@ri');
      await board.settled();
      expect(board.text('.message')).to.equal(`Enter a stone on ri: ${english}`);
      expect(board.spoken.at(-1)).to.equal(`Enter a stone on ri: ${english}.`);
      if (german === undefined) return;
      board.element.lang = 'de';
      await board.until(() => board.has('button', 'Tipp'));
      await board.element.hint();
      await board.settled();
      expect(board.text('.message')).to.equal(`Setze einen Stein auf ri ein: ${german}`);
    });
  }

  it('has no reason if the bot gives no values', async () => {
    useBot(fixedBot());
    const board = await fluctus();
    await board.element.hint();
    await board.settled();
    expect(board.text('.message')).to.equal('Enter a stone on ri');
  });

  it('asks the bot of the best level for the values', async () => {
    const asked: Task[] = [];
    useBot(fixedBot(undefined, asked));
    const board = await fluctus();
    await board.element.hint();
    expect(asked).to.have.length(1);
    expect(asked[0]).to.include({ level: 'best', analysis: true });
  });

  it('is undefined, and the fault is told, if no bot can be started', async () => {
    Object.assign(definition.bot, { createWorker: refused, load: () => Promise.reject(new Error('lost')) });
    const board = await fluctus();
    const errors = heard(board, 'game-error');
    expect(await board.element.hint()).to.equal(undefined);
    await board.settled();
    expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['computer']);
    expect(board.text('.message')).to.equal(errors[0]!.detail.message);
  });

  it('says nothing of one that another one replaces', async () => {
    useBot(slowBot);
    const board = await fluctus();
    focus(board, 'ro');
    await board.press('g');
    await board.until(() => board.has('progress', 'The computer is thinking'));
    await board.press('e');
    // Its answer follows all that the key before it says.
    await board.press('s');
    await board.until(() => board.spoken.at(-1) === 'Red: 8 stones; Green: 8 stones.');
    expect(board.spoken).to.deep.equal(['Red: 8 stones; Green: 8 stones.']);
    await board.press('Escape');
  });

  it('shows its progress, and is shown at once on request', async () => {
    useBot(slowBot);
    const board = await fluctus();
    const hint = board.element.hint();
    await board.until(() => board.has('progress', 'The computer is thinking'));
    await board.click('button', 'Show now');
    expect(board.element.moves).to.include(await hint);
    await board.settled();
    expect(board.all('progress')).to.deep.equal([]);
  });
});

describe('a computer seat that thinks for long', () => {
  afterEach(() => {
    Object.assign(definition.bot, { createWorker, load });
    fixtureCleanup();
  });

  it('shows its progress, and plays at once on request', async () => {
    useBot(slowBot);
    const board = await fluctus({ seats: 'human computer:best' });
    await board.seen();
    board.element.play('@ro');
    await board.until(() => board.has('progress', 'The computer is thinking'));
    const { value } = board.find('progress', 'The computer is thinking') as HTMLProgressElement;
    await board.until(
      () => (board.find('progress', 'The computer is thinking') as HTMLProgressElement).value > value,
    );
    const moved = board.next('game-move');
    await board.click('button', 'Move now');
    expect((await moved).detail.source).to.equal('computer');
    await board.settled();
    expect(board.all('progress')).to.deep.equal([]);
  });

  it('does not move the board when the progress appears', async () => {
    useBot(slowBot);
    const board = await fluctus({ seats: 'human computer:best' });
    const top = () => board.root.querySelector('.board')!.getBoundingClientRect().top + scrollY;
    await board.seen();
    board.element.play('@ro');
    await board.until(() => board.element.matches(':state(thinking)'));
    const before = top();
    await board.until(() => board.has('progress', 'The computer is thinking'));
    expect(top()).to.be.closeTo(before, 1);
  });
});
