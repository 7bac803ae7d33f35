import { markup } from '../drawing/template.js';

/** A rule, or a block in `@` with rules, of a minified style sheet. */
const block = /([^{}]+)\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;

/** A list in parentheses: the alternatives of `:is()`, what `:not()` excludes. */
const list = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** A comma that is not in parentheses. */
const comma = /,(?![^(]*\))/;

/** A name without which a selector matches nothing: of a class, an attribute or a tag. */
const needed = /[.[]([\w-]+)|(?:^|[\s>+~])([a-z][\w-]*)/g;

/** Removes comments and white space that have no meaning from a style sheet without texts of its own. */
export const minifySheet = (text: string): string =>
  text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/;}/g, '}')
    .replace(/([{;][\w-]+): /g, '$1:')
    .trim();

/** The rules that can match in markup with these words; the lists in parentheses are not considered. */
function usedRules(sheet: string, words: ReadonlySet<string>): string {
  const matches = (selector: string) =>
    Array.from(selector.replace(list, '').matchAll(needed)).every(([, name, tag = name]) => words.has(tag!));
  return sheet.replace(block, (rule, prelude: string, body: string) => {
    if (prelude.startsWith('@keyframes')) return rule;
    const selectors = prelude.startsWith('@') ? prelude : prelude.split(comma).filter(matches).join();
    const rules = prelude.startsWith('@') ? usedRules(body, words) : body;
    return selectors && rules ? `${selectors}{${rules}}` : '';
  });
}

/** Removes the private custom properties that nothing reads. */
function usedProperties(sheet: string, content: string): string {
  const all = sheet + content;
  const read = new Set(Array.from(all.matchAll(/var\((--_[\w-]+)/g), ([, name]) => name!));
  const rest = sheet
    .replace(/(--_[\w-]+):[^;{}]*;?/g, (declaration, name: string) => (read.has(name) ? declaration : ''))
    .replace(/[^{};]+\{\}/g, '');
  return rest === sheet ? rest : usedProperties(rest, content);
}

/**
 * The part of minified style sheets that shows the content of a template: rules whose classes, attributes and tags occur in it, and
 * custom properties that they read. All of them, if the template has a directive: its content is unknown.
 */
export function leanSheet(sheet: string, template: unknown): string {
  const content = markup(template);
  if (content.includes('[object ')) return sheet;
  return usedProperties(usedRules(sheet, new Set(content.match(/[\w-]+/g))), content);
}
