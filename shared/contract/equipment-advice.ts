import * as z from 'zod';
import { categories, Device, roles } from './device.ts';
import { Id, Version } from './identifiers.ts';

/** What a device can fail on. `budget` and `vendor` depend on the whole design, the others on the device alone. */
export const constraints = [
  'life cycle',
  'ports',
  'uplinks',
  'PoE type',
  'PoE budget',
  'throughput',
  'remote users',
  'clients',
  'access points',
  'power supplies',
  'PoE supply',
  'surroundings',
  'class',
  'capabilities',
  'vendor',
  'budget',
] as const;
export type Constraint = (typeof constraints)[number];

/** A device near another one: its Gower distance, the differences, and the figures left out. */
export const SimilarDevice = z.strictObject({
  device: Device,
  distance: z.number().min(0).max(1),
  differs: z.array(
    z.strictObject({ feature: z.string(), of: z.string(), other: z.string(), distance: z.number() }),
  ),
  notKnown: z.array(z.string()),
});

/** Parts of a score, each from 0 to 1. */
const UtilityParts = z.strictObject({
  headroom: z.number(),
  cost: z.number(),
  vendor: z.number(),
  power: z.number(),
  lifeCycle: z.number(),
});

const Suggestion = z.strictObject({
  device: Device,
  /** 0 to 100. */
  score: z.number(),
  parts: UtilityParts,
  reasons: z.array(z.string()),
  /** What speaks against it: a doubt, a price far above the cheapest, another maker; a sentence each. */
  warnings: z.array(z.string()),
  /** Price of all its pieces with a year’s licences; absent where it is not known. */
  cost: z.number().optional(),
});

const constraint = z.enum(constraints);

/** What is recommended for places of one role that the same model can fill. */
export const RoleAdvice = z.strictObject({
  role: z.enum(roles),
  category: z.enum(categories),
  places: z.array(
    z.strictObject({ nodeId: z.string(), label: z.string(), site: z.string(), quantity: z.int() }),
  ),
  quantity: z.int(),
  /** The demands of the places, a sentence each with its arithmetic. */
  needs: z.array(z.string()),
  choice: Suggestion.nullable(),
  alternatives: z.array(Suggestion),
  rejected: z.array(
    z.strictObject({
      device: Device,
      failures: z.array(z.strictObject({ constraint, sentence: z.string() })),
    }),
  ),
  /** How many devices each constraint rules out. */
  rejectedBy: z.partialRecord(constraint, z.int()),
  /** Which demands to relax, where nothing fits. */
  relax: z.strictObject({ constraints: z.array(constraint), sentence: z.string() }).nullable(),
});
export type RoleAdvice = z.output<typeof RoleAdvice>;

/** Devices for a design. */
export const Advice = z.strictObject({
  designId: Id,
  designVersion: Version,
  /** The topology that it is based on; null if one was planned only for it. */
  topologyVersion: Version.nullable(),
  roles: z.array(RoleAdvice),
  currency: z.string(),
  /** Price of all choices whose price is known, with a year’s licences: which the budget has to cover. */
  cost: z.number(),
  budget: z.number().nullable(),
  weights: UtilityParts,
  /** Notes in addition to the roles, a sentence each. */
  notes: z.array(z.string()),
});
export type Advice = z.output<typeof Advice>;
