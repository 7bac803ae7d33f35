/**
 * The entry for rendering on a server with `@lit-labs/ssr`: registers all elements, and loads in advance what a board in a
 * browser loads on demand, because a server renders only once.
 */
import * as classes from './classes.js';
import { prepare } from './element/lifecycle/server-rendering.js';

export * from './index.js';
export { inMarkdown } from './markdown/markdown-markup.js';

await prepare(Object.values(classes));
