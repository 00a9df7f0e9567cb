import { getDashboard } from '#shared/contract/dashboard.ts';
import { implement } from '../../http/implement.ts';
import { dashboardOf } from '../dashboard-of.ts';

export const handler = implement(getDashboard)(async ({ user }) => ({ data: await dashboardOf(user.uid) }));
