import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Assignment, DesignDeviceChanges } from '#shared/contract/design-devices.ts';
import { NewDesign } from '#shared/contract/designs.ts';
import { NewEquipment } from '#shared/contract/equipment-items.ts';
import { Report } from '#shared/contract/reports.ts';
import { User } from '#shared/contract/user-items.ts';

/** What is written to a table as attributes of its own; plans and texts are packed. */
const stored = { NewDesign, Assignment, DesignDeviceChanges, NewEquipment, Report, User };

/** DynamoDB takes magnitudes from 1e-130 to 1e126 (AWS, "Supported data types"). */
const notStorable = [1e-131, 5e-324, 1e-300, 1e126, 1.7e308, Number.POSITIVE_INFINITY, Number.NaN];

describe.each(Object.entries(stored))('%s', (_, schema) => {
  it('accepts no number that the database cannot store', () => {
    const numbers = [...numbersIn(schema)];
    for (const [path, number] of numbers)
      for (const value of notStorable)
        expect(number.safeParse(value).success, `${path}: ${value}`).toBe(false);
  });
});

it('finds the numbers of a design', () => {
  const paths = [...numbersIn(NewDesign)].map(([path]) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['.requirements.sites[].areaM2', '.requirements.budget.amount']),
  );
});

/** Every schema of a number within a schema, with where it is. */
function* numbersIn(schema: z.core.$ZodType, path = ''): Generator<[string, z.ZodNumber]> {
  if (schema instanceof z.ZodNumber) yield [path, schema];
  else if (schema instanceof z.ZodObject)
    for (const [name, field] of Object.entries(schema.shape)) yield* numbersIn(field, `${path}.${name}`);
  else if (schema instanceof z.ZodArray) yield* numbersIn(schema.element, `${path}[]`);
  else if (schema instanceof z.ZodUnion) for (const option of schema.options) yield* numbersIn(option, path);
  else if (schema instanceof z.ZodPipe) yield* numbersIn(schema.out, path);
  else if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable
  )
    yield* numbersIn(schema.unwrap(), path);
}
