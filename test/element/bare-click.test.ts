import { expect } from '@open-wc/testing';
import type { Driver } from '../support/board.js';
import { mountBoard, removeBoards, snapshotOf, tags, uncoverHand } from './all-boards.js';

/** Everything that shows what a press has done: the state of the board, its texts and attributes, and where the focus is. */
const traces = (board: Driver): string => {
  const { match, dialog, message, autoplay, movesShown, sound } = snapshotOf(board.element);
  const state = [
    match.moves.length,
    match.ply,
    dialog?.kind,
    message && 'message',
    autoplay.running,
    movesShown,
    sound,
  ];
  return [state.join(), board.root.innerHTML, board.spoken.join(), board.focused?.outerHTML].join('\n');
};

/** Buttons whose effect is outside of the page: a file, or the clipboard. */
const outside = /picture|Copy|Share|link/i;

/** The controls of a part of a board, by their place: a press may render them anew. */
const controlsIn = (board: Driver, part: string): HTMLElement[] =>
  board
    .all(`${part} :is(button, summary)`)
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !outside.test(board.name(each)));

/** Presses a control as a touch screen reader or a switch may do: by a click alone, without pointer, keys and focus. */
async function press(board: Driver, control: HTMLElement): Promise<void> {
  const before = traces(board);
  const name = board.name(control);
  control.click();
  await board.until(() => traces(board) !== before || !control.isConnected);
  expect(name).not.to.equal('');
}

/** Presses each control of a part once, in a board of its own kind. */
async function pressAll(mount: () => Promise<Driver>, part: string): Promise<number> {
  let count = 0;
  for (let i = 0; ; i++) {
    const board = await mount();
    const control = controlsIn(board, part)[i];
    if (!control) break;
    await press(board, control);
    count++;
    removeBoards();
  }
  return count;
}

/** A board with its menu, or what one of its entries opens. */
const withDialog = async (tag: string, ...names: readonly string[]): Promise<Driver> => {
  const board = await mountBoard(tag, tag === 'fluctus-board' ? { record: '@ro @go' } : {});
  for (const name of names) {
    await board.until(() => board.has('button', name));
    board.find('button', name).click();
  }
  await board.until(() => board.focused?.closest('.panel'));
  return board;
};

describe('a click without pointer and keys', () => {
  afterEach(removeBoards);

  for (const tag of tags) {
    it(`does what each control around ${tag} does`, async () => {
      const mount = async () => {
        const board = await mountBoard(tag);
        await uncoverHand(board);
        return board;
      };
      expect(await pressAll(mount, '.tools')).to.be.greaterThan(4);
    });

    it(`plays a whole move in ${tag}`, async () => {
      const board = await mountBoard(tag);
      await uncoverHand(board);
      const { length } = snapshotOf(board.element).match.moves;
      const squares = () => board.all('.board [data-square].can, .board [data-square^=face-], [part=throw]');
      for (let i = 0; snapshotOf(board.element).match.moves.length === length && i < 8; i++) {
        const all = squares();
        all[i % all.length]!.click();
        await board.settled();
        // what was chosen goes to a place
        const places = board.all('.board [role=row] [data-square].can');
        places.at(-1)?.click();
        await board.settled();
      }
      expect(snapshotOf(board.element).match.moves.length).to.be.greaterThan(length);
    });

    it(`steps with each button of the replay bar of ${tag}`, async () => {
      const board = await mountBoard(tag, { mode: 'replay' });
      await board.until(() => board.has('button', 'To the end'));
      for (const step of controlsIn(board, '.steps')) await press(board, step);
    });
  }

  it('does what each entry of the menu does', async () => {
    const count = await pressAll(() => withDialog('fluctus-board', 'More'), '.panel');
    expect(count).to.be.greaterThan(4);
  });

  it('closes each dialog and answers each question', async () => {
    for (const names of [['More'], ['More', 'Settings'], ['New'], ['Rules']]) {
      const board = await withDialog('fluctus-board', ...names);
      board.find('button', 'Close').click();
      await board.until(() => !board.has('dialog', /./));
      removeBoards();
    }
    const board = await withDialog('fluctus-board', 'More');
    board.find('button', 'Resign').click();
    await board.until(() => board.has('button', 'Yes'));
    board.find('button', 'Yes').click();
    await board.until(() => snapshotOf(board.element).outcome !== undefined);
    await press(board, board.find('button', 'Share'));
    await board.until(() => board.has('button', 'Close'));
    board.find('button', 'Close').click();
    await board.until(() => board.has('button', 'Play again'));
    await press(board, board.find('button', 'Play again'));
  });

  it('leads from each entry of the list to its square', async () => {
    const board = await mountBoard('glux-board', {
      seats: 'human remote',
      record: '+25 5@a1 +16 6@m9 +34 +25',
    });
    board.find('button', 'More').click();
    await board.until(() => board.has('button', 'Position as a list'));
    board.find('button', 'Position as a list').click();
    await board.until(() => board.all('.list .item').length > 0);
    board.all('.list .item').at(-1)!.click();
    await board.until(() => (board.focused as HTMLElement | null)?.dataset.square === 'f1');
  });
});
