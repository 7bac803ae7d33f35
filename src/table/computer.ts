import type { Bot } from '../core/bot.js';
import type { Table } from '../core/table/table.js';

type AnyBot = Bot<unknown, unknown>;

/** The computer players, loaded when a table needs one. */
const bots: Readonly<Record<string, () => Promise<{ readonly bot: unknown }>>> = {
  fluctus: () => import('../games/fluctus/bot/index.js'),
  glux: () => import('../games/glux/bot/index.js'),
  'lucky-numbers': () => import('../games/lucky-numbers/bot/index.js'),
  luzi: () => import('../games/luzi/bot/index.js'),
};

/** The time for which a computer player thinks at a stretch, in milliseconds. */
const STRETCH = 8;

/**
 * Plays one move if it is the turn of a seat for which the computer plays. The computer knows what that seat sees. Resolves with
 * true if it has played.
 */
export async function playComputer(table: Table): Promise<boolean> {
  const { match, seats, n, open } = table.state;
  const turn = match?.turn;
  const level = typeof turn === 'number' && seats.every(Boolean) ? seats[turn]?.computer : undefined;
  if (!match || !level) return false;
  const { game, state } = match;
  const { bot } = (await bots[game.id]!()) as { readonly bot: AnyBot };
  const thinking = bot.think(game.view(state, turn as number), { level, seed: `${open!.commit}.${n}` });
  for (let until = Date.now() + STRETCH; ;) {
    const { done, value } = thinking.next();
    if (done) {
      const answer = await table.append(
        n + 1,
        { k: 'move', m: game.formatMove(value.move) },
        turn as number,
        true,
      );
      return 'ok' in answer;
    }
    if (Date.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (table.state.n !== n) return false;
    until = Date.now() + STRETCH;
  }
}
