import { css } from '../../../element/drawing/template.js';

/** Tokens of the game under private names, and what a colour brings with it. */
export const tokensStyles = css`
  :host {
    --_red: var(--fluctus-red, light-dark(#b9301f, #c4432f));
    --_white: var(--fluctus-white, light-dark(#fbf5e6, #fdf6e6));
    --_yellow: var(--fluctus-yellow, light-dark(#f0b132, #eab04a));
    --_green: var(--fluctus-green, light-dark(#4fa37a, #5fb58a));
    --_blue: var(--fluctus-blue, light-dark(#4a63b5, #5f78cc));
    --_violet: var(--fluctus-violet, light-dark(#633f58, #6d4563));
    --_thread: var(--fluctus-thread, light-dark(#6b4a2a, #5a3b1c));
    --_inlay-edge: var(--fluctus-inlay-edge, #1f120a);
    --_mark: var(--_bone);
    --_mark-edge: var(--_inlay-edge);
  }
  /* threads and marks that would drown on their colour change sides */
  :is(.c-blue, .c-violet) {
    --_thread: var(--_white);
  }
  :is(.c-white, .c-yellow) {
    --_mark: var(--_inlay-edge);
    --_mark-edge: transparent;
  }
`;
