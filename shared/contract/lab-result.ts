import * as z from 'zod';
import { list } from './collections.ts';
import { Count, figure, wholeBetween } from './figure.ts';
import { Id, Instant, Version } from './identifiers.ts';
import { textUpTo } from './text.ts';

const Text = textUpTo(500);
const Names = list(Text, 200_000);
const Stated = wholeBetween(0, 10_000_000);

/** What the flows of a network did, with nothing failed (`normal`) or with one element failed. */
const Scenario = z.strictObject({
  kind: z.enum(['normal', 'device', 'provider', 'circuit', 'cable']),
  element: Text,
  name: Text,
  /** Flows that passed, and that were dropped, as they should. */
  passed: Stated,
  dropped: Stated,
  unexpected: list(
    z.strictObject({
      flow: Text,
      what: Text,
      expected: z.enum(['pass', 'drop']),
      why: textUpTo(5_000),
    }),
    200_000,
  ),
  /** Promised flows of hosts that lost their only link with the element. */
  cutOff: Names,
  /** Sessions and gateways that were not at rest in time. */
  pending: Names,
  seconds: figure(1_000_000),
});

/** What booting a design's configurations gave, as the lab and the script of a bundle write it. */
export const LabRun = z.strictObject({
  /** When it was run, and on which version of the topology, where the script knows. */
  ranAt: Instant.optional(),
  topologyVersion: Version.optional(),
  devices: Stated,
  namespaces: Stated.optional(),
  daemons: Stated.optional(),
  memoryMb: figure(1_000_000_000).optional(),
  bootSeconds: figure(1_000_000),
  /** What could not be plugged in, or was rejected by a daemon. */
  notes: list(textUpTo(5_000), 10_000),
  scenarios: list(Scenario, 20_000).min(1, 'must have at least one entry'),
});
export type LabRun = z.output<typeof LabRun>;

/** The result of a run on a design: "booted: 412 of 412" is `asExpected` of `flows`. */
export const LabResult = z.strictObject({
  designId: Id,
  uploadedAt: Instant,
  ranAt: Instant.optional(),
  topologyVersion: Version.optional(),
  devices: Count,
  bootSeconds: z.number(),
  /** With nothing failed. */
  flows: Count,
  asExpected: Count,
  /** Single failures that were tried, and those in which every flow that could be carried did as promised. */
  failures: Count,
  survived: Count,
  /** The first of what was not as expected, and of the notes. */
  unexpected: z.array(z.strictObject({ scenario: z.string(), what: z.string(), why: z.string() })),
  notes: z.array(z.string()),
});
export type LabResult = z.output<typeof LabResult>;
