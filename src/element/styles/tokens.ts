/** A colour in light and in dark mode. */
export type Pair = readonly [light: string, dark: string];

/** The colours of a board, its pieces and its marks. A picture has these only. */
export const boardColors: Readonly<Record<string, Pair>> = {
  /** Surface of the board. */
  wood: ['#e3c592', '#4e3522'],
  /** Lit parts of the surface. */
  'wood-high': ['#f0d9ae', '#6c4b2d'],
  /** Shaded parts of the surface. */
  'wood-low': ['#cfa76c', '#38251a'],
  /** Visible side of the board. */
  'wood-side': ['#8c6136', '#1a100a'],
  /** Edges of the board that catch the light; `transparent` for none. */
  'wood-light': ['#fff6e0c0', '#d9a76766'],
  /** Lines of the wood grain. */
  'wood-grain': ['#a8763c', '#23150c'],
  /** Names engraved in the board. */
  'wood-ink': ['#4a2f14', '#ecd0a0'],
  /** Fine line beside an inlay. */
  kerf: ['#53351a', '#c79c5f'],
  /** Ground of a recess in the board. */
  well: ['#c89f66', '#281a10'],
  /** Deepest shade of a recess. */
  'well-deep': ['#94683a', '#120b06'],
  /** Shadows; `transparent` for none. */
  shadow: ['#3b210960', '#000a'],
  /** Inlaid marks and light pieces. */
  bone: ['#fbf4e4', '#ecdcbb'],
  /** Rings and lines that mark possible moves. */
  lit: ['#17513f', '#ffcf73'],
  /** Background of these marks. */
  'lit-fill': ['#fff6dc', '#7a5520'],
  /** Glow around these marks. */
  'lit-glow': ['#fff3cf', '#ffb64a'],
  /** Marks of the last move. */
  last: ['#3b2412', '#f1dcb4'],
  /** Errors: forbidden moves and bad input. */
  danger: ['#8a1f12', '#ffa48d'],
  /** Background of errors. */
  'danger-soft': ['#f6ddd0', '#4c211a'],
};

/**
 * The shared colours by name: a page sets `--spiel-NAME` on the element or anywhere above it. The comment before each is
 * its description in the manifest. Contrast, and distances under colour blindness, were computed for these values: compute
 * them again if you change one.
 */
export const colors: Readonly<Record<string, Pair>> = {
  /** Background of the mat. */
  linen: ['#f1e9da', '#241b14'],
  /** Light on the mat; `transparent` for none. */
  'linen-light': ['#fffaf0aa', '#6b4a2a55'],
  /** Threads of the mat's weave; `transparent` for none. */
  'linen-weave': ['#e4d8c299', '#33271d88'],
  /** Stitched hem of the mat. */
  'linen-stitch': ['#c3b08f', '#5c4935'],
  /** Background of messages and dialogs. */
  paper: ['#fbf7ee', '#30251b'],
  /** Background of controls under the pointer, and of sunken areas. */
  sunk: ['#e6dac4', '#19120d'],
  /** Main text. */
  ink: ['#2a1e15', '#f3e5cb'],
  /** Secondary text. */
  'ink-2': ['#54432f', '#d2bd9c'],
  /** Labels. */
  'ink-3': ['#6d5a44', '#b39d7f'],
  /** Thin decorative lines. */
  rule: ['#d2c2a6', '#4a3a2a'],
  /** Outlines of controls. */
  edge: ['#86714f', '#927a5c'],
  /** Main buttons, links, and the bar of the seat to move. */
  accent: ['#26584a', '#e8b45a'],
  /** Text on the accent colour. */
  'accent-ink': ['#fbf7ee', '#20150b'],
  /** Background of the current move in the record. */
  'accent-soft': ['#d3dfcf', '#4a3719'],
  /** Inner focus ring. */
  'focus-in': ['#fffdf6', '#17100a'],
  /** Outer focus ring. */
  'focus-out': ['#123f86', '#9cc7ff'],
  ...boardColors,
};

/** The shared fonts by name. */
export const fonts: Readonly<Record<string, string>> = {
  /** Font of status, names, scores and buttons. */
  serif: 'Iowan Old Style, Palatino Linotype, Palatino, URW Palladio L, P052, Book Antiqua, serif',
  /** Font of record, coordinates and labels. */
  sans: 'Seravek, Gill Sans Nova, Ubuntu, Calibri, Carlito, DejaVu Sans, sans-serif',
};

/** All other shared tokens by name. */
export const otherTokens: Readonly<Record<string, string>> = {
  ...fonts,
  /** Corner radius of the mat. */
  radius: '10px',
  /** Corner radius of messages and controls. */
  'radius-small': '6px',
  /** Distance between the parts. */
  gap: '16px',
  /** Minimum height of the main buttons. */
  target: '44px',
  /** Height that the board fits into, with what a move needs below it; `10000px` for no limit. */
  fit: '100svh',
  /** Duration of highlighting and lifting. */
  quick: '120ms',
  /** Duration of a step or an entry. */
  move: '260ms',
  /** Duration of a capture. */
  hop: '420ms',
  /** Duration of the scene at the end of a game. */
  ending: '1500ms',
  /** Easing of a step. */
  ease: 'cubic-bezier(.3,.1,.2,1)',
  /** Easing of a capture. */
  'ease-land': 'cubic-bezier(.35,0,.3,1)',
};

/**
 * Declares tokens under private names. A declaration of `--spiel-…` would override a value that a page sets on an ancestor.
 * The host sets no color-scheme: `light-dark()` follows that of the page.
 */
export const privateTokens = (tokens: Readonly<Record<string, Pair | string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => {
      const initial = typeof value === 'string' ? value : `light-dark(${value.join()})`;
      return `--_${name}:var(--spiel-${name},${initial})`;
    })
    .join(';');
