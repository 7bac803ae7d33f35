/** Writes what the server renders into the page. */
import { readFileSync, writeFileSync } from 'node:fs';
import { head, markup } from './server/hydrated-server.js';

const page = readFileSync('dist/hydrated.html', 'utf8');
writeFileSync('dist/solid.html', page.replace('<!--head-->', head).replace('<!--markup-->', markup));
