import { html, nothing, type TemplateResult } from 'lit';
import { smallDie } from './drawing/die.js';
import { count, stopping, tally, without, type Part, type Stopping } from './engine/dice.js';
import type { Face, LuziState } from './engine/types.js';
import type { LuziWords } from './words/en.js';

type TallyWords = LuziWords['tally'];

/** A line of the list: the dice of one face, their name, and their points. */
const line = (part: Part, chosen: number, words: TallyWords) => {
  const { face, count, pips, row } = part;
  const [name, why] = words.part(part);
  return html`<li>
    <span class="sum-dice"
      >${Array.from({ length: count }, (_, i) => smallDie(face, i >= count - chosen))}</span
    >
    <span class="sum-name">${name} <small>${chosen ? words.chosen : why}</small></span>
    <b>${pips + row}</b>
  </li>`;
};

/** The points for rows, before the first throw. */
const rowPoints = ({ rows }: LuziState, words: TallyWords) =>
  html`<p>${words.notThrown}</p>
    <ul class="row-points">
      ${rows.map((points, i) => html`<li><span class="sum-name">${words.row(i + 3)}</span> <b>${points}</b></li>`)}
    </ul>`;

/** The list of what a stop would score; `note` stands beside the total. */
const list = (
  { parts, points }: Stopping,
  chosen: readonly Face[],
  note: string,
  words: TallyWords,
): TemplateResult =>
  html`<ul>
    ${parts.map((part) => line(part, count(chosen, part.face), words))}
    <li class="sum-total">
      <span class="sum-name">${words.total} <small>${note}</small></span>
      <b>${points}</b>
    </li>
  </ul>`;

/** Dice with the longest list: a line for each face. */
const allFaces: readonly Face[] = [1, 1, 2, 3, 4, 5, 6, 6];

/** Keeps the place of the longest lists, so that the parts below stay where they are. Nobody sees or hears them. */
const longestScores = (state: LuziState, names: readonly string[], words: TallyWords): TemplateResult => {
  const titles = names.map((name) => html`<p class="sum-title">${words.label(name)}</p>`);
  const lists = [rowPoints(state, words), list(tally(allFaces, state.rows), [], words.blocked, words)];
  return html`${lists.map(
    (each) =>
      html`<div class="longest" aria-hidden="true">
        <div class="texts">${titles}</div>
        ${each}
      </div>`,
  )}`;
};

/** The list of what stopping now would score (Z4 to Z6), or of the points for rows while nobody can stop; `chosen` are the faces of the selected dice, `names` those of all seats. */
export function stopScore(
  state: LuziState,
  chosen: readonly Face[],
  name: string | undefined,
  names: readonly string[],
  words: TallyWords,
): TemplateResult | typeof nothing {
  const { dice, rows, cup, ending } = state;
  if (ending) return nothing;
  const now = tally(dice, rows);
  const thrown = dice.length > 0 && !cup;
  const title = thrown ? words.label(name) : words.title;
  const stays = chosen.length > 0 ? words.stays(tally(without(dice, chosen), rows).points) : '';
  return html`<div role="group" class="sum" part="sum" aria-label=${title}>
    <div class=${now.blocked ? 'blocked' : ''}>
      <p class="sum-title" aria-hidden="true">${title}</p>
      ${thrown ? list(now, chosen, now.blocked ? words.blocked : stays, words) : rowPoints(state, words)}
    </div>
    ${longestScores(state, names, words)}
  </div>`;
}

/** The sentence that announces what stopping now would score; empty if nobody can stop. */
export const stopSentence = (
  state: LuziState,
  name: string | undefined,
  { tally: { label }, points }: LuziWords,
): string => {
  const now = stopping(state);
  return now ? `${label(name)}: ${points(now.points)}.` : '';
};
