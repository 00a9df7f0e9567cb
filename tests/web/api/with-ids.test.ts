import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { withIds } from '#web/api/with-ids.ts';

test('_id is called id, however deep it lies', () => {
  expect(withIds({ data: [{ _id: 'a', device: { _id: 'b', ports: [1] } }] })).toEqual({
    data: [{ id: 'a', device: { id: 'b', ports: [1] } }],
  });
});

test('an id that is there already stays', () => {
  expect(withIds({ id: 'ours', _id: 'theirs' })).toEqual({ id: 'ours' });
});

test('what has no _id comes back as it was, not copied', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      fc.pre(!JSON.stringify(value).includes('"_id"'));
      expect(withIds(value)).toBe(value);
    }),
  );
});
