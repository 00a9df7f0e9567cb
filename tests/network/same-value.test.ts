import { expect, test } from 'vitest';
import { isSame } from '#shared/network/graph/same-value.ts';

test('a stored plan equals the planned one, apart from what JSON cannot represent', () => {
  const planned = { watts: -0, note: undefined, list: [{ a: 1 }, Number.NaN] };
  expect(isSame(planned, { watts: 0, list: [{ a: 1 }, Number.NaN] })).toBe(true);
  expect(isSame(planned, { watts: 1, list: [{ a: 1 }, Number.NaN] })).toBe(false);
  expect(isSame({ a: [] }, { a: {} })).toBe(false);
});
