export * from '../../site/studio/colour.js';
