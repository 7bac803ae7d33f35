import { hydrationChecks } from '../frameworks/hydration.mjs';
import { frameworks } from './frameworks.mjs';

export const site = 'dist';

export const checks = Object.assign({}, ...frameworks.map((name) => hydrationChecks(name)));
