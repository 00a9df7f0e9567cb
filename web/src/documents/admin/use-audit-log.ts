import { type AuditEntry, listAuditEntries } from '#shared/contract/admin.ts';
import { type Reading, useRoute } from '#web/api/use-route.ts';

/** A page of what administrators did, the newest first. */
export const useAuditLog = (
  after: string | undefined,
): Reading<{ data: AuditEntry[]; next?: string | undefined }> =>
  useRoute(listAuditEntries, { query: { limit: 50, ...(after && { after }) } }, { keepPreviousData: true });
