import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { withIds } from '#web/api/with-ids.ts';

test('_id is renamed to id at any depth', () => {
  expect(withIds({ data: [{ _id: 'a', device: { _id: 'b', ports: [1] } }] })).toEqual({
    data: [{ id: 'a', device: { id: 'b', ports: [1] } }],
  });
});

test('an id that is there already stays', () => {
  expect(withIds({ id: 'ours', _id: 'theirs' })).toEqual({ id: 'ours' });
});

test('a value without _id is returned itself, not a copy', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      fc.pre(!JSON.stringify(value).includes('"_id"'));
      expect(withIds(value)).toBe(value);
    }),
  );
});
