import { bundledChecks } from '../bundled.mjs';

export const site = 'dist';

export const checks = bundledChecks(/\/[\w-]+\.worker\.js$/);

// one whole game, the shortest: other browsers take their time
export const smoke = Object.keys(checks).filter((sentence) => !/whole game of (?!luzi)/.test(sentence));
