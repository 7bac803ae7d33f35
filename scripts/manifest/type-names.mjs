import { posix } from 'node:path';
import { published, sourceOf } from './elements.mjs';

const source = (from, specifier) => posix.join(posix.dirname(from), specifier).replace(/\.js$/, '.ts');

/** Replaces type parameters: `M | string` becomes the union with the type argument of the element. */
const filled = (text, types) => text.replace(/\b[A-Z]\b/g, (name) => types.get(name) ?? name);

/** The types named in a text, with their published modules and their positions in the text. */
function referencesIn(text, known) {
  const named = Array.from(text.matchAll(/\b[A-Z]\w+\b/g), ({ 0: name, index: start }) => {
    const module = known(name);
    return module && { name, module: published(module), start, end: start + name.length };
  });
  return named.filter(Boolean);
}

/** Collects the modules of the names that a module declares and imports. */
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
 * Makes the types in the manifest usable on their own: replaces type parameters of the shared element by the types of the
 * game, and adds the module of each name. Collects in `writes` the types that setters accept.
 */
export function typeNames(writes) {
  const modules = new Map();
  const parameters = new Map();
  const given = new Map();
  const namesOf = (path) => modules.get(path) ?? modules.set(path, new Map()).get(path);

  /** The module that declares a name used in this module, also through `export *`. */
  const origin = (path, name) => {
    const names = namesOf(path);
    const passed = [...names].filter(([key]) => key.startsWith('* ')).map(([, module]) => module);
    return names.get(name) ?? passed.find((module) => namesOf(module).get(name) === module);
  };

  /** The type of a member, as a new object: the analyzer shares one between all subclasses. */
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
          for (const member of members) {
            // the analyzer names the class of `static properties` instead of the one that defines the accessors
            const setter = member.inheritedFrom && writes.get(`${superclass.name}.${member.name}`);
            if (setter) member.inheritedFrom = { name: superclass.name, module: published(setter.path) };
          }
          for (const member of [...members, ...events]) settle(member, from, types);
        }
      for (const write of writes.values())
        write.references = referencesIn(write.text, (name) => origin(write.path, name));
    },
  };
}
