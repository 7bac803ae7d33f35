import type { StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { BoardDriver } from './board-driver.js';
import { page, pageSetup, section } from './page.js';
import { allEvents } from './reference.js';
import { keepScoreCard } from './score-card.js';
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

/** The game that the story Events plays, and the score card that it must produce. */
export interface EventsGame {
  readonly tag: string;
  /** The names of the players by seat. */
  readonly names: readonly string[];
  readonly board: TemplateResult;
  /** Chooses the next move. `turn` counts the calls from 0. */
  readonly next: (legal: readonly string[], turn: number) => string | undefined;
  /** Returns true if a seat can move now. Default: the board lists legal moves. Needed for games with hidden hands. */
  readonly ready?: (ply: number, turn: number) => boolean;
  /** The number of rows on the card at the end, and a pattern for the text of every row. */
  readonly count: number;
  readonly row: RegExp;
}

const texts = (cells: Iterable<Element>) => [...cells].map(({ textContent }) => textContent);

/** The story Events: a board next to a score card that is made from its events. */
export function events(game: EventsGame): StoryObj {
  const { tag, names, board } = game;
  return {
    ...pageSetup,
    render: () =>
      page(
        'Events',
        'The score card beside the board is plain DOM code. It contains no rules: everything in it comes from the events `game-move`, `game-score`, `game-turn` and `game-over`.',
        html`<div class="columns">
            ${board}
            <div class="scroll" role="region" aria-label="Score card" tabindex="0">
              <table class="scores">
                <caption>
                  No moves yet
                </caption>
              </table>
            </div>
          </div>
          ${section('The code', 'The complete code of the score card:', html`<pre tabindex="0"><code>${source}</code></pre>`)}
          ${allEvents(tag)}`,
      ),
    play: async ({ canvasElement }) => {
      const { board: played } = await BoardDriver.on<AnyBoard>(canvasElement, tag);
      const card = canvasElement.querySelector('table');
      if (!card?.caption) throw new Error('The page has no score card.');
      keepScoreCard(played, card, names);
      const totals = () => texts(card.tFoot?.rows[0]?.cells ?? []).slice(1);
      for (let turn = 0; played.winners === undefined; turn++) {
        // nobody can move before the board has played the chance result
        const ready = () => game.ready?.(played.ply, turn) ?? played.moves.length > 0;
        await waitFor(() => expect(ready()).toBe(true));
        played.play(game.next(played.moves, turn) ?? '');
        await played.updateComplete;
        await expect(totals()).toEqual(played.scores.map(String));
      }
      const rows = [...(card.tBodies[0]?.rows ?? [])].map(({ cells }) => texts(cells).join(' ').trim());
      await expect(rows.length).toBe(game.count);
      for (const row of rows) await expect(row).toMatch(game.row);
      const winners = played.winners.map((seat) => names[seat]).join(' and ');
      await expect(card.caption).toHaveTextContent(`won by ${winners}`);
    },
  };
}
