import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { DesignDeviceChanges } from '#shared/contract/design-devices.ts';
import { Report } from '#shared/contract/reports.ts';
import { routes } from '#shared/contract/routes.ts';
import { User } from '#shared/contract/user-items.ts';
import { leavesOf } from '../support/leaves-of-schema.ts';

/** All that a caller can send: whatever is stored of it has passed one of these. */
const bodies = routes.map(({ name, body }) => [name, [...leavesOf(body, name)]] as const);

/** What the product adds to it of its own. */
const own = Object.entries({ DesignDeviceChanges, Report, User }).map(
  ([name, schema]) => [name, [...leavesOf(schema, name)]] as const,
);

/** Stored as compressed JSON, which takes every double: plans, and the texts of templates with their variables. */
const packed = /^(updateTopology|(createTemplate|updateTemplate)\.variables\[\])\./;

/** DynamoDB takes magnitudes from 1e-130 to 1e126 (AWS, "Supported data types"), and its client no number beyond 2^53. */
const notStorable = [
  1e-131,
  5e-324,
  1e-300,
  2 ** 53,
  1e16,
  -1e16,
  1e126,
  1.7e308,
  Number.POSITIVE_INFINITY,
  Number.NaN,
];

/** What reads as text and is none that could be stored: half of a character, in each place of a text, and in such as have a form. */
const notWhole = [
  '\ud800',
  'a\ud800',
  `${'a'.repeat(20)}\udc00b`,
  '/a\ud800',
  'Aa1!aaaa\ud800',
  '\ud800@example.com',
  'https://example.com/\ud800',
];

/** Read and never stored: lines are refused one by one; what the provider signs is its own. */
const read = new Set(['importEquipment.files[].text', 'receivePaymentWebhook.event']);

describe.each([...bodies, ...own])('%s', (_, leaves) => {
  it('accepts no number that the database cannot store', () => {
    for (const [path, schema] of leaves) {
      if (!(schema instanceof z.ZodNumber) || packed.test(path)) continue;
      for (const value of notStorable)
        expect(schema.safeParse(value).success, `${path}: ${value}`).toBe(false);
    }
  });
});

describe.each(bodies)('%s', (_, leaves) => {
  it('accepts no text with half of a character', () => {
    for (const [path, schema] of leaves) {
      if (!(schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) || read.has(path)) continue;
      for (const value of notWhole)
        expect(schema.safeParse(value).success, `${path}: ${JSON.stringify(value)}`).toBe(false);
    }
  });
});

it('finds the numbers and the texts of a design, and of values by name', () => {
  const paths = bodies.flatMap(([, leaves]) => leaves.map(([path]) => path));
  expect(paths).toEqual(
    expect.arrayContaining([
      'createDesign.requirements.sites[].areaM2',
      'createDesign.requirements.budget.amount',
      'createDesign.requirements.sites[].name',
      'updateTopology.graph.nodes[].because.inputs{name}',
      'putLabResult.scenarios[].passed',
    ]),
  );
});
