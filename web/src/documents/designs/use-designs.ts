import { type DesignSummary, listDesigns } from '#shared/contract/designs.ts';
import type { Pagination } from '#shared/contract/pagination.ts';
import { type Reading, useRoute } from '#web/api/use-route.ts';
import type { listQuery } from './design-filters.ts';

/** A page of the caller's designs, newest first; while another page is on its way, the last one stays. Null reads nothing. */
export const useDesigns = (
  query: Partial<ReturnType<typeof listQuery>> | null,
): Reading<{ data: DesignSummary[]; pagination: Pagination }> =>
  useRoute(listDesigns, query && { query }, { keepPreviousData: true });
