/** What the unit tests of an application do with boards, where nothing is drawn. */
import { games } from 'spielkasten/engine';
import * as classes from 'spielkasten';
import { afterEach, expect, it, vi } from 'vitest';

const boards = {
  fluctus: 'fluctus-board',
  glux: 'glux-board',
  'lucky-numbers': 'lucky-numbers-grid',
  'lucky-swap': 'lucky-numbers-swap',
  luzi: 'luzi-dice',
};
const human = (id) => (id === 'lucky-swap' ? 'human' : 'human human');

/** Puts markup on the page and returns its first element, once that is updated. */
async function show(markup) {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = markup;
  const [element] = place.children;
  await element.updateComplete;
  return element;
}

/** Resolves with the detail of the next event of a type. */
const next = (element, type) =>
  new Promise((resolve) => {
    element.addEventListener(type, ({ detail }) => resolve(detail), { once: true });
  });

/** Resolves when dice and draws are on the board, and a hidden hand is shown. */
async function settle(board) {
  while (board.turn === 'chance') await next(board, 'game-move');
  await board.updateComplete;
  board.shadowRoot.querySelector('.curtain button, button.curtain')?.click();
}

/** Plays a game with the first or the last legal move of each position. */
async function playToEnd(board) {
  const over = next(board, 'game-over');
  for (let turn = 0; board.turn !== 'over' && turn < 2000; turn++) {
    await settle(board);
    if (board.turn === 'over') break;
    const { moves } = board;
    board.play(moves[turn % 2 ? 0 : moves.length - 1]);
  }
  return over;
}

afterEach(() => document.body.replaceChildren());

for (const [id, tag] of Object.entries(boards)) {
  it(`plays a whole game and reads its record: ${tag}`, async () => {
    const board = await show(`<${tag} seats="${human(id)}" seed="1"></${tag}>`);
    const heard = [];
    for (const type of ['game-move', 'game-turn', 'game-animated'])
      board.addEventListener(type, () => heard.push(type));
    if (id === 'lucky-swap') board.play(board.moves[0]);
    else {
      const { winners } = await playToEnd(board);
      expect(board.winners).toEqual(winners);
    }
    await board.updateComplete;
    expect(heard).toContain('game-move');
    const replay = await show(`<${tag} mode="replay"></${tag}>`);
    replay.record = board.record;
    await replay.updateComplete;
    replay.goTo(board.ply);
    expect(replay.position).toBe(board.position);
    expect(replay.scores).toEqual(board.scores);
  });

  it(`keeps a game that is removed and added again: ${tag}`, async () => {
    const board = await show(`<${tag} seats="${human(id)}" seed="1"></${tag}>`);
    await settle(board);
    board.play(board.moves[0]);
    await settle(board);
    const { position } = board;
    board.remove();
    document.body.append(board);
    await board.updateComplete;
    expect(board.position).toBe(position);
  });

  it(`shows diagrams and puzzles, and tells errors: ${tag}`, async () => {
    const position = games[id].formatPosition(games[id].setup({}));
    const diagram = await show(`<${tag} mode="diagram"></${tag}>`);
    diagram.position = position;
    expect(diagram.publicPosition).toBeTypeOf('string');
    const puzzle = await show(`<form><${tag} mode="puzzle" name="p" required goal="win"></${tag}></form>`);
    await puzzle.firstElementChild.updateComplete;
    const fault = next(diagram, 'game-error');
    diagram.position = 'nonsense';
    expect((await fault).message).toBeTypeOf('string');
    expect(() => diagram.play('nonsense')).toThrow();
    expect(diagram.shadowRoot.querySelector('[role=img]')).not.toBeNull();
  });
}

it('plays against the computer without a worker', async () => {
  const board = await show(
    '<fluctus-board seats="human computer:easy" pace="fast" first="A"></fluctus-board>',
  );
  const answer = new Promise((resolve) => {
    board.addEventListener('game-move', ({ detail }) => detail.source === 'computer' && resolve(detail));
  });
  board.play(board.moves[0]);
  expect((await answer).seat).toBe(1);
});

it('answers clicks on squares and buttons', async () => {
  const board = await show('<fluctus-board seats="human human"></fluctus-board>');
  const move = next(board, 'game-move');
  board.shadowRoot.querySelector('[data-square=ro]').click();
  expect((await move).notation).toBe('@ro');
  expect(board.undo()).toBe(true);
  expect(board.ply).toBe(0);
});

it('shows rules, moves in running text and series', async () => {
  const rules = await show('<fluctus-rules rule="F6"></fluctus-rules>');
  expect(rules.shadowRoot.textContent).toContain('F6');
  const board = await show('<fluctus-board id="b" mode="replay" record="1. @ro @go"></fluctus-board>');
  const move = await show('<game-move for="b" ply="1">first</game-move>');
  board.goTo(0);
  const shown = next(board, 'game-navigate');
  const button = () => move.shadowRoot.querySelector('[part=move]');
  await vi.waitUntil(button, { timeout: 2 ** 31 - 1 });
  button().click();
  expect((await shown).ply).toBe(1);
  const series = await show('<game-series><luzi-dice seats="human human"></luzi-dice></game-series>');
  expect(series.board).toBe(series.firstElementChild);
});

it('creates every element', async () => {
  for (const [name, Element] of Object.entries(classes)) {
    if (typeof Element !== 'function' || !(Element.prototype instanceof HTMLElement)) continue;
    const element = new Element();
    document.body.append(element);
    await element.updateComplete;
    element.remove();
    expect(element.shadowRoot, name).not.toBeNull();
  }
});

it('writes a picture as SVG', async () => {
  const board = await show('<fluctus-board></fluctus-board>');
  expect(await board.toSVG()).toMatch(/^<svg/);
});
