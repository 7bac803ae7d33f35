/** Registers all elements, and exports their classes. */
import * as classes from './classes.js';
import { registerBoards } from './element/register.js';

registerBoards(Object.values(classes));

export * from './classes.js';
