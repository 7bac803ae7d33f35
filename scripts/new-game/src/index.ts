export { __name__ } from './engine/index.js';
export type { __Name__Move, __Name__Options, __Name__State } from './engine/index.js';
export { __Tag__ } from './__tag__.js';
export { __Name__Rules } from './definition.js';
