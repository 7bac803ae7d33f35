import { css } from 'lit';
import { sheet } from './sheet.js';
import type { Pair } from './tokens.js';

/** The shared colours of high contrast, in light and in dark mode. The colours of pieces and marks stay. */
export const contrastColors: Readonly<Record<string, Pair>> = {
  linen: ['#fff', '#000'],
  'linen-light': ['#0000', '#0000'],
  'linen-weave': ['#0000', '#0000'],
  'linen-stitch': ['#0000', '#0000'],
  paper: ['#fff', '#000'],
  sunk: ['#eee', '#222'],
  ink: ['#000', '#fff'],
  'ink-2': ['#000', '#fff'],
  'ink-3': ['#000', '#fff'],
  rule: ['#000', '#fff'],
  edge: ['#000', '#fff'],
  accent: ['#0b3d30', '#ffd27a'],
  'accent-ink': ['#fff', '#000'],
  'accent-soft': ['#d3dfcf', '#4a3719'],
  wood: ['#f3e2c0', '#2c1c10'],
  'wood-high': ['#f7ead0', '#36241a'],
  'wood-low': ['#ead3a8', '#22150b'],
  'wood-grain': ['#0000', '#0000'],
  'wood-ink': ['#2a1806', '#fff2d6'],
  well: ['#e3c592', '#1a100a'],
  'lit-fill': ['#fff6dc', '#4d3410'],
};

const contrast = sheet(
  Object.entries(contrastColors)
    .map(([name, pair]) => `--_${name}:light-dark(${pair.join()})`)
    .join(';'),
);

/** High contrast, larger text, and the length of motion, as a person has chosen them or the system asks for them. */
export const preferencesStyles = css`
  @media (prefers-contrast: more) {
    :host {
      ${contrast}
    }
  }
  :host(:state(high-contrast)) {
    ${contrast}
  }
  :host(:state(large-text)) .frame {
    --_px: max(1.25px, 0.078125rem);
  }
  :host(:state(motion-short)) {
    --_length: 0.5;
  }
  :host(:state(motion-long)) {
    --_length: 2;
  }
  :host(:state(motion-off)) {
    --_length: 0;
  }
  @media not (prefers-reduced-motion: reduce) {
    :host(:is(:state(motion-short), :state(motion-long), :state(motion-off))) {
      --_quick: calc(var(--spiel-quick, 120ms) * var(--_length));
      --_move: calc(var(--spiel-move, 260ms) * var(--_length));
      --_hop: calc(var(--spiel-hop, 420ms) * var(--_length));
    }
  }
`;
