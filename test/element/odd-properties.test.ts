/** Every property of every element takes its typed form and its text, and refuses values of other types than its own. New properties are tested without a line here. */
import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import '../../src/index.js';
import * as classes from '../../src/classes.js';
import type { GameEvents } from '../../src/element/model/events.js';
import type { PropertyType } from '../../src/element/base/property-types.js';
import { GameElement } from '../../src/element/game-element.js';
import { isElementClass } from '../../src/element/base/register.js';
import { oddValues } from '../support/odd-values.js';

const elements = (Object.values(classes) as unknown[])
  .filter(isElementClass)
  .filter((each): each is typeof each & typeof LitElement => 'elementProperties' in each);

/** Values of all types; a property refuses those that have not its own. */
const values: readonly (readonly [name: string, value: unknown])[] = [
  ['a number', 5],
  ['a text', 'x'],
  ['true', true],
  ...oddValues,
];

/** The name of the type of a property: `board` of Glüx is JSON, as text or as an object, which is refused if it is no board. */
function typeOf(type: unknown): string {
  if (type === JSON) return 'JSON';
  return type === Boolean ? 'boolean' : ((type as PropertyType | undefined)?.name ?? 'string');
}

/** Other forms of values by the type of the property, and what the property keeps of them. */
const forms: Readonly<Record<string, readonly (readonly [value: unknown, kept: unknown])[]>> = {
  number: [
    ['4', 4],
    [' 4 ', 4],
    [4, 4],
    ['', null],
    ['abc', 'abc'], // the message about the option shows it
  ],
  string: [
    [4, '4'],
    [0, '0'],
    ['', ''],
  ],
  'string or a list': [
    [4, '4'],
    [[], ''],
    [['a', 'b', 5], 'a b 5'],
  ],
  boolean: [
    ['', true],
    ['true', true],
    ['false', false],
    [false, false],
  ],
  JSON: [],
};

/** True if a property of this type takes the value. */
function takes(type: string, value: unknown): boolean {
  const isPart = (each: unknown) => typeof each === 'string' || Number.isFinite(each);
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'number') return typeof value === 'number' || typeof value === 'string';
  if (type === 'string or a list' && Array.isArray(value)) return value.every(isPart);
  return type === 'JSON' ? typeof value === 'string' : isPart(value);
}

/** Collects the errors of an element; `settled` waits for its updates, which must not fail. */
function watch(element: LitElement) {
  const told: GameEvents['game-error'][] = [];
  element.addEventListener('game-error', ({ detail }) => told.push(detail));
  const settled = async () => {
    for (let done = false; !done;) done = await element.updateComplete;
  };
  return { told, settled };
}

/** Puts an element on the page, in a language. */
function mount(tag: string, lang: string): LitElement {
  const element = document.createElement(tag) as LitElement;
  element.lang = lang;
  element.setAttribute('seats', tag === 'lucky-numbers-swap' ? 'human' : 'human human');
  element.setAttribute('seed', 'x');
  element.setAttribute('for', 'linked');
  document.body.append(element);
  return element;
}

/** The boards that stand for all in what they have in common: one without secrets, and one with. */
const typical = ['fluctus-board', 'glux-board'];

/** The properties of an element that are tested there. */
function propertiesOf(Element: typeof LitElement, tag: string) {
  const isTypical = typical.includes(tag) || !(Element.prototype instanceof GameElement);
  return [...Element.elementProperties].filter(
    ([name]) => isTypical || !GameElement.elementProperties.has(name),
  );
}

/** The board of the moves in running text. */
const linked = document.createElement('fluctus-board');
linked.id = 'linked';

for (const Element of elements) {
  const tag = Element.tag ?? Element.definition.tag;
  describe(`<${tag}>`, () => {
    before(() => document.body.append(linked));
    after(() => linked.remove());

    for (const [property, { type, noAccessor, attribute: given }] of propertiesOf(Element, tag)) {
      const name = String(property);
      const attribute = String(given ?? name).toLowerCase();
      const wrong = values.filter(([, value]) => !takes(typeOf(type), value));

      describe(`with ${name}`, () => {
        let element: LitElement;
        let first: string | null;

        before(() => {
          element = mount(tag, 'en');
          first = element.getAttribute(attribute);
        });
        // each test begins with the value that the element had first
        afterEach(() => {
          Reflect.set(element, name, first ?? undefined);
          return watch(element).settled();
        });
        after(() => element.remove());

        it(`refuses values of other types for ${name}, names it and its type, and keeps the last value`, async () => {
          const { told, settled } = watch(element);
          await settled();
          const before = Reflect.get(element, name) as unknown;
          for (const [what, value] of wrong) {
            const count = told.length;
            Reflect.set(element, name, value);
            await settled();
            const [fault, ...more] = told.slice(count);
            expect(fault?.message, what).to.contain(name);
            expect(more, what).to.deep.equal([]);
            if (fault?.code !== 'type') expect([name, fault?.attribute]).to.deep.equal(['board', 'board']);
            else {
              expect(fault.at).to.equal(name);
              const start = `The property ${name} must be a ${type === JSON ? 'string' : typeOf(type)}: “`;
              expect(fault.message.slice(0, start.length)).to.equal(start);
            }
            if (name !== 'board') expect(Reflect.get(element, name), what).to.equal(before);
          }
        });

        // The others show what is on the board.
        if (!noAccessor)
          it(`takes every form of a value for ${name}`, async () => {
            const { told, settled } = watch(element);
            await settled();
            for (const [value, kept] of forms[typeOf(type)]!) {
              Reflect.set(element, name, value);
              // a list reads back as it was set, and is a text in the attribute
              const list = Array.isArray(value);
              expect(Reflect.get(element, name)).to.deep.equal(list ? value : kept);
              if (!list) continue;
              await settled();
              const text = name === 'names' ? JSON.stringify(value.map(String)) : kept;
              expect(element.getAttribute(name) ?? '').to.equal(text);
            }
            await settled();
            expect(told.filter(({ code }) => code === 'type')).to.deep.equal([]);
          });

        it(`has ${name} in its attribute and in its copy, unless it is secret`, async () => {
          const { settled } = watch(element);
          await settled();
          for (const value of ['2', undefined]) {
            Reflect.set(element, name, typeOf(type) === 'boolean' ? value !== undefined : value);
            await settled();
            const shown = typeOf(type) === 'boolean' ? '' : value;
            const hides = tag === 'glux-board' && (name === 'position' || name === 'record');
            const kept = name === 'seed' ? 'x' : value === undefined || hides ? null : shown;
            expect(element.getAttribute(attribute), String(value)).to.equal(kept);
            expect((element.cloneNode() as Element).getAttribute(attribute)).to.equal(kept);
          }
        });

        if (typeof given === 'string')
          it(`reads ${name} under the name that a server writes, which is no attribute and gives way to ${given}`, async () => {
            const { settled } = watch(element);
            const texts = typeOf(type) === 'boolean' ? ['', 'true', 'false'] : ['3', '4'];
            const unset = Reflect.get(document.createElement(tag), name) as unknown;
            const other = document.createElement(tag);
            for (const text of texts) {
              const template = document.createElement('template');
              template.innerHTML = `<${tag} ${name}="${text}"></${tag}>`;
              const written = document.importNode(template.content, true).firstElementChild!;
              Reflect.set(other, name, text);
              expect(Reflect.get(written, name), text).to.equal(Reflect.get(other, name));
              element.setAttribute(name, text);
              await settled();
              expect(Reflect.get(element, name), text).to.equal(Reflect.get(other, name));
              expect(element.getAttribute(given)).to.equal(null);
            }
            element.setAttribute(given, '5');
            element.setAttribute(name, 'false');
            await settled();
            expect(Reflect.get(element, name)).to.equal(typeOf(type) === 'boolean' ? true : 5);
            element.removeAttribute(name);
            await settled();
            expect(Reflect.get(element, name)).to.equal(typeOf(type) === 'boolean' ? true : 5);
            element.removeAttribute(given);
            element.setAttribute(name, texts[0]!);
            element.removeAttribute(name);
            expect(Reflect.get(element, name)).to.equal(unset);
          });

        it(`takes undefined and null for ${name} as not set`, async () => {
          const { told, settled } = watch(element);
          await settled();
          for (const value of [undefined, null, undefined]) {
            Reflect.set(element, name, value);
            await settled();
          }
          expect(told).to.deep.equal([]);
        });
      });
    }

    it('says so in German', async () => {
      const [name, { type }] = [...Element.elementProperties][0]!;
      const element = document.createElement(tag) as LitElement;
      element.lang = 'de';
      const { told, settled } = watch(element);
      document.body.append(element);
      await settled();
      Reflect.set(element, name, Symbol('odd'));
      await settled();
      // A move in running text has no words of its own.
      const spoken = tag !== 'game-move';
      const german = {
        string: 'ein Text',
        'string or a list': 'ein Text oder eine Liste',
        number: 'eine Zahl',
        boolean: 'true oder false',
      }[typeOf(type)];
      const message = spoken
        ? `Die Eigenschaft ${String(name)} muss ${german} sein, nicht „Symbol(odd)“.`
        : `The property ${String(name)} must be a ${typeOf(type)}: “Symbol(odd)”.`;
      expect(told.map((each) => each.message)).to.deep.equal([message]);
      element.remove();
    });
  });
}
