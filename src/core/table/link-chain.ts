/**
 * Hidden draws in a game for two by links alone: nobody sees the chip of the other one, and nobody chooses their own.
 *
 * 1. Each seat makes two hash chains of its secret, `own` and `gift`: the SHA-256 of each value is the one before it.
 * 2. The first values are its commitments. They are in its first link.
 * 3. Draw j of a seat follows from value j of its own chain and value j of the other seat's chain of gifts.
 * 4. A seat publishes gift 1 when the commitments of the other seat are in: before, the other one could search for a chip.
 * 5. It publishes gift j + 1 with its next link after the other seat has laid chip j.
 * 6. It publishes its own value j with chip j, so that the other one can check the chip.
 * 7. A reader hashes each value back to its commitment.
 */
import { seatLetter, type Seat } from '../game.js';
import type { AnyMatch } from '../match.js';
import { tableRandom } from './chance.js';
import { failLink, type GameLink, type Shares } from './game-link.js';
import { hmac, sha256, shorten } from './sha256.js';
import type { Games } from './state.js';

/** The number of draws for which chains are made: Glüx has 24 chips of each seat. */
const DRAWS = 40;

/** The values of a chain up to one of them, by number of the draw; 0: the commitment. */
function valuesTo(last: string, number: number): readonly string[] {
  const values = [last];
  while (values.length <= number) values.unshift(shorten(sha256(values[0]!)));
  return values;
}

/** The chain of a secret. */
const chainOf = (secret: string, name: 'own' | 'gift') => valuesTo(shorten(hmac(secret, name)), DRAWS);

/** A player of a game by link: a seat and its secret, and the chains made of it. */
export interface LinkPlayer {
  readonly seat: Seat;
  readonly secret: string;
  readonly own: readonly string[];
  readonly gift: readonly string[];
}

/** Returns the player of a seat. The secret has 32 random hexadecimal digits, which nobody else may know. */
export const linkPlayer = (seat: Seat, secret: string): LinkPlayer => ({
  seat,
  secret,
  own: chainOf(secret, 'own'),
  gift: chainOf(secret, 'gift'),
});

/** The generator of a draw from its two values. */
const drawn = (own: string, gift: string) => tableRandom(own, [gift], 0);

/** The seat that sees the outcome of chance that is due. */
export function drawerOf(match: AnyMatch): Seat {
  const { game, state } = match;
  const [outcome] = game.chances(state);
  const text = game.formatMove(outcome!.move);
  const sees = (seat: Seat) => game.formatMove(game.viewMove!(state, outcome!.move, seat)) === text;
  if (!game.viewMove || sees(0) === sees(1)) failLink('game', 'the game has chance that both see');
  return sees(0) ? 0 : 1;
}

/** Draw j of a seat: undefined while the reader may not know it, null while nobody can. */
export type DrawOf = (match: AnyMatch, seat: Seat, j: number) => unknown;

/** Checks that both seats have shares if the game has hidden draws. */
export function checkHaveShares(games: Games, link: GameLink): void {
  const { game, seats } = link;
  const hides = Object.hasOwn(games, game) && games[game]!.viewMove !== undefined;
  for (const seat of [0, 1])
    if (seats[seat] && !seats[seat].shares === hides)
      failLink(seatLetter(seat), 'the shares of the seat must be there if the game has draws');
}

/** Checks the shares of a seat against its commitments and the number of chips that are laid. */
export function checkShares(link: GameLink, seat: Seat, laid: readonly number[]): void {
  const [at, shares] = [seatLetter(seat), link.seats[seat]?.shares];
  if (!shares) return;
  const { own0, gift0, own, gift, gifts } = shares;
  const most = link.seats[1 - seat] ? laid[1 - seat]! + 1 : 0;
  // whoever has not sent the link could not answer the last move yet
  const fits = gifts === most || (link.by !== seat && gifts === most - 1);
  if (gifts > DRAWS || !fits) failLink(`${at}.gifts`, 'there are too many or too few gifts', `${gifts}`);
  if (valuesTo(own, laid[seat]!)[0] !== own0)
    failLink(`${at}.own`, 'the share does not belong to its commitment', own);
  if (valuesTo(gift, gifts)[0] !== gift0)
    failLink(`${at}.gift`, 'the gift does not belong to its commitment', gift);
}

/**
 * The draws that a player may know. Those of the other seat are known as far as its share leads back to its commitment; `checkShares`
 * compares that with the number of its moves.
 */
export function drawsFor(link: GameLink, { seat: me, own, gift }: LinkPlayer): DrawOf {
  const theirs = link.seats[1 - me]?.shares;
  if (!theirs) return () => null;
  const all = valuesTo(theirs.own, DRAWS);
  const start = all.lastIndexOf(theirs.own0);
  if (start < 0)
    failLink(`${seatLetter(1 - me)}.own`, 'the share does not belong to its commitment', theirs.own);
  const [owns, gifts] = [all.slice(start), valuesTo(theirs.gift, Math.min(theirs.gifts, DRAWS))];
  return (match, seat, j) => {
    if (seat === me) return j < gifts.length ? match.chance(drawn(own[j]!, gifts[j]!)) : null;
    return j < owns.length ? match.chance(drawn(owns[j]!, gift[j]!)) : undefined;
  };
}

/** The shares that a seat publishes with its link. `bound`: the commitments of the other seat are in. */
export function sharesOf({ seat, own, gift }: LinkPlayer, laid: readonly number[], bound: boolean): Shares {
  const gifts = Math.min(bound ? laid[1 - seat]! + 1 : 0, DRAWS);
  return { own0: own[0]!, gift0: gift[0]!, own: own[laid[seat]!]!, gift: gift[gifts]!, gifts };
}
