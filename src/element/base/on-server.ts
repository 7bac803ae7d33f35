import { isServer } from 'lit';

/**
 * True if boards are rendered on a server. Typed as boolean, because Lit's types say that it is always false. Lit says so of every
 * program in Node, also of unit tests, which have a document there; that of a renderer on a server has no root.
 */
export const onServer: boolean =
  isServer && !(globalThis as { document?: Partial<Document> }).document?.documentElement;
