/** Registers all elements, and exports their classes. */
import * as classes from './classes.js';
import { registerElements } from './element/base/register.js';

registerElements(Object.values(classes));

export * from './classes.js';
