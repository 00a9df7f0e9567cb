import type { TemplateVariable } from '#shared/contract/template-variables.ts';
import { readCsv, writeCsv } from '#shared/equipment/csv-text.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import type { DeployTarget } from './deploy-target.ts';
import type { EnteredByDevice } from './entered-values.ts';

/** The table of many devices' variables as CSV: a row each, by the name of the device. */
export function deviceRowsCsv(
  targets: readonly DeployTarget[],
  variables: readonly TemplateVariable[],
  entered: EnteredByDevice,
): string {
  const names = variables.map(({ name }) => name);
  return writeCsv([
    ['device', ...names],
    ...targets.map(({ deviceId, name }) => [
      name,
      ...names.map((variable) => entered.get(deviceId)?.[variable] ?? ''),
    ]),
  ]);
}

export interface ReadDeviceRows {
  readonly entered: EnteredByDevice;
  /** What of the file was left out. */
  readonly notes: readonly string[];
}

/**
 * Values of many devices from CSV, whose first line names the variables and whose first column the devices, by name or id.
 * Values that the file does not have stay. @throws Error where it cannot be read
 */
export function readDeviceRows(
  text: string,
  targets: readonly DeployTarget[],
  variables: readonly TemplateVariable[],
  before: EnteredByDevice,
): ReadDeviceRows {
  const [head = [], ...rows] = readCsv(text).filter((row) => row.some((cell) => cell.trim() !== ''));
  const columns = head.map((cell) => cell.trim());
  const known = new Set(variables.map(({ name }) => name));
  const ids = new Map(
    targets.flatMap(({ deviceId, name }) => [
      [name.toLowerCase(), deviceId],
      [deviceId, deviceId],
    ]),
  );
  const strangers: string[] = [];
  const entered = new Map(before);
  for (const [device = '', ...cells] of rows) {
    const id = ids.get(device.trim().toLowerCase());
    if (id === undefined) {
      strangers.push(device.trim());
      continue;
    }
    const values = columns.slice(1).flatMap((name, index) => {
      const value = cells[index]?.trim() ?? '';
      return known.has(name) && value !== '' ? [[name, value] as const] : [];
    });
    entered.set(id, { ...entered.get(id), ...Object.fromEntries(values) });
  }
  const unknown = columns.slice(1).filter((name) => !known.has(name));
  return {
    entered,
    notes: [
      ...(strangers.length > 0
        ? [`${formatCount(strangers.length, 'row')} of devices that were not chosen: ${joinAnd(strangers)}.`]
        : []),
      ...(unknown.length > 0 ? [`Columns that are not variables: ${joinAnd(unknown)}.`] : []),
    ],
  };
}
