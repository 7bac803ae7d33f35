import { html, nothing, type TemplateResult } from 'lit';
import { seatLetter } from '../../../core/game.js';
import type { Example, Rule, Rulebook, RulebookWords, RuleStatus } from '../../../core/rulebook.js';
import type { DrawExample } from '../../game-definition.js';
import type { UiWords } from '../../i18n/types.js';
import { showIn } from './dialog-focus.js';
import { panelFrame } from './dialog.js';

export interface RulesPanel {
  readonly rulebook: Rulebook;
  readonly words: RulebookWords;
  readonly ui: UiWords;
  readonly drawExample: DrawExample;
  /** The rule that takes the focus; none: the panel itself. */
  readonly focusRule?: string | undefined;
  readonly close: () => void;
}

const statuses: readonly RuleStatus[] = ['stated', 'decided', 'rebuilt'];

/** What an example shows, in words. */
function follows({ move, then }: Example, ui: UiWords): string {
  const own = ui.dialogs;
  if ('legal' in then) return own.exampleLegal;
  if ('forbidden' in then) return own.exampleForbidden(then.forbidden);
  if ('over' in then) {
    const names = then.winners.map((seat) => ui.dialogs.seat(seatLetter(seat)));
    const won = names.length > 1 ? ui.sharedWin(names) : names[0] ? ui.won(names[0]) : ui.nobodyWon;
    return `${own.exampleOver(then.over)} ${won}.`;
  }
  return move === undefined ? '' : own.exampleResult;
}

function example(shown: Example, { words, ui, drawExample }: RulesPanel) {
  const caption = words.examples[shown.id] ?? '';
  const move = shown.move === undefined ? '' : ui.dialogs.exampleMove(shown.move);
  return html`<li>
    <figure>
      ${drawExample(shown, [caption, move].filter(Boolean).join(' ') || shown.id)}
      <figcaption>${caption} ${move ? html`<b>${move}</b>` : nothing} ${follows(shown, ui)}</figcaption>
    </figure>
  </li>`;
}

const badge = (status: RuleStatus, ui: UiWords) =>
  html`<span class="badge ${status}">${ui.dialogs.status[status]}</span>`;

function rule({ id, status, examples }: Rule, panel: RulesPanel) {
  const { words, ui, focusRule } = panel;
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
            ${examples.map((each) => example(each, panel))}
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

const contents = ({ rulebook, words, ui }: RulesPanel) =>
  html`<nav aria-label=${ui.dialogs.contents}>
    <ol>
      ${rulebook.rules.map(
        ({ id }) =>
          html`<li>
            <button
              type="button"
              @click=${(event: Event) => {
                jump(event, id);
              }}
            >
              <span class="id">${id}</span><span>${words.rules[id]?.title}</span>
            </button>
          </li>`,
      )}
    </ol>
  </nav>`;

/** What the badges mean: only those that this rulebook has. */
function legend({ rulebook, ui }: RulesPanel) {
  const used = statuses.filter((status) => rulebook.rules.some((each) => each.status.includes(status)));
  return html`<dl aria-label=${ui.dialogs.sources}>
    ${used.map(
      (status) =>
        html`<dt>${badge(status, ui)}</dt>
          <dd>${ui.dialogs.statusMeaning[status]}</dd>`,
    )}
  </dl>`;
}

/** The rulebook with live little boards: an index, what the badges mean, then every rule with its examples. */
export function rulesPanel(panel: RulesPanel): TemplateResult {
  const { rulebook, words, ui, close } = panel;
  const content = html`${words.preface.map((text) => html`<p>${text}</p>`)} ${contents(panel)}
  ${legend(panel)} ${rulebook.rules.map((each) => rule(each, panel))}`;
  return panelFrame({ kind: 'rules', title: ui.dialogs.rules, words: ui, close }, content);
}
