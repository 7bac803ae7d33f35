import { register } from '../../element/register.js';
import { GluxBoard } from './glux-board.js';

register('glux-board', GluxBoard);

export * from './glux-board.js';
