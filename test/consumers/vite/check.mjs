import { bundledChecks } from '../bundled.mjs';

export const site = 'dist';

export const checks = bundledChecks(/\/assets\/worker-/);

export const smoke = Object.keys(checks);
