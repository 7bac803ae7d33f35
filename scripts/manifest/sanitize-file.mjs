import { writeFileSync } from 'node:fs';

/** The attributes of every element: an id for links to it, and a slot in its board. */
const common = ['id', 'slot'];

/** Writes sanitize.json, the tags and attributes for sanitizers of HTML, after the modules have been put in order. */
export const sanitizeFile = {
  name: 'sanitize',
  packageLinkPhase({ customElementsManifest: { modules } }) {
    const elements = modules
      .flatMap(({ declarations = [] }) => declarations)
      .filter(({ tagName }) => tagName);
    const attributes = elements.map(({ tagName, attributes: own = [] }) => [
      tagName,
      [...common, ...own.map(({ name }) => name)],
    ]);
    const data = {
      tagNames: elements.map(({ tagName }) => tagName),
      attributes: Object.fromEntries(attributes),
    };
    writeFileSync('sanitize.json', `${JSON.stringify(data, null, 2)}\n`);
  },
};
