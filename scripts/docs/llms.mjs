/** Writes llms.txt (llmstxt.org): the documentation of the package for language models, in one text. */
import { readFileSync } from 'node:fs';
import { docsPages } from '../../site/lib/docs.mjs';
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

/** The public interface of an element: a list for each kind of member. */
const reference = (of, details) =>
  [
    list('Attributes', of.attributes, typed),
    list('Read-only properties', readOnly(of), typed),
    list('Methods', methods(of), (each) => line(call(each), each.description, each.return?.type.text)),
    list('Events', of.events, ({ name, description }) => {
      const detail = details.get(name).map(({ text }) => `\`${text}\``);
      return `${line(name, description)} Detail: ${detail.join(', ')}.`;
    }),
    list('Slots', of.slots, ({ name, description }) => line(name || '(default)', description)),
    list('CSS parts', of.cssParts, named),
    list('CSS states', of.cssStates, named),
    list('CSS custom properties', of.cssProperties, styled),
  ].join('');

export function llms() {
  const { name, description, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { shared, elements, rules, others } = readElements();
  const details = eventDetails();
  const tags = elements.map(({ tagName }) => tagName);
  const [tag] = tags;
  return `# ${name}

> ${description} Elements: ${[...tags, ...rules.tagNames].map((each) => `\`<${each}>\``).join(', ')}. No server, no framework.

${docsPages()
  .map(({ path, title, description }) => `- [${title}](${path}): ${description}`)
  .join('\n')}
- [custom-elements.json](custom-elements.json): the reference below in machine-readable form

## Use

\`\`\`html
<script type="module" src="https://cdn.jsdelivr.net/npm/${name}@${version}/cdn/${tag}.min.js"></script>
<${tag}></${tag}>
\`\`\`

- \`cdn/<tag>.min.js\` contains one element, \`cdn/${name}.min.js\` contains all elements. \`cdn/<name>.importmap.json\` contains the hashes of each as an import map.
- The file contains a whole game for people to play in English. Dialogs, other languages, computer players and analysis are loaded on demand from the same folder.
- \`import '${name}/<tag>.js'\` registers one element, \`import '${name}'\` registers all. \`${name}/classes.js\` exports the classes and registers nothing.
- \`import type {} from '${name}/react'\` (or \`vue\`, \`svelte\`, \`solid\`) adds the types of the elements to templates.
- \`${name}/engine\` exports \`games\`, the rules of all games; it needs no DOM. The rules of one game: ${findEngines()
    .map(({ id }) => `\`${name}/engine/${id}.js\``)
    .join(', ')}.
- \`${name}/rules.js\` exports \`rulebook(game, language)\`: rules, examples and texts as data; it needs no DOM.
- \`${name}/picture.js\` exports \`picture(game, { position, marks })\`: a position as SVG; it needs no DOM.
- \`${name}/markdown.js\` exports \`fence(info, text)\`: a board from a fenced code block in Markdown; it needs no DOM.
- \`${name}/puzzles.js\` exports \`puzzleOn(game, date, lang)\`: a daily puzzle as attributes of its board; it needs no DOM.
- \`${name}/table.js\` exports \`hostTable(options)\` and \`channelLink(channel, token)\`: a game of people on several pages, whose host sends each page only what its seat may know.
- Setting the property \`position\`, \`record\` or \`ply\` takes effect at once. Attributes take effect with the next update, or when a method is called. Seats count from 0; a ply is one move, by a seat or by chance.

## All elements

${reference(shared, details)}${elements
    .map((element) => `## <${element.tagName}>\n\n${element.description}\n\n${reference(element, details)}`)
    .join('')}## Rules in a page: ${rules.tagNames.map((each) => `<${each}>`).join(', ')}

The rules of a game in the flow of a page, with examples to play. The entry of each board registers the element of its game, too.

${reference(rules, details)}${others
    .map(
      ([, element]) => `## <${element.tagName}>\n\n${element.description}\n\n${reference(element, details)}`,
    )
    .join('')}## Engines

Every engine is a \`Game<State, Move, Options>\`: pure functions over plain data.

${engineMembers()
  .map(({ text, description }) => line(text.replaceAll(/\s*\n\s*/g, ' '), description))
  .join('\n')}
`;
}
