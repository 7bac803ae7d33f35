import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../src/game-tables.js';
import { examples, SERVER } from './examples/game-tables.js';
import { described } from './support/board.js';

const { fetch } = globalThis;

/** A seat of this browser: the digit names its table and its token. */
const seat = (digit: string, title: string, players: readonly string[]) => ({
  id: digit.repeat(24),
  seat: 0,
  token: digit.repeat(32),
  name: 'Ada',
  facts: {
    server: SERVER,
    game: title.toLowerCase(),
    title,
    players: players.map((name) => ({ name })),
    page: `${location.origin}/#game=t.${digit.repeat(24)}`,
    at: Date.UTC(2026, 0, 2, 12),
  },
});

/** The seats that the stories store; the server knows the first two. */
const seats = [
  seat('3', 'Luzi und Joe', ['Ada', 'Cleo', 'Dora']),
  seat('2', 'Fluctus', ['Ada', 'Bo']),
  seat('1', 'Glüx', ['Ada', 'Bo']),
];

/** The answer of the server of the stories. */
function answer(body: string): Response {
  const turns: Readonly<Record<string, number>> = { 1: 0, 2: 1 };
  const asked = (JSON.parse(body) as { seats: string[] }).seats;
  const found = asked.map(([digit = '']) =>
    digit in turns
      ? {
          seat: 0,
          game: 'glux',
          players: [{ name: 'Ada' }, { name: 'Bo' }],
          turn: turns[digit],
          since: Date.UTC(2026, 0, 2, 12),
        }
      : { error: 'table' },
  );
  return new Response(JSON.stringify({ now: Date.now(), seats: found }));
}

interface TablesArgs {
  readonly stored: readonly object[];
  readonly reached: boolean;
  readonly lang: string;
}

const meta: Meta<TablesArgs> = {
  title: 'Tables/List of games',
  component: 'game-tables',
  args: { stored: seats, reached: true, lang: 'en' },
  argTypes: { stored: { table: { disable: true } }, reached: { table: { disable: true } } },
  render: ({ lang }) => html`<game-tables server=${SERVER} lang=${lang}>You have no games yet.</game-tables>`,
  beforeEach: ({ args }) => {
    const before = localStorage.getItem('spielkasten:seats');
    localStorage.setItem('spielkasten:seats', JSON.stringify(args.stored));
    globalThis.fetch = (input, init) => {
      if (typeof input !== 'string' || !input.startsWith(SERVER)) return fetch(input, init);
      return args.reached
        ? Promise.resolve(answer(init?.body as string))
        : Promise.reject(new TypeError('Failed to fetch'));
    };
    return () => {
      globalThis.fetch = fetch;
      if (before === null) localStorage.removeItem('spielkasten:seats');
      else localStorage.setItem('spielkasten:seats', before);
    };
  },
};
export default meta;
type Story = StoryObj<TablesArgs>;

const shows = (canvas: HTMLElement, text: string) =>
  waitFor(() => expect(canvas.querySelector('game-tables')!.shadowRoot!.textContent).toContain(text));

/** The games of this browser at a server: those in which it is the reader's turn come first. A table that does not exist any more can be removed. */
export const Games: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, 'Your turn · since ');
    await shows(canvasElement, 'Bo to move');
    await shows(canvasElement, 'This table no longer exists');
  },
};

/** "Other device" shows the QR code of the seat, and its link. */
export const OtherDevice: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, 'Your turn');
    const { shadowRoot } = canvasElement.querySelector('game-tables')!;
    shadowRoot!.querySelector<HTMLElement>('[aria-label="Other device: Glüx with Bo"]')!.click();
    await waitFor(() => expect(shadowRoot!.querySelector('dialog .qr path')).not.toBeNull());
  },
};

/** While the server cannot be reached, the list shows what is stored. */
export const NoServer: Story = {
  args: { reached: false },
  play: ({ canvasElement }) => shows(canvasElement, 'The table server cannot be reached.'),
};

export const NoGames: Story = {
  parameters: described(examples.NoGames.text),
  args: { stored: [] },
  play: async ({ canvasElement }) => {
    const slot = () =>
      canvasElement.querySelector('game-tables')!.shadowRoot!.querySelector('.your-games slot');
    await waitFor(() => expect(slot()).toBeVisible());
  },
};

/** The list in German. */
export const German: Story = {
  args: { lang: 'de' },
  play: ({ canvasElement }) => shows(canvasElement, 'Du bist dran · seit '),
};
