import { expect, it } from 'vitest';
import { inTime } from '#shared/vocabulary/time-order.ts';

it('orders instants in time, however exactly they are written, and first what never was', () => {
  const instants = ['2026-11-20T10:00:00.500Z', '2026-11-20T10:00:00Z', '2026-11-20T11:00:00+02:00', null];
  expect(instants.toSorted(inTime)).toEqual([
    null,
    '2026-11-20T11:00:00+02:00',
    '2026-11-20T10:00:00Z',
    '2026-11-20T10:00:00.500Z',
  ]);
  expect(inTime(undefined, '2026-11-20T10:00:00Z')).toBeLessThan(0);
});
