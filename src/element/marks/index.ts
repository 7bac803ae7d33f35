export { marksSheet } from '../styles/mark-colors.js';
export { describeMarks } from './describe-marks.js';
export { drawMarks } from './draw-marks.js';
export { MarksView } from './marks-view.js';
