import { html, nothing, type TemplateResult } from 'lit';
import type { AnyBoard } from '../../model/board.js';
import type { UiWords } from '../../../words/en/ui.js';
import { dialogWords } from '../../../words/en/dialogs.js';
import {
  deleteStatistics,
  opponents,
  optionsKey,
  readStatistics,
  type Tally,
} from '../../model/statistics.js';

/** Asks whether the statistics are to be deleted. */
function question(ui: UiWords, yes: () => void, no: () => void): TemplateResult {
  const { statistics, question: answers } = dialogWords(ui);
  const { confirm } = statistics;
  return html`<div class="message ask" role="group" aria-label=${confirm} tabindex="-1" data-focus>
    <p>${confirm}</p>
    <div class="answers">
      <button class="go quiet" type="button" @click=${yes}>${answers.yes}</button>
      <button class="go" type="button" @click=${no}>${answers.no}</button>
    </div>
  </div>`;
}

function table(ui: UiWords, tallies: readonly Tally[]): TemplateResult {
  const { title, opponent, played, won, people, alone } = dialogWords(ui).statistics;
  const names = { ...ui.levels, people, alone };
  const rows = opponents.flatMap((each) => tallies.filter((tally) => tally.opponent === each));
  return html`<table>
    <caption>
      ${title}
    </caption>
    <thead>
      <tr>
        <th scope="col">${opponent}</th>
        <th scope="col">${played}</th>
        <th scope="col">${won}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            <th scope="row">${names[row.opponent]}</th>
            <td>${row.played}</td>
            <td>${row.won}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The statistics of the game on a board with `autosave`; nothing before the first match was counted. */
export function statisticsView(
  { store, definition, words, announce }: AnyBoard,
  ui: UiWords,
): TemplateResult | typeof nothing {
  const { dialog, settings } = store.snapshot;
  const { autosave } = settings;
  const { id } = definition.game;
  const { tallies, best } = autosave ? readStatistics(id, autosave) : { tallies: [], best: [] };
  if (tallies.length === 0) return nothing;
  const ask = (deleting: boolean) => store.openDialog({ kind: 'more', deleting });
  const remove = () => {
    deleteStatistics(id, autosave);
    ask(false);
    announce(dialogWords(words().ui).statistics.deleted);
  };
  const key = optionsKey(definition, store.snapshot);
  const score = best.find(({ options }) => options === key)?.score;
  const highest = definition.bestScore === 'highest';
  const { bestScore, fewestMoves, delete: label } = dialogWords(ui).statistics;
  return html`<div class="statistics">
    ${table(ui, tallies)}
    ${score === undefined ? nothing : html`<p>${(highest ? bestScore : fewestMoves)(score)}</p>`}
    ${
      dialog?.kind === 'more' && dialog.deleting
        ? question(ui, remove, () => ask(false))
        : html`<button class="go quiet" type="button" @click=${() => ask(true)}>${label}</button>`
    }
  </div>`;
}
