import type { StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';
import { faceOf, type Entry } from './manifest.js';
import { page, prose, section, table } from './page.js';

/** A module of stories, as far as its arguments go. */
type Stories = Readonly<Record<string, { readonly args?: object } | undefined>>;

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
  table(label, ['Event', 'Type', 'When'], rows(faceOf(tag).events));

/** The part of a page that lists what an element says. */
export const allEvents = (tag: string): TemplateResult =>
  section('All events', '', eventTable('All events', tag));

const callable = [...['play', 'newGame', 'undo', 'redo', 'goTo'], ...['hint', 'why', 'resign', 'offerDraw']];

/** Everything a page can say to a board and hear from it, out of the manifest. Each attribute of it has to have a story among these. */
export function reference(tag: string, stories: readonly Stories[]): StoryObj {
  const face = faceOf(tag);
  const methods = face.members.filter(({ kind }) => kind === 'method');
  const mirrored = new Set(face.attributes.map(({ fieldName, name }) => fieldName ?? name));
  const properties = face.members.filter(({ kind, name }) => kind === 'field' && !mirrored.has(name));
  const storied = new Set(
    stories.flatMap(({ default: _, ...each }) =>
      Object.values(each).flatMap((story) => Object.keys(story?.args ?? {})),
    ),
  );
  return {
    render: () =>
      page(
        `Reference of <${tag}>`,
        'Made from `custom-elements.json`, which comes with the package and is written from the docstrings. Parts, states and slots are under Design/Parts, custom properties under Design/Tokens.',
        html`${section('Attributes', 'Defaults, like `value` of an input: a move never rewrites them. A changed position, record or rule option starts a match; everything else may change while one is played. Each has a property of the same name; those with a hyphen are written `noLit`.', table('Attributes', ['Attribute', 'Type', 'Default', 'Meaning'], face.attributes.map(attributeRow)))}
        ${section('Properties', 'Besides those of the attributes; read only.', table('Properties', ['Property', 'Type', 'Meaning'], rows(properties)))}
        ${section(
          'Methods',
          '',
          table(
            'Methods',
            ['Method', 'What it does'],
            methods.map((method) => [signature(method), prose(method.description ?? '')]),
          ),
        )}
        ${section('Events', '', eventTable('Events', tag))}`,
      ),
    play: async () => {
      await expect(methods.map(({ name }) => name)).toEqual(expect.arrayContaining(callable));
      await expect(face.events.length).toBe(10);
      for (const { name } of face.attributes) await expect([...storied], name).toContain(name);
    },
  };
}
