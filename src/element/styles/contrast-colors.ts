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
