import { bundledChecks } from '../bundled.mjs';

export const site = 'dist';

export const checks = bundledChecks();

export const smoke = Object.keys(checks);
