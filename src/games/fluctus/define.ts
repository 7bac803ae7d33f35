import { register } from '../../element/register.js';
import { FluctusBoard } from './fluctus-board.js';

register('fluctus-board', FluctusBoard);

export * from './fluctus-board.js';
