import { html, type TemplateResult } from 'lit';
import type { Happening } from '../../core/game.js';
import { durationToken } from '../../element/styles/token-values.js';
import type { LuziWords } from './words/en.js';

/** The title and the text of a special event, such as a Trinity. */
export type MomentText = readonly [title: string, line: string];

/** A special event while it is shown over the tray. */
export interface Moment {
  readonly text: MomentText;
  /** Resolves at the end. */
  readonly ended: Promise<unknown>;
  end(): void;
}

/** The text of the first special event among the happenings. */
export const momentText = (
  happenings: readonly Happening[],
  names: readonly string[],
  words: LuziWords,
): MomentText | undefined =>
  happenings
    .map(({ kind, seat = 0, score = 0 }): MomentText => [
      words.event(kind) ?? '',
      words.moment(kind, names[seat] ?? '', score) ?? '',
    ])
    .find(([, line]) => line);

/** Starts a moment. It ends after the time in `--_moment`, or when anything in the root is pressed. */
export function startMoment(root: ParentNode & EventTarget, text: MomentText): Moment {
  const tray = root.querySelector<HTMLElement>('.tray');
  const duration = !tray || document.hidden ? 0 : durationToken(tray, '--_moment');
  const timer = new Animation(new KeyframeEffect(tray, [], { duration }));
  const end = () => {
    timer.finish();
  };
  const types = ['pointerdown', 'keydown'];
  for (const type of types) root.addEventListener(type, end, { capture: true });
  timer.play();
  const ended = timer.finished.then(() => {
    for (const type of types) root.removeEventListener(type, end, { capture: true });
  });
  return { text, ended, end };
}

/** A special event over the tray. It is announced elsewhere. */
export const moment = ([title, line]: MomentText): TemplateResult =>
  html`<div class="moment" aria-hidden="true">
    <p class="title">${title}</p>
    <p class="line">${line}</p>
  </div>`;
