import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import {
  annotated,
  board,
  drive,
  pairs,
  people,
  positions,
  rulesKit,
  type BoardArgs,
} from './support/fluctus.js';
import { fluctusEvents } from './support/fluctus-events.js';
import { inTests } from './support/in-tests.js';
import { movesInText } from './support/moves-in-text.js';
import { pictureStory } from './support/pictures.js';
import { reference } from './support/reference.js';
import { rules } from './support/rules.js';
import { adopt } from './support/sheet.js';
import { pressSpokenKeys, typeCommand } from './support/spoken-keys.js';
import sheet from './support/stories.css?raw';

adopt(sheet);

const meta: Meta<BoardArgs> = {
  title: 'Fluctus/Board',
  component: 'fluctus-board',
  render: board,
};
export default meta;
type Story = StoryObj<BoardArgs>;

/** The tag without attributes: you play the first seat, the computer plays the other. */
export const Opening: Story = {
  play: inTests(async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.pressField('ro');
    await driver.reachesPly(2);
    await expect(driver.board.record).toContain('@ro @g');
  }),
};

/** `position` starts the game from any position. Small marks show the last move and the possible moves. */
export const MidGame: Story = {
  args: { ...people, position: positions.middle },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('status', 'Ada to move');
    await expect(driver.board.moves).toContain('roxyi');
  },
};

/** Choosing a stone highlights its steps and captures, and draws the route of each capture. */
export const PossibleCaptures: Story = {
  args: { ...people, position: positions.captures },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.pressField('wo');
    await driver.shows('status', /over ro and capture on vi/);
    await expect(driver.get('button', /^vi,.*may be captured/)).toBeVisible();
    await expect(driver.get('button', /^yo, free, may step here/)).toBeVisible();
  },
};

/** A capture takes two clicks: on your stone, then on the stone to capture. */
export const Capture: Story = {
  args: { ...people, position: positions.middle },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.pressField('ro');
    await driver.pressField('yi');
    await expect(driver.board.scores).toEqual([8, 5]);
    await expect(driver.board.record).toContain('roxyi');
    await driver.shows('seats', '3 captured');
  },
};

/** Two people play at one screen: `seats="human human"`. */
export const TwoPeople: Story = {
  args: people,
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.pressField('ri');
    await driver.shows('status', 'Bo to move');
    await driver.pressField('gi');
    await driver.shows('status', 'Ada to move');
    await expect(driver.board.ply).toBe(2);
  },
};

/** The computer plays the first seat and begins. Its levels are `easy`, `medium`, `hard` and `best`. */
export const AgainstTheComputer: Story = {
  args: { seats: 'computer:hard human', names: ',Ada' },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.reachesPly(1);
    await driver.shows('status', 'Your turn');
  },
};

/** With the same `seed`, the computer makes the same moves: both boards show the same game. */
export const Repeatable: Story = {
  tags: ['!autodocs'],
  args: { seats: 'computer:easy human', seed: 'linen', controls: 'none' },
  render: (args) => html`<div class="pair">${board(args)} ${board(args)}</div>`,
  play: async ({ canvasElement }) => {
    const one = await drive(canvasElement);
    const other = await drive(canvasElement, 'fluctus-board + fluctus-board');
    for (const driver of [one, other]) {
      await driver.reachesPly(1);
      await driver.pressField('go');
      await driver.reachesPly(3);
    }
    await expect(one.board.position).toBe(other.board.position);
  },
};

/** `first` sets the seat that begins: a letter, or `random`. */
export const SecondSeatBegins: Story = {
  tags: ['!autodocs'],
  args: { ...people, first: 'B' },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('status', 'Bo to move');
  },
};

/** The arrow keys move the focus around the rings, and Enter chooses. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: people,
  play: async ({ canvasElement, userEvent }) => {
    const driver = await drive(canvasElement);
    driver.get('button', /^ro,/).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await driver.reachesPly(1);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}');
    await driver.reachesPly(2);
    await expect(driver.board.record).toContain('@ri @gi');
  },
};

/** `analysis` shows the chance of each seat to win and the worth of each move, and after the game how well each seat played. */
export const Analysis: Story = {
  args: { ...people, analysis: true, record: '@ro @go @ri @gi ro-wo gi-bo' },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(driver.board.analysis).toBe(true);
    await driver.shows('record', 'gi-bo');
  },
};

/** `analysis` in a replay draws the chances to win over the whole game. A press on the chart goes to that position. */
export const AnalysisOfAReplay: Story = {
  args: { mode: 'replay', analysis: true, record: annotated, ply: 24 },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.evaluates();
  },
};

/** `mode="replay"` steps through a `record` and shows its comments. */
export const Replay: Story = {
  args: { mode: 'replay', record: annotated },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.press(/^(One move on|Next move)$/);
    await expect(driver.board.ply).toBe(1);
    await driver.press('To the end');
    await expect(driver.board.ply).toBe(27);
    await driver.shows('record', 'Over vi and through the centre.');
  },
};

/**
 * Variations stand in parentheses after the move that they replace. The reader can play other moves; with `editable` they
 * become part of the `record`.
 */
export const Variations: Story = {
  args: {
    mode: 'replay',
    editable: true,
    record: '1. @ro @go {A quiet start.} (1... @gi !? {Nearer to the middle.} 2. ro-vi) 2. @ri @gi',
  },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    driver.board.goTo('2a1');
    await driver.shows('record', '@gi!?');
    await expect(driver.board.path).toBe('2a1');
  },
};

/** `ply` sets the move at which the replay starts. */
export const ReplayFromAPly: Story = {
  tags: ['!autodocs'],
  args: { mode: 'replay', record: annotated, ply: 24 },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(driver.board.position).toBe(positions.middle);
    await driver.press(/^(One move on|Next move)$/);
    await expect(driver.board.scores).toEqual([8, 5]);
  },
};

/** The record can be the text of the element, which is readable without script. The attribute `record` takes precedence. */
export const RecordAsText: Story = {
  tags: ['!autodocs'],
  args: { mode: 'replay', content: annotated },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('seats', 'Ada');
    await driver.press('To the end');
    await expect(driver.board.winners).toEqual([0]);
  },
};

/** `<game-move>` is a move in running text. With `follow`, the board shows the move that the reader has scrolled to. */
export const MovesInText = movesInText(board, '1. @ro @go 2. @ri @gi 3. ro-wo gi-bo', '3. ro-wo');

/** `mode="diagram"` shows a position as a picture with a text alternative, without controls. */
export const Diagram: Story = {
  args: { mode: 'diagram', position: positions.middle, content: html`<p slot="caption">Red to move.</p>` },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(driver.get('img', /red stones on ro, bo, gi, bi and vi/)).toBeVisible();
    await expect(driver.board.shadowRoot?.querySelector('button')).toBeNull();
  },
};

/** `marks` draws rings and arrows over the pieces, in four colours and with labels. */
export const Marks: Story = {
  args: {
    mode: 'diagram',
    position: positions.middle,
    marks: 'ro-wo gi:red=1 bo-vo:blue wi:yellow yi-yo:red=2',
    content: html`<p slot="caption">Both stones can step.</p>`,
  },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(
      driver.get('img', /Green arrow from ro to wo; red ring on gi with the label 1;/),
    ).toBeVisible();
    await expect(driver.board.shadowRoot?.querySelector('.marks path')).toBeVisible();
  },
};

/** A comment of a record contains marks, too: they are shown at their ply. */
export const MarksInARecord: Story = {
  args: {
    mode: 'replay',
    ply: 4,
    record: '1. @ro @go 2. @ri @gi {[%marks ro-wo gi-bi:red=1] Now both can step.} 3. ro-wo! gi-bo',
  },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(
      driver.get('grid', /Green arrow from ro to wo; red arrow from gi to bi with the label 1\.$/),
    ).toBeVisible();
    await driver.press('Next move');
    await expect(driver.get('grid', /Fluctus board/)).not.toHaveAccessibleName(/arrow/);
  },
};

/** `variant="return"`: six stones each, any two colours, and captured stones come back (F12). */
export const StonesReturn: Story = {
  args: { ...people, variant: 'return', colors: 'red white', position: 'AA...B/BA.... A 3,4 2,2 -,-' },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await expect(driver.board.scores).toEqual([6, 6]);
    await driver.pressField('wo');
    await driver.shows('status', /wo (can )?steps? to/);
  },
};

/** All pairs of colours. The classic game allows only opposite colours; `variant="return"` allows every pair. */
export const ColourPairs: Story = {
  tags: ['!autodocs'],
  render: () =>
    html`<div class="tiles">
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
    for (const each of boards) {
      // A board far below the viewport is rendered only if somebody waits for it.
      await each.updateComplete;
      await expect(each.state.colors.join(' ')).toBe(each.textContent.trim());
    }
  },
};

/** `orientation` turns the board so that this seat is at the bottom. */
export const Orientation: Story = {
  args: { ...people, orientation: 'A', position: positions.middle },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    const height = (field: RegExp) => driver.get('button', field).getBoundingClientRect().top;
    await expect(height(/^ro,/)).toBeGreaterThan(height(/^go,/));
  },
};

/** `lang` on the element or on any ancestor sets the language. It can change during a game. */
export const German: Story = {
  args: { ...people, lang: 'de', position: positions.middle },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.shows('status', 'Ada ist dran');
    driver.board.lang = 'en';
    await driver.shows('status', 'Ada to move');
    driver.board.lang = 'de';
    await driver.shows('status', 'Ada ist dran');
  },
};

/** 320 px wide, as on a small phone. */
export const Narrow: Story = {
  args: { ...people, position: positions.captures },
  decorators: [(story) => html`<div style="inline-size: 320px; margin-inline: auto">${story()}</div>`],
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.pressField('ro');
    await expect(driver.board.scrollWidth).toBeLessThanOrEqual(320);
    for (const field of [/^ro,/, /^bi,/]) {
      await expect(driver.get('button', field).getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    }
  },
};

/** The board follows the `color-scheme` of its container, which is dark here. */
export const Dark: Story = {
  args: { ...people, position: positions.captures },
  decorators: [(story) => html`<div class="dark-place">${story()}</div>`],
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.pressField('wo');
    await driver.shows('status', 'over ro');
  },
};

/** `no-lit` hides the marks of possible moves; `no-coordinates` hides the names of the fields. */
export const WithoutMarks: Story = {
  tags: ['!autodocs'],
  args: { ...people, 'no-lit': true, 'no-coordinates': true, position: positions.captures },
  play: async ({ canvasElement }) => {
    const driver = await drive(canvasElement);
    await driver.pressField('wo');
    await driver.shows('status', /over ro and capture on vi/);
    await expect(driver.board.shadowRoot?.querySelector('text')).toBeNull();
  },
};

/**
 * Keys on the board speak: `l` the last moves, `s` the scores, `h` the hand, `m` the moves from here, `t` all that can be done, `b` the
 * board, `?` all keys. `no-keys` turns them off.
 */
export const SpokenKeys: Story = {
  tags: ['!autodocs'],
  args: { ...people, 'no-keys': false, position: positions.captures },
  play: pressSpokenKeys('fluctus-board', 'stones; '),
};

/** The field below the board takes moves, such as `ro wo`, and words, such as `help`. Without `command`, the key `/` opens it. */
export const CommandField: Story = {
  tags: ['!autodocs'],
  args: { ...people, command: true, position: positions.captures },
  play: typeCommand('fluctus-board', 'stones; '),
};

/** A page that follows a game by its events. */
export const Events: StoryObj = fluctusEvents;

/** `picture()` writes the picture of a position as SVG, in three themes. */
export const Picture: StoryObj = pictureStory({
  game: 'fluctus',
  position: positions.middle,
  marks: 'ro-yi vi:yellow yi:red',
  alt: 'Red captures from ro over vi on yi.',
});

/** Every rule with its examples. */
export const Rules: StoryObj = rules(rulesKit);

/** All attributes, properties, methods and events. */
export const Reference: StoryObj = reference('fluctus-board');
