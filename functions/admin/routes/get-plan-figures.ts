import { getPlanFigures } from '#shared/contract/admin.ts';
import { implement } from '../../http/implement.ts';
import { readPlanCounts } from '../../storage/statistics/stats.ts';

export const handler = implement(getPlanFigures)(async () => ({
  data: [...(await readPlanCounts())].map(([planId, users]) => ({ planId, users })),
}));
