import { isServer } from 'lit';

/** True if boards are rendered on a server. Typed as boolean, because Lit's types say that it is always false. */
export const onServer: boolean = isServer;
