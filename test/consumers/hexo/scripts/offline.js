/** The package comes from a folder of the site, and what the theme takes from a CDN is left out. */
const { readdirSync, createReadStream } = require('node:fs');

const folder = 'node_modules/spielkasten';
hexo.extend.generator.register('package', () =>
  ['cdn', 'looks']
    .flatMap((part) => readdirSync(`${folder}/${part}`, { recursive: true }).map((name) => `${part}/${name}`))
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => ({ path: `spielkasten/${name}`, data: () => createReadStream(`${folder}/${name}`) })),
);
hexo.extend.filter.register('after_render:html', (html) =>
  html
    .replaceAll(/https:\/\/cdn\.jsdelivr\.net\/npm\/spielkasten@[\d.]+/g, '/spielkasten')
    .replaceAll(/<link [^>]*"https:\/\/cdn\.jsdelivr\.net[^>]*>/g, ''),
);
