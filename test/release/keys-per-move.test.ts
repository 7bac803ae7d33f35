import { expect } from '@open-wc/testing';
import { keyView, placesOf } from '../../src/element/ui/a11y/answers.js';
import { boardOf } from '../../src/element/model/board.js';
import type { Driver } from '../support/board.js';
import { rowsSeen } from '../support/rows-seen.js';
import { gridWays, shortestWay, targetWays, wayThrough, type Way } from '../support/ways.js';
import { enter, mountBoard, removeBoards, tags } from '../element/all-boards.js';

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
    const side = () => at(board, `face-${face}`);
    // The only possible square needs no choice.
    const isOnly = board.element.moves.every((each) => each.endsWith(`@${square}`));
    return isOnly ? [side] : [() => at(board, square), side];
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

/** The keys that press a button from anywhere on the board: the number of a die, tile or side of the chip, `d` for the pile. */
function shortcutOf(button: HTMLElement): readonly string[] | undefined {
  if (button.matches('[part=pile]')) return ['d'];
  const isNumbered = button.matches('[part=die], [part=face], [part=tile]');
  return isNumbered ? Array.from(button.dataset.square!.replace(/\D/g, '')) : undefined;
}

/**
 * Plays by keys like a practised person who sees the board, and counts them: the shortest way by arrows, Home, End, `n`, `p` and
 * Tab, then Enter; and the keys that press a button from afar.
 */
class Walker {
  keys = 0;
  readonly #board: Driver;

  constructor(board: Driver) {
    this.#board = board;
  }

  async press(...keys: readonly string[]): Promise<void> {
    if (!this.#board.focused) this.#board.element.focus();
    for (const key of keys) {
      await this.#board.press(key);
      this.keys++;
      await this.#board.answered();
      expect(this.#board.focused?.isConnected ?? false, `after ${key}`).to.equal(true);
    }
  }

  /** Goes to a control on the shortest way. */
  async goTo(control: HTMLElement): Promise<void> {
    const board = this.#board;
    const grid = control.closest('[role=grid]');
    const isThere = () => (grid ? grid.contains(board.focused) : board.focused === control);
    while (!isThere()) {
      const before =
        (board.focused?.compareDocumentPosition(control) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING;
      await this.press(before ? 'Shift+Tab' : 'Tab');
    }
    if (grid) {
      const { square } = (board.focused as HTMLElement).dataset;
      await this.press(...shortestWay(await waysOf(board, grid), square!, control.dataset.square!));
    }
    expect(board.focused).to.equal(control);
  }

  /** Plays a move, and uncovers a hand before it. */
  async play(tag: string, move: () => Promise<string>): Promise<void> {
    if (this.#board.root.querySelector('.curtain')) {
      await this.press('u');
      await this.#board.until(() => !this.#board.root.querySelector('.curtain'));
    }
    const text = await move();
    for (const control of presses[tag]!(this.#board, text)) {
      const button = control();
      const shortcut = shortcutOf(button);
      if (shortcut) await this.press(...shortcut);
      else {
        await this.goTo(button);
        // The digit of a side lays the chip on the focused square.
        if (!button.matches('[part=square]')) await this.press('Enter');
      }
    }
  }
}

/** The keys that move the focus in the grid of a board. */
async function waysOf({ element }: Driver, grid: Element): Promise<readonly Way[]> {
  const seen = rowsSeen(grid);
  const rows = seen.map((row) => row.map(({ dataset }) => dataset.square!));
  const lit = seen.flat().filter(({ classList }) => classList.contains('can'));
  const board = boardOf(element);
  const { pieces, stops } = await board.definition.keys!();
  const view = keyView(board);
  const squares = { rows, rings: element.localName === 'fluctus-board' ? [0, 1] : [] };
  const targets = stops(
    view,
    lit.map(({ dataset }) => dataset.square!),
  );
  return [
    ...gridWays(squares),
    ...targetWays(squares, targets),
    wayThrough('p', squares, placesOf(pieces(view), view.ownSeat, true)),
    wayThrough('Shift+P', squares, placesOf(pieces(view), view.ownSeat, false)),
  ];
}

/** The keys that type a move into the command field, with Enter: the shortest text that the field understands. */
async function typedKeys({ element }: Driver, move: string): Promise<number> {
  const board = boardOf(element);
  const { notation } = await board.definition.keys!();
  const texts = [move.replace(/.*@(?=[a-d])/, ''), move.replace(/roll:|\W|x/g, ''), move];
  const understood = texts.filter((text) => notation(keyView(board), text) === move);
  return Math.min(...understood.map(({ length }) => length)) + 1;
}

/** The most keys for a move, on average. */
const most: Readonly<Record<string, { readonly sighted: number; readonly typed: number }>> = {
  'fluctus-board': { sighted: 3.7, typed: 4.5 },
  'glux-board': { sighted: 4.1, typed: 4.1 },
  'lucky-numbers-grid': { sighted: 3.3, typed: 4.4 },
  'luzi-dice': { sighted: 3.5, typed: 4.5 },
};

describe('the focus in a game by keys', () => {
  afterEach(removeBoards);

  for (const tag of tags)
    it(`stays in the board for 100 moves by keys, which are few: ${tag}`, async () => {
      const board = await mountBoard(tag, { controls: 'full', ...(tag === 'luzi-dice' && { rounds: '20' }) });
      const { element } = board;
      const walker = new Walker(board);
      let typed = 0;
      for (let played = 0; played < 100; played++) {
        if (element.winners) await enter(board, board.find('button', 'Play again'), 'Play again');
        const { ply } = element;
        await walker.play(tag, async () => {
          const move = element.moves[(played * 7) % element.moves.length]!;
          typed += await typedKeys(board, move);
          return move;
        });
        expect(element.ply).to.be.above(ply);
      }
      const keys = { sighted: walker.keys / 100, typed: typed / 100 };
      console.log(
        `${tag}: ${keys.sighted.toFixed(1)} keys for a move, ${keys.typed.toFixed(1)} if it is typed`,
      );
      expect(keys.sighted).to.be.below(most[tag]!.sighted);
      expect(keys.typed).to.be.below(most[tag]!.typed);
    });

  it('is on the cup after each throw of a whole game of Luzi', async () => {
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
        if (element.moves.length > 0) expect(tray.focused === button('cup')).to.equal(true);
      }
    }
    expect(throws).to.be.above(61);
    // The buttons are gone: the focus is on the tray.
    expect(tray.focused?.closest('[role=grid]')).not.to.equal(null);
  });
});
