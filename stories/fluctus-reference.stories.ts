import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import * as board from './fluctus-board.stories.js';
import * as endings from './fluctus-endings.stories.js';
import * as around from './fluctus-round-the-board.stories.js';
import { faceOf, type Entry } from './support/manifest.js';
import { page, pageMeta, prose, section, table } from './support/page.js';

const meta: Meta = { title: 'Fluctus/Reference', tags: ['!autodocs'], ...pageMeta };
export default meta;

const face = faceOf('fluctus-board');
const methods = face.members.filter(({ kind }) => kind === 'method');
const shared = new Set(face.attributes.map(({ fieldName, name }) => fieldName ?? name));
const properties = face.members.filter(({ kind, name }) => kind === 'field' && !shared.has(name));

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

/** Attributes that some story shows. */
const storied = new Set(
  [board, endings, around].flatMap(({ default: _, ...stories }) =>
    Object.values(stories).flatMap(({ args = {} }) => Object.keys(args)),
  ),
);

/** Everything a page can say to a board and hear from it, out of the manifest. */
export const Reference: StoryObj = {
  render: () =>
    page(
      'Reference',
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
      ${section('Events', '', table('Events', ['Event', 'Type', 'When'], rows(face.events)))}`,
    ),
  play: async () => {
    await expect(methods.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'play',
        'newGame',
        'undo',
        'redo',
        'goTo',
        'hint',
        'why',
        'resign',
        'offerDraw',
      ]),
    );
    await expect(face.events.length).toBe(10);
    for (const { name } of face.attributes) await expect([...storied], name).toContain(name);
  },
};
