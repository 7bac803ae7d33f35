import { html, nothing, type TemplateResult } from 'lit';
import type { Actions } from './board-actions.js';
import { ruleLink } from './message.js';
import { place } from './place.js';
import type { BoardView } from './view-model.js';
import { withKeys } from './with-keys.js';

/** The button beside the aim of the game. */
const learnButton = ({ words }: BoardView, { learn }: Actions) =>
  withKeys(
    words,
    html`<button class="link" type="button" aria-haspopup="dialog" @click=${learn}>${words.learn}</button>`,
  );

/**
 * The headline, the sentence under it or the progress of the computer, the button for a recap, and the chances to win. The
 * headline is no heading: the outline is the page's.
 */
export const status = (
  view: BoardView,
  actions: Actions,
  { chances, recap, progress }: Readonly<Partial<Record<'chances' | 'recap' | 'progress', unknown>>>,
): TemplateResult => {
  const withTask = (sentence: string) => [view.task, sentence].filter(Boolean).join(' ');
  const text = progress ?? withTask(view.detail);
  const unsent = view.unsent && [html`<span class="unsent">${view.unsent}</span>`, ' '];
  const more = [
    view.aim && !progress && learnButton(view, actions),
    view.rule && withKeys(view.words, ruleLink(view.rule, view, actions)),
    recap,
  ].map((each) => (each ? [' ', each] : nothing));
  // The spaces come with what they are before: one that was there already would count as text that moves.
  return html`<div class="say ${view.end ? 'ended' : ''}" part="status">
    <div class="texts">
      <p class="headline">${view.headline}</p>
      ${view.places.headlines.map((each) => place('headline', each))}
    </div>
    <div class="texts">
      <p class="detail">${unsent ?? nothing}${text}${more}</p>
      ${view.places.details.map((each) => place('detail', { ...each, text: withTask(each.text) }))}
    </div>
    ${chances}
  </div>`;
};
