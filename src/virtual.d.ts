/** Made by the build of the script-tag bundles: the minified source of a game's worker. */
declare module 'virtual:worker-source/*' {
  const source: string;
  export default source;
}

/** Lit's own policy for Trusted Types, in script-tag bundles; undefined where the browser knows none. */
declare module 'virtual:lit-policy' {
  /** Gives a TrustedScriptURL, which a Worker takes as an address. */
  export const policy: { createScriptURL(url: string): string } | undefined;
}
