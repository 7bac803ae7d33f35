/** Writes the unit test of docs/frameworks.md into a file as it stands. */
import { readFileSync, writeFileSync } from 'node:fs';

const page = readFileSync('node_modules/spielkasten/docs/frameworks.md', 'utf8');
const [, code] = /^## Unit tests\n.*?^```js\n(.*?)^```$/ms.exec(page);
writeFileSync('documented.test.js', code);
