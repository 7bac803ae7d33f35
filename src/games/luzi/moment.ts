import { html, type TemplateResult } from 'lit';
import type { Happening } from '../../core/game.js';
import type { LuziWords } from '../../words/en/luzi.js';
import { drawn } from '../../element/base/abilities.js';

/** The title and the text of a special event, such as a Trinity. */
export type Moment = readonly [title: string, line: string];

/** The first special event among the happenings. `names` has none for the only person at the board. */
export const momentOf = (
  happenings: readonly Happening[],
  names: readonly (string | undefined)[],
  words: LuziWords,
): Moment | undefined =>
  happenings
    .map(({ kind, seat = 0, score = 0 }): Moment => [
      words.event(kind) ?? '',
      words.moment(kind, names[seat], score) ?? '',
    ])
    .find(([, line]) => line);

/** A special event over the tray. It is announced elsewhere. Its animation lasts as long as it is to be shown. */
export const moment = ([title, line]: Moment): TemplateResult =>
  html`<div class="moment" aria-hidden="true">
    <p class="title">${title}</p>
    <p class="line">${line}</p>
  </div>`;

/** Resolves when the animation of the shown moment ends, or when the moment is removed. Any press in the root calls `remove`. */
export async function momentEnd(root: ParentNode & EventTarget, remove: () => void): Promise<void> {
  const animations = document.hidden || !drawn ? [] : (root.querySelector('.moment')?.getAnimations() ?? []);
  for (const type of ['pointerdown', 'keydown'])
    root.addEventListener(type, remove, { capture: true, once: true });
  await Promise.allSettled(animations.map(({ finished }) => finished));
  remove();
}
