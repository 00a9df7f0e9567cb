import * as z from 'zod';
import { Design, type DesignStatus, DesignSummary } from '#shared/contract/designs.ts';
import { Refusal } from '#shared/contract/errors.ts';
import type { KeyOf } from '#shared/tables/tables.ts';
import { folded } from './folded.ts';
import { tableName } from './tables/table-name.ts';

export const designsTable = tableName('designs');

/** What the Designs table keeps under one owner: designs, a lock on each name in use, and the counts by status. */
export const designKey = (userId: string, id: string) => ({ userId, id }) satisfies KeyOf<'designs'>;
export const nameLockKey = (userId: string, designName: string) => ({
  userId,
  id: `name#${folded(designName)}`,
});
export const countsKey = (userId: string) => ({ userId, id: 'counts' });

/** Sort key of the index `byStatus`; ids sort by age. */
export const statusAndId = (status: DesignStatus, id: string): string => `${status}#${id}`;

/** The text that a search matches; the search term is folded in the same way. */
export const searchText = ({ designName, description }: Pick<Design, 'designName' | 'description'>): string =>
  folded(`${designName}\n${description}`);

/** DynamoDB keeps 400 KB an item; JSON is never shorter than DynamoDB's own count of the same attributes. */
const largestDesignBytes = 390_000;

/** @throws too_large when an item could not hold the design. */
export function designItem(design: Design) {
  const item = {
    ...design,
    statusAndId: statusAndId(design.designStatus, design.id),
    searchText: searchText(design),
  };
  if (Buffer.byteLength(JSON.stringify(item)) > largestDesignBytes)
    throw new Refusal(
      'too_large',
      'This design is too large to store. Shorten its names and texts, or split it into two designs.',
    );
  return item;
}

const StoredDesign = z.object(Design.shape);
const StoredSummary = z.object(DesignSummary.shape);
const StoredCounts = z.object({
  draft: z.int().default(0),
  active: z.int().default(0),
  archived: z.int().default(0),
  template: z.int().default(0),
} satisfies Record<DesignStatus, z.ZodType>);

export const parseDesign = (item: unknown): Design => StoredDesign.parse(item);
export const parseSummary = (item: unknown): DesignSummary => StoredSummary.parse(item);
/** How many designs an owner has by status; none before the first one. */
export const parseCounts = (item: unknown): Record<DesignStatus, number> => StoredCounts.parse(item ?? {});

/** Designs that have a place in the plan: all but the archived ones. */
export const liveDesigns = ({ draft, active, template }: Record<DesignStatus, number>): number =>
  draft + active + template;
