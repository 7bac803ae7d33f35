import { checksOf } from '../frameworks/checks.mjs';

export const site = 'dist';

export const checks = checksOf();
