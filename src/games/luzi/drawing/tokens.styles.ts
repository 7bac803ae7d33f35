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
    --_cup: var(--luzi-cup, light-dark(#9a5a35, #74452a));
    --_die-side: color-mix(in oklab, var(--_bone), var(--_wood-side) 42%);
    --_chosen: light-dark(var(--_lit-glow), var(--_lit));
    --_chosen-casing: color-mix(in oklab, var(--_felt-low), #000 40%);
  }
`;
