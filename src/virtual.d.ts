/** Made by the build of the script-tag bundles: the minified source of a game's worker. */
declare module 'virtual:worker-source/*' {
  const source: string;
  export default source;
}
