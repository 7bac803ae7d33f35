export { MarksView } from './marks-view.js';
