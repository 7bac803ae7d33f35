/** Everything that draws marks over a position and describes them. */
export { marksSheet } from '../styles/mark-colors.js';
export { describeMarks } from './describe-marks.js';
export { drawMarks } from './draw-marks.js';
