import { expect } from '@open-wc/testing';
import type { Driver } from '../support/board.js';
import { mountBoard, removeBoards, tags } from './all-boards.js';

/** The button of one of these squares: the first that is there. */
function at(board: Driver, ...squares: string[]): HTMLElement {
  const buttons = squares.map((square) => board.root.querySelector<HTMLElement>(`[data-square="${square}"]`));
  return buttons.find((button) => button !== null)!;
}

/** The buttons to press for a move, in order; they are looked up one by one, as each press may change the board. */
const presses: Readonly<Record<string, (board: Driver, move: string) => (() => HTMLElement)[]>> = {
  'fluctus-board': (board, move) => (move.match(/[a-z][oi]/g) ?? []).map((field) => () => at(board, field)),
  'glux-board'(board, move) {
    const [face = '', square = ''] = move.split('@');
    return [() => at(board, square), () => at(board, `face-${face}`)];
  },
  'lucky-numbers-grid'(board, move) {
    const [tile = '', cell] = move.split('@');
    if (!cell) return [() => at(board, move === 'draw' ? 'pile' : 'pass')];
    return [() => at(board, `hand-${tile}`, `open-${tile}`), () => at(board, cell)];
  },
  'luzi-dice'(board, move) {
    if (move === 'stop') return [() => board.root.querySelector<HTMLElement>('[part=stop]')!];
    const dice = board.all('button').filter((each) => board.name(each).includes('can be thrown again'));
    const words = ['Joe', 'two', 'three', 'four', 'five', 'six'];
    const chosen = Array.from(move.replace('roll:', '').replace('roll', ''), (face) => {
      const die = dice.findIndex((each) => board.name(each).includes(`, ${words[Number(face) - 1]}`));
      return dice.splice(die, 1)[0]!.dataset.square!;
    });
    return [...chosen.map((die) => () => at(board, die)), () => at(board, 'cup')];
  },
};

/** Presses a control with Enter; the focus must be in the board before and after it. */
async function enter(board: Driver, control: HTMLElement, what: string): Promise<void> {
  control.focus();
  expect(board.focused, `${what}: before`).to.equal(control);
  await board.press('Enter');
  expect(board.focused?.isConnected ?? false, `${what}: after`).to.equal(true);
}

/** Plays a move by keys, and uncovers a hand before it. */
async function play(board: Driver, tag: string, move: () => string): Promise<void> {
  const curtain = board.root.querySelector<HTMLElement>('.curtain');
  if (curtain) await enter(board, curtain, 'the curtain');
  const text = move();
  for (const control of presses[tag]!(board, text)) await enter(board, control(), `${tag} ${text}`);
}

describe('the focus', () => {
  afterEach(removeBoards);

  for (const tag of tags)
    for (const tool of ['Rules', 'New', 'More'])
      it(`returns to ${tool} from its dialog in ${tag}, by Escape and by Close`, async () => {
        const board = await mountBoard(tag);
        for (const close of ['Escape', 'Close']) {
          await enter(board, board.find('button', tool), tool);
          await board.until(() => board.focused?.matches('.panel'));
          if (close === 'Escape') await board.press('Escape');
          else await enter(board, board.find('button', close), close);
          await board.until(() => !board.has('dialog', /./));
          expect(board.name(board.focused!)).to.equal(tool);
        }
      });

  for (const tag of tags)
    it(`is on the question of a confirmation, and then on the board's tools, in ${tag}`, async () => {
      const board = await mountBoard(tag);
      const curtain = board.root.querySelector<HTMLElement>('.curtain');
      if (curtain) await enter(board, curtain, 'the curtain');
      await enter(board, board.find('button', 'More'), 'More');
      await board.until(() => board.focused?.matches('.panel'));
      await enter(board, board.find('button', 'Resign'), 'Resign');
      expect(board.focused?.matches('.ask')).to.equal(true);
      await enter(board, board.find('button', 'No'), 'No');
      expect(board.name(board.focused!)).to.equal('More');
    });

  for (const tag of tags)
    it(`stays in the board for 100 moves by keys: ${tag}`, async () => {
      const board = await mountBoard(tag, { controls: 'full', ...(tag === 'luzi-dice' && { rounds: '20' }) });
      const { element } = board;
      for (let played = 0; played < 100; played++) {
        if (element.winners) await enter(board, board.find('button', 'Play again'), 'Play again');
        const { ply } = element;
        await play(board, tag, () => element.moves[(played * 7) % element.moves.length]!);
        expect(element.ply).to.be.above(ply);
      }
    });

  it('stays on the button that throws for a whole game of Luzi', async () => {
    const tray = await mountBoard('luzi-dice', { rounds: '10' });
    const { element } = tray;
    const button = (part: string) => tray.root.querySelector<HTMLElement>(`[part=${part}]`)!;
    let throws = 0;
    while (!element.winners) {
      const roll = element.moves.find((move) => /^roll(:..)?$/.test(move));
      if (!roll) await enter(tray, button('stop'), 'Stop');
      else {
        button('throw').focus();
        for (const die of presses['luzi-dice']!(tray, roll).slice(0, -1))
          await tray.press(die().dataset.square!.slice(1));
        await enter(tray, button('throw'), roll);
        throws++;
        if (element.moves.length > 0) expect(tray.focused).to.equal(button('throw'));
      }
    }
    expect(throws).to.be.above(61);
    // The buttons are gone: the focus is on the tray.
    expect(tray.focused?.closest('[role=grid]')).not.to.equal(null);
  });

  it('follows a die that another row of the tray shows', async () => {
    const tray = await mountBoard('luzi-dice', { position: '0,0 1/5 A 1 22334455' });
    at(tray, 'd8').focus();
    tray.element.position = '0,0 1/5 A 1 11111555';
    await tray.settled();
    expect((tray.focused as HTMLElement).dataset.square).to.equal('d8');
  });
});
