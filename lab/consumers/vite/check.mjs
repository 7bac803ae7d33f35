import { bundledChecks } from '../bundled.mjs';

export const site = 'dist';

export const checks = bundledChecks(/\/assets\/[\w-]+\.worker-/);
