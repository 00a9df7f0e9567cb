import type { ImportRow } from '#shared/contract/equipment-import.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { instantNow } from '../runtime/clock.ts';
import { newId } from '../runtime/ids.ts';

/** The new devices of an import: those of its rows that have no problem. */
export function importedDevices(rows: readonly ImportRow[]): Equipment[] {
  const now = instantNow();
  return rows.flatMap(({ device, problems }) =>
    device === undefined || problems.length > 0
      ? []
      : [{ ...device, id: newId(), systemOwned: false, version: 1, createdAt: now, updatedAt: now }],
  );
}
