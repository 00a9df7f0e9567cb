import * as z from 'zod';
import { Count, wholeBetween } from './figure.ts';
import { Version } from './identifiers.ts';

/** What the stored topology of a design is, and what it was planned from. */
export const PlannedStage = z.strictObject({
  topologyVersion: Version,
  /** Of the design that was planned. */
  designVersion: Version,
  /** Changes with the devices and links, and not with their places, names or addresses. */
  structure: z.string(),
});
export type PlannedStage = z.output<typeof PlannedStage>;

/** What the newest report of a design shows. */
export const ReportedStage = z.strictObject({
  designVersion: Version,
  topologyVersion: Version,
  equipmentVersion: Count,
});
export type ReportedStage = z.output<typeof ReportedStage>;

/** What the checks of a topology found. */
export const Assessment = z.strictObject({
  topologyVersion: Version,
  /** The version of the requirements that it was held against; left out, those that it was planned from. */
  requirementsVersion: Version.optional(),
  failed: wholeBetween(0, 1_000_000),
  warnings: wholeBetween(0, 1_000_000),
  /** The first day on which the maker of an assigned device ends its support. */
  supportEnds: z.iso.date().optional(),
});
export type Assessment = z.output<typeof Assessment>;

/** What each part of a design was made from; absent where the part is, and in designs stored before it was recorded. */
export const designStages = {
  /** The version at which the requirements, or the existing network, last changed. */
  requirementsVersion: Version.optional(),
  planned: PlannedStage.optional(),
  /** Counts the changes of the bill of materials. */
  equipmentVersion: Count.optional(),
  /** The structure that the bill of materials was last changed for. */
  equippedFor: z.string().optional(),
  reported: ReportedStage.optional(),
  assessed: Assessment.optional(),
};

const Stages = z.object(designStages);
/** As much of a design as its stages depend on. */
export type Staged = z.output<typeof Stages> & {
  readonly version: number;
  readonly plannedDevices: number;
  readonly deviceCount: number;
  readonly reportCount: number;
};
