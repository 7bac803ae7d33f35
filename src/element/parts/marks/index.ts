export { describeMarks, drawMarks, marksSheet } from '../../drawing/draw-marks.js';
export { MarksView } from './marks-view.js';
