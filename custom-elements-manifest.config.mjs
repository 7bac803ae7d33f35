import { readFileSync } from 'node:fs';
import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';
import { findGames } from './scripts/files.mjs';

const tags = new Map(findGames().map(({ folder, tag }) => [`${folder}/${tag}.ts`, tag]));
const published = (path) => path.replace(/^\/?src\//, 'dist/').replace(/\.ts$/, '.js');

/** Members that a page may use: public ones that say what they are. */
const isPublic = (member) =>
  !/^(private|protected)$/.test(member.privacy ?? '') && !/^[#_]/.test(member.name) && member.description;

/** Tags come from define.ts, which names them where the analyzer does not look. */
const namedByDefine = {
  name: 'named-by-define',
  analyzePhase({ ts, node, moduleDoc }) {
    const tag = tags.get(moduleDoc.path);
    if (!tag || !ts.isClassDeclaration(node)) return;
    const element = moduleDoc.declarations?.find(({ name }) => name === node.name?.text);
    if (element) Object.assign(element, { customElement: true, tagName: tag });
  },
};

/**
 * The shared custom properties, with the words and values they have in tokens.ts; those that a game documents get the
 * values of its sheet. So neither is written twice.
 */
function tokens() {
  const shared = [];
  const valueOf = (node) => {
    const [light, dark] = (node.elements ?? []).map(({ text }) => text);
    return dark === undefined ? node.text : `light-dark(${light}, ${dark})`;
  };
  return {
    name: 'tokens',
    analyzePhase({ ts, node, moduleDoc }) {
      if (moduleDoc.path !== 'src/ui/tokens.ts' || !ts.isPropertyAssignment(node)) return;
      const description = ts.getJSDocCommentsAndTags(node)[0]?.comment;
      shared.push({ name: `--spiel-${node.name.text}`, description, default: valueOf(node.initializer) });
    },
    packageLinkPhase({ customElementsManifest: manifest }) {
      for (const { path, declarations } of manifest.modules.filter(({ path }) => tags.has(path))) {
        const sheet = readFileSync(path.replace(/\.ts$/, '.styles.ts'), 'utf8');
        const values = new Map(
          Array.from(sheet.matchAll(/var\((--[\w-]+),\s*([^()]+|[\w-]+\([^()]*\))\)/g), ([, name, value]) => [
            name,
            value,
          ]),
        );
        for (const declaration of declarations.filter(({ customElement }) => customElement)) {
          const own = declaration.cssProperties ?? [];
          for (const each of own) each.default ??= values.get(each.name);
          declaration.cssProperties = [...own, ...shared];
        }
      }
    },
  };
}

/** What is published and nothing else: the elements, their public members, documented events (the analyzer invents others from dispatchEvent). */
const publicFace = {
  name: 'public-face',
  packageLinkPhase({ customElementsManifest: manifest }) {
    manifest.modules = manifest.modules.filter(({ path }) => tags.has(path));
    for (const module of manifest.modules) {
      module.path = published(module.path);
      module.declarations = module.declarations.filter(({ customElement }) => customElement);
      const kept = new Set(module.declarations.map(({ name }) => name));
      module.exports = (module.exports ?? []).filter(({ kind, name }) => kind === 'js' && kept.has(name));
      for (const { declaration } of module.exports)
        if (declaration.module) declaration.module = published(declaration.module);
      for (const declaration of module.declarations) {
        const { name, tagName, superclass } = declaration;
        if (superclass?.module) superclass.module = published(superclass.module);
        module.exports.push({
          kind: 'custom-element-definition',
          name: tagName,
          declaration: { name, module: module.path },
        });
        declaration.members = (declaration.members ?? []).filter(isPublic);
        for (const part of Object.values(declaration).flat())
          if (part?.inheritedFrom?.module) part.inheritedFrom.module = published(part.inheritedFrom.module);
        declaration.attributes = (declaration.attributes ?? []).filter(({ description }) => description);
        declaration.events = (declaration.events ?? []).filter(
          ({ name, description }) => name && description,
        );
      }
    }
  },
};

export default {
  globs: ['src/ui/**/*.ts', 'src/games/*/*.ts'],
  exclude: ['**/*.styles.ts', '**/*.d.ts'],
  outdir: '.',
  litelement: true,
  packagejson: false,
  plugins: [
    namedByDefine,
    tokens(),
    publicFace,
    customElementVsCodePlugin({ outdir: '.', hideLogs: true }),
    customElementJetBrainsPlugin({ outdir: '.', packageJson: false, hideLogs: true }),
  ],
};
