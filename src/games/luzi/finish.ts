import { grainStyles } from './drawing/grain.styles.js';
import { momentStyles } from './drawing/moment.styles.js';
import { sheetStyles } from './sheet.styles.js';
import { sumStyles } from './sum.styles.js';

/** What comes right after the tray can be played on. */
export { ledge, rim } from './drawing/grain.js';
export { marks } from './drawing/marks.js';
export { fall, moment, type Moment } from './motion.js';
export { pull } from './pull.js';
export { sheet } from './sheet.js';
export { heard, sum } from './sum.js';
export const sheets = [grainStyles, momentStyles, sumStyles, sheetStyles];
