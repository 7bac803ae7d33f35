/** Reads the facts for the documents: from the manifest, which contains the docstrings, and from two files of types. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const parse = (path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
const docOf = (node) => ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(node)[0]?.comment) ?? '';

/** The members of an interface or of the type of an object: name, text and docstring. */
const membersOf = ({ members }) =>
  members
    .filter(({ name }) => name)
    .map((member) => ({
      name: member.name.text,
      optional: Boolean(member.questionToken),
      text: member
        .getText()
        .replace(/^readonly /, '')
        .replace(/;$/, '')
        .replace(/\s+/g, ' '),
      description: docOf(member),
    }));

/** The interfaces in a file by their names. */
const interfacesIn = (path) =>
  new Map(
    parse(path)
      .statements.filter(ts.isInterfaceDeclaration)
      .map((each) => [each.name.text, each]),
  );

/** The members of each event's detail, by the name of the event: of the object in `BoardEvents` and the others, or of the interface there. */
export function eventDetails(path = 'src/element/model/events.ts') {
  const interfaces = interfacesIn(path);
  const events = [...interfaces.values()]
    .flatMap(({ members }) => members)
    .filter(({ name }) => name && ts.isStringLiteral(name));
  return new Map(
    events.map(({ name, type }) => {
      const members = membersOf(ts.isTypeLiteralNode(type) ? type : interfaces.get(type.typeName.text));
      // outside of a board of one game, a move has no type
      return [name.text, members.map((each) => ({ ...each, text: each.text.replace(/: M$/, ': unknown') }))];
    }),
  );
}

/** The members of the interface `Game`, which every engine implements. */
export const engineMembers = (path = 'src/core/game.ts') => membersOf(interfacesIn(path).get('Game'));

const LISTS = ['attributes', 'members', 'events', 'slots', 'cssParts', 'cssStates', 'cssProperties'];

/** The elements that are neither boards nor rules, by the names of their generated tables. */
const others = {
  move: 'game-move',
  daily: 'daily-puzzle',
  series: 'game-series',
  games: 'game-tables',
};

/**
 * The public interface of the elements: `shared` has the entries that all boards have, `elements` the entries of one board,
 * `rules` those of the elements with rules, which differ only in their tags, and `others` pairs of a name and the entries of another element.
 */
export function readElements(path = 'custom-elements.json') {
  const { modules } = JSON.parse(readFileSync(path, 'utf8'));
  const all = modules.flatMap(({ declarations }) => declarations);
  const rules = all.filter(({ superclass }) => superclass?.name === 'RulesElement');
  const find = (tag) => all.find(({ tagName }) => tagName === tag);
  const elements = all.filter(({ superclass }) => superclass?.name === 'GameElement');
  const inAll = (list, { name, inheritedFrom }) =>
    (inheritedFrom || list === 'cssProperties') &&
    elements.every((each) => (each[list] ?? []).some((other) => other.name === name));
  const select = (element, keep) =>
    Object.fromEntries(
      LISTS.map((list) => [list, (element[list] ?? []).filter((entry) => keep(inAll(list, entry)))]),
    );
  const shared = select(elements[0], (common) => common);
  // a shared member has no type if the type differs between the elements
  const same = (member) =>
    elements.every(({ members }) =>
      members.some(({ name, type }) => name === member.name && type?.text === member.type?.text),
    );
  shared.members = shared.members.map((member) => (same(member) ? member : { ...member, type: undefined }));
  const listsOf = (element) => Object.fromEntries(LISTS.map((list) => [list, element?.[list] ?? []]));
  return {
    shared,
    rules: { ...listsOf(rules[0]), cssProperties: [], tagNames: rules.map(({ tagName }) => tagName) },
    others: Object.entries(others).map(([name, tagName]) => {
      const element = find(tagName);
      return [
        name,
        { ...listsOf(element), cssProperties: [], tagName, description: element?.description ?? '' },
      ];
    }),
    elements: elements.map((element) => ({
      tagName: element.tagName,
      name: element.name,
      description: element.description,
      ...select(element, (common) => !common),
    })),
  };
}

/** The properties without an attribute. */
export const readOnly = ({ members }) =>
  members.filter(({ kind, attribute }) => kind === 'field' && !attribute);
export const methods = ({ members }) => members.filter(({ kind }) => kind === 'method');

/** The signature of a method, such as `resign(seat?)`. */
export const call = ({ name, parameters = [] }) =>
  `${name}(${parameters.map((each) => each.name + (each.optional ? '?' : '')).join(', ')})`;
