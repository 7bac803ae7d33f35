import { css } from '../../../element/drawing/template.js';

/** Private tokens, from the public custom properties of the game. */
export const tokensStyles = css`
  :host {
    --_bed: var(--lucky-bed, light-dark(#b98c55, #3b2818));
    --_tile: var(--lucky-tile, light-dark(#fbf4e4, #e9d8b4));
    --_tile-ink: var(--lucky-ink, light-dark(#2f2117, #2a1c11));
    --_ladybird: var(--lucky-ladybird, light-dark(#b9301f, #c4432f));
    --_back: var(--lucky-back, light-dark(#54775f, #3d5a49));
    --_leaf: var(--lucky-leaf, light-dark(#3f6b4e, #7da487));
  }
`;
