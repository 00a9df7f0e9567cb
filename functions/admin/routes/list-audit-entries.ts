import { listAuditEntries } from '#shared/contract/admin.ts';
import { implement } from '../../http/implement.ts';
import { listAudit } from '../../storage/audit/audit.ts';

export const handler = implement(listAuditEntries)(async ({ query: { limit, after } }) => {
  const data = await listAudit(limit, after);
  const last = data.length === limit ? data.at(-1)?.id : undefined;
  return { data, ...(last !== undefined && { next: last }) };
});
