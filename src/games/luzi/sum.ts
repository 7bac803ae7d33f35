import { html, nothing, type TemplateResult } from 'lit';
import { smallDie } from './drawing/marks.js';
import { without } from './engine/dice.js';
import { stopping, tally, type Part } from './engine/score.js';
import type { Face, LuziState } from './engine/types.js';
import type { TallyWords } from './words/types.js';

/** One line of the sum: dice of a face, what they are, what they give. */
const line = (part: Part, chosen: number, words: TallyWords) => {
  const { face, count, pips, row } = part;
  const [name, why] = words.part(part);
  return html`<li>
    <span class="thumbs"
      >${Array.from({ length: count }, (_, i) => smallDie(face, i >= count - chosen))}</span
    >
    <span class="what">${name} <small>${chosen ? words.chosen : why}</small></span>
    <b>${pips + row}</b>
  </li>`;
};

/** What stopping now would score, with its parts (Z4 to Z6); `chosen` are the faces in the hand. */
export function sum(
  { dice, rows, cup, ending }: LuziState,
  chosen: readonly Face[],
  name: string,
  words: TallyWords,
): TemplateResult | typeof nothing {
  if (ending) return nothing;
  const { points, blocked, parts } = tally(dice, rows);
  const count = (face: Face) => chosen.filter((each) => each === face).length;
  const stays = chosen.length > 0 ? words.stays(tally(without(dice, chosen), rows).points) : '';
  return html`<section class="sum ${blocked ? 'blocked' : ''}" part="sum" aria-label=${words.label(name)}>
    <p class="sum-title" aria-hidden="true">${words.label(name)}</p>
    ${
      dice.length && !cup
        ? html`<ul>
            ${parts.map((part) => line(part, count(part.face), words))}
            <li class="sum-total">
              <span class="what">${words.total} <small>${blocked ? words.blocked : stays}</small></span>
              <b>${points}</b>
            </li>
          </ul>`
        : html`<p>${words.notThrown}</p>
            <ul class="row-points">
              ${rows.map((points, i) => html`<li><span class="what">${words.row(i + 3)}</span> <b>${points}</b></li>`)}
            </ul>`
    }
  </section>`;
}

/** What a stop would score, for the ear; nothing where nobody can stop. */
export const heard = (state: LuziState, words: TallyWords): string => {
  const now = stopping(state);
  return now ? `${words.total} ${now.points}.` : '';
};
