import { getDashboard } from '#shared/contract/dashboard.ts';
import { useRoute } from '#web/api/use-route.ts';

/** What the signed-in user has made, and lately. */
export const useDashboard = () => useRoute(getDashboard, {});
