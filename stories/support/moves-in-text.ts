import type { StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, waitFor } from 'storybook/test';
import type { MoveInText } from '../../src/element/prose/game-move.js';
import type { AnyBoardArgs } from './board.js';

/** A replay beside a text: pressing a move in the text shows it on the board. `move` is a move of the record. */
export const movesInText = (
  board: (args: AnyBoardArgs) => TemplateResult,
  record: string,
  move: string,
): StoryObj<AnyBoardArgs> => ({
  args: { id: 'game', mode: 'replay', follow: true, record },
  render: (args) =>
    html`${board(args)}
      <p>
        It begins with <game-move board="game" ply="1">the first move</game-move>. Later comes
        <game-move board="game">${move}</game-move>.
      </p>`,
  play: async ({ canvasElement }) => {
    const link = canvasElement.querySelectorAll<MoveInText>('game-move')[1]!;
    await waitFor(() => expect(link.shadowRoot?.querySelector<HTMLElement>('[part=move]')).toBeTruthy());
    link.shadowRoot!.querySelector<HTMLElement>('[part=move]')!.click();
    await waitFor(() => expect(link.shadowRoot?.querySelector('[aria-current]')).toBeTruthy());
  },
});
