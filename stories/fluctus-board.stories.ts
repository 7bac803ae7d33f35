import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { annotated, board, pairs, people, positions, type BoardArgs } from './support/fluctus.js';
import { Hands } from './support/hands.js';
import { adopt } from './support/sheet.js';
import sheet from './support/stories.css?raw';

adopt(sheet);

const readonly = { control: false } as const;

const meta: Meta<BoardArgs> = {
  title: 'Fluctus/Board',
  component: 'fluctus-board',
  render: board,
  argTypes: {
    mode: { control: 'select', options: ['play', 'diagram', 'replay'] },
    controls: { control: 'select', options: ['full', 'basic', 'none'] },
    variant: { control: 'select', options: ['classic', 'return'] },
    orientation: { control: 'select', options: ['A', 'B'] },
    ...Object.fromEntries(['state', 'moves', 'scores', 'winners'].map((name) => [name, readonly])),
  },
};
export default meta;
type Story = StoryObj<BoardArgs>;

/** The tag alone: the first seat is yours, the computer takes the other one. */
export const Opening: Story = {
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.field('ro');
    await hands.reaches(2);
    await expect(hands.board.record).toContain('@ro @g');
  },
};

/** `position` begins anywhere. The little marks tell the last move and what can be done now. */
export const MidGame: Story = {
  args: { ...people, position: positions.middle },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.says('status', 'Ada to move');
    await expect(hands.board.moves).toContain('roxyi');
  },
};

/** A chosen stone lights where it can step and what it can capture, and traces the way of the leap. */
export const CaptureToCome: Story = {
  args: { ...people, position: positions.captures },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.field('wo');
    await hands.says('status', 'leap over ro and take vi');
    await expect(hands.get('button', /^vi,.*may be captured/)).toBeVisible();
    await expect(hands.get('button', /^yo, free, may step here/)).toBeVisible();
  },
};

/** The leap itself: two clicks, and a stone is gone. */
export const Captured: Story = {
  args: { ...people, position: positions.middle },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.field('ro');
    await hands.field('yi');
    await expect(hands.board.scores).toEqual([8, 5]);
    await expect(hands.board.record).toContain('roxyi');
    await hands.says('seats', '3 stones taken');
  },
};

/** Two people at one screen: `seats="human human"`. */
export const TwoAtOneScreen: Story = {
  args: people,
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.field('ri');
    await hands.says('status', 'Bo to move');
    await hands.field('gi');
    await hands.says('status', 'Ada to move');
    await expect(hands.board.ply).toBe(2);
  },
};

/** Against the computer, which begins here. Levels are `easy`, `medium`, `hard` and `best`. */
export const AgainstTheComputer: Story = {
  args: { seats: 'computer:hard human', names: ',Ada' },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.reaches(1);
    await hands.says('status', 'Ada to move');
  },
};

/** With a `seed` the computer plays the same game again: both boards make the same moves. */
export const Repeatable: Story = {
  tags: ['!autodocs'],
  args: { seats: 'computer:easy human', seed: 'linen', controls: 'none' },
  render: (args) => html`<div class="pair">${board(args)} ${board(args)}</div>`,
  play: async ({ canvasElement }) => {
    const one = await Hands.on(canvasElement);
    const other = await Hands.on(canvasElement, 'fluctus-board + fluctus-board');
    for (const hands of [one, other]) {
      await hands.reaches(1);
      await hands.field('go');
      await hands.reaches(3);
    }
    await expect(one.board.position).toBe(other.board.position);
  },
};

/** `first` is the seat that begins: a letter, or `random`. */
export const SecondSeatBegins: Story = {
  tags: ['!autodocs'],
  args: { ...people, first: 'B' },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.says('status', 'Bo to move');
  },
};

/** Arrow keys walk round the rings, Enter chooses. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: people,
  play: async ({ canvasElement, userEvent }) => {
    const hands = await Hands.on(canvasElement);
    hands.get('button', /^ro,/).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await hands.reaches(1);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}');
    await hands.reaches(2);
    await expect(hands.board.record).toContain('@ri @gi');
  },
};

/** `analysis` shows each seat's chance to win, what the moves were worth, and after the game how well everybody played. */
export const Analysis: Story = {
  args: { ...people, analysis: true, record: '@ro @go @ri @gi ro-wo gi-bo' },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await expect(hands.board.analysis).toBe(true);
    await hands.says('record', 'gi-bo');
  },
};

/** `mode="replay"` steps through a `record`, with the author's comments. */
export const Replay: Story = {
  args: { mode: 'replay', record: annotated },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.press('Next move');
    await expect(hands.board.ply).toBe(1);
    await hands.press('To the end');
    await expect(hands.board.ply).toBe(27);
    await hands.says('record', 'Over vi and through the centre.');
  },
};

/** `ply` says where in the record the board stands. */
export const ReplayFromAPly: Story = {
  tags: ['!autodocs'],
  args: { mode: 'replay', record: annotated, ply: 24 },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await expect(hands.board.position).toBe(positions.middle);
    await hands.press('Next move');
    await expect(hands.board.scores).toEqual([8, 5]);
  },
};

/** The record as the element's text: readable where no script runs. The attribute wins over it. */
export const RecordAsText: Story = {
  tags: ['!autodocs'],
  args: { mode: 'replay', content: annotated },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.says('seats', 'Ada');
    await hands.press('To the end');
    await expect(hands.board.winners).toEqual([0]);
  },
};

/** `mode="diagram"`: the position without controls, as a picture with a text alternative. */
export const Diagram: Story = {
  args: { mode: 'diagram', position: positions.middle, content: html`<p slot="caption">Red to move.</p>` },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await expect(hands.get('img', /red stones on ro, bo, gi, bi and vi/)).toBeVisible();
    await expect(hands.board.shadowRoot?.querySelector('button')).toBeNull();
  },
};

/** The rulebook's variant: six stones each, any two colours, and captured stones come back (F12). */
export const StonesReturn: Story = {
  args: { ...people, variant: 'return', colors: 'red white', position: 'AA...B/BA.... A 3,4 2,2 -,-' },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await expect(hands.board.scores).toEqual([6, 6]);
    await hands.field('wo');
    await hands.says('status', 'wo can step to');
  },
};

/** Any two of the six colours: opposite ones in the classic game, all of them in the variant. */
export const ColorPairs: Story = {
  tags: ['!autodocs'],
  render: () =>
    html`<div class="shelf">
      ${pairs.map((colors) =>
        board({
          mode: 'diagram',
          variant: 'return',
          colors,
          position: 'A..B.A/.A.B.. A 3,4 2,2 -,-',
          content: html`<p slot="caption">${colors}</p>`,
        }),
      )}
    </div>`,
  play: async ({ canvasElement }) => {
    const boards = canvasElement.querySelectorAll('fluctus-board');
    await expect(boards.length).toBe(15);
    for (const each of boards)
      await waitFor(() => expect(each.state.colors.join(' ')).toBe(each.getAttribute('colors')));
  },
};

/** `orientation` turns that seat’s colour to the bottom. */
export const Orientation: Story = {
  args: { ...people, orientation: 'A', position: positions.middle },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    const height = (field: RegExp) => hands.get('button', field).getBoundingClientRect().top;
    await expect(height(/^ro,/)).toBeGreaterThan(height(/^go,/));
  },
};

/** `lang` of the element or of anything round it; it can change while a game is played. */
export const German: Story = {
  args: { ...people, lang: 'de', position: positions.middle },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.says('status', 'Ada ist am Zug');
    hands.board.lang = 'en';
    await hands.says('status', 'Ada to move');
    hands.board.lang = 'de';
    await hands.says('status', 'Ada ist am Zug');
  },
};

/** 320 px wide, as on a small telephone. */
export const Narrow: Story = {
  args: { ...people, position: positions.captures },
  decorators: [(story) => html`<div style="inline-size: 320px; margin-inline: auto">${story()}</div>`],
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.field('ro');
    await expect(hands.board.scrollWidth).toBeLessThanOrEqual(320);
    for (const field of [/^ro,/, /^bi,/]) {
      await expect(hands.get('button', field).getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    }
  },
};

/** The board follows the `color-scheme` of its place: here a dark one. */
export const Dark: Story = {
  args: { ...people, position: positions.captures },
  decorators: [(story) => html`<div class="dark">${story()}</div>`],
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.field('wo');
    await hands.says('status', 'leap over ro');
  },
};

/** Right to left: everything round the board is mirrored, the board itself is not. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  args: { ...people, dir: 'rtl', position: positions.middle },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    const left = (element: HTMLElement) => element.getBoundingClientRect().left;
    await expect(left(hands.get('button', /^vo,/))).toBeLessThan(left(hands.get('button', /^wo,/)));
    const undo = await hands.find('button', 'Undo');
    await expect(left(undo)).toBeGreaterThan(left(hands.get('button', 'Rules')));
  },
};

/** `no-lit` and `no-coordinates`: for players who want to see for themselves. */
export const Unmarked: Story = {
  tags: ['!autodocs'],
  args: { ...people, 'no-lit': true, 'no-coordinates': true, position: positions.captures },
  play: async ({ canvasElement }) => {
    const hands = await Hands.on(canvasElement);
    await hands.field('wo');
    await hands.says('status', 'leap over ro and take vi');
    await expect(hands.board.shadowRoot?.querySelector('text')).toBeNull();
  },
};
