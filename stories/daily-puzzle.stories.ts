import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../src/index.js';
import '../src/daily-puzzle.js';
import { examples } from './examples/daily-puzzle.js';
import { described } from './support/board.js';

const { date } = examples.PuzzleOfADay.args;

/** An own list: the puzzle of a week. */
const pack = [
  {
    date,
    board: 'fluctus-board',
    position: '.A..BB/A..B.. B 2,0 2,2 -,-',
    record: 'boxri {Over vi and through the centre.}',
    task: 'The puzzle of the week: Green wins a stone.',
  },
];
const packUrl = `data:application/json,${encodeURIComponent(JSON.stringify(pack))}`;

interface PuzzleArgs {
  readonly game: string;
  readonly date: string;
  readonly pack: string;
  readonly lang: string;
  /** The results that the browser has kept, by day. */
  readonly results: Readonly<Record<string, object>>;
}

const meta: Meta<PuzzleArgs> = {
  title: 'Puzzles/Daily puzzle',
  component: 'daily-puzzle',
  args: { game: 'fluctus', date, pack: '', lang: 'en', results: {} },
  argTypes: { results: { table: { disable: true } } },
  render: ({ game, date: day, pack: list, lang }) =>
    html`<daily-puzzle
      game=${game}
      date=${day || nothing}
      pack=${list || nothing}
      lang=${lang}></daily-puzzle>`,
  beforeEach: ({ args }) => {
    const key = `spielkasten:daily:${args.pack || args.game}`;
    const before = localStorage.getItem(key);
    localStorage.setItem(key, JSON.stringify({ version: 1, seen: '', results: args.results }));
    return () => {
      if (before === null) localStorage.removeItem(key);
      else localStorage.setItem(key, before);
    };
  },
};
export default meta;
type Story = StoryObj<PuzzleArgs>;

const puzzleIn = (canvas: HTMLElement) => canvas.querySelector('daily-puzzle')!;

/** Waits until the element has its board and says a text. */
const shows = (canvas: HTMLElement, text: string) =>
  waitFor(() => {
    void expect(puzzleIn(canvas).firstElementChild?.shadowRoot?.querySelector('[role=grid]')).toBeTruthy();
    void expect(puzzleIn(canvas).shadowRoot!.textContent).toContain(text);
  });

export const PuzzleOfADay: Story = {
  parameters: described(examples.PuzzleOfADay.text),
  play: ({ canvasElement }) => shows(canvasElement, '28 November 2026'),
};

/** Without `date`: the puzzle of today, and the time until the next one. */
export const Today: Story = {
  args: { date: '' },
  play: ({ canvasElement }) => shows(canvasElement, 'Next puzzle in'),
};

/** The result stays in the browser, and can be shared. */
export const Solved: Story = {
  args: { results: { [date]: { tries: 2, hints: 0, solved: true, shown: false, counts: true } } },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, 'Solved after 2 wrong moves.');
    await expect(puzzleIn(canvasElement).sharedText).toContain('❌❌✅');
  },
};

/** A puzzle whose solution was shown does not count, and has nothing to share. */
export const Failed: Story = {
  args: { results: { [date]: { tries: 3, hints: 1, solved: false, shown: true, counts: false } } },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '28 November 2026');
    await expect(puzzleIn(canvasElement).sharedText).toBe('');
  },
};

/** An own list: each puzzle is shown from its date on. */
export const OwnList: Story = {
  args: { pack: packUrl },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, '28 November 2026');
    await waitFor(() =>
      expect(puzzleIn(canvasElement).firstElementChild!.shadowRoot!.textContent).toContain('of the week'),
    );
  },
};

export const German: Story = {
  args: { lang: 'de' },
  play: ({ canvasElement }) => shows(canvasElement, 'Samstag, 28. November 2026'),
};
