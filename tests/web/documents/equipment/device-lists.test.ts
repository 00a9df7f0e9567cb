import { expect, test } from 'vitest';
import {
  isSameList,
  withCreated,
  withoutDevice,
  withRestored,
  withUpdated,
} from '#web/documents/equipment/device-lists.ts';
import { equipmentOf } from '../../equipment/equipment-builder.ts';

const [a, b, c] = ['A', 'B', 'C'].map((partNumber) => equipmentOf({ partNumber })) as [
  ReturnType<typeof equipmentOf>,
  ReturnType<typeof equipmentOf>,
  ReturnType<typeof equipmentOf>,
];

test('a created device is listed first, and once', () => {
  expect(withCreated({ data: [a, b] }, c).data).toEqual([c, a, b]);
  expect(withCreated({ data: [a, b] }, b).data).toEqual([b, a]);
});

test('an updated device keeps its position', () => {
  const changed = { ...b, model: 'B2', version: 2 };
  expect(withUpdated({ data: [a, b, c] }, changed).data).toEqual([a, changed, c]);
  expect(withUpdated({ data: [a, c] }, changed).data).toEqual([a, c]);
});

test('a deleted device is removed, and restored at its position', () => {
  const list = { data: [a, b, c] };
  expect(withoutDevice(list, b.id).data).toEqual([a, c]);
  expect(withRestored(withoutDevice(list, b.id), b, 1)).toEqual(list);
  expect(withRestored({ data: [] }, b, 1).data).toEqual([b]);
  expect(withRestored(list, b, 1)).toEqual(list);
});

test('lists are equal when no device was changed, added, removed or moved', () => {
  const list = { data: [a, b] };
  expect(isSameList(list, { data: [{ ...a }, { ...b }] })).toBe(true);
  expect(isSameList(list, { data: [b, a] })).toBe(false);
  expect(isSameList(list, { data: [a] })).toBe(false);
  expect(isSameList(list, { data: [a, { ...b, version: 2 }] })).toBe(false);
  expect(isSameList(list, { data: [a, { ...b, updatedAt: '2026-11-20T09:00:00.000Z' }] })).toBe(false);
  expect(isSameList(list, undefined)).toBe(false);
  expect(isSameList(undefined, undefined)).toBe(true);
});
