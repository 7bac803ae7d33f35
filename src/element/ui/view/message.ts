import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Actions } from './board-actions.js';
import { closeButton, icon, icons } from '../icons.js';
import type { BoardView, MessageView } from './view-model.js';
import type { AnyBoard } from '../../model/board.js';
import { drawn } from '../../base/abilities.js';

/** A link that opens the rules at a rule. */
export const ruleLink = (rule: string, { words }: BoardView, actions: Actions): TemplateResult =>
  html`<button
    class="link"
    type="button"
    aria-haspopup="dialog"
    @click=${() => actions.openDialog('rules', rule)}>
    ${words.message.rule(rule)}
  </button>`;

/** A message with an error, a note or a question. The live region announces it, so it has no live role itself. */
export function message(
  { kind, text, rule, answers }: MessageView,
  view: BoardView,
  actions: Actions,
): TemplateResult {
  const answerButtons = answers.map(
    ({ label, action, main }) =>
      html`<button class="go ${main ? '' : 'quiet'}" type="button" @click=${actions[action]}>
        ${label}
      </button>`,
  );
  return html`<div
    class="message ${kind}"
    part="message"
    role="toolbar"
    aria-label=${text}
    tabindex=${ifDefined(kind === 'ask' ? -1 : undefined)}>
    ${kind === 'error' ? icon(icons.error) : nothing} ${text ? html`<p>${text}</p>` : nothing}
    ${rule ? ruleLink(rule, view, actions) : nothing}
    ${
      answers.length > 0
        ? html`<div class="answers">${answerButtons}</div>`
        : closeButton(view.words.message.close, actions.dismissMessage)
    }
  </div>`;
}

/** The distance by which a message is shifted up, in its own pixels: 0 if it is in the window. */
function wayUp(shown: HTMLElement, root: ParentNode): number {
  const { top, bottom, height } = shown.getBoundingClientRect();
  const below = bottom + 8 - innerHeight;
  if (below <= 0) return 0;
  const [mat, say] = ['.mat', '.say'].map((part) => root.querySelector(part)?.getBoundingClientRect());
  // over the whole text, as far as the mat has room
  const place =
    mat && say ? Math.max(mat.top + 8, Math.min(say.top - 6, (say.top + say.bottom - height) / 2)) : -1;
  const up = place >= 0 && place < top ? top - place : below;
  // the page may scale the board
  return up / (height / shown.offsetHeight);
}

/**
 * Shifts a message without answers, or a question, that is below the window over the status text, so that it covers nothing of the board: an
 * answer is where the eyes are, and a question of somebody elsewhere comes unexpected. If that text is out of sight, too, it lies at the lower
 * edge of the window. Its place stays free, and it goes back there when the reader scrolls to it.
 */
export function keepMessageInSight({ element, store }: AnyBoard): void {
  if (!drawn) return;
  let shown: HTMLElement | null = null;
  const shift = () => {
    if (!shown) return;
    shown.style.removeProperty('--_up');
    const up = wayUp(shown, element.renderRoot);
    if (up > 0) shown.style.setProperty('--_up', `${up}px`);
    shown.classList.toggle('afloat', up > 0);
  };
  const follow = (on: boolean) => {
    const { defaultView } = element.ownerDocument;
    const options = { capture: true, passive: true };
    for (const type of ['scroll', 'resize']) {
      if (on) defaultView?.addEventListener(type, shift, options);
      else defaultView?.removeEventListener(type, shift, options);
    }
  };
  element.addController({
    hostUpdated() {
      const { message: own, line } = store.snapshot;
      // to look for it costs more than the rest of an update; the last update of a board may come after it was removed
      const message =
        element.isConnected && (own ?? line?.visit)
          ? element.renderRoot.querySelector<HTMLElement>('.in > .message:not(:has(.answers)), .in > .ask')
          : null;
      if (message !== shown) follow(message !== null);
      shown = message;
      shift();
    },
    hostDisconnected() {
      follow(false);
      shown = null;
    },
  });
}
