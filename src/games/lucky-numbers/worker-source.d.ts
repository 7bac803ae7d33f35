/** The text of this game's worker; the build of the script-tag bundles provides it. */
declare module 'virtual:worker-source/lucky-numbers' {
  const source: string;
  export default source;
}
