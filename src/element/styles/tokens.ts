/** A colour by day and by lamplight. */
export type Pair = readonly [light: string, dark: string];

/**
 * The shared colours by name: a page sets `--spiel-NAME` on the element or anywhere above it. The words before each go
 * into the manifest.
 * Contrast and colour blindness were computed for these; whoever changes one computes anew.
 */
export const colors: Readonly<Record<string, Pair>> = {
  /** The mat under everything. */
  linen: ['#f1e9da', '#241b14'],
  /** Threads of its weave; `transparent` for none. */
  'linen-weave': ['#e4d8c299', '#33271d88'],
  /** The stitched hem. */
  'linen-stitch': ['#c3b08f', '#5c4935'],
  /** Slips on the mat: messages, panels. */
  paper: ['#fbf7ee', '#30251b'],
  /** A control under the pointer, and what is pressed. */
  sunk: ['#e6dac4', '#19120d'],
  /** Text. */
  ink: ['#2a1e15', '#f3e5cb'],
  /** Secondary text. */
  'ink-2': ['#54432f', '#d2bd9c'],
  /** Quiet labels. */
  'ink-3': ['#6d5a44', '#b39d7f'],
  /** Hairlines, decoration only. */
  rule: ['#d2c2a6', '#4a3a2a'],
  /** Outlines of controls. */
  edge: ['#86714f', '#927a5c'],
  /** The face of the board. */
  wood: ['#e3c592', '#4e3522'],
  /** Where light falls on it. */
  'wood-high': ['#f0d9ae', '#6c4b2d'],
  /** Where it turns away from the light. */
  'wood-low': ['#cfa76c', '#38251a'],
  /** Its visible side. */
  'wood-side': ['#8c6136', '#1a100a'],
  /** Lines of the grain. */
  'wood-grain': ['#a8763c', '#23150c'],
  /** Names engraved in it. */
  'wood-ink': ['#4a2f14', '#ecd0a0'],
  /** The fine line beside an inlay. */
  kerf: ['#53351a', '#c79c5f'],
  /** The bed of a recess. */
  well: ['#c89f66', '#281a10'],
  /** Its deepest shade. */
  'well-deep': ['#94683a', '#120b06'],
  /** Inlaid marks and light pieces. */
  bone: ['#fbf4e4', '#ecdcbb'],
  /** The one filled button, the bar of the seat to move, links. */
  accent: ['#26584a', '#e8b45a'],
  /** Writing on the accent. */
  'accent-ink': ['#fbf7ee', '#20150b'],
  /** The ply that is shown, in the record. */
  'accent-soft': ['#d3dfcf', '#4a3719'],
  /** Rings and lines of what may be pressed. */
  lit: ['#17513f', '#ffcf73'],
  /** The ground of such a mark. */
  'lit-fill': ['#fff6dc', '#7a5520'],
  /** The glow round it. */
  'lit-glow': ['#fff3cf', '#ffb64a'],
  /** Marks of the last move. */
  last: ['#3b2412', '#f1dcb4'],
  /** What a rule forbids, and bad input. */
  danger: ['#97281a', '#ffa48d'],
  /** The ground under it. */
  'danger-soft': ['#f6ddd0', '#4c211a'],
  /** The inner focus ring. */
  'focus-in': ['#fffdf6', '#17100a'],
  /** The outer focus ring. */
  'focus-out': ['#123f86', '#9cc7ff'],
};

/** All other shared tokens by name. */
export const otherTokens: Readonly<Record<string, string>> = {
  /** The voice: status, names, scores, buttons. */
  serif: "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, 'Book Antiqua', serif",
  /** Data: record, coordinates, labels. */
  sans: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, Carlito, 'DejaVu Sans', sans-serif",
  /** Corners of the mat. */
  radius: '10px',
  /** Corners of slips and controls. */
  'radius-small': '6px',
  /** Between the parts. */
  gap: '16px',
  /** Least height of the main buttons. */
  target: '44px',
  /** Lighting up and lifting. */
  quick: '120ms',
  /** A step, an entry. */
  move: '260ms',
  /** A leap with its landing. */
  hop: '420ms',
  /** The pace of a step. */
  ease: 'cubic-bezier(.3,.1,.2,1)',
  /** The pace of a leap. */
  'ease-land': 'cubic-bezier(.3,.9,.4,1.12)',
};
