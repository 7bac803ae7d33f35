import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadEntry } from '../../../src/core/errors.js';
import { formatLink, type GameLink } from '../../../src/core/table/game-link.js';
import { inviteByLink, replyByLink } from '../../../src/core/table/link-play.js';
import type { GluxState } from '../../../src/games/glux/engine/index.js';
import { deliver, id, players, playByLinks, playWholeGames } from './by-links.js';
import { games, someMove } from './tables.js';

/** A value of a chain or a seal with another letter. */
const other = (value: string) => (value.startsWith('A') ? 'B' : 'A') + value.slice(1);

/** Links that differ from one in a single field, with the name of the field. A resignation ends a game and cannot come back. */
function* changesOf(link: GameLink): Generator<readonly [field: string, changed: GameLink]> {
  const game = link.game === 'glux' ? 'fluctus' : 'glux';
  yield ['id', { ...link, id: 'f'.repeat(12) }];
  yield ['game', { ...link, game }];
  yield ['options', { ...link, options: { ...link.options, first: 1 } }];
  yield ['by', { ...link, by: 1 - link.by }];
  for (const word of ['draw', 'agreed'] as const) yield ['word', { ...link, word }];
  for (const [i, move] of link.moves.entries()) {
    yield [`no move ${i}`, { ...link, moves: link.moves.toSpliced(i, 1) }];
    yield [`move ${i} twice`, { ...link, moves: link.moves.toSpliced(i, 0, move) }];
    const [, face, rest] = /^(.)(.*)$/.exec(move)!;
    const moves =
      link.game === 'glux' ? [`${7 - Number(face)}${rest}`, '1@g5', '3@b2'] : ['@ri', '@gi', 'ro-ri'];
    for (const each of moves)
      if (each !== move) yield [`move ${i}`, { ...link, moves: link.moves.with(i, each) }];
  }
  for (const seat of [0, 1] as const) {
    const said = link.seats[seat]!;
    const change = (part: object): GameLink => {
      const seats = [...link.seats];
      seats[seat] = { ...said, ...part };
      return { ...link, seats: seats as unknown as GameLink['seats'] };
    };
    yield [`name ${seat}`, change({ name: 'Cy' })];
    yield [`at ${seat}`, change({ at: said.at - 1 })];
    yield [`at ${seat}`, change({ at: said.at + 1 })];
    yield [`seal ${seat}`, change({ seal: other(said.seal) })];
    if (!said.shares) continue;
    const { shares } = said;
    for (const part of ['own0', 'gift0', 'own', 'gift'] as const)
      yield [`${part} ${seat}`, change({ shares: { ...shares, [part]: other(shares[part]) } })];
    yield [`gifts ${seat}`, change({ shares: { ...shares, gifts: shares.gifts + 1 } })];
    yield [`gifts ${seat}`, change({ shares: { ...shares, gifts: shares.gifts - 1 } })];
    const { shares: _, ...without } = said;
    yield [
      `shares ${seat}`,
      { ...link, seats: link.seats.with(seat, without) as unknown as GameLink['seats'] },
    ];
  }
}

describe('a game by links', () => {
  for (const [game, count] of [
    ['glux', 12],
    ['fluctus', 10],
  ] as const)
    it(`is played to the end, with equal results on both sides and hidden hands: ${game}`, () => {
      playWholeGames(game, 0, count);
    });

  it('draws each kind of chip about as often', () => {
    const drawn: Record<string, number> = {};
    for (let number = 0; number < 8; number++)
      playByLinks('glux', number, (_, { match, link: { by } }) => {
        const hand = (match.state as GluxState).hands[1 - by]!;
        drawn[hand] = (drawn[hand] ?? 0) + 1;
        return false;
      });
    const counts = ['16', '25', '34'].map((chip) => drawn[chip]!);
    assert.ok(Math.min(...counts) > 0.6 * Math.max(...counts), counts.join());
  });

  it('gives no gift before the commitments of the other seat are in', () => {
    const [ada, bo] = players(1);
    const invitation = inviteByLink(games, { id, game: 'glux', options: {}, name: 'Ada' }, ada);
    assert.equal(invitation.seats[0].shares!.gifts, 0);
    assert.equal(invitation.seats[0].shares!.gift, invitation.seats[0].shares!.gift0);
    const accepted = replyByLink(deliver(invitation, bo), bo, { name: 'Bo' });
    assert.equal(accepted.seats[1]!.shares!.gifts, 1);
    assert.equal(deliver(accepted, ada).match.turn, 0);
  });

  it('names a chip that was not drawn', () => {
    const [ada, bo] = players(2);
    const invitation = inviteByLink(games, { id, game: 'glux', options: {}, name: 'Ada' }, ada);
    const state = deliver(replyByLink(deliver(invitation, bo), bo, { name: 'Bo' }), ada);
    const hand = (state.match.state as GluxState).hands[0]!;
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const honest = hand.includes(`${face}`);
      // a forged page plays what it likes
      const match = state.match.copy();
      match.goTo(0);
      match.play(match.game.parseMove(`+${['16', '25', '34'].find((chip) => chip.includes(`${face}`))}`));
      const link = replyByLink({ ...state, match }, ada, { move: `${face}@a1` });
      if (honest) assert.equal(deliver(link, bo).replies, true);
      else
        assert.throws(
          () => deliver(link, bo),
          (error) =>
            error instanceof BadEntry && error.at === 'moves.1' && error.message.includes('seat A has drawn'),
        );
    }
  });

  it('ends by resignation and by an accepted draw, and only by one that was offered', () => {
    const [ada, bo] = players(3);
    let link = inviteByLink(games, { id, game: 'fluctus', options: {}, name: 'Ada' }, ada);
    link = replyByLink(deliver(link, bo), bo, { name: 'Bo' });
    const before = deliver(link, ada);
    assert.throws(() => replyByLink(before, ada, { word: 'agreed' }), { code: 'illegal' });
    assert.throws(() => replyByLink(before, ada, {}), { code: 'illegal' });
    assert.throws(() => replyByLink(before, ada, { move: '@go' }), { code: 'illegal' });
    assert.deepEqual(deliver(replyByLink(before, ada, { word: 'resign' }), bo).match.outcome, {
      reason: 'resign',
      winners: [1],
    });
    const offer = deliver(replyByLink(before, ada, { move: '@ro', word: 'draw' }), bo);
    assert.equal(offer.offered, true);
    const agreed = replyByLink(offer, bo, { word: 'agreed' });
    assert.equal(deliver(agreed, ada).match.outcome!.reason, 'agreed');
    const plain = replyByLink(before, ada, { move: '@ro' });
    const forged = replyByLink({ ...deliver(plain, bo), offered: true }, bo, { word: 'agreed' });
    assert.throws(() => deliver(forged, ada), { at: 'word' });
  });

  for (const game of ['glux', 'fluctus'])
    it(`shows every change of one field of a link, at once or when it comes back, and names it: ${game}`, () => {
      let changes = 0;
      playByLinks(game, 5, (link, { link: { by } }) => {
        if (link.moves.length < 3 || link.moves.length > 6) return false;
        const [reader, writer] = [players(5)[by]!, players(5)[1 - by]!];
        for (const [field, changed] of changesOf(link)) {
          changes++;
          assert.throws(
            () => {
              // the reader sees it, or the writer when the link comes back
              const state = deliver(changed, reader);
              const answer = state.match.turn === reader.seat ? { move: someMove(state.match, 0) } : {};
              const given = state.offered ? ({ word: 'agreed' } as const) : answer;
              deliver(replyByLink(state, reader, given), writer);
            },
            (error) =>
              error instanceof BadEntry && error.at !== undefined && error.at !== '' && error.code !== 'turn',
            `${field}: ${formatLink(changed)}`,
          );
        }
        return link.moves.length === 6;
      });
      assert.ok(changes > 50, `${changes} changes`);
    });

  it('is refused for games whose chance both see, and for more than two', () => {
    const [ada, bo] = players(1);
    const invite = (game: string, options = {}) =>
      inviteByLink(games, { id, game, options, name: 'Ada' }, ada);
    assert.throws(() => invite('lucky-numbers'), { name: 'BadEntry', at: 'game' });
    const state = deliver(replyByLink(deliver(invite('luzi'), bo), bo, { name: 'Bo' }), ada);
    assert.throws(() => deliver(replyByLink(state, ada, { move: 'roll' }), bo), {
      name: 'BadEntry',
      at: 'game',
    });
    assert.throws(() => invite('glux', { players: 3 }), { at: 'options' });
    assert.throws(() => invite('glux', { ending: 'x' }), { at: 'options.ending' });
    assert.throws(() => invite('chess'), { at: 'game' });
  });
});
