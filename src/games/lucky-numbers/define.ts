import { register } from '../../element/register.js';
import { LuckyNumbersGrid } from './lucky-numbers-grid.js';

register('lucky-numbers-grid', LuckyNumbersGrid);

export * from './lucky-numbers-grid.js';
