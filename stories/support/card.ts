import type { StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { Hands } from './hands.js';
import { page, section } from './page.js';
import { allEvents } from './reference.js';
import { keepCard } from './score-card.js';
import source from './score-card.js?raw';

type AnyBoard = HTMLElement & {
  readonly ply: number;
  readonly record: string;
  readonly moves: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[] | undefined;
  readonly updateComplete: Promise<boolean>;
  play(move: string): void;
};

export interface Card {
  readonly tag: string;
  readonly names: readonly string[];
  readonly board: TemplateResult;
  /** The next move, out of the legal ones. */
  readonly next: (legal: readonly string[], turn: number) => string | undefined;
  /** Whether a seat may move; left out: whether the board tells moves. Where hands are hidden it tells none. */
  readonly ready?: (ply: number, turn: number) => boolean;
  /** How many rows the card has at the end, and what is written in each. */
  readonly count: number;
  readonly row: RegExp;
}

const texts = (cells: Iterable<Element>) => [...cells].map(({ textContent }) => textContent);

/** A game beside a score card that a page keeps without knowing the rules. */
export function scoreCard(card: Card): StoryObj {
  const { tag, names, board } = card;
  return {
    render: () =>
      page(
        'Events',
        'A score card in plain DOM code: it knows neither rules nor game, and writes down what `game-move`, `game-score`, `game-turn` and `game-over` say.',
        html`<div class="sides">
            ${board}
            <div class="scroll" role="region" aria-label="Score card" tabindex="0">
              <table class="scores">
                <caption>
                  Nobody has moved
                </caption>
              </table>
            </div>
          </div>
          ${section('The code', 'All that the card needs:', html`<pre tabindex="0"><code>${source}</code></pre>`)}
          ${allEvents(tag)}`,
      ),
    play: async ({ canvasElement }) => {
      const hands = await Hands.on<AnyBoard>(canvasElement, tag);
      const shown = canvasElement.querySelector('table');
      if (!shown?.caption) throw new Error('The page has no table.');
      keepCard(hands.board, shown, names);
      const { board: played } = hands;
      const totals = () => texts(shown.tFoot?.rows[0]?.cells ?? []).slice(1);
      for (let turn = 0; played.winners === undefined; turn++) {
        // until chance has answered nobody can move
        const ready = () => card.ready?.(played.ply, turn) ?? played.moves.length > 0;
        await waitFor(() => expect(ready()).toBe(true));
        played.play(card.next(played.moves, turn) ?? '');
        await played.updateComplete;
        await expect(totals()).toEqual(played.scores.map(String));
      }
      const rows = [...(shown.tBodies[0]?.rows ?? [])].map(({ cells }) => texts(cells).join(' ').trim());
      await expect(rows.length).toBe(card.count);
      for (const row of rows) await expect(row).toMatch(card.row);
      const winners = played.winners.map((seat) => names[seat]).join(' and ');
      await expect(shown.caption).toHaveTextContent(`won by ${winners}`);
    },
  };
}
