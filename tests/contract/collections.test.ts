import { expect, it } from 'vitest';
import * as z from 'zod';
import { list, namedValues } from '#shared/contract/collections.ts';
import { parseFields } from '#shared/contract/field-errors.ts';

const Things = z.strictObject({
  things: list(z.strictObject({ size: z.int() }), 3),
  facts: namedValues(z.string().max(5), z.int(), 2).prefault({}),
});

const refusals = (value: unknown) => {
  const read = parseFields(Things, value);
  return read.success ? [] : read.errors;
};

it('accepts a list within the limit, entry by entry', () => {
  const value = { things: [{ size: 1 }, { size: 2 }, { size: 3 }], facts: { one: 1, two: 2 } };
  expect(Things.parse(value)).toEqual(value);
  expect(refusals({ things: [{ size: 1 }, { size: 'x' }] })).toEqual([
    { field: 'things[1].size', message: 'must be a number' },
  ]);
});

it('rejects a value that is missing or not a list with the usual sentences', () => {
  expect(refusals({ things: 'x', facts: [] })).toEqual([
    { field: 'things', message: 'must be a list' },
    { field: 'facts', message: 'must be an object' },
  ]);
  expect(refusals({})).toEqual([{ field: 'things', message: 'is missing' }]);
});

it('rejects a million wrong entries with one sentence, without validating them', () => {
  expect(refusals({ things: Array(1_000_000).fill({}), facts: { a: 1, b: 2, c: 'x' } })).toEqual([
    { field: 'things', message: 'must have at most 3 entries' },
    { field: 'facts', message: 'must have at most 2 entries' },
  ]);
});

it('stops validating after enough errors', () => {
  const Many = list(list(z.int(), 100), 100_000);
  const { error } = Many.safeParse(Array(100_000).fill(Array(100).fill('x')));
  expect(error?.issues.length).toBeLessThan(150);
});

it('states its limit in the schema', () => {
  expect(z.toJSONSchema(Things, { io: 'input' })).toMatchObject({
    properties: { things: { type: 'array', maxItems: 3, items: { required: ['size'] } } },
  });
});
