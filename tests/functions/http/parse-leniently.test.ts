import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parseLeniently } from '../../../functions/http/parse-leniently.ts';

const Thing = z.strictObject({
  name: z.string().min(1, 'must not be empty'),
  note: z.string().default('none'),
  status: z.enum(['draft', 'active']).optional(),
  picture: z.number().optional(),
  parts: z.array(z.strictObject({ count: z.int().optional(), label: z.string() })).default([]),
});
const parse = (value: unknown) => parseLeniently(Thing, value, ['id', 'createdAt', 'picture']);
const issuesOf = (value: unknown) => {
  const read = parse(value);
  return read.success ? undefined : read.issues;
};
const namesOf = (value: unknown) => issuesOf(value)?.map(({ path, message }) => [path, message]);

describe('a body', () => {
  it('may bring back what answers have and a change has not', () => {
    expect(parse({ id: 'a', createdAt: 1, name: 'x', picture: '/p.png' }).data).toEqual({
      name: 'x',
      note: 'none',
      parts: [],
    });
  });

  it('may not bring other unknown fields, nor known ones where answers have none', () => {
    expect(issuesOf({ id: 'a', name: 'x', other: 1 })).toMatchObject([
      { code: 'unrecognized_keys', keys: ['other'] },
    ]);
    expect(parse({ name: 'x', parts: [{ id: 'a', label: '' }] }).success).toBe(false);
  });

  it('leaves an optional field out by an empty text, at any depth', () => {
    expect(parse({ name: 'x', status: '', parts: [{ count: '', label: 'a' }] }).data).toEqual({
      name: 'x',
      note: 'none',
      parts: [{ label: 'a' }],
    });
  });

  it('keeps an empty text where the field takes one', () => {
    expect(parse({ name: 'x', note: '', parts: [{ label: '' }] }).data).toEqual({
      name: 'x',
      note: '',
      parts: [{ label: '' }],
    });
  });

  it('is rejected for what was sent, not for what would be missing', () => {
    expect(namesOf({ name: '', status: '' })).toEqual([
      [['name'], 'must not be empty'],
      [['status'], expect.any(String)],
    ]);
  });

  it('does not lose entries of a list, nor what is inherited', () => {
    expect(parseLeniently(z.array(z.int()), [1, '', 3], []).success).toBe(false);
    expect(parse(JSON.parse('{"name":"x","__proto__":""}')).success).toBe(false);
  });
});
