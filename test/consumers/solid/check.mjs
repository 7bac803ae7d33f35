import { checksOf } from '../frameworks/checks.mjs';
import { hydrationChecks } from '../frameworks/hydration.mjs';

export const site = 'dist';

export const checks = { ...checksOf(), ...hydrationChecks('solid') };
