/** Writes the components of docs/frameworks.md into files as they stand, and builds a page for each that notes the moves it tells. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';
import solid from 'vite-plugin-solid';

const page = readFileSync('node_modules/spielkasten/docs/frameworks.md', 'utf8');

/** The first code block of a language in a section. */
const sample = (section, language) =>
  new RegExp(`^## ${section}\\n(?:(?!^## ).)*?^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'ms').exec(page)[1];

const react = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Board } from './board.jsx';
createRoot(main).render(createElement(Board, { onMove }));`;

/** By folder: the files of the documentation, and the code that mounts the component. */
const projects = {
  react: { 'board.jsx': sample('React 19', 'jsx'), mount: react },
  effect: { 'board.jsx': sample('Rendering on a server', 'jsx'), mount: react },
  vue: {
    'board.vue': sample('Vue 3', 'vue'),
    'vite.config.js': sample('Vue 3', 'js'),
    mount: `import { createApp } from 'vue';
import Board from './board.vue';
createApp(Board, { onMoved: onMove }).mount(main);`,
  },
  svelte: {
    'board.svelte': sample('Svelte 5', 'svelte'),
    plugins: [svelte()],
    mount: `import { mount } from 'svelte';
import Board from './board.svelte';
mount(Board, { target: main, props: { onmove: onMove } });`,
  },
  solid: {
    'board.jsx': sample('Solid', 'jsx'),
    plugins: [solid()],
    mount: `import { createComponent, render } from 'solid-js/web';
import { Board } from './board.jsx';
render(() => createComponent(Board, { onMove }), main);`,
  },
  angular: {
    'board.ts': sample('Angular', 'ts'),
    'tsconfig.json': '{ "compilerOptions": { "experimentalDecorators": true, "target": "es2022" } }',
    mount: `import '@angular/compiler';
import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { Board } from './board.ts';
main.append(document.createElement('app-board'));
const app = await bootstrapApplication(Board, { providers: [provideZonelessChangeDetection()] });
const [{ instance }] = app.components;
addEventListener('game-move', () => onMove(instance.last));`,
  },
};

for (const [name, { mount, plugins, ...files }] of Object.entries(projects)) {
  mkdirSync(name, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(`${name}/${file}`, text);
  writeFileSync(
    `${name}/mount.js`,
    `const main = document.querySelector('main');
globalThis.heard = [];
const onMove = (notation) => heard.push(notation);
${mount.replaceAll(/^import .*$/gm, '')}`.replace(/^/, `${mount.match(/^import .*$/gm).join('\n')}\n`),
  );
  writeFileSync(
    `${name}/index.html`,
    '<!doctype html><html lang="en"><link rel="icon" href="data:," /><main></main><script type="module" src="./mount.js"></script></html>',
  );
  await build({
    root: name,
    base: './',
    plugins,
    logLevel: 'warn',
    build: { outDir: `../dist/${name}`, emptyOutDir: true, target: 'es2022' },
  });
}
