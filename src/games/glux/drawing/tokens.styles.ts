import { css } from '../../../element/drawing/template.js';

/** Tokens of the game under private names. */
export const tokensStyles = css`
  :host {
    --_corridor: var(--glux-corridor, light-dark(#e9d5ad, #3a281b));
    --_corridor-line: var(--glux-corridor-line, light-dark(#c7a56d, #563d28));
    --_room: var(--glux-room, light-dark(#fbf0d2, #76532a));
    --_middle: var(--glux-middle, light-dark(#f8db8c, #86611b));
    --_wall: var(--glux-wall, light-dark(#5a3a1c, #e0b878));
  }
`;
