import type { AdministrativeAct } from '#shared/contract/admin.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import type { Caller } from '../http/caller.ts';
import { auditStep } from '../storage/audit/audit.ts';
import { systemOwner } from '../storage/equipment/equipment-items.ts';
import type { Step } from '../storage/tables/transact.ts';

/** Records what an administrator does to a device of the system, in the transaction that does it; nothing for one's own devices. */
export const auditDevice = (
  owner: string,
  { uid, name }: Pick<Caller, 'uid' | 'name'>,
  act: Extract<AdministrativeAct, `${string}_device`>,
  { id, manufacturer, model }: Pick<Equipment, 'id' | 'manufacturer' | 'model'>,
): Step[] =>
  owner === systemOwner ? [auditStep(act, { uid, name }, { id, name: `${manufacturer} ${model}` })] : [];
