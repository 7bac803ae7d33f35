import type { Pair } from './tokens.js';

/** The colours of marks on a board. The comment before each is its description in the manifest. */
export const markTokens = {
  /** Green marks on the board. */
  'mark-green': ['#166a35', '#6fd392'],
  /** Red marks on the board. */
  'mark-red': ['#b4271f', '#ff8f7d'],
  /** Yellow marks on the board. */
  'mark-yellow': ['#7e5300', '#ffd966'],
  /** Blue marks on the board. */
  'mark-blue': ['#1d5cab', '#90c0ff'],
  /** Outline of the marks on the board, their pattern, and the background of their labels. */
  'mark-edge': ['#ffffff', '#17100a'],
} satisfies Readonly<Record<string, Pair>>;

/** The value of a token of marks for an attribute of SVG. */
export const markPaint = (name: keyof typeof markTokens): string =>
  `var(--spiel-${name},light-dark(${markTokens[name].join()}))`;

/** The tokens of marks, as CSS. */
export const marksSheet = (): string =>
  (Object.keys(markTokens) as (keyof typeof markTokens)[]).map(markPaint).join();
