import { published, tags } from './elements.mjs';

/** The events by the interface that lists them: each with its name and docstring. */
const eventMaps = new Map();

/** Reads the interfaces of `events.ts`. */
export const eventNames = {
  name: 'event-names',
  analyzePhase({ ts, node, moduleDoc: { path } }) {
    if (path !== 'src/element/model/events.ts' || !ts.isInterfaceDeclaration(node)) return;
    const events = node.members
      .filter(({ name }) => name && ts.isStringLiteral(name))
      .map((member) => ({
        name: member.name.text,
        description: ts
          .getTextOfJSDocComment(ts.getJSDocCommentsAndTags(member)[0]?.comment)
          ?.replace(/\n/g, ' '),
      }));
    if (events.length > 0) eventMaps.set(node.name.text, events);
  },
};

/** The events that `@fires` names: `{BoardEvents} *` all of an interface, a name alone one with the docstring of the interface. */
function fired({ name, description, type, ...more }) {
  const known = [...eventMaps.values()].flat();
  const events = name === '*' ? eventMaps.get(type.text) : known.filter((each) => each.name === name);
  if (!events?.length) throw new Error(`@fires ${name}: events.ts has no such event`);
  return events.map((each) => ({
    ...more,
    name: each.name,
    type: { text: `GameEvent<'${each.name}'>` },
    description: description || each.description,
  }));
}

/** Adds the tags. The analyzer cannot find them: a loop over all classes registers the elements. */
export const tagNames = {
  name: 'tag-names',
  analyzePhase({ ts, node, moduleDoc }) {
    const tag = tags.get(moduleDoc.path);
    if (!tag || !ts.isClassDeclaration(node)) return;
    const element = moduleDoc.declarations?.find(({ name }) => name === node.name?.text);
    if (element) Object.assign(element, { customElement: true, tagName: tag });
  },
};

/** True for members with a docstring that are neither private, protected nor static. */
const isPublic = (member) =>
  !/^(private|protected)$/.test(member.privacy ?? '') &&
  !/^[#_]/.test(member.name) &&
  !member.static &&
  member.description;

/** The documented attributes. An attribute without a docstring takes that of its property, which a subclass may define. */
const documented = (attributes, members) =>
  attributes
    .map((attribute) => {
      if (attribute.description) return attribute;
      const { type, description } =
        members.find((member) => member.attribute && member.name === attribute.fieldName) ?? {};
      return { ...attribute, type, description };
    })
    .filter(({ description }) => description);

/** Every property and attribute may be absent: their types do not say so. */
const asSet = (part) =>
  part.type && !part.readonly && part.kind !== 'method'
    ? { ...part, type: { ...part.type, text: part.type.text.replace(/ \| undefined$/, '') } }
    : part;

function showDeclaration(declaration) {
  const { superclass } = declaration;
  if (superclass?.module) superclass.module = published(superclass.module);
  declaration.members = (declaration.members ?? []).filter(isPublic).map(asSet);
  for (const part of Object.values(declaration).flat())
    if (part?.inheritedFrom?.module) part.inheritedFrom.module = published(part.inheritedFrom.module);
  // a default that is computed from private state means only that the parameter is optional
  for (const each of declaration.members.flatMap(({ parameters = [] }) => parameters))
    if (each.default?.startsWith('this.')) Object.assign(each, { optional: true, default: undefined });
  declaration.attributes = documented(declaration.attributes ?? [], declaration.members).map(asSet);
  declaration.events = (declaration.events ?? []).filter(({ name }) => name).flatMap(fired);
}

/** Reduces the manifest to the elements with their public members and the events of `@fires` (the analyzer adds others, without names, from dispatchEvent). */
export const publicInterface = {
  name: 'public-interface',
  packageLinkPhase({ customElementsManifest: manifest }) {
    // the analyzer reads files concurrently, so their order varies
    manifest.modules = manifest.modules
      .filter(({ path }) => tags.has(path))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
    for (const module of manifest.modules) {
      module.path = published(module.path);
      module.declarations = module.declarations.filter(({ customElement }) => customElement);
      const kept = new Set(module.declarations.map(({ name }) => name));
      module.exports = (module.exports ?? []).filter(({ kind, name }) => kind === 'js' && kept.has(name));
      for (const { declaration } of module.exports)
        if (declaration.module) declaration.module = published(declaration.module);
      for (const declaration of module.declarations) {
        const { name, tagName } = declaration;
        module.exports.push({
          kind: 'custom-element-definition',
          name: tagName,
          declaration: { name, module: module.path },
        });
        showDeclaration(declaration);
      }
    }
  },
};
