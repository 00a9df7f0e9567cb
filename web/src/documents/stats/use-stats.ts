import { getStats } from '#shared/contract/stats.ts';
import { useRoute } from '#web/api/use-route.ts';

/** The current totals of this installation. */
export const useStats = () => useRoute(getStats, {});
