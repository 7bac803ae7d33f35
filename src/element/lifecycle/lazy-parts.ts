import { panelStyles } from '../styles/dialog.styles.js';
import { recordStyles } from '../styles/record.styles.js';
import { replayStyles } from '../styles/replay.styles.js';
import { rulesPanelStyles } from '../styles/rules.styles.js';
import { slipStyles } from '../styles/message.styles.js';

/** The parts that playing in itself does not need, with their sheets and what they ask for. */
export { Errands } from '../errands.js';
export { message } from '../view/message.js';
export { over } from '../view/dialogs/overlay.js';
export { PanelFocus } from '../view/dialogs/dialog-focus.js';
export { recordList } from '../view/record.js';
export { RecordScroll } from '../view/record-scroll.js';
export { replay } from '../view/replay.js';
export { rulesPanel } from '../view/dialogs/rules.js';
export const sheets = [slipStyles, recordStyles, panelStyles, replayStyles, rulesPanelStyles];
