/**
 * For rollup: makes each chunk that a bundle loads on demand a function of the bundle's entry. A chunk then names no entry: bundles share
 * the files of chunks that are the same, and an entry whose address has a query (`?ver=2`) is loaded once.
 */
import { parseAst } from 'rollup/parseAst';

/** The variable with the host: an object with what the chunks use of an entry, and with what these chunks provide. */
const HOST = '__host';

const DIGITS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The keys of the host by variable. They are the same in all bundles. */
const keys = new Map();

function keyOf(variable) {
  const number = keys.size;
  if (!keys.has(variable))
    keys.set(variable, DIGITS[Math.floor(number / DIGITS.length)] + DIGITS[number % DIGITS.length]);
  return keys.get(variable);
}

/** The names that a statement or a pattern declares. */
function declared(node) {
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap(({ id }) => declared(id));
  if (node.type === 'ObjectPattern') return node.properties.flatMap(({ value }) => declared(value));
  return node.type === 'Identifier' ? node.name : (node.id?.name ?? []);
}

/** The variables of a chunk by their names in it: the path of the module, and the name there. Rollup adds `$1` to a name to make it unique. */
const variablesOf = ({ modules }) =>
  new Map(
    Object.entries(modules).flatMap(([id, { code }]) =>
      parseAst(code ?? '')
        .body.flatMap(declared)
        .map((name) => [name, `${id} ${name.replace(/\$\d+$/, '')}`]),
    ),
  );

const nameOf = ({ name, value }) => name ?? value;
const members = (pairs) =>
  pairs
    .map(([key, local]) => `${key}: ${local}`)
    .sort()
    .join(', ');
const specifiers = (pairs) => pairs.map(([left, right]) => `${left} as ${right}`).join(', ');

/** The imports and exports of a chunk as pairs of a name outside and one inside, and its text without them. */
function split({ code }) {
  const { body } = parseAst(code);
  const imports = body.filter(({ type }) => type === 'ImportDeclaration');
  const exports = body.filter(({ type }) => type === 'ExportNamedDeclaration');
  return {
    text: body
      .filter((node) => imports.includes(node) || exports.includes(node))
      .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code),
    imports: imports.map((node) => ({
      from: node.source.value,
      pairs: node.specifiers.map(({ imported, local }) => [nameOf(imported), local.name]),
    })),
    exports: exports.flatMap((node) =>
      node.specifiers.map(({ exported, local }) => [nameOf(exported), local.name]),
    ),
  };
}

/** The names that a module exports, also those of `export *`. */
async function exportsOf(context, id) {
  const all = Object.entries(context.getModuleInfo(id).exportedBindings).map(async ([from, found]) =>
    found.includes('*') ? exportsOf(context, (await context.resolve(from, id)).id) : found,
  );
  return (await Promise.all(all)).flat();
}

/** The keys in the host of what chunks import of an entry, by the names of its exports. */
function hostKeys(entry, chunks) {
  const imported = new Set(chunks.flatMap(({ importedBindings }) => importedBindings[entry.fileName] ?? []));
  const variables = variablesOf(entry);
  return new Map(
    split(entry)
      .exports.filter(([name]) => imported.has(name))
      .map(([name, local]) => [name, keyOf(variables.get(local))]),
  );
}

/** An entry: what its chunks use is in the host, and not in the exports. */
function entryCode(entry, keysOfNames, publicNames) {
  const { text, imports, exports } = split(entry);
  const hosted = exports.filter(([name]) => keysOfNames.has(name) || !publicNames.has(name));
  const exported = exports.filter(([name]) => publicNames.has(name));
  return `${imports.map(({ from, pairs }) => `import { ${specifiers(pairs)} } from '${from}';`).join('\n')}
${text}
const ${HOST} = { ${members(hosted.map(([name, local]) => [keysOfNames.get(name) ?? name, local]))} };
export { ${specifiers(exported.map(([name, local]) => [local, name]))} };`;
}

/** The text of each file, and what the bundles that share it use of it. */
const files = new Map();

/** Why bundles cannot share a file, and the cure. */
function differs(fileName, entry, before, now) {
  const [one, other] = [before, now].map((text) => text.split('\n'));
  const at = other.findIndex((line, i) => line !== one[i]);
  return `${fileName} is not the same in ${entry.fileName} as in a bundle before it. The first difference is
  before: ${one[at]?.slice(0, 300)}
  now:    ${other[at]?.slice(0, 300)}
In rollup.config.mjs, add a module without state that is used in different ways to \`copied\`, or give the occasion a file of its own in
\`chunkFile\`.`;
}

/** A chunk: a function that is called once with each host. */
function factoryCode({ fileName, ...chunk }, entry, keysOfNames) {
  const { text, imports, exports } = split(chunk);
  const hosted = imports.filter(({ from }) => from === `./${entry.fileName}`).flatMap(({ pairs }) => pairs);
  const others = imports.filter(({ from }) => from !== `./${entry.fileName}`);
  const heads = others.map(({ from }, i) => `import __chunk${i} from '${from}';`).join('\n');
  const body = `const { ${members(hosted.map(([name, local]) => [keysOfNames.get(name), local]))} } = ${HOST};
${others.map(({ pairs }, i) => `const { ${members(pairs)} } = __chunk${i}(${HOST});`).join('\n')}
${text.replaceAll(`'./${entry.fileName}', ${HOST}`, HOST)}`;
  const all = `${heads}\n${body}`;
  const file = files.get(fileName) ?? { all, used: new Map() };
  files.set(fileName, file);
  if (file.all !== all) throw new Error(differs(fileName, entry, file.all, all));
  for (const [name, local] of exports) file.used.set(name, local);
  return `${heads}
const create = (${HOST}) => {
${body}
return { ${members([...file.used])} };
};
export default (${HOST}) => (${HOST}['${fileName}'] ??= create(${HOST}));`;
}

/**
 * The plugin; it also minifies. The last bundle writes what all of them use of a shared file.
 *
 * @param {{ renderChunk(code: string, chunk: object): Promise<{ code: string }> }} minifier
 */
export const factories = (minifier) => ({
  name: 'factories',
  renderDynamicImport({ chunk, targetChunk }) {
    if (!targetChunk) return null;
    if (!targetChunk.isEntry) return { left: 'import(', right: `).then((chunk) => chunk.default(${HOST}))` };
    // the entry of a chunk is its host
    return chunk.isEntry ? null : { left: 'Promise.resolve((', right: `, ${HOST}))` };
  },
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const entry = chunks.find(({ isEntry }) => isEntry);
    if (chunks.length > 1) {
      const names = hostKeys(entry, chunks);
      for (const chunk of chunks) if (chunk !== entry) chunk.code = factoryCode(chunk, entry, names);
      entry.code = entryCode(entry, names, new Set(await exportsOf(this, entry.facadeModuleId)));
    }
    for (const chunk of chunks) chunk.code = (await minifier.renderChunk(chunk.code, chunk)).code;
  },
});
