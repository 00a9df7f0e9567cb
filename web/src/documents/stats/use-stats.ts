import { getStats } from '#shared/contract/stats.ts';
import { useRoute } from '#web/api/use-route.ts';

/** What this installation has made so far, counted now. */
export const useStats = () => useRoute(getStats, {});
