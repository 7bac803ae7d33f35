import type { CSSResultGroup, TemplateResult } from 'lit';
import { defs } from '../../src/games/fluctus/drawing/defs.js';
import * as finish from '../../src/games/fluctus/drawing/finish.js';
import { FluctusBoard } from '../../src/games/fluctus/index.js';

/** The style sheets, and the shared SVG definitions, that a drawing of Fluctus needs in its shadow root. */
export const drawingStyles: readonly CSSResultGroup[] = [FluctusBoard.styles, ...finish.sheets];
export const drawingParts: TemplateResult = defs();

export { finish };
