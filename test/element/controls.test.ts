import { expect } from '@open-wc/testing';
import { keysModule } from '../../src/element/ui/a11y/key-hook.js';
import { boardOf } from '../../src/element/model/board.js';
import type { Driver } from '../support/board.js';
import { ownPreferences } from '../support/storage.js';
import { mountBoard, removeBoards, tags, uncoverHand } from './all-boards.js';
import { puzzles } from './puzzles.js';

/** The buttons and disclosures around a board and on it that can have the focus. */
const controls = (board: Driver): HTMLElement[] =>
  board.all('.in :is(button, summary)').filter((each) => each.checkVisibility({ visibilityProperty: true }));

/** The names of the controls on which a screen reader would take letters for itself. */
const deaf = (board: Driver): readonly string[] =>
  controls(board)
    .filter(
      (each) => !each.closest('[role=grid], [role=toolbar][aria-label], [role=toolbar][aria-labelledby]'),
    )
    .map((each) => board.name(each));

/** A text without case and without what nobody speaks. */
const spokenForm = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

/** The text that is seen on a control. */
function seenText(control: Element): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement!.closest('.vh') && node.parentElement!.checkVisibility())
      texts.push(node.textContent ?? '');
  return spokenForm(texts.join(' '));
}

/** The controls whose name lacks the text that is seen on them: those who speak to the computer cannot name them. */
const misnamed = (board: Driver): readonly string[] =>
  board
    .all('.frame :is(button, summary, a)')
    .filter((each) => !spokenForm(board.name(each)).includes(seenText(each)))
    .map((each) => `${seenText(each)} | ${board.name(each)}`);

/** A game that has begun, by tag. */
const games: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'fluctus-board': { record: '@ro @go @ri @gi' },
  'glux-board': { record: '+25 5@a1 +16 6@m9 +34 +25' },
  'lucky-numbers-grid': {
    position: '1,.,9,./4,7,10,./10,17,20,./19,.,.,20|2,.,.,./.,6,.,12/.,.,13,./.,8,14,17 A -|- 6,19 0',
    record: 'draw +12 12@b2',
  },
  'luzi-dice': { record: 'roll =22235566 stop roll =22334455' },
};

type Attributes = Readonly<Record<string, string>>;

/** Boards in the states that have controls of their own, by tag, with more attributes. */
const states: readonly (readonly [
  name: string,
  mount: (tag: string, more: Attributes) => Promise<Driver>,
])[] = [
  [
    'before the first move, with the aim',
    async (tag, more) => {
      const end = ownPreferences();
      return mountBoard(tag, more).finally(end);
    },
  ],
  [
    'in the middle of a game, with a message',
    async (tag, more) => {
      const board = await mountBoard(tag, { ...games[tag], ...more });
      await uncoverHand(board);
      boardOf(board.element).store.showMessage({ kind: 'note', text: 'A note.' });
      await board.settled();
      return board;
    },
  ],
  [
    'at the end of a game',
    async (tag, more) => {
      const board = await mountBoard(tag, { ...games[tag], ...more });
      board.element.resign(0);
      await board.settled();
      return board;
    },
  ],
  [
    'in a replay',
    async (tag, more) => {
      const board = await mountBoard(tag, { ...games[tag], ...more, mode: 'replay' });
      await board.until(() => board.root.querySelector('[part=replay]') !== null);
      return board;
    },
  ],
  [
    'in a puzzle',
    async (tag, more) => {
      const { position, record } = puzzles.find((each) => each.tag === tag)!;
      return mountBoard(tag, { ...more, mode: 'puzzle', position, record });
    },
  ],
];

describe('the controls around a board', () => {
  afterEach(removeBoards);

  for (const tag of tags) {
    for (const lang of ['en', 'de']) {
      const inLanguage = (board: Driver) =>
        board.until(() => board.has('button', lang === 'de' ? /^(Regeln|Mehr)$/ : /^(Rules|More)$/));

      for (const [name, mount] of states)
        it(`are in a grid or a named toolbar, where screen readers pass on letters, ${name}: ${tag}, ${lang}`, async () => {
          const board = await mount(tag, { lang });
          await inLanguage(board);
          expect(controls(board).length).to.be.above(8);
          expect(deaf(board)).to.deep.equal([]);
          expect(misnamed(board)).to.deep.equal([]);
        });

      it(`have names with the texts that are seen on them, in all dialogs: ${tag}, ${lang}`, async () => {
        const board = await mountBoard(tag, { ...games[tag], lang });
        await inLanguage(board);
        const { store } = boardOf(board.element);
        const opened = new Set<string>();
        const check = async () => {
          await board.until(() => board.has('[part=panel]', /./));
          opened.add(board.text('[part=panel]'));
          expect(misnamed(board)).to.deep.equal([]);
        };
        for (const button of board.root.querySelectorAll<HTMLElement>('[data-panel]')) {
          button.click();
          await check();
          store.closeDialog();
          await board.settled();
        }
        store.openDialog({ kind: 'preferences' });
        await check();
        expect(opened.size).to.equal(4);
      });
    }

    it(`answer letters: ${tag}`, async () => {
      await keysModule.load();
      const board = await mountBoard(tag, { ...games[tag], names: 'Ada,Bo' });
      await uncoverHand(board);
      await board.element.updateComplete;
      const last = () => board.root.querySelector('.live')!.lastElementChild;
      for (const control of controls(board)) {
        if (control.closest('[role=grid]')) continue;
        control.focus();
        const before = last();
        await board.press('s');
        await board.until(() => last() && last() !== before);
        expect(board.spoken.at(-1), board.name(control)).to.match(/^Ada: .*Bo: /);
        expect(board.focused).to.equal(control);
      }
    });
  }

  it('are in a named toolbar when the moves of another player can be shown again', async () => {
    const board = await mountBoard('fluctus-board', { ...games['fluctus-board'], seats: 'human remote' });
    await board.until(() => board.root.querySelector('.recap') !== null);
    expect(deaf(board)).to.deep.equal([]);
    const bars = board.all('[role=toolbar]:has(.recap), [role=toolbar].bar');
    expect(bars.map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['Status', 'Game']);
  });
});
