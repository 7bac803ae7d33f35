/** Every property of every element refuses values of other types than its own. New properties are tested without a line here. */
import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import '../../src/index.js';
import * as classes from '../../src/classes.js';
import type { GameErrorDetail } from '../../src/element/events.js';
import { isElementClass } from '../../src/element/register.js';
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

/** The type of a property: `board` of Glüx is JSON, as text or as an object, which is refused if it is no board. */
const typeOf = (type: unknown): string =>
  type === JSON ? 'string' : typeof ((type ?? String) as () => unknown)();

/** Collects the errors of an element; `settled` waits for its updates, which must not fail. */
function watch(element: LitElement) {
  const told: GameErrorDetail[] = [];
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
  element.setAttribute('seats', 'human human');
  element.setAttribute('seed', 'x');
  element.setAttribute('for', 'linked');
  document.body.append(element);
  return element;
}

/** The board of the moves in running text. */
const linked = document.createElement('fluctus-board');
linked.id = 'linked';

for (const Element of elements) {
  const tag = Element.tag ?? Element.definition.tag;
  describe(`<${tag}>`, () => {
    let element: LitElement;

    beforeEach(() => {
      document.body.append(linked);
      element = mount(tag, 'en');
    });
    afterEach(() => {
      linked.remove();
      element.remove();
    });

    for (const [property, { type }] of Element.elementProperties) {
      const name = String(property);
      const wrong = values.filter(([, value]) => typeof value !== typeOf(type));

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
            expect(fault.message).to.equal(`The property ${name} must be a ${typeOf(type)}.`);
          }
          if (name !== 'board') expect(Reflect.get(element, name), what).to.equal(before);
        }
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
    }

    it('says so in German', async () => {
      element.remove();
      const [name, { type }] = [...Element.elementProperties][0]!;
      element = document.createElement(tag) as LitElement;
      element.lang = 'de';
      const { told, settled } = watch(element);
      document.body.append(element);
      await settled();
      Reflect.set(element, name, Symbol('odd'));
      await settled();
      // A move in running text has no words of its own.
      const spoken = tag !== 'game-move';
      const german = { string: 'ein Text', number: 'eine Zahl', boolean: 'true oder false' }[typeOf(type)];
      const message = spoken
        ? `Die Eigenschaft ${String(name)} muss ${german} sein.`
        : `The property ${String(name)} must be a ${typeOf(type)}.`;
      expect(told.map((each) => each.message)).to.deep.equal([message]);
    });
  });
}
