import type { CSSResultGroup, TemplateResult } from 'lit';
import { defs } from '../../src/games/fluctus/drawing/defs.js';
import * as finish from '../../src/games/fluctus/drawing/finish.js';
import { FluctusBoard } from '../../src/games/fluctus/index.js';

/** What a shadow root needs to show a drawing of Fluctus: sheets, and the shared parts before the drawing itself. */
export const drawingStyles: readonly CSSResultGroup[] = [FluctusBoard.styles, ...finish.sheets];
export const drawingParts: TemplateResult = defs();

export { finish };
