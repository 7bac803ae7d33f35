export const site = 'dist';

export { checks, smoke } from '../frameworks/checks.mjs';
