/** Registers every element, and gives the classes. */
import './games/fluctus/define.js';

export * from './classes.js';
