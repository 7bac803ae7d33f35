import { css } from 'lit';

/** The veil that lies over the mat, and what it says while its panel is still to come. */
export const overlayStyles = css`
  .over {
    position: absolute;
    inset: 0;
    z-index: 1;
    display: grid;
    grid-template-rows: minmax(0, 1fr);
    padding: 12px;
    border-radius: var(--_radius);
    background: color-mix(in srgb, var(--_linen), transparent 35%);
  }
  .over > .waits {
    place-self: start center;
    padding: 8px 18px;
    background: var(--_paper);
  }
`;
