import { html, type TemplateResult } from 'lit';
import { faceDown, numbers } from './engine/board.js';
import type { LuckyState } from './engine/types.js';
import type { LuckyWords } from './words/en.js';

/**
 * A disclosure of how many tiles of each number are face down. Everybody at the table may count the others. In a toolbar, screen
 * readers pass letters on to the board.
 */
export function faceDownList(state: LuckyState, words: LuckyWords['unseen']): TemplateResult {
  const left = faceDown(state);
  const item = (tile: number) => {
    const count = left[tile] ?? 0;
    return html`<li class=${count ? '' : 'none'}>
      <span class="vh">${words.count(tile, count)}</span>
      <b aria-hidden="true">${tile}</b><span aria-hidden="true">${count ? `×${count}` : '–'}</span>
    </li>`;
  };
  return html`<div class="unseen" role="toolbar" aria-label=${words.title}>
    <details part="face-down">
      <summary>${words.title}</summary>
      <ul>
        ${numbers.map(item)}
      </ul>
    </details>
  </div>`;
}
