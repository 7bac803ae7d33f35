import { posix } from 'node:path';
import { published, sourceOf } from './elements.mjs';

const source = (from, specifier) => posix.join(posix.dirname(from), specifier).replace(/\.js$/, '.ts');

/** `M | string` with M standing for the type that the game's own element gives for it. */
const filled = (text, types) => text.replace(/\b[A-Z]\b/g, (name) => types.get(name) ?? name);

/** The types that a text names, with the published module each is from and where in the text it stands. */
function referencesIn(text, known) {
  const named = Array.from(text.matchAll(/\b[A-Z]\w+\b/g), ({ 0: name, index: start }) => {
    const module = known(name);
    return module && { name, module: published(module), start, end: start + name.length };
  });
  return named.filter(Boolean);
}

/** What a module declares and imports, by name: the module each is from. */
function collect(ts, node, path, names) {
  if (ts.isImportDeclaration(node) && node.moduleSpecifier.text.startsWith('.'))
    for (const { name } of node.importClause?.namedBindings?.elements ?? [])
      names.set(name.text, source(path, node.moduleSpecifier.text));
  const declares =
    ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  if (declares && node.name) names.set(node.name.text, path);
  const passesOn =
    ts.isExportDeclaration(node) && !node.exportClause && node.moduleSpecifier?.text.startsWith('.');
  if (passesOn) names.set(`* ${node.moduleSpecifier.text}`, source(path, node.moduleSpecifier.text));
}

/**
 * Types as a reader of the manifest can use them: a game's own where the shared element has a parameter, and each name
 * with the module it is from. `writes` gets what a setter takes where that is more than its getter gives.
 */
export function typeNames(writes) {
  const modules = new Map();
  const parameters = new Map();
  const given = new Map();
  const namesOf = (path) => modules.get(path) ?? modules.set(path, new Map()).get(path);

  /** The module that a name in this one is from: also one whose names it passes on. */
  const origin = (path, name) => {
    const names = namesOf(path);
    const passed = [...names].filter(([key]) => key.startsWith('* ')).map(([, module]) => module);
    return names.get(name) ?? passed.find((module) => namesOf(module).get(name) === module);
  };

  /** A type of a member, as a new object: the analyzer gives one to all heirs. */
  function settled({ text }, { from, declaredIn, types }) {
    const own = filled(text, types);
    const references = referencesIn(own, (name) => origin(declaredIn, name) ?? origin(from, name));
    return { text: own, ...(references.length && { references }) };
  }

  function settle(member, from, types) {
    const module = member.inheritedFrom?.module;
    const context = { from, types, declaredIn: module ? sourceOf(module) : from };
    const withType = (part) => (part.type?.text ? { ...part, type: settled(part.type, context) } : part);
    Object.assign(member, withType(member));
    if (member.return) member.return = withType(member.return);
    if (member.parameters) member.parameters = member.parameters.map(withType);
  }

  return {
    name: 'type-names',
    analyzePhase({ ts, node, moduleDoc: { path } }) {
      collect(ts, node, path, namesOf(path));
      if (ts.isClassDeclaration(node) && node.name) {
        parameters.set(
          node.name.text,
          (node.typeParameters ?? []).map(({ name }) => name.text),
        );
        const [base] = node.heritageClauses?.[0]?.types ?? [];
        given.set(
          node.name.text,
          (base?.typeArguments ?? []).map((each) => each.getText()),
        );
      }
      if (ts.isSetAccessor(node) && ts.isClassDeclaration(node.parent) && ts.isIdentifier(node.name))
        writes.set(`${node.parent.name.text}.${node.name.text}`, {
          text: node.parameters[0].type.getText(),
          path,
        });
    },
    packageLinkPhase({ customElementsManifest: manifest }) {
      for (const { path, declarations } of manifest.modules)
        for (const { name, superclass, members, events } of declarations) {
          const from = sourceOf(path);
          const types = new Map(
            (parameters.get(superclass?.name) ?? []).map((key, i) => [key, given.get(name)[i]]),
          );
          for (const member of [...members, ...events]) settle(member, from, types);
        }
      for (const write of writes.values())
        write.references = referencesIn(write.text, (name) => origin(write.path, name));
    },
  };
}
