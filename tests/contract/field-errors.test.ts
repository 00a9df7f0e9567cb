import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parseFields } from '#shared/contract/field-errors.ts';
import { fieldSentence } from '#shared/contract/field-sentence.ts';

const errorsOf = (schema: z.ZodType, value: unknown) => {
  const read = parseFields(schema, value);
  return read.success ? [] : read.errors;
};
const messageFor = (schema: z.ZodType, value: unknown) =>
  errorsOf(z.object({ x: schema }), { x: value })[0]?.message;

describe('field errors', () => {
  it('say where each wrong value is', () => {
    const schema = z.object({
      requirements: z.object({ sites: z.array(z.object({ wiredUsers: z.int() })) }),
    });
    expect(
      errorsOf(schema, { requirements: { sites: [{ wiredUsers: 1 }, { wiredUsers: 'many' }] } }),
    ).toEqual([{ field: 'requirements.sites[1].wiredUsers', message: 'must be a number' }]);
  });

  it('name each unknown field itself, however long its name is', () => {
    const schema = z.strictObject({ site: z.strictObject({}).optional() });
    expect(errorsOf(schema, { site: { a: 1, b: 2 }, ['x'.repeat(500)]: 1 })).toEqual([
      { field: 'site.a', message: 'is not a known field' },
      { field: 'site.b', message: 'is not a known field' },
      { field: 'x'.repeat(60), message: 'is not a known field' },
    ]);
  });

  it('call the whole value the body', () => {
    expect(errorsOf(z.object({}), undefined)).toEqual([{ field: 'body', message: 'is missing' }]);
    expect(errorsOf(z.object({}), 7)).toEqual([{ field: 'body', message: 'must be an object' }]);
  });

  it('keep the contract’s own sentences', () => {
    expect(messageFor(z.string().min(1, 'must not be empty'), '')).toBe('must not be empty');
    expect(messageFor(z.string().min(1, '“VLAN 0” names none'), '')).toBe('“VLAN 0” names none');
    expect(messageFor(z.literal(1, 'IPv6 alone is not planned'), 2)).toBe('IPv6 alone is not planned');
  });

  it.each([
    [z.string(), undefined, 'is missing'],
    [z.string(), 7, 'must be text'],
    [z.number(), 'seven', 'must be a number'],
    [z.int(), 1.5, 'must be a whole number'],
    [z.boolean(), 'yes', 'must be true or false'],
    [z.array(z.string()), {}, 'must be a list'],
    [z.record(z.string(), z.string()), [], 'must be an object'],
    [z.enum(['star', 'ring', 'mesh']), 'bus', 'must be star, ring or mesh'],
    [z.literal(true), false, 'must be true'],
    [z.string().max(100), 'x'.repeat(101), 'must have at most 100 characters'],
    [z.string().min(1), '', 'must have at least 1 character'],
    [z.array(z.string()).max(1), ['a', 'b'], 'must have at most 1 entry'],
    [z.array(z.string()).min(2), [], 'must have at least 2 entries'],
    [z.number().max(400_000), 500_000, 'must be at most 400,000'],
    [z.number().gt(0), 0, 'must be more than 0'],
    [z.number().lt(5), 5, 'must be less than 5'],
    [z.number().multipleOf(5), 7, 'must be a multiple of 5'],
    [z.email(), 'nobody', 'must be an e-mail address'],
    [z.uuid(), 'nothing', 'must be a UUID'],
    [z.cidrv4(), '10.0.0.0/33', 'must be an IPv4 block such as 10.20.0.0/16'],
    [z.iso.datetime(), 'yesterday', 'must be a date and time such as 2026-11-20T09:30:00Z'],
    [z.string().regex(/^a$/), 'b', 'does not have the right format'],
    [z.union([z.string(), z.number()]), {}, 'is not valid'],
  ])('say %# in plain words', (schema, value, message) => {
    expect(messageFor(schema, value)).toBe(message);
  });
});

describe('the sentence about a field', () => {
  it.each([
    ['displayName', 'Display name must not be empty.'],
    ['requirements.sites[0].wiredUsers', 'Wired users must not be empty (requirements.sites[0].wiredUsers).'],
    ['ipScheme.publicIPs', 'Public IPs must not be empty (ipScheme.publicIPs).'],
    ['plan_code', 'Plan code must not be empty.'],
    ['sites[2]', 'Sites must not be empty (sites[2]).'],
    ['body', 'Body must not be empty.'],
    ['x-site.', '“x-site.” must not be empty.'],
    ['', '“” must not be empty.'],
  ])('reads well for %s', (field, sentence) => {
    expect(fieldSentence({ field, message: 'must not be empty' })).toBe(sentence);
  });
});
