import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { seatLetter } from '../../../core/game.js';
import type { Example, Rule, Rulebook, RulebookWords, RuleStatus } from '../../../core/rulebook.js';
import type { Drawing } from '../../drawing/template.js';
import type { UiWords } from '../../../words/en/ui.js';
import type { Answer, ExampleBoard } from './example-board.js';
import type { ExampleForm, HeadingLevel } from './rules-settings.js';
import { rulesWords } from '../../../words/en/dialogs.js';
import type { ExampleDrawing, GameDefinition } from '../../model/game-definition.js';
import type { GameWords } from '../../words/game-words.js';

/** A rulebook with its texts in one language, and everything that its view needs. */
export interface RulebookView {
  readonly rulebook: Rulebook;
  readonly words: RulebookWords;
  readonly ui: UiWords;
  readonly draw: (example: Example) => Drawing;
  /** A move in words. */
  readonly act: (move: unknown) => string;
  /** The numbers of the rules to show; undefined for the whole rulebook with idea, contents and sources. */
  readonly rules?: readonly string[] | undefined;
  /** The ids of the examples to show, by rule. Default: all. */
  readonly only?: Readonly<Record<string, readonly string[]>>;
  /** The level of the headings. */
  readonly level: HeadingLevel;
  readonly examples: ExampleForm;
  /** A win of all seats is a draw. */
  readonly draws: boolean;
  /** Makes the examples playable. */
  readonly board: Pick<ExampleBoard, keyof ExampleBoard>;
  /** The rule that gets the focus; without one, the dialog gets it. */
  readonly focusRule?: string | undefined;
  /** Shows a rule: scrolls to it and moves the focus there. */
  readonly jump?: (rule: string) => void;
  /** Called when a link to a rule is clicked. With it, the contents are links; otherwise they are buttons. */
  readonly follow?: (rule: string, event: MouseEvent) => void;
  /** The address of the page, for its links: `#F6` alone belongs to the address in `<base>`. */
  readonly address?: string;
}

const headings = {
  2: (content: unknown, id?: string) => html`<h2 part="rule-heading" id=${ifDefined(id)}>${content}</h2>`,
  3: (content: unknown, id?: string) => html`<h3 part="rule-heading" id=${ifDefined(id)}>${content}</h3>`,
  4: (content: unknown, id?: string) => html`<h4 part="rule-heading" id=${ifDefined(id)}>${content}</h4>`,
  5: (content: unknown, id?: string) => html`<h5 part="rule-heading" id=${ifDefined(id)}>${content}</h5>`,
};

const statuses: readonly RuleStatus[] = ['stated', 'other edition', 'decided', 'rebuilt'];

/** The outcome of an example as a sentence. */
function outcome({ move, drawnBefore, then }: Example, { ui, draws }: RulebookView): string {
  const words = rulesWords(ui);
  if ('legal' in then) return words.exampleLegal;
  if ('forbidden' in then) return words.exampleForbidden(then.forbidden);
  if ('over' in then) {
    const names = then.winners.map((seat) => rulesWords(ui).seat(seatLetter(seat)));
    const shared = draws ? ui.draw : ui.sharedWin(names);
    const won = names.length > 1 ? shared : names[0] ? ui.won(names[0]) : ui.nobodyWon;
    return `${words.exampleOver(then.over)} ${won}.`;
  }
  if (move === undefined) return '';
  return drawnBefore ? words.exampleBefore : words.exampleResult;
}

/** The sentence after a move that the reader asked for: how the game ended, or that this was it. */
const askedText = (shown: Example, view: RulebookView) =>
  'over' in shown.then ? outcome(shown, view) : rulesWords(view.ui).tries.shown;

/** A link to a rule: in the dialog a button that jumps there. Plain text if the rule is not shown. */
function ruleLink(id: string, text: string, { rules, jump, follow, address }: RulebookView): unknown {
  if (rules && !rules.includes(id)) return text;
  if (!follow) return html`<button class="link" type="button" @click=${() => jump?.(id)}>${text}</button>`;
  return html`<a href="${address}#${id}" @click=${(event: MouseEvent) => follow(id, event)}>${text}</a>`;
}

/** The answer as sentences. One about an illegal move links to the rule that forbids it. */
function answerText(shown: Example, { right, text, rule }: Answer, view: RulebookView): TemplateResult {
  const { board, ui } = view;
  const { exampleForbidden, tries } = rulesWords(ui);
  if (right && board.asked && rule) return html`${ruleLink(rule, exampleForbidden(rule), view)} ${text}`;
  const start = !right ? tries.wrong : board.asked ? askedText(shown, view) : tries.right;
  const why = text || (right ? '' : tries.other);
  return html`${[start, why].filter(Boolean).join(' ')}
  ${rule ? ruleLink(rule, ui.message.rule(rule), view) : nothing}`;
}

/** The answer to the reader's move, and the way on: another try, or the next example. */
function answer(shown: Example, view: RulebookView): TemplateResult {
  const { board, ui } = view;
  const { tries } = rulesWords(ui);
  const { answer: given, next } = board;
  return html`<div class="answer-bar">
    <p class="answer" role="status">${given ? answerText(shown, given, view) : nothing}</p>
    <div class="answers">
      ${
        board.asked && !given
          ? html`<button
              class="go"
              type="button"
              @click=${() => {
                board.reveal();
              }}>
              ${tries.reveal}
            </button>`
          : nothing
      }
      ${
        given?.right && next
          ? html`<button class="go" type="button" @click=${() => void board.open(next)}>
              ${tries.next}
            </button>`
          : nothing
      }
      ${
        given
          ? html`<button class="go quiet" type="button" @click=${() => void board.restart()}>
              ${tries.again}
            </button>`
          : nothing
      }
      <button class="go quiet" type="button" @click=${() => board.close()}>${tries.close}</button>
    </div>
  </div>`;
}

/** The rule of an example, and its place in the guide. */
function whereIs(shown: Example, { rulebook, words, ui, board }: RulebookView): TemplateResult {
  const { id = '' } = rulebook.rules.find(({ examples }) => examples.includes(shown)) ?? {};
  const place = board.placeOf(shown);
  return html`<p class="where">
    <b>${id} ${words.rules[id]?.title}</b>
    ${place ? html`<span>${rulesWords(ui).tries.place(place, board.count)}</span>` : nothing}
  </p>`;
}

/** An example: its picture with a button that makes it playable, or the board to play it on. */
function example(shown: Example, view: RulebookView): TemplateResult {
  const { words, ui, draw, board } = view;
  const caption = words.examples[shown.id] ?? '';
  const played = board.moveOf(shown);
  const move = shown.move && rulesWords(ui).exampleMove(played === undefined ? shown.move : view.act(played));
  const tries = view.examples === 'try';
  const open = tries && board.shown === shown;
  const tryIt = () =>
    html`<button
      class="go quiet"
      type="button"
      aria-label=${`${rulesWords(ui).tries.start}: ${caption || shown.id}`}
      @click=${() => void board.open(shown)}>
      ${rulesWords(ui).tries.start}${board.isDone(shown) ? ' ✓' : ''}
    </button>`;
  const text = html`<figcaption>
    ${caption} ${move ? html`<b data-move=${shown.move}>${move}</b>` : nothing}
    ${open ? nothing : outcome(shown, view)}
  </figcaption>`;
  if (!open)
    return html`<li part="example" id="example-${shown.id}">
      <figure>${draw(shown)} ${text}</figure>
      ${tries && board.playable(shown) ? tryIt() : nothing}
    </li>`;
  return html`<li class="playing" part="example" id="example-${shown.id}" tabindex="-1">
    ${whereIs(shown, view)}
    <figure>${text} ${board.element}</figure>
    ${answer(shown, view)}
  </li>`;
}

/** The badge that tells where a rule comes from. */
const badge = (status: RuleStatus, ui: UiWords) =>
  html`<span class="badge ${status.replace(' ', '-')}">${rulesWords(ui).status[status]}</span>`;

/** The examples of a rule that are shown: those that are named, if any are. */
export const shownExamples = (
  { id, examples }: Rule,
  only: Readonly<Record<string, readonly string[]>> = {},
): readonly Example[] =>
  Object.hasOwn(only, id) ? examples.filter((each) => only[id]!.includes(each.id)) : examples;

/** The origin of a rule, at its end: its badges, and what is said about it, folded. */
function origin(status: readonly RuleStatus[], paragraphs: readonly string[], ui: UiWords) {
  const line = html`${rulesWords(ui).origin}${status.map((each, i) => html`${i ? ' ' : ': '}${badge(each, ui)}`)}`;
  if (paragraphs.length === 0) return status.length > 0 ? html`<div class="origin">${line}</div>` : nothing;
  return html`<details class="origin">
    <summary>${line}</summary>
    ${paragraphs.map((each) => html`<p>${each}</p>`)}
  </details>`;
}

function rule(each: Rule, view: RulebookView) {
  const { id, status } = each;
  const { words, ui, focusRule, rules, level } = view;
  const { title = '', text = [], origin: from = [] } = words.rules[id] ?? {};
  const shown = view.examples === 'none' ? [] : shownExamples(each, view.only);
  // A single rule needs no badge for what a reader expects anyway, unless only a part of it is stated.
  const plain = rules && status.join() === 'stated';
  const heading = html`<span class="id">${id}<span class="vh">,</span></span> ${title}`;
  return html`<article
    id="rule-${id}"
    part="rule"
    tabindex="-1"
    aria-labelledby="rule-${id}-title"
    ?data-focus=${id === focusRule}>
    ${headings[level](heading, `rule-${id}-title`)} ${text.map((each) => html`<p>${each}</p>`)}
    ${
      shown.length > 0
        ? html`<ul class="examples" part="examples">
            ${shown.map((each) => example(each, view))}
          </ul>`
        : nothing
    }
    ${origin(plain ? [] : status, from, ui)} ${view.follow ? html`<slot name="rule-${id}"></slot>` : nothing}
  </article>`;
}

/** The number and title of a rule in the contents. */
const entry = (id: string, { words }: RulebookView) =>
  html`<span class="id">${id}</span> <span>${words.rules[id]?.title}</span>`;

const contents = (view: RulebookView) =>
  html`<nav part="rule-list" aria-label=${rulesWords(view.ui).contents}>
    <ol>
      ${view.rulebook.rules.map(
        ({ id }) =>
          html`<li>
            ${
              view.follow
                ? html`<a
                    href="${view.address}#${id}"
                    @click=${(event: MouseEvent) => view.follow?.(id, event)}
                    >${entry(id, view)}</a
                  >`
                : html`<button type="button" @click=${() => view.jump?.(id)}>${entry(id, view)}</button>`
            }
          </li>`,
      )}
    </ol>
  </nav>`;

/** The button that starts or continues the way through the examples, and how many have been played. */
function guide({ board, ui }: RulebookView): TemplateResult {
  const { tries } = rulesWords(ui);
  const { first, done, count } = board;
  return html`<p class="guide">
    <button class="go" type="button" ?disabled=${!first} @click=${() => first && void board.open(first)}>
      ${done > 0 ? tries.continue : ui.learn}
    </button>
    <span>${tries.progress(done, count)}</span>
  </p>`;
}

/** The meaning of the badges that these rules have. */
function legend(shown: readonly Rule[], { rules, ui }: RulebookView) {
  const badged = shown.filter(({ status }) => !rules || status.join() !== 'stated');
  const used = statuses.filter((status) => badged.some((each) => each.status.includes(status)));
  return used.length > 0
    ? html`<dl>
        ${used.map(
          (status) =>
            html`<dt>${badge(status, ui)}</dt>
              <dd>${rulesWords(ui).statusMeaning[status]}</dd>`,
        )}
      </dl>`
    : nothing;
}

/** A rulebook: components, the idea, contents, every rule with its examples, and the sources of the rules; or single rules of it. */
export function rulebookView(view: RulebookView): TemplateResult {
  const { rulebook, words, ui, level } = view;
  if (view.rules) {
    const shown = view.rules.flatMap((id) => rulebook.rules.find((each) => each.id === id) ?? []);
    return html`${shown.map((each) => rule(each, view))} ${legend(shown, view)}`;
  }
  const paragraphs = (all: readonly string[]) => all.map((text) => html`<p>${text}</p>`);
  return html`${headings[level](rulesWords(ui).components)}
    <ul class="components">
      ${words.components.map((each) => html`<li>${each}</li>`)}
    </ul>
    ${headings[level](rulesWords(ui).idea)} ${paragraphs(words.idea.slice(0, -1))}
    ${view.examples === 'try' ? guide(view) : nothing} ${paragraphs(words.idea.slice(-1))} ${contents(view)}
    ${rulebook.rules.map((each) => rule(each, view))} ${headings[level](rulesWords(ui).sources)}
    ${legend(rulebook.rules, view)} ${paragraphs(words.sources)}`;
}

/** A rulebook with its texts in one language, and the drawing of its examples. */
export interface LoadedRules {
  readonly rulebook: Rulebook;
  readonly words: RulebookWords;
  readonly drawing: ExampleDrawing;
}

/** The parts of a definition that its rules need. */
type RulesSource = Pick<GameDefinition<never, GameWords>, 'rulebook' | 'words'>;

/** The rules that are loaded, by game and language. */
const loaded = new WeakMap<object, Map<string, LoadedRules>>();

/** The rules of a game in a language, if they are loaded. */
export const loadedRules = ({ rulebook }: RulesSource, language: string): LoadedRules | undefined =>
  loaded.get(rulebook)?.get(language);

/** Loads the rules of a game in a language, by its primary subtag; English if the game lacks it. */
export async function loadRules(source: RulesSource, language: string): Promise<LoadedRules> {
  const { rulebook, words } = source;
  const known = loadedRules(source, language);
  if (known) return known;
  const translated = words.load[language]?.().then((each) => each.rulebook);
  const [rules, texts, drawing] = await Promise.all([
    rulebook.rules(),
    translated ?? rulebook.english(),
    rulebook.drawing(),
  ]);
  const all = loaded.get(rulebook) ?? new Map<string, LoadedRules>();
  loaded.set(rulebook, all);
  const result = { rulebook: rules, words: texts, drawing };
  all.set(language, result);
  return result;
}
