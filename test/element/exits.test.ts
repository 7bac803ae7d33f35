import { expect } from '@open-wc/testing';
import { STAYS } from '../../src/element/ui/view/linger.js';
import type { Driver } from '../support/board.js';
import { allTags, mountBoard, removeBoards, tags, uncoverHand } from './all-boards.js';

type Step = (board: Driver) => Promise<unknown>;

/** Presses a button with Enter when it is there. */
const enter =
  (name: string): Step =>
  async (board) => {
    await board.until(() => board.has('button', name));
    board.find('button', name).focus();
    await board.press('Enter');
  };

/** Presses the first entry of a list. */
const entry: Step = async (board) => {
  await board.until(() => board.all('.list .item').length > 0);
  board.all('.list .item')[0]!.focus();
  await board.press('Enter');
};

const escape: Step = async (board) => {
  await board.until(() => board.focused?.closest('.panel'));
  await board.press('Escape');
};

/** The ways out of dialogs, questions and messages, by the steps that lead there and out. */
const exits: Readonly<Record<string, readonly Step[]>> = {
  'Escape in the menu': [enter('More'), escape],
  'Close in the menu': [enter('More'), enter('Close')],
  'Escape in the settings': [enter('More'), enter('Settings'), escape],
  'Close in the settings': [enter('More'), enter('Settings'), enter('Close')],
  'Escape in the rules': [enter('Rules'), escape],
  'Close in the rules': [enter('Rules'), enter('Close')],
  'Escape in the form for a new game': [enter('New'), escape],
  'Cancel in the form for a new game': [enter('New'), enter('Cancel')],
  'a new game': [enter('New'), enter('Start')],
  'the moves in the menu': [enter('More'), enter('Show the moves')],
  'No in a question': [enter('More'), enter('Resign'), enter('No')],
  'Close in a message': [enter('Redo'), enter('Close')],
};

/** Takes the steps to an exit and out; returns what had the focus before, as it was then, and what has it now. */
async function leave(board: Driver, steps: readonly Step[]) {
  let from: { readonly there: boolean } | undefined;
  await steps
    .slice(0, -1)
    .reduce((before, step) => before.then(() => step(board)), Promise.resolve<unknown>(0));
  await board.until(() => board.focused !== null);
  board.root.addEventListener('focusin', (event) => {
    const { relatedTarget, target } = event as FocusEvent;
    const isInside = (target as Element).closest('.panel, .message') !== null;
    if (!isInside) from = { there: (relatedTarget as Element | null)?.isConnected ?? false };
  });
  await steps.at(-1)!(board);
  await board.until(
    () => from !== undefined && !board.has('dialog', /./) && board.all('.leaving').length === 0,
  );
  return { from, to: board.focused };
}

/** The exits behind which the boards of games differ. */
const ofGames = ['Escape in the rules', 'a new game', 'Close in a message'];

describe('the focus that comes back', () => {
  afterEach(removeBoards);

  for (const tag of tags)
    for (const [exit, steps] of Object.entries(exits).filter(
      ([name]) => tag === 'glux-board' || ofGames.includes(name),
    ))
      it(`comes from a control that is still there, and is on a named one, after ${exit} in ${tag}`, async () => {
        const board = await mountBoard(tag);
        await uncoverHand(board);
        const { from, to } = await leave(board, steps);
        expect(from).to.deep.equal({ there: true });
        expect(to && board.name(to)).not.to.be.oneOf(['', null]);
      });

  it('goes to the square of an entry of the list, where letters act', async () => {
    const board = await mountBoard('glux-board', {
      seats: 'human remote',
      record: '+25 5@a1 +16 6@m9 +34 +25',
    });
    const openList: Step = async ({ element }) => {
      element.focus();
      await board.press('v');
    };
    const { from, to } = await leave(board, [openList, entry]);
    expect(from).to.deep.equal({ there: true });
    expect((to as HTMLElement).dataset.square).to.match(/^[a-m]\d$/);
    const name = board.name(to!);
    await board.press('o');
    await board.until(() => board.spoken.at(-1)?.startsWith(name));
    expect(board.focused).to.equal(to);
  });

  it('comes from the command field, which stays unseen for a moment, also if the board is updated', async () => {
    const board = await mountBoard('fluctus-board');
    const field = () => board.root.querySelector<HTMLInputElement>('.command input');
    const open = async () => {
      board.element.focus();
      await board.press('/');
      await board.until(() => field() && board.focused === field());
    };
    await open();
    const input = field()!;
    const { setTimeout } = window;
    let end = () => {};
    window.setTimeout = ((act: () => void, time = 0) => {
      if (time !== STAYS) return setTimeout(act, time);
      end = act;
      return 0;
    }) as typeof window.setTimeout;
    await board.press('Escape');
    window.setTimeout = setTimeout;
    expect(board.focused?.closest('[role=grid]')).not.to.equal(null);
    board.element.requestUpdate();
    await board.element.updateComplete;
    expect(input.isConnected && input.closest('.leaving') !== null).to.equal(true);
    await board.press('Tab');
    expect(board.name(board.focused!)).to.equal('Undo');
    end();
    await board.until(() => field() === null);
    await open();
    expect(field()!.closest('.leaving')).to.equal(null);
  });

  for (const tag of allTags)
    it(`is in the game again after a dialog of a replay of ${tag}`, async () => {
      const board = await mountBoard(tag, { mode: 'replay' });
      const { from, to } = await leave(board, [enter('More'), escape]);
      expect([from, board.name(to!)]).to.deep.equal([{ there: true }, 'More']);
    });
});
