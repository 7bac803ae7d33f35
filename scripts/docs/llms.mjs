/** llms.txt (llmstxt.org): all that a program has to know to use the package, in one text. */
import { readFileSync } from 'node:fs';
import { findEngines } from '../files.mjs';
import { call, engineMembers, eventDetails, methods, readElements, readOnly } from './facts.mjs';

const line = (name, text = '', type = '') =>
  `- \`${name}\`${type && ` (${type})`}${text && `: ${text.replaceAll('\n', ' ')}`}`;

const list = (title, entries, show) =>
  entries.length ? `### ${title}\n\n${entries.map(show).join('\n')}\n\n` : '';

const typed = ({ name, type, description }) => line(name, description, type?.text);
const named = ({ name, description }) => line(name, description);
const styled = ({ name, description, default: given }) =>
  line(name, `${description}${given ? ` Default \`${given}\`.` : ''}`);

const face = (of, details) =>
  [
    list('Attributes', of.attributes, typed),
    list('Read-only properties', readOnly(of), typed),
    list('Methods', methods(of), (each) => line(call(each), each.description, each.return?.type.text)),
    list('Events', of.events, ({ name, type, description }) => {
      const detail = details.get(type.text).map(({ text }) => `\`${text}\``);
      return `${line(name, description)} Detail: ${detail.join(', ')}.`;
    }),
    list('Slots', of.slots, ({ name, description }) => line(name || '(default)', description)),
    list('CSS parts', of.cssParts, named),
    list('CSS states', of.cssStates, named),
    list('CSS custom properties', of.cssProperties, styled),
  ].join('');

export function llms() {
  const { name, description, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { shared, elements } = readElements();
  const details = eventDetails();
  const tags = elements.map(({ tagName }) => tagName);
  const [tag] = tags;
  return `# ${name}

> ${description} Elements: ${tags.map((each) => `\`<${each}>\``).join(', ')}. No server, no framework.

- [README](README.md): how to embed, attributes, methods, events
- [docs/embedding.md](docs/embedding.md): who plays, diagrams, replays, keeping a game, languages, analysis
- [docs/notation.md](docs/notation.md): moves, positions and records
- [docs/events.md](docs/events.md): what is in them, stopping a move, two boards
- [docs/frameworks.md](docs/frameworks.md), [docs/ssr.md](docs/ssr.md): frameworks, types, bundlers; rendering on a server
- [docs/theming.md](docs/theming.md), [docs/accessibility.md](docs/accessibility.md): custom properties, dark, parts; keys
- [docs/csp.md](docs/csp.md), [docs/browsers.md](docs/browsers.md): security policies, browsers
- [custom-elements.json](custom-elements.json): the same as below for programs
- [CHANGELOG](CHANGELOG.md)

## Use

\`\`\`html
<script type="module" src="https://cdn.jsdelivr.net/npm/${name}@${version}/cdn/${tag}.min.js"></script>
<${tag}></${tag}>
\`\`\`

- \`cdn/<tag>.min.js\`: one element with all that it needs; \`cdn/${name}.min.js\`: all of them. \`cdn/sri.json\` has their hashes for \`integrity\`.
- \`import '${name}/<tag>.js'\` registers one element, \`import '${name}'\` all; \`${name}/classes.js\` gives the classes and registers nothing.
- \`import type {} from '${name}/react'\` (or \`vue\`, \`svelte\`, \`solid\`) types the elements in templates.
- \`${name}/engine\` gives \`games\`, the rules of every game without a DOM; of one game: ${findEngines()
    .map(({ id }) => `\`${name}/engine/${id}.js\``)
    .join(', ')}.

## Every element

${face(shared, details)}${elements
    .map((element) => `## <${element.tagName}>\n\n${element.description}\n\n${face(element, details)}`)
    .join('')}## Engines

Every engine is a \`Game<State, Move, Options>\` of pure functions over plain data:

${engineMembers()
  .map(({ text, description }) => line(text.replaceAll(/\s*\n\s*/g, ' '), description))
  .join('\n')}
`;
}
