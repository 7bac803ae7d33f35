import { unsafeCSS, type CSSResult, type LitElement } from 'lit';
import type { GameDefinition } from '../model/game-definition.js';
import type { GameWords } from '../words/game-words.js';
import { boardLanguages } from '../words/index.js';
import { loadWords } from '../words/language-controller.js';
import { marksModule } from '../parts/marks/marks-controller.js';
import { isElementClass } from '../base/register.js';
import { RulesElement, rulesContents } from '../rules/rules-element.js';
import { sessionOf } from '../model/session.js';
import { treeModule } from '../parts/tree/tree-controller.js';
import { leanSheet, minifySheet } from './lean-sheet.js';

type Definition = GameDefinition<never, never, never, GameWords>;

/** A board, as a renderer on a server sees it. */
type ServerBoard = LitElement & { readonly mode: string | undefined; render(): unknown };

/**
 * A renderer reads the style sheets of a board from its class, and writes them into the markup of each board. A diagram needs few of
 * their rules: it says that its class has only those.
 */
const writeLeanDiagrams = (element: CustomElementConstructor, sheet: string): void => {
  Object.defineProperty(element.prototype, 'constructor', {
    get(this: ServerBoard): unknown {
      if (!sessionOf(this.mode).bare) return element;
      const elementStyles = { get: () => [unsafeCSS(leanSheet(sheet, this.render()))] };
      return Object.create(element, { elementStyles });
    },
  });
};

/** Loads everything that boards and rules need to be rendered on a server, where nothing can be loaded during a render. */
export async function prepare(exports: readonly unknown[]): Promise<void> {
  const [{ prepareRules }, { sheets: replaySheets }] = await Promise.all([
    rulesContents.load(),
    treeModule.load(),
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
  await Promise.all([marksModule.load(), ...elements]);
}
