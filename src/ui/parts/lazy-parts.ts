import { panelStyles } from './panel.styles.js';
import { recordStyles } from './record.styles.js';
import { replayStyles } from './replay.styles.js';
import { rulesPanelStyles } from './rules-panel.styles.js';
import { slipStyles } from './slip.styles.js';

/** The parts that playing in itself does not need, with their sheets and what they ask for. */
export { Errands } from '../errands.js';
export { message } from './message.js';
export { over } from './over.js';
export { PanelFocus } from './panel-focus.js';
export { recordList } from './record-list.js';
export { RecordScroll } from './record-scroll.js';
export { replay } from './replay.js';
export { rulesPanel } from './rules-panel.js';
export const sheets = [slipStyles, recordStyles, panelStyles, replayStyles, rulesPanelStyles];
