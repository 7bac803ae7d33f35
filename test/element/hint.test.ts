import { expect, fixtureCleanup } from '@open-wc/testing';
import type { Bot, Task, Valued } from '../../src/core/bot.js';
import { botSource } from '../../src/games/fluctus/bot-source.js';
import type { FluctusMove, FluctusState } from '../../src/games/fluctus/engine/types.js';
import { fluctus as game } from '../../src/games/fluctus/engine/index.js';
import '../../src/games/luzi/define.js';
import { botSource as luziSource } from '../../src/games/luzi/bot-source.js';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { mount } from '../support/board.js';
import { html } from 'lit';
import { refused } from './bot-client-fakes.js';

type Value = Omit<Valued<FluctusMove>, 'move'>;

const { createWorker, load } = botSource;
const luzi = { ...luziSource };

/** A bot that plays the first legal move and says what it is told of it. */
const sayer = (value?: Value, asked: Task[] = []): Bot<FluctusState, FluctusMove> => ({
  *think(view, task) {
    asked.push(task);
    const [move] = game.moves(view) as [FluctusMove];
    return value ? { move, values: [{ move, ...value }] } : { move };
  },
});

/** A bot that thinks until its time is up, and never ceases to come nearer, however fast the machine. */
const thinker: Bot<FluctusState, FluctusMove> = {
  *think(view) {
    const [move] = game.moves(view) as [FluctusMove];
    for (let steps = 0; ; steps++) if (yield { done: steps / (steps + 1e6) }) return { move, capped: true };
  },
};

const thinks = (bot: Bot<FluctusState, FluctusMove>) =>
  Object.assign(botSource, { createWorker: refused, load: () => Promise.resolve(bot) });

afterEach(() => {
  Object.assign(botSource, { createWorker, load });
  Object.assign(luziSource, luzi);
  fixtureCleanup();
});

describe('a hint', () => {
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
      '58% ± 2 to win',
      '58 % ± 2 Gewinnaussicht',
    ],
    ['a chance that is all but sure', { chances: [0.9999, 0.0001], error: 1e-5 }, '99% ± 1 to win'],
    ['a chance that is all but lost', { chances: [0.0001, 0.9999], error: 1e-5 }, '1% ± 1 to win'],
  ];
  for (const [what, value, english, german] of cases) {
    it(`says ${what}`, async () => {
      thinks(sayer(value));
      const board = await fluctus();
      const move = await board.element.hint();
      await board.settled();
      expect(board.text('.message')).to.equal(`Hint: ${move} – ${english}`);
      const sentence = `${english.charAt(0).toUpperCase()}${english.slice(1)}.`;
      expect(board.spoken.at(-1)).to.contain(`. ${sentence}`);
      if (german === undefined) return;
      board.element.lang = 'de';
      await board.until(() => board.has('button', 'Tipp'));
      await board.element.hint();
      await board.settled();
      expect(board.text('.message')).to.equal(`Tipp: ${move} – ${german}`);
    });
  }

  it('says points and chance in a game that is played for points', async () => {
    Object.assign(luziSource, {
      createWorker: refused,
      load: () =>
        Promise.resolve({
          *think() {
            const move = { kind: 'roll', dice: [] } as const;
            return { move, values: [{ move, chances: [0.62, 0.38], points: 16.7556 }] };
          },
        }),
    });
    const board = await mount(html`<luzi-dice></luzi-dice>`);
    await board.element.hint();
    await board.settled();
    expect(board.text('.message')).to.contain('16.8 points on average, 62% to win');
  });

  it('gives no reason where its bot knows none', async () => {
    thinks(sayer());
    const board = await fluctus();
    const move = await board.element.hint();
    await board.settled();
    expect(board.text('.message')).to.equal(`Hint: ${move}`);
  });

  it('asks the best level what each move is worth', async () => {
    const asked: Task[] = [];
    thinks(sayer(undefined, asked));
    const board = await fluctus();
    await board.element.hint();
    expect(asked).to.have.length(1);
    expect(asked[0]).to.include({ level: 'best', analysis: true });
  });

  it('shows how far it is, and what it has when somebody will not wait', async () => {
    thinks(thinker);
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
  it('shows how far it is, and plays at once when it is asked to', async () => {
    thinks(thinker);
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

  it('does not move the board by showing that', async () => {
    thinks(thinker);
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
