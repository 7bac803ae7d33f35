import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesUnder, findBoards } from '../files.mjs';
import { tags } from './elements.mjs';

const sourcesIn = (folder) => filesUnder(folder, '.ts').map((path) => readFileSync(path, 'utf8'));

/** The folder that has the styles of a game: its own, or that of the game with whose tiles it draws. */
function styleFolder(folder) {
  const boards = findBoards();
  const { bundle } = boards.find((each) => each.folder === folder) ?? {};
  return boards.find(({ tag }) => tag === bundle)?.folder ?? folder;
}

/** The defaults of custom properties in the styles and drawings of a game: `var(--name, default)`. */
function defaultsIn(sources) {
  const found = sources.join('\n').matchAll(/var\((--[a-z][\w-]*),\s*([^()]+|[\w-]+\([^()]*\))\)/g);
  return new Map(Array.from(found, ([, name, value]) => [name, value]));
}

/** The description of a seat colour, which is named by number: `seat-2-ink`. */
function seatWords(name) {
  const [, number, of = ''] = /^seat-(\d)(-ink|-edge)?$/.exec(name);
  const what = { '': 'The pieces', '-ink': 'Writing on the pieces', '-edge': 'The rim of the pieces' }[of];
  return `${what} of seat ${String.fromCharCode(64 + Number(number))}.`;
}

/**
 * Adds the shared custom properties, with the descriptions and values of tokens.ts and seat-colors.ts, and the defaults of
 * the properties that a game documents, from its styles.
 */
export function tokens() {
  const shared = [];
  const ofSeats = [];
  const valueOf = (node) => {
    const [light, dark] = (node.elements ?? []).map(({ text }) => text);
    return dark === undefined ? node.text : `light-dark(${light}, ${dark})`;
  };
  return {
    name: 'tokens',
    analyzePhase({ ts, node, moduleDoc: { path } }) {
      if (!ts.isPropertyAssignment(node)) return;
      const name = node.name.text;
      const entry = (description) => ({
        name: `--spiel-${name}`,
        description,
        default: valueOf(node.initializer),
      });
      if (/\/styles\/(?:token|mark-color)s\.ts$/.test(path))
        shared.push(entry(ts.getJSDocCommentsAndTags(node)[0]?.comment));
      if (path === 'src/element/styles/seat-colors.ts') ofSeats.push(entry(seatWords(name)));
    },
    packageLinkPhase({ customElementsManifest: manifest }) {
      const elements = manifest.modules.filter(({ path }) => tags.has(path));
      /** The custom properties that a game documents on its board: the examples of its rules have them, too. */
      const documentedIn = (folder) =>
        elements
          .filter(({ path }) => dirname(path) === folder)
          .flatMap(({ declarations }) => declarations.flatMap(({ cssProperties = [] }) => cssProperties));
      const own = new Map(elements.map(({ path }) => [path, documentedIn(styleFolder(dirname(path)))]));
      for (const { path, declarations } of elements) {
        const sources = sourcesIn(styleFolder(dirname(path)));
        const values = defaultsIn(sources);
        const seats = sources.some((text) => text.includes('/styles/seat-colors.styles.js')) ? ofSeats : [];
        for (const declaration of declarations.filter(({ customElement }) => customElement)) {
          for (const each of own.get(path)) if (values.has(each.name)) each.default ??= values.get(each.name);
          declaration.cssProperties = [...own.get(path), ...shared, ...seats];
        }
      }
    },
  };
}
