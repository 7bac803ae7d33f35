import type { PropertyDeclarations, PropertyValues } from 'lit';
import type { BoardWords } from '../words/game-words.js';
import { fire } from '../model/fire.js';
import type { RulesDefinition } from '../model/game-definition.js';
import { boardLanguages } from '../words/index.js';
import { LanguageController } from '../words/language-controller.js';
import { Lazy } from '../base/lazy.js';
import { onServer, internalsOf } from '../base/abilities.js';
import { retryLater } from '../base/retry.js';
import type { ToldFault } from '../model/effects.js';
import { number, words } from '../base/property-types.js';
import { TypedElement } from '../ui/typed-element.js';
import type { HeadingLevel } from '../ui/rulebook/rules-settings.js';
import type { RulesContents } from './rules-contents.js';

/** The contents of rules elements, for all of a page. */
export const rulesContents = new Lazy(() => import('./rules-contents.js'));

/**
 * The base class of the elements that show the rules of a game, in the fonts and colours of the page. Everything but the
 * attributes is loaded on demand.
 *
 * @fires game-try
 * @fires game-error - An attribute is invalid, or the rules could not be loaded. The element stays as it was.
 *
 * @attr {string} lang - The language: `en` or `de`. Default: that of the page.
 *
 * @slot rule-F6 - What your page adds at the end of rule F6, such as a note; likewise for each rule.
 *
 * @csspart rule-list - The list of the rules, with links to them.
 * @csspart rule - Each rule with its examples.
 * @csspart rule-heading - Each heading.
 * @csspart examples - The examples of a rule, as a list.
 * @csspart example - Each example of a rule: a picture or a board, with a caption.
 * @csspart message - The message about an invalid attribute.
 */
export abstract class RulesElement extends TypedElement {
  /** The definition of the game: a RulesDefinition. */
  static definition: RulesDefinition;

  /** The bundle of the rules and that of the board, which it loads, contain the class. */
  static readonly shared = true;

  /** Loads the board of the examples, if the page does not have it. */
  static loadBoard: (() => Promise<unknown>) | undefined;

  static get tag(): string {
    return `${this.definition.game.id}-rules`;
  }

  static override properties: PropertyDeclarations = {
    rule: { type: words },
    headingLevel: { type: number, attribute: 'heading-level' },
    examples: {},
  };

  /**
   * The numbers of the rules to show, separated by spaces: `F6 F9`. `F6:capture-centre` shows a rule with this example only. Default:
   * the whole rulebook.
   * @summary Numbers of the rules
   */
  rule: string | readonly string[] | undefined = '';

  /**
   * The level of the headings, 2 to 5. Default: 2.
   * @summary Level of the headings
   * @type {2 | 3 | 4 | 5 | '2' | '3' | '4' | '5'}
   */
  headingLevel: HeadingLevel | `${HeadingLevel}` | undefined = 2;

  /**
   * `try` (default) makes the examples boards that the reader can play on, `still` makes them pictures, `none` hides them.
   * @summary Examples
   * @type {'try' | 'still' | 'none'}
   */
  examples: 'try' | 'still' | 'none' | undefined = 'try';

  readonly #language = new LanguageController<BoardWords>(
    this,
    boardLanguages((this.constructor as typeof RulesElement).definition),
  );
  /** `waiting` until the first render, for the style sheet that reserves space. */
  readonly #states = onServer ? undefined : internalsOf(this).states;
  #contents: RulesContents | undefined;
  /** The message that is shown if the contents cannot be loaded. */
  #failure: string | undefined;

  override connectedCallback(): void {
    if (!this.hasUpdated && !this.shadowRoot) this.#states?.add('waiting');
    super.connectedCallback();
  }

  /** Each update waits for the language and the contents. */
  protected override async scheduleUpdate(): Promise<void> {
    const update = () => super.scheduleUpdate();
    await this.#language.loading;
    try {
      this.#open(await rulesContents.load());
    } catch {
      const message = (this.#failure = this.#language.words.ui.loadFailed);
      fire(this, 'game-error', { code: 'load', message });
      retryLater(() => this.requestUpdate());
    }
    await (this.#contents?.update(update) ?? update());
  }

  protected override willUpdate(): void {
    // On a server, only this method and `render` are called.
    if (onServer && rulesContents.value) this.#open(rulesContents.value);
  }

  protected override update(changed: PropertyValues<this>): void {
    this.#states?.delete('waiting');
    super.update(changed);
  }

  protected override refuse(fault: ToldFault): void {
    const message = this.#language.words.ui.fault(fault);
    super.refuse(message ? { ...fault, message } : fault);
  }

  #open({ RulesContents: Contents }: NonNullable<(typeof rulesContents)['value']>): void {
    const { definition, loadBoard } = this.constructor as typeof RulesElement;
    this.#contents ??= new Contents(this, this.#language, definition, loadBoard);
  }

  protected override render(): unknown {
    return this.#contents?.render() ?? this.#failure;
  }
}
