import { css } from 'lit';

/** What may be done, and where the focus is. */
export const marksStyles = css`
  .aim circle {
    fill: var(--_lit-fill);
    stroke: var(--_lit);
    stroke-width: 3;
  }
  .aim .halo {
    fill: var(--_lit-glow);
    stroke: none;
    opacity: 0.55;
    transition: opacity var(--_quick);
  }
  .aim .pip {
    fill: var(--_lit);
    stroke: none;
  }
  .aim path {
    fill: none;
    stroke: var(--_lit);
    stroke-width: 4;
    stroke-linecap: round;
  }
  .aim .take-casing {
    fill: none;
    stroke: var(--_lit-fill);
    stroke-width: 8;
  }
  .aim .take {
    fill: none;
    stroke-width: 3.4;
    stroke-dasharray: 38 20.12;
    stroke-dashoffset: -10;
  }
  .focus,
  .hover {
    visibility: hidden;
    fill: none;
    stroke: var(--_focus-out);
    stroke-width: 3;
  }
  .focus :first-child {
    stroke: var(--_focus-in);
  }
  :focus-visible > .piece > .focus {
    visibility: visible;
  }
  .reserve .focus :first-child {
    stroke-width: 8;
  }
  @media (hover: hover) {
    .can:hover .halo {
      opacity: 1;
    }
    .can:hover > .piece:not(.chosen) .lift {
      transform: translate(-0.7px, -2.4px) scale(1.025);
    }
    .can:hover > .piece > .hover {
      visibility: visible;
      stroke: var(--_lit);
    }
  }
`;
