import { mkdirSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { frameworks } from './frameworks.mjs';

const FOLDER = 'dist/frameworks';
const HEAD = '/* Generated from custom-elements.json by the build. */\n';

const moduleFrom = (path) => posix.relative(FOLDER, path);
const doc = (text) => `  /** ${text.replaceAll('\n', ' ').replaceAll('*/', '*\\/')} */\n`;
const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);

/** The text of a type in which each exported name is imported from its module. */
const imported = ({ text, references }) =>
  [...references]
    .reverse()
    .reduce(
      (all, { name, module, start, end }) =>
        `${all.slice(0, start)}import('${moduleFrom(module)}').${name}${all.slice(end)}`,
      text,
    );

/** The writable properties, and the attributes whose names differ from those of their properties. */
function propsOf({ name, members, attributes }, writes) {
  const typeOf = (member) => {
    const write = writes.get(`${member.inheritedFrom?.name ?? name}.${member.name}`);
    if (write) return imported(write).replace(/ \| undefined$/, '');
    // a template may write an attribute of HTML, such as `command=""`
    const texts = member.type?.text === 'boolean' ? " | '' | 'true' | 'false'" : '';
    return `${name}['${member.name}']${texts}`;
  };
  const settable = members.filter(({ kind, readonly }) => kind === 'field' && !readonly);
  const spelled = attributes.filter(({ name, fieldName }) => fieldName && fieldName !== name);
  const line = (name, type, description) => `${doc(description)}  ${key(name)}?: ${type} | undefined;\n`;
  return {
    properties: settable.map((each) => line(each.name, typeOf(each), each.description)).join(''),
    hyphenated: spelled.map(({ name, type, description }) => line(name, type.text, description)).join(''),
  };
}

function boardsText(elements, writes) {
  const [events] = elements.map(({ element }) => element.events).sort((a, b) => b.length - a.length);
  const [{ name: eventClass, module }] = events[0].type.references;
  const imports = [
    ...elements.map(({ element, path }) => `import type { ${element.name} } from '${moduleFrom(path)}';\n`),
    `import type { ${eventClass} } from '${moduleFrom(module)}';\n`,
  ];
  const props = elements.map(({ element }) => {
    const { properties, hyphenated } = propsOf(element, writes);
    return `
/** Properties of <${element.tagName}> that a template may set. */
export interface ${element.name}Props {
${properties}}

/** Attributes of <${element.tagName}> whose names differ from those of their properties. */
export interface ${element.name}Attributes {
${hyphenated}}
`;
  });
  const rows = elements.map(
    ({ element: { name, tagName } }) =>
      `  '${tagName}': { element: ${name}; props: ${name}Props; attributes: ${name}Attributes };\n`,
  );
  return `${HEAD}${imports.join('')}
/** The events of the elements. */
export interface BoardEvents {
${events.map(({ name, type, description }) => `${doc(description)}  '${name}': ${type.text};\n`).join('')}}
${props.join('')}
/** The elements by their tags. */
export interface Boards {
${rows.join('')}}
`;
}

/** Writes the types for the templates of frameworks: `boards.d.ts` describes the elements, and one file per framework declares them there. */
export function frameworkTypes(writes) {
  return {
    name: 'framework-types',
    packageLinkPhase({ customElementsManifest: manifest }) {
      const elements = manifest.modules.flatMap(({ path, declarations }) =>
        declarations.map((element) => ({ element, path })),
      );
      mkdirSync(FOLDER, { recursive: true });
      const write = (name, text) => writeFileSync(join(FOLDER, name), text);
      write('boards.d.ts', boardsText(elements, writes));
      for (const [name, text] of Object.entries(frameworks)) {
        write(`${name}.d.ts`, text);
        // empty, so that a side-effect import of the types resolves
        write(`${name}.js`, 'export {};\n');
      }
    },
  };
}
