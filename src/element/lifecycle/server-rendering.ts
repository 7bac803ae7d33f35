import { unsafeCSS, type CSSResult, type LitElement } from 'lit';
import type { GameDefinition } from '../model/game-definition.js';
import type { GameWords } from '../words/game-words.js';
import { boardLanguages } from '../words/index.js';
import { loadWords } from '../words/language-controller.js';
import { partKinds } from '../parts/registry.js';
import { isElementClass } from '../base/register.js';
import { RulesElement, rulesContents } from '../rules/rules-element.js';
import { sessionOf } from '../model/session.js';
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

type Definition = GameDefinition<never, GameWords>;

/** A board, as a renderer on a server sees it. */
type ServerBoard = LitElement & { readonly mode: string | undefined; render(): unknown };

/**
 * A renderer reads the style sheets of a board from its class, and writes them into the markup of each board. A diagram needs few of
 * their rules: it says that its class has only those.
 */
const writeLeanDiagrams = (element: CustomElementConstructor, sheet: string): void => {
  Object.defineProperty(element.prototype, 'constructor', {
    get(this: ServerBoard): unknown {
      if (!sessionOf(this.mode).boardOnly) return element;
      const elementStyles = { get: () => [unsafeCSS(leanSheet(sheet, this.render()))] };
      return Object.create(element, { elementStyles });
    },
  });
};

/** Loads everything that boards and rules need to be rendered on a server, where nothing can be loaded during a render. */
export async function prepare(exports: readonly unknown[]): Promise<void> {
  const [{ prepareRules }, { sheets: replaySheets }] = await Promise.all([
    rulesContents.load(),
    partKinds.tree.load(),
  ]);
  const elements = exports.filter(isElementClass).map(async (element) => {
    const definition = element.definition as Definition;
    // Moves in running text have no words.
    if (!('words' in definition)) return;
    const { load } = boardLanguages(definition);
    await Promise.all(Object.values(load).map(loadWords));
    // In a browser, rules and replays load their style sheets on demand.
    const isRules = element.prototype instanceof RulesElement;
    const own = Reflect.get(element, 'elementStyles') as readonly CSSResult[];
    const sheets = isRules
      ? await prepareRules(definition, ['en', ...Object.keys(load)])
      : [...own, ...replaySheets];
    const sheet = minifySheet(sheets.map(({ cssText }) => cssText).join(''));
    Reflect.set(element, 'elementStyles', [unsafeCSS(sheet)]);
    if (!isRules) writeLeanDiagrams(element, sheet);
  });
  await Promise.all([partKinds.marks.load(), ...elements]);
}
