import type { StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';
import { attributes as boardAttributes } from '../../src/element/model/attributes.js';
import { interfaceOf, type Entry } from './manifest.js';
import { page, pageSetup, prose, section, table } from './page.js';

/** A story file: its meta data and its stories. */
interface StoryFile {
  readonly default: { readonly component?: string; readonly args?: object };
  readonly [story: string]: { readonly args?: object } | undefined;
}

const storyFiles = import.meta.glob<StoryFile>('../*.stories.ts');

/** The names of all arguments that the stories of an element use, or those of all elements. */
async function storyArgs(tag?: string): Promise<string[]> {
  const files = await Promise.all(Object.values(storyFiles).map((load) => load()));
  return files
    .filter(({ default: meta }) => !tag || meta.component === tag)
    .flatMap(({ default: _, ...stories }) => Object.values(stories))
    .flatMap((story) => Object.keys(story?.args ?? {}));
}

const code = (text: string) => html`<code>${text}</code>`;

const signature = ({ name, parameters = [], return: result }: Entry) => {
  const given = parameters
    .map((each) => `${each.name}${(each.optional ?? each.default) ? '?' : ''}`)
    .join(', ');
  const type = result?.type?.text ?? 'void';
  return html`<code>${name}(${given})</code> ${type === 'void' ? '' : html`→ <code>${type}</code>`}`;
};

const attributeRow = ({ name, type, description = '', default: value = '' }: Entry) => [
  code(name),
  code(type?.text ?? ''),
  value === "''" ? '' : code(value),
  prose(description),
];

const rows = (entries: readonly Entry[]) =>
  entries.map(({ name, type, description = '' }) => [code(name), code(type?.text ?? ''), prose(description)]);

const eventTable = (label: string, tag: string) =>
  table(label, ['Event', 'Type', 'Fires when'], rows(interfaceOf(tag).events));

/** A section with all events of an element. */
export const allEvents = (tag: string): TemplateResult =>
  section('All events', '', eventTable('All events', tag));

const expectedMethods = [
  ...['play', 'newGame', 'undo', 'redo', 'goTo'],
  ...['hint', 'why', 'resign', 'offerDraw', 'endGame'],
];

/**
 * The story Reference: the attributes, properties, methods and events of an element, from the manifest. It fails if an
 * attribute is not used in any story of the element, or of any board if all boards have it.
 */
export function reference(tag: string): StoryObj {
  const { attributes, members, events } = interfaceOf(tag);
  const methods = members.filter(({ kind }) => kind === 'method');
  const ofAttributes = new Set(attributes.map(({ fieldName, name }) => fieldName ?? name));
  const properties = members.filter(({ kind, name }) => kind === 'field' && !ofAttributes.has(name));
  return {
    ...pageSetup,
    render: () =>
      page(
        `Reference of <${tag}>`,
        'Everything that a page can use, generated from `custom-elements.json` in the package. Parts, states and slots are under Design/Parts; custom properties are under Design/Tokens.',
        html`${section(
          'Attributes',
          'Attributes are defaults, like the attribute `value` of an input: a move never changes them. Changing the position, the record or an option of the rules starts a new match. All other attributes can change during a match. Each attribute has a property of the same name; `no-lit` is `noLit`.',
          table('Attributes', ['Attribute', 'Type', 'Default', 'Meaning'], attributes.map(attributeRow)),
        )}
        ${section(
          'Properties',
          'These properties have no attribute. They are read-only.',
          table('Properties', ['Property', 'Type', 'Meaning'], rows(properties)),
        )}
        ${section(
          'Methods',
          '',
          table(
            'Methods',
            ['Method', 'Description'],
            methods.map((method) => [signature(method), prose(method.description ?? '')]),
          ),
        )}
        ${section('Events', '', eventTable('Events', tag))}`,
      ),
    play: async () => {
      await expect(methods.map(({ name }) => name)).toEqual(expect.arrayContaining(expectedMethods));
      await expect(events.map(({ name }) => name)).toContain('game-move');
      const [own, all] = [await storyArgs(tag), await storyArgs()];
      for (const { name, fieldName = '' } of attributes)
        await expect(fieldName in boardAttributes ? all : own, name).toContain(name);
    },
  };
}
