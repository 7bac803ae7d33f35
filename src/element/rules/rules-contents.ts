import { html, type CSSResult, type CSSResultGroup, type LitElement, type ReactiveController } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Example, Rulebook } from '../../core/rulebook.js';
import { faultSentence } from '../ui/a11y/sentences.js';
import type { BoardWords } from '../words/game-words.js';
import { fire } from '../model/fire.js';
import type { ExampleDrawing, RulesDefinition } from '../model/game-definition.js';
import type { LanguageController } from '../words/language-controller.js';
import { onServer, bringIntoView } from '../base/abilities.js';
import { adoptSheets } from '../styles/adopt-sheets.js';
import { baseStyles } from '../styles/base.styles.js';
import { inheritedStyles } from '../styles/inherited.styles.js';
import { messageStyles } from '../styles/message.styles.js';
import { attributeValue } from '../base/property-types.js';
import { rulesElementStyles } from '../styles/rules-element.styles.js';
import { rulesStyles } from '../styles/rules.styles.js';
import { tokens } from '../styles/theme.styles.js';
import { ExampleBoard, showExample } from '../ui/rulebook/example-board.js';
import {
  loadRules,
  loadedRules,
  type LoadedRules,
  rulebookView,
  shownExamples,
} from '../ui/rulebook/rulebook-view.js';
import {
  parseRulesSettings,
  type RulesProperties,
  type RulesSettings,
} from '../ui/rulebook/rules-settings.js';

/** The element that the fragment of the address names. */
function target(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Called before an element grows; the result is called afterwards. If the target of the fragment is below the element and in the window, it
 * stays where it is. Not every browser does so for itself, and none at the top of a page.
 */
function keepTarget(grown: HTMLElement): (() => void) | undefined {
  const place = target();
  if (!place || !(grown.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING)) return undefined;
  const { top } = place.getBoundingClientRect();
  if (top < 0 || top >= innerHeight) return undefined;
  return () => {
    scrollBy({ top: place.getBoundingClientRect().top - top, behavior: 'instant' });
  };
}

/** Rules on the page that the fragment of its address (`#F6`) can name. */
interface RulePlaces {
  readonly host: HTMLElement;
  /** The element of a rule, if it is shown. */
  find(rule: string): HTMLElement | null;
}

const all = new Set<RulePlaces>();

/** The fragment that a rule has answered: of several elements with the same rule, only one moves the focus. */
let answered = '';

/** Scrolls to a rule and moves the focus there. */
function showRule(rule: HTMLElement): void {
  rule.focus({ preventScroll: true });
  bringIntoView(rule);
}

/** Shows the rule that the fragment names, in the first element of the page that contains it. */
function answer(): void {
  const id = location.hash.slice(1);
  if (id === answered) return;
  answered = '';
  // An element of the page with this id is the target.
  if (!id || document.getElementById(id)) return;
  const inOrder = [...all].sort((a, b) =>
    a.host.compareDocumentPosition(b.host) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  for (const places of inOrder) {
    const rule = places.find(id);
    if (!rule) continue;
    answered = id;
    showRule(rule);
    return;
  }
}

/** A link to the fragment that the address has already changes nothing, so no `hashchange` follows. */
function answerAgain(event: MouseEvent): void {
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  if (!link?.hash || link.href !== location.href || event.defaultPrevented) return;
  answered = '';
  answer();
}

/** Makes the rules of an element targets of the fragment; answers the present one. */
function addPlaces(places: RulePlaces): void {
  if (all.size === 0) {
    addEventListener('hashchange', answer);
    document.addEventListener('click', answerAgain);
  }
  all.add(places);
  answer();
}

function removePlaces(places: RulePlaces): void {
  if (!all.delete(places) || all.size > 0) return;
  removeEventListener('hashchange', answer);
  document.removeEventListener('click', answerAgain);
  answered = '';
}

type Definition = RulesDefinition;

const flat = (styles: CSSResultGroup): readonly CSSResult[] =>
  Array.isArray(styles) ? styles.flatMap(flat) : [styles as CSSResult];

/** The style sheets of the rules of a game. */
export const sheetsOf = ({ styles }: ExampleDrawing): readonly CSSResult[] =>
  flat([tokens, inheritedStyles, baseStyles, messageStyles, styles, rulesStyles, rulesElementStyles]);

/** Loads everything that rules need to be rendered on a server, in these languages; returns their style sheets. */
export async function prepareRules(
  definition: Definition,
  languages: readonly string[],
): Promise<readonly CSSResult[]> {
  const all = await Promise.all(languages.map((language) => loadRules(definition, language)));
  return all.flatMap(({ drawing }, i) => (i ? [] : sheetsOf(drawing)));
}

/** The contents of a rules element: texts, examples, anchors and messages. Loaded on demand. */
export class RulesContents implements ReactiveController {
  readonly #host: LitElement & RulesProperties;
  readonly #definition: Definition;
  readonly #language: LanguageController<BoardWords>;
  readonly #loadBoard: (() => unknown) | undefined;
  /** The board of the examples, for the rules that are shown. */
  #board: ExampleBoard | undefined;
  /** The rules of the board of the examples. */
  #boardKey: string | undefined;
  /** The faults that are shown and were reported to the page. */
  #reported: readonly string[] = [];
  /** The markup is from a server. */
  #serverRendered: boolean;
  readonly #places: RulePlaces;
  /** Keeps the target of the fragment in its place after the first render. */
  #keep: (() => void) | undefined;

  /** `loadBoard` loads the board of the examples, if the page does not have it. */
  constructor(
    host: LitElement & RulesProperties,
    language: LanguageController<BoardWords>,
    definition: Definition,
    loadBoard: (() => unknown) | undefined,
  ) {
    this.#host = host;
    this.#definition = definition;
    this.#language = language;
    this.#loadBoard = loadBoard;
    if (onServer) language.refresh();
    this.#serverRendered = !host.hasUpdated && Boolean(host.shadowRoot?.firstChild);
    this.#places = {
      host,
      find: (rule) => host.renderRoot.querySelector<HTMLElement>(`#rule-${CSS.escape(rule)}`),
    };
    host.addController(this);
  }

  /** Updates the element when its rules are loaded; the first time, over the markup that a server made. */
  async update(update: () => unknown): Promise<void> {
    try {
      await loadRules(this.#definition, this.#language.tag);
    } catch {
      this.#fail();
    }
    if (!this.#serverRendered) {
      await update();
      return;
    }
    const { hydrate } = await import('../lifecycle/hydration.js');
    await hydrate(this.#host, update);
    this.#serverRendered = false;
  }

  hostConnected(): void {
    if (this.#host.hasUpdated) addPlaces(this.#places);
  }

  hostDisconnected(): void {
    removePlaces(this.#places);
  }

  hostUpdate(): void {
    if (!this.#host.hasUpdated) this.#keep = keepTarget(this.#host);
    const { rules, settings } = this.#shown() ?? {};
    if (!rules || !settings) return;
    // Markup from a server contains its style sheets.
    if (!this.#host.renderRoot.querySelector('style')) adoptSheets(this.#host, sheetsOf(rules.drawing));
    this.#openBoard(rules, settings);
  }

  hostUpdated(): void {
    this.#keep?.();
    this.#keep = undefined;
    this.#report();
    if (this.#host.isConnected) addPlaces(this.#places);
  }

  /** The rules as far as they are loaded, English ones while those of another language could not be loaded. */
  #shown(): { readonly rules: LoadedRules; readonly settings: RulesSettings } | undefined {
    const rules = loadedRules(this.#definition, this.#language.tag) ?? loadedRules(this.#definition, 'en');
    if (!rules) return undefined;
    const ids = rules.rulebook.rules.flatMap(({ id, examples: all }) => [
      id,
      ...all.map((each) => `${id}:${each.id}`),
    ]);
    const { rule, headingLevel, examples } = this.#host;
    return {
      rules,
      settings: parseRulesSettings({ rule: attributeValue(rule), headingLevel, examples }, ids),
    };
  }

  /** Another choice of rules has another board for its examples. */
  #openBoard({ rulebook, drawing }: LoadedRules, { rules, only, examples }: RulesSettings): void {
    const key = `${rules?.join(' ')} ${JSON.stringify(only)} ${examples}`;
    const { element } = this.#board ?? {};
    if (element && element.lang !== this.#language.tag) element.lang = this.#language.tag;
    if (this.#board && key === this.#boardKey) return;
    this.#boardKey = key;
    this.#board = this.#createBoard(
      // Single rules have no guide: "Next" leads through all their examples.
      rules
        ? {
            rules: rulebook.rules
              .filter(({ id }) => rules.includes(id))
              .map((rule) => ({ ...rule, examples: shownExamples(rule, only) })),
          }
        : rulebook,
      drawing,
    );
  }

  #createBoard(rulebook: Rulebook, { games }: ExampleDrawing): ExampleBoard {
    const host = this.#host;
    const definition = this.#definition;
    const game = definition.game.id;
    return new ExampleBoard(
      {
        definition,
        games,
        language: () => this.#language.tag,
        update: (example) => {
          void showExample(host, this.#board!, example, (place) =>
            bringIntoView(place, { block: 'nearest' }),
          );
        },
        tried: (move) => fire(host, 'game-try', { game, ...move }),
        prepare: () => (customElements.get(definition.tag) ? undefined : this.#loadBoard?.()),
        failed: () => this.#fail(),
      },
      rulebook,
    );
  }

  #fail(): void {
    const message = this.#language.words.ui.loadFailed;
    fire(this.#host, 'game-error', { code: 'load', message });
  }

  /** Tells the page about each fault once. */
  #report(): void {
    const { faults = [] } = this.#shown()?.settings ?? {};
    const known = this.#reported;
    this.#reported = faults.map(({ attribute, found }) => `${attribute} ${found}`);
    for (const [i, { attribute, found, values }] of faults.entries())
      if (!known.includes(this.#reported[i]!))
        fire(this.#host, 'game-error', {
          code: 'attribute',
          attribute,
          at: found,
          message: faultSentence({ code: 'attribute', at: attribute, found, values }, this.#language.words),
        });
  }

  /**
   * Follows a link to a rule. The address stays: its fragment may belong to the router of the page. A click with a modifier key opens
   * another window.
   */
  readonly #follow = (rule: string, event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const place = this.#places.find(rule);
    if (place) showRule(place);
  };

  render(): unknown {
    const { ui, game } = this.#language.words;
    const { rules, settings } = this.#shown() ?? {};
    if (!rules || !settings) return ui.loadFailed;
    const { drawing, ...loaded } = rules;
    const board = this.#board ?? this.#createBoard(loaded.rulebook, drawing);
    const messages = settings.faults.map(
      ({ attribute: at, found, values }) =>
        html`<p class="message error" part="message" role="alert">
          ${faultSentence({ code: 'attribute', at, found, values }, this.#language.words)}
        </p>`,
    );
    const view = {
      ...loaded,
      ...settings,
      ui,
      draw: (example: Example) => drawing.draw(example, game),
      act: (move: unknown) => game.act(move),
      draws: this.#definition.agreementRule !== undefined,
      board,
      follow: this.#follow,
      address: onServer ? '' : location.href.replace(/#.*/s, ''),
    };
    return html`<div class="article" lang=${ifDefined(this.#language.foreign)}>
      ${messages}${rulebookView(view)}${drawing.defs}
    </div>`;
  }
}
