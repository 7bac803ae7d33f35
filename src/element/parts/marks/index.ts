export * from '../../drawing/mark-tools.js';
export { MarksView } from './marks-view.js';
