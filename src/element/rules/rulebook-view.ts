import { html, nothing, type TemplateResult } from 'lit';
import { seatLetter } from '../../core/game.js';
import type { Example, Rule, Rulebook, RulebookWords, RuleStatus } from '../../core/rulebook.js';
import type { DrawExample } from '../game-definition.js';
import type { UiWords } from '../i18n/en.js';
import { onDemand } from '../i18n/on-demand.js';
import type { ExampleBoard } from './example-board.js';

/** A rulebook with its texts in one language, and everything that its view needs. */
export interface RulebookView {
  readonly rulebook: Rulebook;
  readonly words: RulebookWords;
  readonly ui: UiWords;
  readonly drawExample: DrawExample;
  /** A win of all seats is a draw. */
  readonly draws: boolean;
  /** Makes the examples playable. */
  readonly board: ExampleBoard;
  /** The rule that gets the focus; without one, the dialog gets it. */
  readonly focusRule?: string | undefined;
  /** Shows a rule: scrolls to it and moves the focus there. */
  readonly jump: (rule: string) => void;
}

const statuses: readonly RuleStatus[] = ['stated', 'other edition', 'decided', 'rebuilt'];

const texts = (ui: UiWords) => onDemand(ui).rulebook;

/** The outcome of an example as a sentence. */
function outcome({ move, drawnBefore, then }: Example, { ui, draws }: RulebookView): string {
  const words = texts(ui);
  if ('legal' in then) return words.exampleLegal;
  if ('forbidden' in then) return words.exampleForbidden(then.forbidden);
  if ('over' in then) {
    const names = then.winners.map((seat) => onDemand(ui).seat(seatLetter(seat)));
    const shared = draws ? ui.draw : ui.sharedWin(names);
    const won = names.length > 1 ? shared : names[0] ? ui.won(names[0]) : ui.nobodyWon;
    return `${words.exampleOver(then.over)} ${won}.`;
  }
  if (move === undefined) return '';
  return drawnBefore ? words.exampleBefore : words.exampleResult;
}

/** The sentence after a move that the reader asked for: what the rule says, how the game ended, or that this was it. */
const askedText = (shown: Example, view: RulebookView) =>
  'over' in shown.then || 'forbidden' in shown.then ? outcome(shown, view) : texts(view.ui).tries.shown;

/** The answer to the reader's move, and the way on: another try, or the next example. */
function answer(shown: Example, view: RulebookView): TemplateResult {
  const { board, ui } = view;
  const { tries } = texts(ui);
  const { answer: given, next } = board;
  const right = board.asked ? askedText(shown, view) : tries.right;
  const text = given && [given.right ? right : tries.wrong, given.text || (given.right ? '' : tries.other)];
  return html`<div class="answer-bar">
    <p class="answer" role="status">${text?.filter(Boolean).join(' ')}</p>
    <div class="answers">
      ${
        board.asked && !given
          ? html`<button
              class="go"
              type="button"
              @click=${() => {
                board.reveal();
              }}
            >
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

/** An example: its picture with a button that makes it playable, or the board to play it on. */
function example(shown: Example, view: RulebookView): TemplateResult {
  const { words, ui, drawExample, board } = view;
  const caption = words.examples[shown.id] ?? '';
  const move = shown.move === undefined ? '' : texts(ui).exampleMove(shown.move);
  const label = [caption, move].filter(Boolean).join(' ') || shown.id;
  const open = board.shown === shown;
  const tryIt = () =>
    html`<button
      class="go quiet"
      type="button"
      aria-label=${`${texts(ui).tries.start}: ${caption || shown.id}`}
      @click=${() => void board.open(shown)}
    >
      ${texts(ui).tries.start}${board.isDone(shown) ? ' ✓' : ''}
    </button>`;
  const text = html`<figcaption>
    ${caption} ${move ? html`<b>${move}</b>` : nothing} ${open ? nothing : outcome(shown, view)}
  </figcaption>`;
  if (!open)
    return html`<li id="example-${shown.id}">
      <figure>${drawExample(shown, label)} ${text}</figure>
      ${board.playable(shown) ? tryIt() : nothing}
    </li>`;
  return html`<li class="playing" id="example-${shown.id}" tabindex="-1">
    <figure>${text} ${board.element}</figure>
    ${answer(shown, view)}
  </li>`;
}

/** The badge that tells where a rule comes from. */
const badge = (status: RuleStatus, ui: UiWords) =>
  html`<span class="badge ${status.replace(' ', '-')}">${texts(ui).status[status]}</span>`;

function rule({ id, status, examples }: Rule, view: RulebookView) {
  const { words, ui, focusRule } = view;
  const { title = '', text = [] } = words.rules[id] ?? {};
  return html`<article
    id="rule-${id}"
    tabindex="-1"
    aria-labelledby="rule-${id}-title"
    ?data-focus=${id === focusRule}
  >
    <h3 id="rule-${id}-title">
      <span class="id">${id}</span> ${title} ${status.map((each) => html`${badge(each, ui)} `)}
    </h3>
    ${text.map((each) => html`<p>${each}</p>`)}
    ${
      examples.length > 0
        ? html`<ul class="examples">
            ${examples.map((each) => example(each, view))}
          </ul>`
        : nothing
    }
  </article>`;
}

const contents = ({ rulebook, words, ui, jump }: RulebookView) =>
  html`<nav aria-label=${texts(ui).contents}>
    <ol>
      ${rulebook.rules.map(
        ({ id }) =>
          html`<li>
            <button type="button" @click=${() => jump(id)}>
              <span class="id">${id}</span><span>${words.rules[id]?.title}</span>
            </button>
          </li>`,
      )}
    </ol>
  </nav>`;

/** The button that starts or continues the way through the examples, and how many have been played. */
function guide({ board, ui }: RulebookView): TemplateResult {
  const { tries } = texts(ui);
  const { first, done, count } = board;
  return html`<p class="guide">
    <button class="go" type="button" ?disabled=${!first} @click=${() => first && void board.open(first)}>
      ${done > 0 ? tries.continue : tries.guide}
    </button>
    <span>${tries.progress(done, count)}</span>
  </p>`;
}

/** The meaning of the badges that this rulebook uses. */
function legend({ rulebook, ui }: RulebookView) {
  const used = statuses.filter((status) => rulebook.rules.some((each) => each.status.includes(status)));
  return html`<dl>
    ${used.map(
      (status) =>
        html`<dt>${badge(status, ui)}</dt>
          <dd>${texts(ui).statusMeaning[status]}</dd>`,
    )}
  </dl>`;
}

/** A rulebook: the idea, contents, every rule with its examples, and the sources of the rules. */
export function rulebookView(view: RulebookView): TemplateResult {
  const { rulebook, words, ui } = view;
  const paragraphs = (all: readonly string[]) => all.map((text) => html`<p>${text}</p>`);
  return html`<h3>${texts(ui).idea}</h3>
    ${paragraphs(words.idea)} ${guide(view)} ${contents(view)}
    ${rulebook.rules.map((each) => rule(each, view))}
    <h3>${texts(ui).sources}</h3>
    ${paragraphs(words.sources)} ${legend(view)}`;
}
