import { bundledChecks } from '../bundled.mjs';

export const site = 'dist';

export const checks = bundledChecks(/worker_js/);
