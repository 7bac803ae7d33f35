import assert from 'node:assert/strict';
import { random } from '../../../src/core/random.js';
import { formatLink, parseLink, type GameLink } from '../../../src/core/table/game-link.js';
import {
  linkPlayer,
  inviteByLink,
  readLink,
  replyByLink,
  type LinkPlayer,
  type LinkState,
} from '../../../src/core/table/link-play.js';
import type { GluxState } from '../../../src/games/glux/engine/index.js';
import { games, someMove } from './tables.js';

/** The number of the games in these tests. */
export const id = '0123456789ab';

/** Both players of a game, with secrets by its number. */
export const players = (number: number) =>
  [0, 1].map((seat) => linkPlayer(seat, `${seat}${number}`.padStart(32, 'a'))) as [LinkPlayer, LinkPlayer];

/** Sends a link as a text, and reads it at the other end. */
export const deliver = (link: GameLink, player: LinkPlayer): LinkState =>
  readLink(games, parseLink(formatLink(link)), player);

/** Plays a game by links alone. `see` gets each link with the state of its reader; the game ends early if it returns true. */
export function playByLinks(
  game: string,
  number: number,
  see: (link: GameLink, state: LinkState, before: GameLink) => boolean = () => false,
  options: object = {},
) {
  const both = players(number);
  const { below } = random('links', number);
  let link = inviteByLink(games, { id, game, options, name: 'Ada' }, both[0]);
  for (let turn = 1; ; turn++) {
    assert.ok(turn < 600, `game ${number} ends`);
    const player = both[turn % 2]!;
    const state = deliver(link, player);
    const before = link;
    if (!state.replies)
      return { link, match: state.match, other: deliver(link, both[(turn + 1) % 2]!).match };
    // random games of Fluctus are long, and each link is read from its first move on
    if (link.moves.length > 60) link = replyByLink(state, player, { word: 'resign' });
    else {
      const moves = state.match.turn === player.seat;
      const name = turn === 1 && { name: 'Bo' };
      link = replyByLink(state, player, {
        ...name,
        ...(moves && { move: someMove(state.match, below(1000)) }),
      });
    }
    if (see(link, state, before)) return { link, match: state.match, other: state.match };
  }
}

/** Plays whole games of these numbers, and checks that both sides end with the same result and see no hand of the other. */
export function playWholeGames(game: string, from: number, count: number): void {
  let longest = 0;
  for (let number = from; number < from + count; number++) {
    const see = (sent: GameLink, { match, link: { by } }: LinkState) => {
      if (game === 'glux') assert.match((match.state as GluxState).hands[by]!, /^[?-]$/);
      longest = Math.max(longest, formatLink(sent).length);
      return false;
    };
    const { link, match, other } = playByLinks(game, number, see, { first: number % 2 });
    assert.equal(match.turn, 'over');
    assert.deepEqual(match.outcome, other.outcome);
    assert.deepEqual(
      link.seats.map((seat) => seat!.name),
      ['Ada', 'Bo'],
    );
  }
  assert.ok(longest > 100 && longest < 700, `the longest link has ${longest} characters`);
}
