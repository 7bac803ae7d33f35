/** The text of this game's worker; the build of the script-tag bundles provides it. */
declare module 'virtual:worker-source/luzi' {
  const source: string;
  export default source;
}
