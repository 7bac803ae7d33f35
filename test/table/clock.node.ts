import assert from 'node:assert/strict';
import { beforeEach, describe, it, mock } from 'node:test';
import type { Clock } from '../../src/core/table/entry.js';
import { noTable, type TableState } from '../../src/core/table/state.js';
import { ClockWarnings, DAY, HOUR, inWords, MINUTE, SECOND } from '../../src/element/parts/table/clock.js';

const occupant = { name: '', commit: '00' };

/** A table of two, in which the turn of a seat began at a time. */
const stateOf = (clock: Clock, turn: number, since: number, used: readonly number[]): TableState =>
  ({
    ...noTable,
    n: 3,
    open: { table: 'ab', clock },
    seats: [occupant, occupant],
    match: { turn, game: {} },
    since,
    used,
  }) as object as TableState;

describe('a time in words', () => {
  const texts = [
    [0, '0 seconds', '0 Sekunden'],
    [-5, '0 seconds', '0 Sekunden'],
    [999, '1 second', '1 Sekunde'],
    [10 * SECOND, '10 seconds', '10 Sekunden'],
    [MINUTE - 1, '1 minute', '1 Minute'],
    [90 * SECOND, '1 minute, 30 seconds', '1 Minute, 30 Sekunden'],
    [100 * MINUTE, '1 hour, 40 minutes', '1 Stunde, 40 Minuten'],
    [DAY + 5 * MINUTE, '1 day', '1 Tag'],
    [3 * DAY - HOUR, '2 days, 23 hours', '2 Tage, 23 Stunden'],
    [30 * DAY, '30 days', '30 Tage'],
  ] as const;
  for (const [ms, english, german] of texts)
    it(`is "${english}" for ${ms} ms`, () => {
      assert.deepEqual([inWords(ms, 'en'), inWords(ms, 'de')], [english, german]);
    });
});

describe('the warnings of a clock', () => {
  let said: (readonly [seat: number, left: string])[];
  let warnings: ClockWarnings;
  beforeEach(() => {
    mock.timers.reset();
    mock.timers.enable({ apis: ['setTimeout', 'Date'] });
    said = [];
    warnings = new ClockWarnings((seat, left) => said.push([seat, inWords(left, 'en')]));
  });

  /** Follows a turn of this length from now on, as seat 0. */
  const takes = (clock: Clock, turn: number, ms: number, used: readonly number[] = [0, 0]) => {
    warnings.follow(stateOf(clock, turn, Date.now(), used), 0, Date.now);
    // as time passes, not all at once
    for (let passed = 0; passed < ms; passed += SECOND) mock.timers.tick(Math.min(SECOND, ms - passed));
  };

  it('come a day, an hour, a minute and ten seconds before the end of a move, and at its end', () => {
    takes({ per: 'move', ms: DAY + MINUTE }, 0, DAY + MINUTE);
    assert.deepEqual(said, [
      [0, '1 day'],
      [0, '1 hour'],
      [0, '1 minute'],
      [0, '10 seconds'],
      [0, '0 seconds'],
    ]);
  });

  it('come again with the next move, if each has its time', () => {
    const clock = { per: 'move', ms: 2 * MINUTE } as const;
    for (let turn = 0; turn < 2; turn++) takes(clock, 0, 90 * SECOND);
    assert.deepEqual(said, [
      [0, '1 minute'],
      [0, '1 minute'],
    ]);
  });

  it('come once in a game, if all moves share the time', () => {
    const clock = { per: 'game', ms: 2 * MINUTE } as const;
    takes(clock, 0, 90 * SECOND);
    takes(clock, 1, 5 * SECOND, [90 * SECOND, 0]);
    takes(clock, 0, 25 * SECOND, [90 * SECOND, 5 * SECOND]);
    assert.deepEqual(said, [
      [0, '1 minute'],
      [0, '10 seconds'],
    ]);
  });

  it('are fewer for another seat', () => {
    takes({ per: 'game', ms: 2 * HOUR }, 1, 2 * HOUR);
    assert.deepEqual(said, [
      [1, '1 minute'],
      [1, '0 seconds'],
    ]);
  });

  it('tell what is left to whoever comes back late', () => {
    const clock = { per: 'move', ms: 3 * DAY } as const;
    const began = Date.now();
    mock.timers.tick(3 * DAY - 40 * MINUTE);
    warnings.follow(stateOf(clock, 0, began, [0, 0]), 0, Date.now);
    assert.deepEqual(said, [[0, '40 minutes']]);
  });

  it('do not come to a spectator, without a limit, and once the board has left the table', () => {
    const clock = { per: 'move', ms: 2 * MINUTE } as const;
    warnings.follow(stateOf(clock, 0, Date.now(), [0, 0]), undefined, Date.now);
    mock.timers.tick(2 * MINUTE);
    takes({ ...clock, times: [0, 1] }, 0, 2 * MINUTE);
    takes(clock, 0, MINUTE / 2);
    warnings.stop();
    mock.timers.tick(2 * MINUTE);
    assert.deepEqual(said, []);
  });
});
