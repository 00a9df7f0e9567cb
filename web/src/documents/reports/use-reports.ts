import { listReports, type Report } from '#shared/contract/reports.ts';
import { type Reading, useRoute } from '#web/api/use-route.ts';

/** The caller's reports, newest first; of one design, or all. */
export const useReports = (designId?: string): Reading<{ data: Report[] }> =>
  useRoute(listReports, { query: { designId } });
