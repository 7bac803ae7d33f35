import type { StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { picture } from '../../src/picture.js';
import type { MoveInText } from '../../src/element/prose/game-move.js';
import { boardOf, described, type AnyBoardArgs } from './board.js';
import { BoardDriver } from './board-driver.js';

type Replay = HTMLElement & {
  readonly path: string;
  readonly record: string;
  readonly ply: number;
  readonly updateComplete: Promise<boolean>;
};

/** Presses the button of a `<game-move>`, and waits until its position is shown. */
async function pressMove(link: MoveInText): Promise<void> {
  await waitFor(() => expect(link.shadowRoot?.querySelector<HTMLElement>('[part=move]')).toBeTruthy());
  link.shadowRoot!.querySelector<HTMLElement>('[part=move]')!.click();
  await waitFor(() => expect(link.shadowRoot?.querySelector('[aria-current]')).toBeTruthy());
}

/** What differs between the games in the stories about writing. */
export interface WritingKit {
  readonly tag: string;
  readonly game: Parameters<typeof picture>[0];
  /** A record with a variation, and the path of a move in it. */
  readonly record: string;
  readonly path: string;
  /** A position that is not part of the record, and marks on it. */
  readonly position: string;
  readonly marks: string;
  /** A record with a comment that contains marks, and its ply. */
  readonly commented: { readonly record: string; readonly ply: number; readonly comment: string };
  /** More attributes of the board in a frame. */
  readonly frame: Readonly<Record<string, string>>;
  /** The text alternative of the position. */
  readonly alt: string;
}

/** The stories about boards and moves in texts. A file of stories exports each by itself, because Storybook finds only such exports. */
export function writingStories({ tag, game, position, alt, ...kit }: WritingKit) {
  type Story = StoryObj<AnyBoardArgs>;
  const board = boardOf(tag);
  const drive = (canvas: HTMLElement) => BoardDriver.on<Replay>(canvas, tag);

  const PlacesInText: Story = {
    parameters: described(
      '`<game-move>` in a text shows the move of a variation by its `path`, or any `position` with `marks`.',
    ),
    args: { id: 'game', mode: 'replay', record: kit.record },
    render: (args) =>
      html`${board(args)}
        <p>
          There was <game-move board="game" path=${kit.path}>another way</game-move>. A similar
          <game-move board="game" position=${position} marks=${kit.marks}>position of another game</game-move>
          shows why.
        </p>`,
    play: async ({ canvasElement }) => {
      const driver = await drive(canvasElement);
      const [variation, other] = canvasElement.querySelectorAll<MoveInText>('game-move');
      await pressMove(variation!);
      await expect(driver.board.path).toBe(kit.path);
      await pressMove(other!);
      await waitFor(() => expect(driver.board.shadowRoot?.querySelector('.marks path')).toBeTruthy());
    },
  };

  const MarksInARecord: Story = {
    parameters: described('A comment of a record contains marks. They are shown at their ply.'),
    args: { mode: 'replay', ply: kit.commented.ply, record: kit.commented.record },
    render: board,
    play: async ({ canvasElement }) => {
      const driver = await drive(canvasElement);
      await driver.shows('record', kit.commented.comment);
      await waitFor(() => expect(driver.board.shadowRoot?.querySelector('.marks path')).toBeTruthy());
      await driver.press('Next move');
      await waitFor(() => expect(driver.board.shadowRoot?.querySelector('.marks path')).toBeNull());
    },
  };

  const query = new URLSearchParams({ game, mode: 'diagram', position, ...kit.frame });
  const InAFrame: Story = {
    parameters: described(
      '`cdn/embed.html` is a page for an `<iframe>`: its address has the attributes of the board. This story needs the build.',
    ),
    render: () =>
      html`<iframe
        title="A board in a frame"
        src=${`${import.meta.env.BASE_URL}cdn/embed.html?${query}`}
        width="100%"
        height="640"></iframe>`,
    play: async ({ canvasElement }) => {
      const frame = canvasElement.querySelector('iframe')!;
      const shown = () => frame.contentDocument?.querySelector(tag)?.shadowRoot?.querySelector('svg');
      await waitFor(() => expect(shown()).toBeTruthy(), { timeout: 30_000 });
      await expect(frame.contentDocument?.querySelector('[role=alert]')).toBeNull();
    },
  };

  const src = `data:image/svg+xml,${encodeURIComponent(picture(game, { position, width: 320 }))}`;
  const page = `<!doctype html><html lang="en"><title>Without scripts</title><${tag} mode="diagram" position="${position}"><img src="${src}" alt="${alt}" width="320"></${tag}></html>`;
  const Fallback: Story = {
    parameters: described(
      'Elements between the tags are shown until the script has loaded, and by readers without scripts. The frame below the board allows no scripts.',
    ),
    args: { mode: 'diagram', position, content: html`<img src=${src} alt=${alt} width="320" />` },
    render: (args) =>
      html`${board(args)}
        <iframe
          title="The same without scripts"
          sandbox="allow-same-origin"
          srcdoc=${page}
          width="100%"
          height="420"></iframe>`,
    play: async ({ canvasElement }) => {
      const driver = await drive(canvasElement);
      await expect(driver.board.querySelector('img')?.getClientRects().length).toBe(0);
      const frame = canvasElement.querySelector('iframe')!;
      const image = () => frame.contentDocument?.querySelector('img');
      await waitFor(() => expect(image()?.getBoundingClientRect().width).toBe(320));
    },
  };

  return { PlacesInText, MarksInARecord, InAFrame, Fallback };
}
