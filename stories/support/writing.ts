import type { StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { picture } from '../../src/picture.js';
import type { MoveInText } from '../../src/element/prose/game-move.js';
import { boardOf, type AnyBoardArgs } from './board.js';
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

/** A replay with a variation, and the places and the position that a text shows. */
export interface TextPlaces {
  readonly tag: string;
  readonly record: string;
  /** The path of a move in a variation. */
  readonly path: string;
  /** A position that is not part of the record, and marks on it. */
  readonly position: string;
  readonly marks: string;
}

/** A text that shows a variation, and a position of its own with marks. */
export const placesInText = ({ tag, record, path, position, marks }: TextPlaces): StoryObj<AnyBoardArgs> => ({
  args: { id: 'game', mode: 'replay', record },
  render: (args): TemplateResult =>
    html`${boardOf(tag)(args)}
      <p>
        There was <game-move board="game" path=${path}>another way</game-move>. A similar
        <game-move board="game" position=${position} marks=${marks}>position of another game</game-move> shows
        why.
      </p>`,
  play: async ({ canvasElement }) => {
    const { board } = await BoardDriver.on<Replay>(canvasElement, tag);
    const [variation, other] = canvasElement.querySelectorAll<MoveInText>('game-move');
    await pressMove(variation!);
    await expect(board.path).toBe(path);
    await pressMove(other!);
    await waitFor(() => expect(board.shadowRoot?.querySelector('.marks path')).toBeTruthy());
  },
});

/** A game to play on, and a text that shows a position in place of it. */
export const positionInText = (tag: string, record: string, position: string): StoryObj<AnyBoardArgs> => ({
  args: { id: 'game', seats: 'human human', record },
  render: (args): TemplateResult =>
    html`${boardOf(tag)(args)}
      <p>
        Play on, or look at
        <game-move board="game" position=${position}>a position of another game</game-move>
        first.
      </p>`,
  play: async ({ canvasElement }) => {
    const driver = await BoardDriver.on<Replay>(canvasElement, tag);
    const { board } = driver;
    const { ply, record: game } = board;
    await pressMove(canvasElement.querySelector('game-move')!);
    await expect([board.path, board.record]).toEqual(['', game]);
    await driver.press('Back to the game');
    await waitFor(() => expect(board.ply).toBe(ply));
    await expect(board.record).toBe(game);
  },
});

/** The page for frames, which the build writes to cdn/, with everything in its address. */
export function inFrame(tag: string, query: Readonly<Record<string, string>>): StoryObj<AnyBoardArgs> {
  const src = `${import.meta.env.BASE_URL}cdn/embed.html?${new URLSearchParams(query)}`;
  return {
    render: () => html`<iframe title="A board in a frame" src=${src} width="100%" height="640"></iframe>`,
    play: async ({ canvasElement }) => {
      const frame = canvasElement.querySelector('iframe')!;
      const boardIn = () => frame.contentDocument?.querySelector(tag);
      await waitFor(() => expect(boardIn()?.shadowRoot?.querySelector('svg')).toBeTruthy(), {
        timeout: 30_000,
      });
      await expect(frame.contentDocument?.querySelector('[role=alert]')).toBeNull();
    },
  };
}

/** A replay at a comment with marks. `described` is the text alternative of the marks. */
export const marksInRecord = (
  tag: string,
  record: string,
  ply: number,
  comment: string,
): StoryObj<AnyBoardArgs> => ({
  args: { mode: 'replay', ply, record },
  render: boardOf(tag),
  play: async ({ canvasElement }) => {
    const driver = await BoardDriver.on<Replay>(canvasElement, tag);
    await driver.shows('record', comment);
    await waitFor(() => expect(driver.board.shadowRoot?.querySelector('.marks path')).toBeTruthy());
    await driver.press('Next move');
    await waitFor(() => expect(driver.board.shadowRoot?.querySelector('.marks path')).toBeNull());
  },
});

/** A diagram with a picture between its tags, with scripts and, in a frame that allows none, without. */
export function fallback(
  tag: string,
  game: Parameters<typeof picture>[0],
  position: string,
  alt: string,
): StoryObj<AnyBoardArgs> {
  const src = `data:image/svg+xml,${encodeURIComponent(picture(game, { position, width: 320 }))}`;
  const page = `<!doctype html><html lang="en"><title>Without scripts</title><${tag} mode="diagram" position="${position}"><img src="${src}" alt="${alt}" width="320"></${tag}></html>`;
  return {
    args: { mode: 'diagram', position, content: html`<img src=${src} alt=${alt} width="320" />` },
    render: (args) =>
      html`${boardOf(tag)(args)}
        <iframe
          title="The same without scripts"
          sandbox="allow-same-origin"
          srcdoc=${page}
          width="100%"
          height="420"></iframe>`,
    play: async ({ canvasElement }) => {
      const { board } = await BoardDriver.on<Replay>(canvasElement, tag);
      await expect(board.querySelector('img')?.getClientRects().length).toBe(0);
      const frame = canvasElement.querySelector('iframe')!;
      await waitFor(() => {
        const image = frame.contentDocument?.querySelector('img');
        return expect(image?.getBoundingClientRect().width).toBe(320);
      });
    },
  };
}
