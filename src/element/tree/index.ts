/** The variations of a record: shown, navigated and played. Loaded on demand. */
export { explore, goToPath } from './navigation.js';
export { renderTree } from './tree-view.js';
export { treeStyles } from './tree.styles.js';
