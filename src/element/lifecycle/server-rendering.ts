import type { CSSResultOrNative } from 'lit';
import type { GameDefinition, GameWords } from '../game-definition.js';
import { boardLanguages } from '../i18n/index.js';
import { loadWords } from '../i18n/language-controller.js';
import { marksModule } from '../marks/marks-controller.js';
import { isElementClass } from '../register.js';
import { RulesElement, rulesContents } from '../rules/rules-element.js';
import { treeModule } from '../tree/tree-controller.js';

type Definition = GameDefinition<never, never, never, GameWords>;

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
    await Promise.all([definition.extras?.module.load(), ...Object.values(load).map(loadWords)]);
    // In a browser, rules and replays load their style sheets on demand.
    const sheets =
      element.prototype instanceof RulesElement
        ? await prepareRules(definition, ['en', ...Object.keys(load)])
        : [...(Reflect.get(element, 'elementStyles') as readonly CSSResultOrNative[]), ...replaySheets];
    Reflect.set(element, 'elementStyles', sheets);
  });
  await Promise.all([marksModule.load(), ...elements]);
}
