import type { Design } from '#shared/contract/designs.ts';
import type { Topology } from '#shared/contract/topology.ts';

/** All that a report is made of: the same input makes the same bytes. */
export interface ReportInput {
  readonly design: Design;
  readonly topology: Topology;
  readonly preparedBy: { readonly displayName: string; readonly company: string };
  /** When the report was asked for, ISO 8601. */
  readonly createdAt: string;
  readonly reportId: string;
}
