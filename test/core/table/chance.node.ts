import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { describe, it } from 'node:test';
import { tableRandom, verifyTable } from '../../../src/core/table/chance.js';
import type { Entry } from '../../../src/core/table/entry.js';
import { publicEntry } from '../../../src/core/table/parse-entry.js';
import { hmac, sha256 } from '../../../src/core/table/sha256.js';
import { viewLog } from '../../../src/core/table/view-entry.js';
import { games, logOf, openTable, playOn, saltOf, seed } from './tables.js';

const salts = [saltOf(0), saltOf(1)];

/** The whole log of a finished game. */
async function finished(game: string, seats = 2): Promise<readonly Entry[]> {
  const { table, store } = await openTable({
    game,
    seats,
    ...(game === 'luzi' && { options: { rounds: 1 } }),
  });
  await playOn(table, 400);
  return (await logOf(store)).map(publicEntry);
}

describe('SHA-256 and HMAC', () => {
  it('are those of Node, for texts of all lengths and scripts', () => {
    for (let length = 0; length < 200; length++) {
      const text = 'aé😀'.repeat(length % 5) + 'x'.repeat(length);
      assert.equal(sha256(text), createHash('sha256').update(text).digest('hex'));
      assert.equal(hmac(text, `k${text}`), createHmac('sha256', text).update(`k${text}`).digest('hex'));
    }
  });
});

describe('chance at a table', () => {
  it('takes the words of HMAC-SHA-256, block by block', () => {
    const dice = tableRandom(seed, salts, 7);
    const hex = [0, 1].map((block) =>
      createHmac('sha256', seed).update(`${salts[0]}.${salts[1]}.7.${block}`).digest('hex'),
    );
    const words = Array.from({ length: 16 }, () => dice.next().toString(16).padStart(8, '0'));
    assert.equal(words.join(''), hex.join(''));
  });

  it('is uniform, also where the bound divides no power of two', () => {
    for (const bound of [6, 7, 24]) {
      const counts = Array<number>(bound).fill(0);
      for (let ply = 0; ply < 6000; ply++) counts[tableRandom(seed, salts, ply).below(bound)]!++;
      const expected = 6000 / bound;
      const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // six standard deviations above the mean of the distribution
      assert.ok(chi < bound - 1 + 6 * Math.sqrt(2 * (bound - 1)), `bound ${bound}: ${counts.join()}`);
    }
  });

  it('rejects words that would make a number more likely', () => {
    const bound = 3_000_000_000;
    const dice = tableRandom(seed, salts, 1);
    const words = tableRandom(seed, salts, 1);
    let skipped = 0;
    for (let i = 0; i < 200; i++) {
      let word = words.next();
      for (; word >= bound; word = words.next()) skipped++;
      assert.equal(dice.below(bound), word);
    }
    assert.ok(skipped > 20);
  });

  for (const game of ['glux', 'lucky-numbers', 'luzi'])
    it(`follows from the revealed seed and the salts, for every viewer: ${game}`, async () => {
      const log = await finished(game);
      assert.equal(log.at(-1)!.k, 'reveal');
      for (const viewer of [0, 1, 'table'] as const)
        assert.equal(
          verifyTable(viewLog(log, games, viewer), games, { seat: 1, salt: saltOf(1) }),
          undefined,
        );
    });

  it('does not follow from another salt, another seed, or with another draw', async () => {
    const log = await finished('luzi');
    const salt = 'ff'.repeat(16);
    const salted = log.map((entry) => (entry.k === 'sit' && entry.seat === 1 ? { ...entry, salt } : entry));
    assert.ok('expected' in verifyTable(salted, games)!);
    assert.deepEqual(verifyTable(log, games, { seat: 1, salt }), { what: 'salt' });
    assert.deepEqual(verifyTable(log.slice(0, -1), games), { what: 'no-seed' });
    const other = log.map((entry) => (entry.k === 'reveal' ? { ...entry, seed: salt + salt } : entry));
    assert.throws(() => verifyTable(other, games), { name: 'BadEntry', at: `${log.length}.seed` });
  });

  it('does not follow from a seed that was chosen after the draws', async () => {
    const log = await finished('glux');
    const late = 'dd'.repeat(32);
    const forged = log.map((entry) =>
      entry.k === 'reveal'
        ? { ...entry, seed: late }
        : entry.k === 'open'
          ? { ...entry, commit: sha256(late) }
          : entry,
    );
    const fault = verifyTable(forged, games)!;
    assert.ok('ply' in fault && fault.ply > 0);
  });

  it('is not drawn again by an undo in the log', async () => {
    const log = (await finished('luzi')).slice(0, 4);
    const { n, t } = log.at(-1)!;
    const undo: Entry[] = [
      ...log,
      { n: n + 1, t, k: 'ask', seat: 0, what: 'undo' },
      { n: n + 2, t, k: 'answer', seat: 1, what: 'undo', yes: true, to: 0 },
    ];
    assert.throws(() => verifyTable(undo, games), { name: 'BadEntry', at: '5.undo' });
  });
});
