/**
 * For rendering on a server by `@lit-labs/ssr`, in place of `spielkasten`: registers all elements, and has at hand what a board
 * in a browser fetches when it needs it, such as other languages and what reads positions. A server draws but once.
 */
import * as classes from './classes.js';
import { prepare } from './element/lifecycle/server-rendering.js';

export * from './index.js';

await prepare(Object.values(classes));
