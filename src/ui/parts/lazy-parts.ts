import { panelStyles } from './panel.styles.js';
import { replayStyles } from './replay.styles.js';
import { rulesPanelStyles } from './rules-panel.styles.js';

/** The parts that playing in itself does not need, with their sheets. */
export { more } from './more.js';
export { newGame } from './new-game.js';
export { replay } from './replay.js';
export { rulesPanel } from './rules-panel.js';
export const sheets = [panelStyles, replayStyles, rulesPanelStyles];
