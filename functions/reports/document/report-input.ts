import type { DesignDevice } from '#shared/contract/design-devices.ts';
import type { Design } from '#shared/contract/designs.ts';
import type { Device } from '#shared/contract/device.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import type { PrintableLogo } from '../../storage/images/printable-logo.ts';

/** All that a report is made of: the same input makes the same bytes. */
export interface ReportInput {
  readonly design: Design;
  readonly topology: Topology;
  /** The models that its nodes name. */
  readonly devices: readonly Device[];
  /** What was chosen to be bought. */
  readonly equipment: readonly DesignDevice[];
  readonly preparedBy: { readonly displayName: string; readonly company: string };
  /** Of the company that prepared it. */
  readonly logo?: PrintableLogo | undefined;
  /** When the report was asked for, ISO 8601. */
  readonly createdAt: string;
  readonly reportId: string;
}
