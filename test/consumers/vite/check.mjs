import { bundledChecks } from '../bundled.mjs';

export const site = 'dist';

export const checks = bundledChecks(/\/assets\/[\w-]+\.worker-/);

// only the shortest game, because other browsers are slow
export const smoke = Object.keys(checks).filter((sentence) => !/whole game of (?!luzi)/.test(sentence));
