import { checksOf } from '../frameworks/checks.mjs';

export const site = 'dist';

// Angular's builder leaves the workers of packages out: the computer thinks on the page
export const { checks, smoke } = checksOf({ workers: 0 });
