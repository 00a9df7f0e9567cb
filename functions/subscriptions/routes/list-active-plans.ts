import { listActivePlans } from '#shared/contract/subscriptions.ts';
import { implement } from '../../http/implement.ts';
import { readPlanCodes } from '../../storage/subscriptions/plan-codes.ts';
import { activePlans } from '../active-plans.ts';

export const handler = implement(listActivePlans)(async () => ({ data: activePlans(await readPlanCodes()) }));
