import { checksOf } from '../frameworks/checks.mjs';

export const site = 'dist';

// Angular's builder does not bundle the workers of packages: computer players think on the page
export const checks = checksOf({ workers: 0 });
