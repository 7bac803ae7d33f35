/** The computer players, hints and recaps of their moves. Loaded on demand. */
import { progressStyles } from '../styles/progress.styles.js';
import { recapStyles } from '../styles/recap.styles.js';

export { ComputerPlayer } from './computer-player.js';
export { giveHint } from './hint.js';
export { recapButton } from './recap.js';

export const sheets = [progressStyles, recapStyles];
