import { decode, encode } from '@jridgewell/sourcemap-codec';

/** Moves what a source map says about a line by some columns. */
function moveLine(map, line, columns) {
  const lines = decode(map.mappings);
  for (const segment of lines[line] ?? []) segment[0] = Math.max(0, segment[0] + columns);
  map.mappings = encode(lines);
}

const isInternal = (name) => name.length < 3;

/** Writes a list of exports without the names that Rollup made, and returns their variables by these names. */
function shorten(entry) {
  const variables = new Map();
  entry.code = entry.code.replace(
    /\bexport\{([^}]*)\};(?=\s*(\/\/# sourceMappingURL=.*\s*)?$)/,
    (_, list) => {
      const items = list.split(',').map((item) => {
        const [variable, name = variable] = item.split(' as ');
        if (!isInternal(name)) return item;
        variables.set(name, variable);
        return variable;
      });
      return `export{${items.join()}};`;
    },
  );
  return variables;
}

/**
 * Rollup plugin for minified bundles: what an entry exports for its own chunks is exported under the minified name of its variable.
 * Rollup names these exports before the variables are minified, and two names for each take 350 bytes (gzip) in every entry.
 */
export const sharedNames = {
  name: 'shared-names',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    for (const entry of chunks.filter(({ isEntry }) => isEntry)) {
      const variables = shorten(entry);
      const rename = (item) => {
        const [name, local = name] = item.split(' as ');
        const variable = variables.get(name) ?? name;
        return variable === local ? local : `${variable} as ${local}`;
      };
      for (const chunk of chunks) {
        if (chunk === entry || !chunk.imports.includes(entry.fileName)) continue;
        const [statement, list] =
          new RegExp(String.raw`import\{([^}]*)\}from"\./${entry.fileName}"`).exec(chunk.code) ?? [];
        if (!statement)
          this.error(`${chunk.fileName} imports ${entry.fileName} in a form that is not expected.`);
        const renamed = statement.replace(list, () => list.split(',').map(rename).join());
        const line = chunk.code.slice(0, chunk.code.indexOf(statement)).split('\n').length - 1;
        chunk.code = chunk.code.replace(statement, () => renamed);
        const file = bundle[chunk.sourcemapFileName];
        if (!file) continue;
        const map = JSON.parse(file.source);
        moveLine(map, line, renamed.length - statement.length);
        file.source = JSON.stringify(map);
      }
    }
  },
};
