/** Renders the page with each framework as a server does, and bundles the script that takes it over. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { frameworks } from './frameworks.mjs';

const page = (name, markup) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Hydration</title>
    <link rel="icon" href="data:," />
    <script type="module" src="/${name}.js"></script>
  </head>
  <body>
    <div id="app">${markup}</div>
  </body>
</html>
`;

mkdirSync('dist', { recursive: true });
for (const name of frameworks) {
  const { render } = await import(`./src/${name}.server.js`);
  writeFileSync(`dist/${name}.html`, page(name, await render()));
}
await build({
  entryPoints: frameworks.map((name) => ({ in: `src/${name}.client.js`, out: name })),
  bundle: true,
  splitting: true,
  format: 'esm',
  outdir: 'dist',
  // with the warnings of the frameworks about markup that differs
  define: {
    'process.env.NODE_ENV': '"development"',
    __VUE_OPTIONS_API__: 'true',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
  },
  logLevel: 'warning',
});
