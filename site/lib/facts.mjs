/** Figures of the build. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { findGames } from '../../scripts/files.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The size of a bundle in kB, gzip. */
const size = (name) => gzipSync(readFileSync(`cdn/${name}.min.js`), { level: 9 }).length / 1000;

export function facts() {
  const sizes = findGames().map(({ tag }) => size(tag));
  return {
    version,
    least: Math.floor(Math.min(...sizes)),
    most: Math.ceil(Math.max(...sizes)),
    all: Math.ceil(size('spielkasten')),
  };
}

/** The tokens that the style sheet of the site uses, with their values from the manifest of the package. */
export function tokens(sheet) {
  const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
  const values = new Map(
    modules
      .flatMap(({ declarations }) => declarations.flatMap(({ cssProperties = [] }) => cssProperties))
      .map((property) => [property.name, property.default]),
  );
  const used = new Set(sheet.match(/--[a-z][\w-]+/g));
  return [...used]
    .filter((name) => values.has(name))
    .sort()
    .map((name) => `  ${name}: ${values.get(name)};`);
}
