import { getPlanFigures, type PlanFigure } from '#shared/contract/admin.ts';
import { type Reading, useRoute } from '#web/api/use-route.ts';

/** How many users are on each plan; for administrators. */
export const usePlanFigures = (): Reading<{ data: PlanFigure[] }> => useRoute(getPlanFigures, {});
