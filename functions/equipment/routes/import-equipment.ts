import * as contract from '#shared/contract/equipment.ts';
import { importRows } from '#shared/equipment/import/import-rows.ts';
import { implement } from '../../http/implement.ts';
import { listStored } from '../../storage/equipment/equipment.ts';
import { insertDevices } from '../../storage/equipment/insert-devices.ts';
import { requirePlan } from '../../storage/plan-limits.ts';
import { importedDevices } from '../imported-devices.ts';

export const handler = implement(contract.importEquipment)(async ({ body, user }) => {
  if (body.mode === 'create') await requirePlan(user.uid);
  const rows = await importRows(body, await listStored(user.uid));
  const invalid = rows.filter(({ problems }) => problems.length > 0).length;
  const creates = body.mode === 'create' && (invalid === 0 || body.skipInvalid);
  const created = creates ? importedDevices(rows) : [];
  await insertDevices(user.uid, created);
  return { data: { rows, valid: rows.length - invalid, invalid, created } };
});
