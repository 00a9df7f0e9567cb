import * as z from 'zod';
import { list } from '../contract/collections.ts';

/** A chassis with all its line cards has some hundreds. */
const mostInterfaces = 2_000;

/** Exports of NetBox write what is not known as null or as nothing. */
const known = <Value extends z.ZodType>(value: Value) =>
  z.preprocess((given) => (given === null || given === '' ? undefined : given), value.optional());

/** Without quotation marks, a model such as 7005 or a port such as 1 is a number in YAML. */
const text = z.union([z.string(), z.number().transform(String)], {
  error: ({ input }) => (input === undefined ? 'is missing' : 'must be text'),
});

const Interface = z.object({
  name: text,
  type: z.string(),
  label: known(text),
  description: known(text),
  mgmt_only: known(z.boolean()),
  poe_mode: known(z.string()),
  poe_type: known(z.string()),
});
export type Interface = z.output<typeof Interface>;

/**
 * A device type of NetBox's library, as far as it says something about a device of the catalogue. Console ports,
 * outlets, front and rear ports, device bays and pictures are skipped.
 */
export const DeviceType = z.object({
  manufacturer: text,
  model: text,
  part_number: known(text),
  u_height: known(z.number()),
  airflow: known(z.string()),
  weight: known(z.number()),
  weight_unit: known(z.enum(['kg', 'g', 'lb', 'oz'])),
  comments: known(text),
  interfaces: known(list(Interface, mostInterfaces)),
  'power-ports': known(list(z.object({ maximum_draw: known(z.number()) }), 100)),
  'module-bays': known(list(z.object({ name: text, description: known(text) }), 500)),
});
export type DeviceType = z.output<typeof DeviceType>;
