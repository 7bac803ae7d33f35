import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { findBoards, findGames } from '../../scripts/files.mjs';
import { markPaint, markTokens } from '../../src/element/styles/mark-colors.js';
import {
  firedIn,
  partsIn,
  publicMembers,
  slotsIn,
  sources,
  statesIn,
  tokensIn,
  type Member,
} from './code-facts.js';

interface Entry {
  readonly name: string;
  readonly description?: string;
}
interface Declaration {
  readonly tagName: string;
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly (Entry & { readonly fieldName?: string })[];
  readonly members: readonly (Entry & { readonly kind: 'field' | 'method'; readonly readonly?: boolean })[];
  readonly events: readonly (Entry & { readonly type: { readonly text: string } })[];
  readonly slots: readonly Entry[];
  readonly cssParts: readonly Entry[];
  readonly cssStates: readonly Entry[];
  readonly cssProperties: readonly (Entry & { readonly default?: string })[];
}
interface Manifest {
  readonly modules: readonly { readonly path: string; readonly declarations: readonly Declaration[] }[];
}
/** The parts of Lit's class interface that these tests use. */
interface ElementClass {
  readonly observedAttributes: readonly string[];
  readonly serverNames: ReadonlyMap<string, unknown>;
  readonly elementProperties: ReadonlyMap<string, { readonly attribute?: string | boolean }>;
  readonly elementStyles: readonly { readonly cssText: string }[];
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
/** The attributes of a class; what a server writes in their place is none. */
const attributesOf = ({ observedAttributes, serverNames }: ElementClass) =>
  observedAttributes.filter((name) => !serverNames.has(name));
const names = (entries: readonly Entry[]) => entries.map(({ name }) => name).sort();
const sorted = (found: Iterable<string>) => [...new Set(found)].sort();
const textIn = (files: ReturnType<typeof sources>) => files.map(({ text }) => text).join('\n');

/** The sources of all boards: moves in running text are elements of their own. */
const shared = sources('src/element').filter(({ fileName }) => !fileName.includes('/prose/'));
const { modules } = readJson('custom-elements.json') as Manifest;
const games = findGames();
const boards = findBoards();

describe('custom-elements.json', () => {
  let classes: Readonly<Record<string, unknown>>;
  let members: ReadonlyMap<string, readonly Member[]>;
  before(async () => {
    classes = (await import(pathToFileURL(resolve('dist/classes.js')).href)) as typeof classes;
    members = publicMembers('dist/classes.d.ts');
  });

  it('lists every element with its published module', () => {
    const found = modules.flatMap(({ path, declarations }) =>
      declarations.map(({ tagName }) => [path, tagName]),
    );
    const expected = [
      ...boards.map(({ id, tag }) => [`dist/games/${id}/${tag}.js`, tag]),
      ...games.map(({ id, rulesTag }) => [`dist/games/${id}/definition.js`, rulesTag]),
      ['dist/element/prose/game-move.js', 'game-move'],
      ['dist/puzzles/daily-puzzle.js', 'daily-puzzle'],
      ['dist/series/game-series.js', 'game-series'],
      ['dist/tables/game-tables.js', 'game-tables'],
    ];
    assert.deepEqual(found.sort(), expected.sort());
  });

  for (const { tag, folder } of boards)
    describe(`describes <${tag}> as its code does`, () => {
      const face = modules
        .flatMap(({ declarations }) => declarations)
        .find(({ tagName }) => tagName === tag)!;
      const own = sources(folder);
      const code = () => classes[face.name] as ElementClass;

      it('attributes and their properties', () => {
        assert.deepEqual(names(face.attributes), sorted(attributesOf(code())));
        for (const { name, fieldName } of face.attributes.filter((each) => each.fieldName)) {
          const { attribute } = code().elementProperties.get(fieldName!) ?? {};
          assert.equal(attribute ?? fieldName!.toLowerCase(), name);
        }
      });
      it('properties and methods', () => {
        const all = face.members.map(({ name, kind, readonly = false }) => ({ name, kind, readonly }));
        const byName = (a: Member, b: Member) => (a.name < b.name ? -1 : 1);
        assert.deepEqual(all.sort(byName), [...members.get(face.name)!].sort(byName));
      });
      it('events', () => {
        assert.deepEqual(names(face.events), sorted(firedIn([...shared, ...own])));
        for (const { name, type } of face.events) assert.equal(type.text, `GameEvent<'${name}'>`);
      });
      it('slots', () => {
        // a board reads its text, which is not shown in a slot
        assert.deepEqual(names(face.slots), sorted(['', ...slotsIn([...shared, ...own])]));
      });
      it('parts', () => {
        // a board may draw with the templates of another game, and name the part
        const passed = Array.from(textIn(own).matchAll(/\bpart: '(\w+)'/g), ([, name = '']) => name);
        assert.deepEqual(names(face.cssParts), sorted([...partsIn(shared), ...partsIn(own), ...passed]));
      });
      it('custom states', () => {
        assert.deepEqual(names(face.cssStates), sorted(statesIn([...shared, ...own])));
      });
      it('custom properties', () => {
        const worn = code().elementStyles.map(({ cssText }) => cssText);
        const marks = Object.keys(markTokens).map((name) => markPaint(name as keyof typeof markTokens));
        const read = [...worn, ...marks, textIn(shared), textIn(own)].flatMap(tokensIn);
        assert.deepEqual(names(face.cssProperties), sorted(read));
      });
      it('descriptions, and defaults of custom properties', () => {
        const { attributes, events, slots, cssParts, cssStates, cssProperties } = face;
        const all = [
          ...attributes,
          ...face.members,
          ...events,
          ...slots,
          ...cssParts,
          ...cssStates,
          ...cssProperties,
        ];
        for (const { name, description } of [face, ...all]) assert.ok(description, name);
        for (const { name, default: value } of cssProperties) assert.ok(value, name);
      });
      it('data for editors', () => {
        const { tags } = readJson('vscode.html-custom-data.json') as {
          tags: { name: string; attributes: Entry[] }[];
        };
        assert.deepEqual(names(tags.find(({ name }) => name === tag)!.attributes), names(face.attributes));
        const { contributions } = readJson('web-types.json') as {
          contributions: {
            html: { elements: { name: string; attributes: Entry[]; js: { events: Entry[] } }[] };
          };
        };
        const element = contributions.html.elements.find(({ name }) => name === tag)!;
        assert.deepEqual(names(element.attributes), names(face.attributes));
        assert.deepEqual(names(element.js.events), names(face.events));
        const { properties } = readJson('vscode.css-custom-data.json') as { properties: Entry[] };
        const known = names(properties);
        for (const name of names(face.cssProperties)) assert.ok(known.includes(name), name);
      });
    });

  for (const { tag, rulesTag, rulesClass } of games)
    describe(`describes <${rulesTag}> as its code does`, () => {
      const find = (name: string) =>
        modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === name)!;
      const face = find(rulesTag);
      const own = [...sources('src/element/rules'), ...sources('src/element/ui/rulebook')];

      it('attributes, properties and events', () => {
        const code = classes[rulesClass] as ElementClass;
        assert.equal(face.name, rulesClass);
        assert.deepEqual(names(face.attributes), sorted([...attributesOf(code), 'lang']));
        assert.deepEqual(
          names(face.members),
          members
            .get(rulesClass)!
            .map(({ name }) => name)
            .sort(),
        );
        assert.deepEqual(names(face.events), sorted(firedIn(own)));
      });
      it('parts, and the custom properties of the board', () => {
        assert.deepEqual(names(face.cssParts), sorted(partsIn(own)));
        assert.deepEqual(names(face.cssProperties), names(find(tag).cssProperties));
      });
      it('descriptions', () => {
        const { attributes, members: fields, events, cssParts, cssProperties } = face;
        for (const { name, description } of [
          face,
          ...attributes,
          ...fields,
          ...events,
          ...cssParts,
          ...cssProperties,
        ])
          assert.ok(description, name);
      });
    });

  it('lists exactly the events that the sources dispatch', () => {
    const fired = sorted(firedIn(sources('src')));
    const events = modules
      .flatMap(({ declarations }) => declarations)
      .filter(({ tagName }) => tagName === games[0]?.tag || tagName === 'game-series')
      .flatMap((each) => each.events);
    assert.deepEqual(fired, names(events));
  });
});
