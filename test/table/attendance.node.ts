import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { Attendance } from '../../src/element/parts/table/attendance.js';

const SECOND = 1000;

describe('what is said of people who are away', () => {
  let said: string[];
  let sits: boolean;
  let attendance: Attendance;
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    [said, sits] = [[], true];
    attendance = new Attendance((seat, text) => sits && said.push(`${seat} ${text}`) > 0);
  });
  afterEach(() => mock.timers.reset());

  it('is that they are away after a while, and that they are back then', () => {
    attendance.take([0, 1], 0);
    mock.timers.tick(20 * SECOND);
    attendance.take([0, 0], 0);
    assert.deepEqual(said, ['1 away', '1 back']);
  });

  it('is nothing if they come back at once', () => {
    attendance.take([0, 1], 0);
    mock.timers.tick(5 * SECOND);
    attendance.take([0, 0], 0);
    mock.timers.tick(20 * SECOND);
    assert.deepEqual(said, []);
  });

  it('is not that somebody is back who takes the seat that another one has left', () => {
    sits = false;
    attendance.take([0, 1], 0);
    mock.timers.tick(20 * SECOND);
    sits = true;
    attendance.take([0, 0], 0);
    assert.deepEqual(said, []);
  });
});
