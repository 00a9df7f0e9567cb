import { describe, expect, it } from 'vitest';
import { untilDue, untilRetry } from '#web/session/refresh-schedule.ts';

const minute = 60_000;

describe('the schedule of token renewal', () => {
  it('renews 5 minutes before the token expires', () => {
    expect(untilDue(60 * minute, 0)).toBe(55 * minute);
  });

  it('renews immediately when less than 5 minutes are left', () => {
    expect(untilDue(4 * minute, 0)).toBe(0);
    expect(untilDue(0, 10 * minute)).toBe(0);
  });

  it('waits 30 s after the first failure, twice as long after each, and 16 minutes at most', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 20].map((failures) => untilRetry(failures) / 1_000)).toEqual([
      30, 60, 120, 240, 480, 960, 960, 960,
    ]);
  });
});
