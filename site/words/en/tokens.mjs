/** What the tokens colour and measure, by name: the docstrings of the boards. */
import { readFileSync } from 'node:fs';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { light } = read('tokens.json');
const elements = read('custom-elements.json').modules.flatMap(({ declarations }) => declarations);

export default Object.fromEntries(
  elements
    .flatMap(({ cssProperties = [] }) => cssProperties)
    .map(({ name, description = '' }) => [name.slice(2), description.replaceAll('`', '')])
    .filter(([name]) => light[name]),
);
