/** The computer players and hints. Loaded on demand, when a computer is to move or a hint is wanted. */
export { progressStyles } from '../styles/progress.styles.js';
export { ComputerPlayer } from './computer-player.js';
export { giveHint } from './hint.js';
