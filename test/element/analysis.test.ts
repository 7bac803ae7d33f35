import { expect, fixtureCleanup } from '@open-wc/testing';
import { html } from 'lit';
import type { Bot, Task, Valued } from '../../src/core/bot.js';
import type { Seat } from '../../src/core/game.js';
import { botSource } from '../../src/games/fluctus/bot-source.js';
import { fluctus as game } from '../../src/games/fluctus/engine/index.js';
import type { FluctusMove, FluctusState } from '../../src/games/fluctus/engine/types.js';
import { botSource as gluxSource } from '../../src/games/glux/bot-source.js';
import '../../src/games/glux/define.js';
import { glux as gluxGame } from '../../src/games/glux/engine/index.js';
import type { GluxMove, GluxState } from '../../src/games/glux/engine/types.js';
import { fluctus, type FluctusDriver } from '../games/fluctus/fluctus-driver.js';
import { calm, mount, type AnyBoard, type Driver } from '../support/board.js';
import { refused } from './bot-client-fakes.js';

const sources = [
  [botSource, { ...botSource }],
  [gluxSource, { ...gluxSource }],
] as const;

interface Asked<S> {
  readonly view: S;
  readonly task: Task;
  /** Its end, whether it was thought out or dropped. */
  ended: boolean;
}

interface Manner {
  /** No values at all. */
  readonly mute?: boolean;
  /** Portions of thinking. */
  readonly portions?: number;
  readonly error?: number;
}

/** A bot that writes down what it is asked. The first move keeps 75 % of the mover's chance, each other one 30 %. */
function scribe<S, M>(
  rules: { moves(state: S): readonly M[]; turn(state: S): Seat | 'chance' | 'over' },
  { mute, portions = 0, error }: Manner = {},
) {
  const asked: Asked<S>[] = [];
  const bot: Bot<S, M> = {
    *think(view, task) {
      const here = { view, task, ended: false };
      asked.push(here);
      try {
        for (let i = 0; i < portions; i++) if (yield { done: i / portions }) break;
        const seat = rules.turn(view) as Seat;
        const values = rules.moves(view).map((move, i): Valued<M> => {
          const own = i === 0 ? 0.75 : 0.3;
          const chances = [0, 1].map((each) => (each === seat ? own : 1 - own));
          return { move, chances, ...(error !== undefined && { error }) };
        });
        const [{ move }] = values as [Valued<M>];
        return mute || !task.analysis ? { move } : { move, values };
      } finally {
        here.ended = true;
      }
    },
  };
  return { bot, asked };
}

function thinking(manner?: Manner) {
  const { bot, asked } = scribe<FluctusState, FluctusMove>(game, manner);
  Object.assign(botSource, { createWorker: refused, load: () => Promise.resolve(bot) });
  return asked;
}

const people = { seats: 'human human', analysis: '' };

/** What the bar says. */
const bar = ({ root }: Driver) => root.querySelector('.chances [role=img]')?.getAttribute('aria-label');

const known = (board: Driver, text: string | RegExp) =>
  board.until(() => (bar(board) ?? '').match(typeof text === 'string' ? new RegExp(text) : text));

/** The moves of the record as they are read out. */
const record = (board: Driver) =>
  [...board.root.querySelectorAll('.cell button')].map((button) => button.getAttribute('aria-label'));

afterEach(() => {
  fixtureCleanup();
  for (const [source, was] of sources) Object.assign(source, was);
});

describe('the analysis', () => {
  it('is off, and asks no bot, until the page wants it', async () => {
    const asked = thinking();
    const board = await fluctus({ seats: 'human human' });
    await board.seen();
    board.element.play('@ro');
    await board.settled();
    expect(board.element.analysis).to.equal(false);
    expect(asked).to.deep.equal([]);
    expect(bar(board)).to.equal(undefined);
    board.element.analysis = true;
    await known(board, 'Green 75%');
  });

  it('shows each seat’s chance to win as a bar, and what best play makes of the position', async () => {
    thinking({ error: 0.012 });
    const board = await fluctus(people);
    await board.seen();
    await known(board, /^Chances to win: Red 75%, Green 25%$/);
    expect(board.text('.verdict')).to.equal('Red: 75% ± 2 to win');
    expect(board.text('.parts')).to.equal('A75% B25%');
  });

  it('goes on with the game, and shows what the moves of the record were worth', async () => {
    thinking({ error: 0.012 });
    const board = await fluctus(people);
    await board.seen();
    await known(board, 'Red 75%');
    board.element.play('@ro');
    await known(board, 'Green 75%');
    board.element.play(board.element.moves.at(-1)!);
    await known(board, 'Red 75%');
    await board.until(() => record(board).every((label) => label?.includes('to win')));
    const [first, second] = record(board);
    expect(first).to.match(/^1\. Red: @ro, (75|30)% ± 2 to win/);
    expect(second).to.match(/^2\. Green: .*, 30% ± 2 to win, blunder: loses 45%$/);
    expect(board.root.querySelectorAll('.lapse').length).to.be.greaterThan(0);
  });

  it('speaks German', async () => {
    thinking({ error: 0.012 });
    const board = await fluctus({ ...people, lang: 'de', record: '@ro @go' });
    await board.seen();
    await known(board, /^Gewinnaussichten: Rot 75\s%, Grün 25\s%$/);
    await board.until(() => record(board).every((label) => label?.includes('Gewinnaussicht')));
    expect(board.text('.verdict')).to.match(/^Rot: 75\s% ± 2 Gewinnaussicht$/);
  });

  it('asks with a seed of its own, in the background, so that the same position has the same values', async () => {
    const asked = thinking();
    const board = await fluctus({ ...people, seed: 'of the page' });
    await board.seen();
    await known(board, 'Red 75%');
    expect(asked.map(({ task }) => task)).to.deep.equal([
      { level: 'best', seed: 'analysis', analysis: true },
    ]);
  });

  it('values no position twice', async () => {
    const asked = thinking();
    const board = await fluctus(people);
    await board.seen();
    await known(board, 'Red 75%');
    board.element.play('@ro');
    await known(board, 'Green 75%');
    board.element.undo();
    await known(board, 'Red 75%');
    board.element.redo();
    await known(board, 'Green 75%');
    expect(asked.length).to.equal(2);
  });

  it('drops what it thinks about when the position changes', async () => {
    const asked = thinking({ portions: Infinity });
    const board = await fluctus(people);
    await board.seen();
    await board.until(() => asked.length === 1);
    board.element.play('@ro');
    await board.until(() => asked.length === 2);
    expect(game.formatPosition(asked[1]!.view)).to.equal(board.element.position);
  });

  it('stops when the element is removed, and goes on when it is back', async () => {
    const asked = thinking({ portions: Infinity });
    const board = await fluctus(people);
    await board.seen();
    await board.until(() => asked.length === 1);
    const parent = board.element.parentElement!;
    board.element.remove();
    parent.append(board.element);
    await board.until(() => asked.length === 2);
  });

  it('shows how far it is when it takes long', async () => {
    thinking({ portions: 1e9 });
    const board = await fluctus(people);
    await board.seen();
    await board.until(() => board.has('progress', 'Analysis'));
  });

  it('shows nothing where the bot knows no values, and asks it no more', async () => {
    const asked = thinking({ mute: true });
    const board = await fluctus(people);
    await board.seen();
    await board.until(() => asked[0]?.ended);
    board.element.play('@ro');
    await board.settled();
    await board.element.hint();
    await board.until(() => !board.root.querySelector('.chances'));
    expect(asked.filter(({ task }) => task.seed === 'analysis').length).to.equal(1);
    expect(board.root.querySelector('.worth')).to.equal(null);
  });

  it('breaks nothing where no bot can be had', async () => {
    const load = () => Promise.reject(new Error('offline'));
    Object.assign(botSource, { createWorker: refused, load });
    const board = await fluctus(people);
    const errors: Event[] = [];
    board.element.addEventListener('game-error', (event) => errors.push(event));
    await board.seen();
    await board.until(() => board.element.hasUpdated);
    for (const move of ['@ro', '@go', '@ri']) board.element.play(move);
    await board.until(() => !board.root.querySelector('.chances'));
    expect(errors).to.deep.equal([]);
  });

  it('leaves a diagram the board alone', async () => {
    const asked = thinking();
    const board = await fluctus({ ...people, mode: 'diagram' });
    await board.seen();
    await board.element.hint();
    await board.settled();
    expect(asked.filter(({ task }) => task.seed === 'analysis')).to.deep.equal([]);
    expect(bar(board)).to.equal(undefined);
  });

  for (const dir of ['ltr', 'rtl'])
    it(`is fit for everybody, from ${dir}`, async () => {
      thinking({ error: 0.012 });
      const board = await fluctus({ ...people, dir, record: '@ro @go' });
      await board.seen();
      await board.until(() => record(board).every((label) => label?.includes('to win')));
      board.element.resign();
      await board.until(() => board.root.querySelector('.review'));
      await expect(board.element).to.be.accessible();
    });

  it('finds room in 320 px', async () => {
    thinking({ error: 0.012 });
    const board = await fluctus({ ...people, record: '@ro @go' });
    board.element.style.inlineSize = '320px';
    await board.seen();
    board.element.resign();
    await board.until(() => board.root.querySelector('.review'));
    const { scrollWidth } = board.root.querySelector('.frame')!;
    expect(scrollWidth).to.be.at.most(320);
  });
});

describe('after a game', () => {
  const over = async (board: FluctusDriver) => {
    await board.seen();
    board.element.resign(1);
    await board.until(() => board.root.querySelector('.review'));
    return [...board.root.querySelectorAll('.review tbody tr')].map((row) =>
      row.textContent.replace(/\s+/g, ' ').trim(),
    );
  };

  it('says how much of its chances each seat has kept', async () => {
    thinking();
    const board = await fluctus({ ...people, record: '@ro @go' });
    const rows = await over(board);
    expect(board.text('.review caption')).to.equal('Review');
    expect(rows).to.have.length(2);
    for (const row of rows) expect(row).to.match(/^[AB] (Red|Green) 55%$/);
  });

  it('tells of no luck where there is none', async () => {
    thinking();
    const board = await fluctus({ ...people, record: '@ro @go' });
    await over(board);
    expect(board.text('.review')).not.to.contain('Luck');
  });

  it('is silent while the game is open', async () => {
    thinking({ error: 0.012 });
    const board = await fluctus({ ...people, record: '@ro @go' });
    await board.seen();
    await board.until(() => record(board).every((label) => label?.includes('win')));
    expect(board.root.querySelector('.review')).to.equal(null);
  });
});

describe('the analysis of a game with hidden hands', () => {
  async function glux(attributes: Readonly<Record<string, string>>) {
    const { bot, asked } = scribe<GluxState, GluxMove>(gluxGame);
    Object.assign(gluxSource, { createWorker: refused, load: () => Promise.resolve(bot) });
    const board = await mount<AnyBoard>(html`<glux-board hidden></glux-board>`);
    calm(board.element);
    for (const [name, value] of Object.entries({ seed: 'x', analysis: '', ...attributes }))
      board.element.setAttribute(name, value);
    board.element.hidden = false;
    await board.settled();
    await board.seen();
    const turns = () =>
      asked.filter(({ task }) => task.seed === 'analysis').map(({ view }) => gluxGame.turn(view));
    return { board, turns };
  }

  it('values only the one person’s own decisions while it is played', async () => {
    const { board, turns } = await glux({ seats: 'human computer:easy' });
    await known(board, 'to win');
    for (let i = 0; i < 3; i++) {
      await board.until(() => gluxGame.turn(board.element.state as GluxState) === 0);
      const { ply } = board.element;
      const move = (await board.element.hint())!;
      board.element.play(move);
      await board.until(
        () => board.element.ply > ply + 2 && gluxGame.turn(board.element.state as GluxState) === 0,
      );
    }
    await board.until(() => turns().length >= 4);
    expect(new Set(turns())).to.deep.equal(new Set([0]));
    const values = record(board).filter((label) => label?.includes('to win'));
    expect(values.length).to.be.greaterThan(1);
    for (const label of values) expect(label).not.to.contain('Blue');
  });

  it('tells the page nothing', async () => {
    const { board } = await glux({ seats: 'human computer:easy' });
    await known(board, 'to win');
    const { element } = board;
    expect(element.record).not.to.match(/win|75/);
    expect(element.outerHTML).not.to.match(/win|75/);
  });

  it('shows nothing between people at one screen, and all when the game is over', async () => {
    const { board, turns } = await glux({ seats: 'human human' });
    await board.until(() => board.has('button', /Show the chip/));
    await board.click('button', /Show the chip/);
    await board.until(() => board.element.moves.length > 0);
    expect(board.root.querySelector('.chances')).to.equal(null);
    board.element.play(board.element.moves[0]!);
    await board.settled();
    expect(board.root.querySelector('.chances')).to.equal(null);
    expect(turns()).to.deep.equal([]);
    board.element.resign();
    await board.until(() => board.root.querySelector('.review'));
    expect(turns()).to.include.members([0]);
  });
});
