import * as contract from '#shared/contract/equipment.ts';
import type { ImportRow } from '#shared/contract/equipment-import.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { importRows } from '#shared/equipment/import/import-rows.ts';
import { implement } from '../../http/implement.ts';
import { instantNow } from '../../runtime/clock.ts';
import { newId } from '../../runtime/ids.ts';
import { listDevices } from '../../storage/equipment.ts';
import { insertDevices } from '../../storage/insert-devices.ts';

export const handler = implement(contract.importEquipment)(async ({ body, user }) => {
  const rows = await importRows(body, await listDevices(user.uid));
  const invalid = rows.filter(({ problems }) => problems.length > 0).length;
  const creates = body.mode === 'create' && (invalid === 0 || body.skipInvalid);
  const created = creates ? devicesOf(rows) : [];
  await insertDevices(user.uid, created);
  return { data: { rows, valid: rows.length - invalid, invalid, created } };
});

function devicesOf(rows: readonly ImportRow[]): Equipment[] {
  const now = instantNow();
  return rows.flatMap(({ device, problems }) =>
    device === undefined || problems.length > 0
      ? []
      : [{ ...device, id: newId(), systemOwned: false, version: 1, createdAt: now, updatedAt: now }],
  );
}
