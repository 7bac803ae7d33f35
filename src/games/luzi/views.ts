import { seatLetter, type Seat } from '../../core/game.js';
import { smallDie } from './drawing/die.js';
import { feltWords, viewBox, wood, type TrayLook } from './drawing/tray.js';
import { count, stopping, tally, without, type Part, type Stopping } from './engine/dice.js';
import type { Entry, Face, LuziState } from './engine/types.js';
import type { LuziWords } from '../../words/en/luzi.js';
import { html, nothing, type TemplateResult } from 'lit';
import { cache } from 'lit/directives/cache.js';
import { guard } from 'lit/directives/guard.js';
import { ifDefined } from 'lit/directives/if-defined.js';

/** The tray of a board to play on. The wood is rendered again only if it changes. */
export const tray = (look: TrayLook): TemplateResult =>
  html`<svg
    width="400"
    fill="none"
    stroke="url(#_) currentColor"
    class="ground"
    viewBox=${viewBox}
    aria-hidden="true">
    ${guard([look.ledgeRows, look.ones, look.sixes], () => wood(look))}${feltWords(look)}
  </svg>`;

type SheetWords = LuziWords['sheet'];

/** The number of rounds that are shown at once; of a longer game, those around the current round. */
const ROUNDS_SHOWN = 10;

const pointsOf = (entries: readonly Entry[]): number => entries.reduce((sum, { points }) => sum + points, 0);

/** True if the run of a seat in a round is before the current one. */
function isPast(state: LuziState, round: number, seat: Seat): boolean {
  const { scores, first, ending } = state;
  const order = (each: Seat) => (each - first + scores.length) % scores.length;
  return (
    ending !== undefined || round < state.round || (round === state.round && order(seat) < order(state.seat))
  );
}

/** A cell of the sheet; `known` are the entries of the rounds that are shown. */
function cell(
  state: LuziState,
  known: readonly Entry[],
  { round, seat }: Pick<Entry, 'round' | 'seat'>,
  words: SheetWords,
): TemplateResult {
  const entries = known.filter((entry) => entry.round === round && entry.seat === seat);
  const run = entries.find(({ kind }) => kind !== 'robbed');
  const robbed = pointsOf(entries.filter(({ kind }) => kind === 'robbed'));
  const current = !state.ending && round === state.round && seat === state.seat;
  const possible = current ? stopping(state)?.points : undefined;
  const unknown = !run && isPast(state, round, seat);
  return html`<td class=${current ? 'now' : ''} aria-current=${ifDefined(current ? 'step' : undefined)}>
    ${run?.points} ${possible === undefined ? nothing : `${possible}?`}
    ${unknown ? html`<span title=${words.unknown}>–<span class="vh">${words.unknown}</span></span>` : nothing}
    ${robbed ? html`<small>−${-robbed}</small>` : nothing}
  </td>`;
}

const head = (names: readonly string[], words: SheetWords) =>
  html`<tr>
    <th scope="col"><span class="vh">${words.round}</span></th>
    ${names.map((name, seat) => html`<th scope="col" title=${name}>${seatLetter(seat)}<span class="vh">, ${name}</span></th>`)}
  </tr>`;

/** The points from before the first round that is shown, if there are any; `known` are the entries from then on. */
function earlier({ scores }: LuziState, known: readonly Entry[], words: SheetWords) {
  const points = scores.map((score, seat) => score - pointsOf(known.filter((entry) => entry.seat === seat)));
  if (!points.some(Boolean)) return nothing;
  return html`<tr class="carried">
    <th scope="row">${words.earlier}</th>
    ${points.map((each) => html`<td>${each}</td>`)}
  </tr>`;
}

/** The row of a round; that of another round than the current one is rendered again only if its runs change. */
function sheetRow(state: LuziState, known: readonly Entry[], round: number, words: SheetWords) {
  const entries = known.filter((entry) => entry.round === round);
  const now = round === state.round ? state : isPast(state, round, state.first);
  return guard(
    [round, now, words, ...entries.flatMap(({ seat, kind, points }) => [seat, kind, points])],
    () =>
      html`<tr>
        <th scope="row">${round}</th>
        ${state.scores.map((_, seat) => cell(state, entries, { round, seat }, words))}
      </tr>`,
  );
}

/**
 * The score sheet: a row for each round, a column for each seat, and the totals. Runs from before the match began are
 * unknown. A round has its own place in the list of rows: if each number changed instead, there would be so many events for screen readers that
 * Orca drops the announcement.
 */
export function scoreSheet(state: LuziState, names: readonly string[], words: SheetWords): TemplateResult {
  const { ending, rounds, round, scores, sheet } = state;
  const begin = Math.max(1, Math.min(round - 6, rounds - ROUNDS_SHOWN + 1));
  const known = sheet.slice(sheet.findLastIndex((entry) => entry.round < begin) + 1);
  const rows = Array.from({ length: rounds }, (_, i) => {
    const isShown = i + 1 >= begin && i + 1 < begin + ROUNDS_SHOWN;
    return isShown ? sheetRow(state, known, i + 1, words) : nothing;
  });
  return html`<section class="sheet" part="sheet">
    <table>
      <caption>
        ${words.title}
      </caption>
      <thead>
        ${head(names, words)}
      </thead>
      <tbody>
        ${earlier(state, known, words)} ${rows}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${words.total}</th>
          ${scores.map((score, seat) => html`<td class=${ending?.winners.includes(seat) ? 'won' : ''}>${score}</td>`)}
        </tr>
      </tfoot>
    </table>
  </section>`;
}

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
      <span class="sum-name">${words.total}</span> <b>${points}</b>
      <small>${note}</small>
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

/**
 * The list of what stopping now would score (Z4 to Z6), or of the points for rows while nobody can stop. `chosen` are the faces of the
 * selected dice, `names` those of all seats.
 */
export function stopScore(
  state: LuziState,
  chosen: readonly Face[],
  name: string | undefined,
  names: readonly string[],
  { tally: words }: LuziWords,
): TemplateResult {
  const { dice, rows, cup, ending } = state;
  const now = tally(dice, rows);
  const counts = dice.length > 0 && !cup && !ending;
  const title = counts ? words.label(name) : words.title;
  const stays = chosen.length > 0 ? words.stays(tally(without(dice, chosen), rows).points) : '';
  return html`<div role="group" class="sum" part="sum" aria-label=${title}>
    <div class=${now.blocked ? 'blocked' : ''}>
      <p class="sum-title" aria-hidden="true">${title}</p>
      ${cache(counts ? list(now, chosen, now.blocked ? words.blocked : stays, words) : rowPoints(state, words))}
    </div>
    ${guard([rows.join(), names.join(), words], () => longestScores(state, names, words))}
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
