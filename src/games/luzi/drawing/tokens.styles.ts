import { css } from '../../../element/drawing/template.js';

/** The tokens of the game under private names. */
export const tokensStyles = css`
  :host {
    --_felt: var(--luzi-felt, light-dark(#3f5d50, #22352d));
    --_felt-low: var(--luzi-felt-low, light-dark(#304a3f, #16241e));
    --_felt-ink: var(--luzi-felt-ink, light-dark(#f4ecd8, #e7dabb));
    --_joe: var(--luzi-joe, #a52d1e);
    --_horn: var(--luzi-horn, #a52d1e);
    --_bone-ink: var(--luzi-pips, light-dark(#2f2117, #2a1c11));
    --_chosen: light-dark(#fff1c4, #ffcf73);
    --_chosen-casing: light-dark(#1c3328, #0b1410);
  }
`;
