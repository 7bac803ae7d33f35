import { html, nothing, type TemplateResult } from 'lit';
import { seatLetter } from '../../../core/game.js';
import type { Example, Rule, Rulebook, RulebookWords, RuleStatus } from '../../../core/rulebook.js';
import type { DrawExample } from '../../game-definition.js';
import type { UiWords } from '../../i18n/en.js';
import { showIn } from './dialog-focus.js';
import { dialogFrame } from './dialog.js';

export interface RulesDialog {
  readonly rulebook: Rulebook;
  readonly words: RulebookWords;
  readonly ui: UiWords;
  readonly drawExample: DrawExample;
  /** The rule that gets the focus; without one, the dialog gets it. */
  readonly focusRule?: string | undefined;
  readonly close: () => void;
}

const statuses: readonly RuleStatus[] = ['stated', 'decided', 'rebuilt'];

/** The outcome of an example as a sentence. */
function outcome({ move, then }: Example, ui: UiWords): string {
  const { dialogs } = ui;
  if ('legal' in then) return dialogs.exampleLegal;
  if ('forbidden' in then) return dialogs.exampleForbidden(then.forbidden);
  if ('over' in then) {
    const names = then.winners.map((seat) => dialogs.seat(seatLetter(seat)));
    const won = names.length > 1 ? ui.sharedWin(names) : names[0] ? ui.won(names[0]) : ui.nobodyWon;
    return `${dialogs.exampleOver(then.over)} ${won}.`;
  }
  return move === undefined ? '' : dialogs.exampleResult;
}

function example(shown: Example, { words, ui, drawExample }: RulesDialog) {
  const caption = words.examples[shown.id] ?? '';
  const move = shown.move === undefined ? '' : ui.dialogs.exampleMove(shown.move);
  return html`<li>
    <figure>
      ${drawExample(shown, [caption, move].filter(Boolean).join(' ') || shown.id)}
      <figcaption>${caption} ${move ? html`<b>${move}</b>` : nothing} ${outcome(shown, ui)}</figcaption>
    </figure>
  </li>`;
}

/** The badge that tells where a rule comes from. */
const badge = (status: RuleStatus, ui: UiWords) =>
  html`<span class="badge ${status}">${ui.dialogs.status[status]}</span>`;

function rule({ id, status, examples }: Rule, dialog: RulesDialog) {
  const { words, ui, focusRule } = dialog;
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
            ${examples.map((each) => example(each, dialog))}
          </ul>`
        : nothing
    }
  </article>`;
}

function jump(event: Event, id: string): void {
  const panel = (event.currentTarget as Element).closest('.panel');
  const place = panel?.querySelector<HTMLElement>(`#rule-${id}`);
  if (panel && place) showIn(panel, place);
}

const contents = ({ rulebook, words, ui }: RulesDialog) =>
  html`<nav aria-label=${ui.dialogs.contents}>
    <ol>
      ${rulebook.rules.map(
        ({ id }) =>
          html`<li>
            <button type="button" @click=${(event: Event) => jump(event, id)}>
              <span class="id">${id}</span><span>${words.rules[id]?.title}</span>
            </button>
          </li>`,
      )}
    </ol>
  </nav>`;

/** The meaning of the badges that this rulebook uses. */
function legend({ rulebook, ui }: RulesDialog) {
  const used = statuses.filter((status) => rulebook.rules.some((each) => each.status.includes(status)));
  return html`<dl aria-label=${ui.dialogs.sources}>
    ${used.map(
      (status) =>
        html`<dt>${badge(status, ui)}</dt>
          <dd>${ui.dialogs.statusMeaning[status]}</dd>`,
    )}
  </dl>`;
}

/** The rulebook: contents, the meaning of the badges, and every rule with its examples as small boards. */
export function rulesDialog(dialog: RulesDialog): TemplateResult {
  const { rulebook, words, ui, close } = dialog;
  const content = html`${words.preface.map((text) => html`<p>${text}</p>`)} ${contents(dialog)}
  ${legend(dialog)} ${rulebook.rules.map((each) => rule(each, dialog))}`;
  return dialogFrame({ kind: 'rules', title: ui.dialogs.rules, words: ui, close }, content);
}
