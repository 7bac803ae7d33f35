/** A colour by day and by lamplight. */
export type Pair = readonly [light: string, dark: string];

/**
 * The shared colours by name: a page sets `--spiel-NAME` on the element or anywhere above it.
 * Contrast and colour blindness were computed for these; whoever changes one computes anew.
 */
export const colors: Readonly<Record<string, Pair>> = {
  // ground: a linen mat, and paper slips on it
  linen: ['#f1e9da', '#241b14'],
  'linen-weave': ['#e4d8c299', '#33271d88'],
  'linen-stitch': ['#c3b08f', '#5c4935'],
  paper: ['#fbf7ee', '#30251b'],
  sunk: ['#e6dac4', '#19120d'],
  ink: ['#2a1e15', '#f3e5cb'],
  'ink-2': ['#54432f', '#d2bd9c'],
  'ink-3': ['#6d5a44', '#b39d7f'],
  rule: ['#d2c2a6', '#4a3a2a'],
  edge: ['#86714f', '#927a5c'],
  wood: ['#e3c592', '#4e3522'],
  'wood-high': ['#f0d9ae', '#6c4b2d'],
  'wood-low': ['#cfa76c', '#38251a'],
  'wood-side': ['#8c6136', '#1a100a'],
  'wood-grain': ['#a8763c', '#23150c'],
  'wood-ink': ['#4a2f14', '#ecd0a0'],
  kerf: ['#53351a', '#c79c5f'],
  well: ['#c89f66', '#281a10'],
  'well-deep': ['#94683a', '#120b06'],
  bone: ['#fbf4e4', '#ecdcbb'],
  accent: ['#26584a', '#e8b45a'],
  'accent-ink': ['#fbf7ee', '#20150b'],
  'accent-soft': ['#d3dfcf', '#4a3719'],
  lit: ['#17513f', '#ffcf73'],
  'lit-fill': ['#fff6dc', '#7a5520'],
  'lit-glow': ['#fff3cf', '#ffb64a'],
  last: ['#3b2412', '#f1dcb4'],
  danger: ['#97281a', '#ffa48d'],
  'danger-soft': ['#f6ddd0', '#4c211a'],
  'focus-in': ['#fffdf6', '#17100a'],
  'focus-out': ['#123f86', '#9cc7ff'],
};

/** All other shared tokens by name. */
export const others: Readonly<Record<string, string>> = {
  serif: "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, 'Book Antiqua', serif",
  sans: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, Carlito, 'DejaVu Sans', sans-serif",
  radius: '10px',
  'radius-small': '6px',
  gap: '16px',
  target: '44px',
  // motion
  quick: '120ms',
  move: '260ms',
  hop: '420ms',
  ease: 'cubic-bezier(.3,.1,.2,1)',
  'ease-land': 'cubic-bezier(.3,.9,.4,1.12)',
};
