import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import { type Cell, type ElementReference, elementsCell } from '../control-plane/sections/cell.ts';
import type { PlaneColumn } from '../control-plane/sections/plane-section.ts';

/** One part of a device's configuration as a table: `Static routes`. */
export interface DeviceSection {
  /** For its anchor and its file. */
  readonly id: string;
  readonly title: string;
  /** What one row is: `static route`. */
  readonly noun: string;
  /** What an engineer has to know to read it. */
  readonly note: string;
  readonly columns: readonly PlaneColumn[];
  readonly rows: (device: DeviceConfiguration) => readonly DeviceRow[];
}

/** How an element of the plan is referred to. */
export type ReferTo = (id: string) => ElementReference;

/** A line of configuration. */
export interface DeviceRow {
  /** In the order of the section's columns. */
  readonly cells: readonly Cell[];
  /** Elements of the plan that it comes from. */
  readonly from: readonly string[];
}

/** The last column of every section, and its cell of a row. */
export const comesFrom: PlaneColumn = { id: 'comes-from', label: 'Comes from', kind: 'reason' };
export const comesFromCell = ({ from }: Pick<DeviceRow, 'from'>, referTo: ReferTo): Cell =>
  elementsCell([...new Set(from)].map(referTo));
