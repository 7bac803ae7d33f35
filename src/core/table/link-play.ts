/**
 * Games for two by links alone, without a server. A link has all moves so far. Its reader sees at once what does not fit, and its sender sees
 * what was changed on the way when it comes back, because each seat seals what it has sent. Only a false resignation ends a game before
 * that.
 *
 * Hidden draws: nobody sees the chip of the other one, and nobody chooses their own.
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
import { Match, type AnyMatch } from '../match.js';
import { tableRandom } from './chance.js';
import { failLink, type GameLink, type Shares, type LinkSeat, type LinkWord } from './game-link.js';
import { hmac, sha256, shorten } from './sha256.js';
import { refuse, type Games } from './state.js';
import { BadEntry, BadOption } from '../errors.js';
import { playText } from './apply-entry.js';

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

/** The text that a seat seals: all that it has sent and that the other one could change. */
const sealOf = (secret: string, link: GameLink, seat: Seat, at: number, word: LinkWord): string =>
  shorten(
    hmac(
      secret,
      JSON.stringify([
        link.id,
        link.game,
        link.options,
        seat,
        link.seats[seat]!.name,
        link.moves.slice(0, at),
        word,
      ]),
    ),
  );

interface Replayed {
  readonly match: AnyMatch;
  /** The number of chips that each seat has laid. */
  readonly laid: readonly [number, number];
  /** The seat that has made each move. */
  readonly movers: readonly Seat[];
}

/** The match of a link before its first move. */
function startOf(games: Games, { game: id, options }: GameLink): AnyMatch {
  const game = Object.hasOwn(games, id) ? games[id]! : failLink('game', 'there is no such game', id);
  try {
    const match = new Match(game, { options });
    return match.seats === 2 ? match : failLink('options', 'the game must be for two');
  } catch (error) {
    if (!(error instanceof BadOption)) throw error;
    throw new BadEntry(`In the link, ${error.message}`, { code: 'link-options', at: `options.${error.at}` });
  }
}

/** Plays the moves of a link. Draws come from a function; they are hidden where it gives undefined, and end the replay with null. */
function replay(games: Games, link: GameLink, drawOf: DrawOf): Replayed {
  const { moves } = link;
  const match = startOf(games, link);
  const { game } = match;
  const movers: Seat[] = [];
  const laid: [number, number] = [0, 0];
  const draws = [0, 0];
  for (let i = 0; ; i++) {
    while (match.turn === 'chance') {
      const seat = drawerOf(match);
      const move = drawOf(match, seat, ++draws[seat]!);
      if (move === null) return { match, laid, movers };
      const [outcome] = game.chances(match.state);
      match.play(move ?? game.viewMove!(match.state, outcome!.move, 'table'));
    }
    if (i === moves.length) return { match, laid, movers };
    if (match.turn === 'over') failLink(`moves.${i + 1}`, 'the game is over before this move', moves[i]);
    const seat = match.turn as Seat;
    playText(match, moves[i]!, `moves.${i + 1}`);
    laid[seat as 0 | 1]++;
    movers.push(seat);
  }
}

/** The word with which a seat has sent its part of a link; undefined if the part was changed, or is not its own. */
export function sealedWord(
  link: GameLink,
  { seat, secret }: Omit<LinkPlayer, 'own' | 'gift'>,
): LinkWord | undefined {
  const part = link.seats[seat];
  return (['', 'draw', 'resign', 'agreed'] as const).find(
    (each) => part && sealOf(secret, link, seat, part.at, each) === part.seal,
  );
}

/** Checks that nothing was changed that this seat has sent. Returns its word at that time. */
function checkOwn(link: GameLink, player: LinkPlayer): LinkWord {
  const { seat: me, own, gift } = player;
  const { at, shares } = link.seats[me]!;
  const mine = seatLetter(me);
  const word = sealedWord(link, player);
  if (word === undefined || at > link.moves.length)
    return failLink(mine, `something that player ${mine} sent was changed: the game, a move or the name`);
  if (shares && (shares.own0 !== own[0] || shares.gift0 !== gift[0]))
    failLink(`${mine}.own`, `the secrets of player ${mine} are not those fixed before the game`);
  return word;
}

/** A game by link, as one of its players sees it. */
export interface LinkState {
  readonly link: GameLink;
  /** With the own draws; those of the other seat are hidden until they are laid. */
  readonly match: AnyMatch;
  /** The number of moves of each seat. */
  readonly laid: readonly number[];
  /** True if this seat has to send the next link: a move, or only its shares while it cannot move. */
  readonly replies: boolean;
  /** The other seat has offered a draw with its move. */
  readonly offered: boolean;
}

/** The error of a move that everybody may make, but not with the chip that the seat has drawn. Throws that of any other one. */
function asCheat(error: unknown, games: Games, link: GameLink, me: Seat): unknown {
  if (!(error instanceof BadEntry) || error.code !== 'illegal') return error;
  replay(games, link, () => undefined);
  const [, number = '1'] = /^moves\.(\d+)/.exec(error.at ?? '') ?? [];
  const { rule, found } = error;
  const words = `Move ${number} does not follow from what seat ${seatLetter(1 - me)} has drawn: ${error.message}`;
  return new BadEntry(words, { code: 'link-moves', at: `moves.${number}`, rule, found });
}

/** Checks that what is new comes from the other seat, or that nothing is new in the own link. */
function checkNews(
  { by, word, seats, moves }: GameLink,
  me: Seat,
  said: LinkWord,
  movers: readonly Seat[],
): void {
  const sent = seats[me]?.at ?? 0;
  if (by === me && (sent < moves.length || word !== said))
    failLink('by', 'the player named as the sender did not send this');
  if (moves.length - sent > 1)
    failLink(`moves.${sent + 2}`, 'there is more than one new move', moves[sent + 1]);
  if (movers[sent] === me) failLink(`moves.${sent + 1}`, 'the other player moved for you', moves[sent]);
}

/** Plays the moves of a link, and checks all but what a seat has said itself. */
function replayChecked(games: Games, link: GameLink, drawOf: DrawOf): Replayed {
  const { by, moves } = link;
  checkHaveShares(games, link);
  const replayed = replay(games, link, drawOf);
  if (replayed.movers.length < moves.length)
    failLink(`${seatLetter(by)}.gifts`, 'there are too few gifts for the moves');
  for (const seat of [0, 1]) checkShares(link, seat, replayed.laid);
  return replayed;
}

/** Ends the match by the word of a link. */
function conclude(match: AnyMatch, { word, by }: GameLink): void {
  const draws = match.game.agreementRule !== undefined;
  if (!draws && (word === 'agreed' || word === 'draw')) failLink('word', 'the game has no draws', word);
  if (match.turn === 'over' && (word === 'resign' || word === 'agreed'))
    failLink('word', 'the game is over before this word', word);
  if (word === 'resign') match.resign(by);
  if (word === 'agreed') match.agree();
}

/** Reads a link as somebody without a seat in its game: all draws are hidden. Throws BadEntry. */
export function watchLink(games: Games, link: GameLink): AnyMatch {
  const { match } = replayChecked(games, link, () => undefined);
  conclude(match, link);
  return match;
}

/**
 * Reads a link that has arrived: checks everything in it, and that nothing was changed that this player has sent. Throws BadEntry,
 * whose `at` names what is wrong. An invitation is read as seat 1.
 */
export function readLink(games: Games, link: GameLink, player: LinkPlayer): LinkState {
  const { seat: me } = player;
  const { by, word, seats } = link;
  const said = seats[me] ? checkOwn(link, player) : '';
  let replayed: Replayed;
  try {
    replayed = replayChecked(games, link, drawsFor(link, player));
  } catch (error) {
    throw asCheat(error, games, link, me);
  }
  const { match, laid, movers } = replayed;
  checkNews(link, me, said, movers);
  if (word === 'agreed' && by !== me && said !== 'draw') failLink('word', 'no draw was offered', word);
  conclude(match, link);
  const over = match.turn === 'over';
  return { link, match, laid, replies: !over && by !== me, offered: !over && word === 'draw' && by !== me };
}

/** Writes the own part of a link anew. `laid`: the number of chips that each seat has laid. */
function signed(link: GameLink, player: LinkPlayer, laid: readonly number[], hides: boolean): GameLink {
  const { seat, secret } = player;
  const { word, moves, seats } = link;
  const shares = hides ? sharesOf(player, laid, seats[1 - seat] !== undefined) : undefined;
  const seal = sealOf(secret, link, seat, moves.length, word);
  const mine: LinkSeat = { name: seats[seat]!.name, at: moves.length, seal, ...(shares && { shares }) };
  return { ...link, seats: seat === 0 ? [mine, seats[1]] : [seats[0], mine] };
}

/** Returns the invitation to a game: the first link, of seat 0. `id`: see GameLink. Throws BadEntry. */
export function inviteByLink(
  games: Games,
  { id, game, options, name }: Pick<GameLink, 'id' | 'game' | 'options'> & Pick<LinkSeat, 'name'>,
  player: LinkPlayer,
): GameLink {
  const seats = [{ name, at: 0, seal: '' }] as const;
  const link: GameLink = { id, game, options, by: 0, word: '', moves: [], seats };
  const { match } = replay(games, link, () => undefined);
  return signed(link, player, [0, 0], match.game.viewMove !== undefined);
}

/** The answer of a player to a link. */
export interface Reply {
  /** In notation. */
  readonly move?: string;
  readonly word?: LinkWord;
  /** The own name, with the first link of seat 1. */
  readonly name?: string;
}

/**
 * Returns the link after a reply. Throws BadEntry for an illegal one. Without a move, the reply accepts an invitation, says a word, or
 * hands over shares while this seat cannot move.
 */
export function replyByLink(state: LinkState, player: LinkPlayer, reply: Reply): GameLink {
  const { link, match, laid, replies, offered } = state;
  const { seat } = player;
  const { move, word = '', name = '' } = reply;
  if (!replies) refuse(match.turn === 'over' ? 'over' : 'turn', 'It is not your turn to send a link', 'by');
  if (move === undefined && word === '' && link.seats[seat] && match.turn === seat)
    refuse('illegal', 'It is your turn to move', 'moves');
  if (word === 'agreed' && !offered) refuse('illegal', 'No draw was offered', 'word');
  if (word === 'draw' && (!match.game.agreementRule || move === undefined))
    refuse('illegal', 'A draw is offered with a move, in a game that has draws', 'word');
  if (move !== undefined) {
    const copy = match.copy();
    if (copy.turn !== seat) refuse('turn', 'It is not your turn to move', 'moves');
    playText(copy, move, 'move');
  }
  const seats = link.seats[seat] ? link.seats : ([link.seats[0], { name, at: 0, seal: '' }] as const);
  const moves = move === undefined ? link.moves : [...link.moves, move];
  const now = laid.map((count, each) => count + Number(each === seat && move !== undefined));
  return signed({ ...link, by: seat, word, moves, seats }, player, now, match.game.viewMove !== undefined);
}
