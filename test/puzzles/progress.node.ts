import { strict as assert } from 'node:assert';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { addDays, dayOf, hoursUntil, indexOn, nearest, parseDay, weekdayOf } from '../../src/puzzles/days.js';
import {
  formatProgress,
  noProgress,
  onDay,
  parseProgress,
  streakOf,
  withResult,
  type Progress,
} from '../../src/puzzles/progress.js';
import type { Schedule } from '../../src/puzzles/schedule.js';

const solved = { tries: 0, hints: 0, solved: true };

type Calendar = Pick<Schedule, 'nearest'>;
const calendarOf = (days: readonly number[]): Calendar => ({ nearest: (day, by) => nearest(day, days, by) });
const daily = calendarOf([0, 1, 2, 3, 4, 5, 6]);
const thrice = calendarOf([0, 2, 5]);

/** The progress of a reader who opens the page on some days of the clock, and solves the puzzles of other days. */
const after = (steps: readonly (readonly [clock: string, solves?: string])[]): Progress =>
  steps.reduce<Progress>((progress, [clock, day]) => {
    const now = onDay(progress, clock);
    return parseProgress(formatProgress(day ? withResult(now, day, clock, solved) : now));
  }, noProgress);

describe('Days', () => {
  it('are those of the calendar', () => {
    for (const [text, day] of [
      ['2026-11-28', '2026-11-28'],
      ['2028-02-29', '2028-02-29'],
      ['2026-02-29', undefined],
      ['2026-13-01', undefined],
      ['2026-1-1', undefined],
      ['today', undefined],
      ['', undefined],
    ] as const)
      assert.equal(parseDay(text), day, text);
  });

  it('are the days where the reader is', () => {
    assert.equal(dayOf(new Date(2026, 10, 28, 23, 59)), '2026-11-28');
    assert.equal(hoursUntil(new Date(2026, 10, 28, 19), '2026-11-29'), 5);
  });

  it('begin the week on Monday', () => {
    assert.equal(weekdayOf('2026-11-30'), 0);
    assert.equal(weekdayOf('2026-11-29'), 6);
    assert.equal(weekdayOf('1969-12-28'), 6);
  });

  it('have one puzzle after the other, each on its weekday', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 40_000 }), (offset) => {
        const day = addDays('1970-01-05', offset);
        assert.equal(indexOn(day, [0, 1, 2, 3, 4, 5, 6], 371) % 7, weekdayOf(day));
        assert.equal(
          indexOn(addDays(day, 1), [0, 1, 2, 3, 4, 5, 6], 371),
          (indexOn(day, [0, 1, 2, 3, 4, 5, 6], 371) + 1) % 371,
        );
      }),
    );
  });
});

describe('A streak', () => {
  const rows: readonly (readonly [
    title: string,
    steps: readonly (readonly [string, string?])[],
    streak: number,
    calendar?: Calendar,
  ])[] = [
    [
      'counts days in a row',
      [
        ['2026-11-26', '2026-11-26'],
        ['2026-11-27', '2026-11-27'],
      ],
      2,
    ],
    ['lasts until the puzzle of the day is missed', [['2026-11-26', '2026-11-26'], ['2026-11-27']], 1],
    ['ends with a day without a solution', [['2026-11-26', '2026-11-26'], ['2026-11-28']], 0],
    [
      'leaves out puzzles of the archive',
      [
        ['2026-11-27', '2026-11-26'],
        ['2026-11-27', '2026-11-27'],
      ],
      1,
    ],
    [
      'goes on where the day begins earlier',
      [['2026-11-26', '2026-11-26'], ['2026-11-27', '2026-11-27'], ['2026-11-26']],
      2,
    ],
    [
      'wins nothing by a clock that is turned back',
      [
        ['2026-11-25', '2026-11-25'],
        ['2026-11-27'],
        ['2026-11-26', '2026-11-26'],
        ['2026-11-27', '2026-11-27'],
      ],
      1,
    ],
    [
      'wins nothing by a clock that is turned on',
      [['2026-11-26', '2026-11-26'], ['2026-11-29', '2026-11-29'], ['2026-11-27']],
      1,
    ],
    [
      'is not lost by a clock that was wrong',
      [['2026-11-26', '2026-11-26'], ['2030-01-01'], ['2026-11-27', '2026-11-27']],
      2,
    ],
    [
      'counts only the days with a puzzle',
      [['2026-11-23', '2026-11-23'], ['2026-11-25', '2026-11-25'], ['2026-11-27']],
      2,
      thrice,
    ],
  ];
  for (const [title, steps, streak, calendar = daily] of rows)
    it(title, () => assert.equal(streakOf(after(steps), steps.at(-1)![0], calendar), streak));

  it('is at most the number of days on the clock', () => {
    const step = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.option(fc.integer({ min: 0, max: 9 })));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (raw) => {
        const steps = raw.map(([clock, day]): readonly [string, string?] =>
          day === null
            ? [addDays('2026-11-20', clock)]
            : [addDays('2026-11-20', clock), addDays('2026-11-20', day)],
        );
        const progress = after(steps);
        const clocks = new Set(steps.map(([clock]) => clock));
        const today = steps.at(-1)?.[0] ?? '2026-11-20';
        assert.ok(streakOf(progress, today, daily) <= clocks.size);
      }),
    );
  });
});

describe('Progress', () => {
  it('keeps what is solved', () => {
    const once = withResult(noProgress, '2026-11-28', '2026-11-28', { tries: 2, hints: 1, solved: true });
    assert.equal(withResult(once, '2026-11-28', '2026-11-28', { tries: 3 }), once);
  });

  it('counts no puzzle whose solution was shown', () => {
    const shown = withResult(noProgress, '2026-11-28', '2026-11-28', { shown: true });
    const again = withResult(shown, '2026-11-28', '2026-11-28', {
      ...shown.results['2026-11-28'],
      solved: true,
    });
    assert.equal(again.results['2026-11-28']?.solved, false);
  });

  it('reads any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { results } = parseProgress(text);
        assert.ok(Object.values(results).every(({ tries }) => Number.isSafeInteger(tries)));
      }),
    );
    assert.deepEqual(parseProgress(null), noProgress);
    assert.deepEqual(
      parseProgress('{"version":1,"seen":"x","results":{"2026-11-28":{"tries":-1}}}').results,
      {},
    );
  });
});
