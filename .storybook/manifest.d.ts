/** Made by `npm run manifest`; not in the repository. */
declare module '*/custom-elements.json' {
  const manifest: object;
  export default manifest;
}
