import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import { sheet } from './sheet.js';
import { seatSheet } from './seat-colors.js';

/** The style sheet that gives the colours of the seats to the classes `s1` to `s5`. */
export const seatColors: CSSResult = /* @__PURE__ */ sheet(
  // the triangle is wide at the bottom
  `${seatSheet}.s4 .letter{inset-block-start:4px}`,
);
