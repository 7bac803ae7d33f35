/** The tables of the documents in Markdown, by the names that their places bear. */
import { call, eventDetails, methods, readElements, readOnly } from './facts.mjs';

const cell = (text = '') => text.replaceAll('\n', ' ').replaceAll('|', '\\|');
const code = (text) => `\`${text}\``;

/** Not aligned: else one long cell would make every line of a table long, and another one when it changes. */
function table(heads, rows) {
  const lines = [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`);
  return ['<!-- prettier-ignore-start -->', ...lines, '<!-- prettier-ignore-end -->'].join('\n');
}

/** The first column of a table with a row for each thing of each element: the tag where it is another than above. */
const withTags = (elements, rowsOf) =>
  elements.flatMap((element) =>
    rowsOf(element).map((row, i) => [i ? '' : code(`<${element.tagName}>`), ...row]),
  );

const named = ({ name, description }) => [code(name), description];
const value = ({ name, description, default: given }) => [code(name), description, given && code(given)];

/** The fields of an event's detail; `game` is in all of them. */
const fields = (details, { type }) =>
  details
    .get(type.text)
    .filter(({ name }) => name !== 'game')
    .map(({ name }) => code(name))
    .join(' ');

const slot = ({ name, description }) => [name ? code(name) : 'none', description];

export function tables() {
  const { shared, elements } = readElements();
  const details = eventDetails();
  const OWN = 'element';
  return {
    attributes: table(['attribute', 'meaning'], shared.attributes.map(named)),
    'own-attributes': table(
      [OWN, 'attribute', 'meaning'],
      withTags(elements, ({ attributes }) => attributes.map(named)),
    ),
    properties: table(['property', 'what it tells'], readOnly(shared).map(named)),
    methods: table(
      ['method', 'what it does'],
      methods(shared).map((method) => [code(call(method)), method.description]),
    ),
    events: table(
      ['event', 'when', 'detail'],
      shared.events.map((event) => [...named(event), fields(details, event)]),
    ),
    slots: table(['slot', 'what belongs there'], shared.slots.map(slot)),
    parts: table(
      [OWN, 'part', 'what it is'],
      [
        ...shared.cssParts.map((part, i) => [i ? '' : 'all', ...named(part)]),
        ...withTags(elements, ({ cssParts }) => cssParts.map(named)),
      ],
    ),
    states: table(['state', 'meaning'], shared.cssStates.map(named)),
    tokens: table(['custom property', 'meaning', 'default'], shared.cssProperties.map(value)),
    'own-tokens': table(
      [OWN, 'custom property', 'meaning', 'default'],
      withTags(elements, ({ cssProperties }) => cssProperties.map(value)),
    ),
  };
}
