import { ScrollText } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { AdministrativeAct, AuditEntry } from '#shared/contract/admin.ts';
import { formatInstant } from '#shared/vocabulary/dates.ts';
import { useAuditLog } from '#web/documents/admin/use-audit-log.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NextPage } from './next-page.tsx';

const words: Readonly<Record<AdministrativeAct, string>> = {
  disable_user: 'Disabled a user',
  enable_user: 'Enabled a user',
  sign_out_user: 'Signed a user out everywhere',
  create_device: 'Added a device to the catalogue',
  change_device: 'Changed a device of the catalogue',
  delete_device: 'Deleted a device from the catalogue',
};

const nameOf = (name: string): string => name || 'Account erased';

const columns: readonly Column<AuditEntry>[] = [
  { key: 'at', header: 'When', cell: ({ at }) => <time dateTime={at}>{formatInstant(at)}</time> },
  { key: 'by', header: 'Who', cell: ({ by }) => nameOf(by.name) },
  { key: 'act', header: 'What', cell: ({ act }) => words[act] },
  { key: 'target', header: 'User or device', cell: ({ target }) => nameOf(target.name) },
];

/** What administrators did that concerns others, the newest first. */
export default function AuditScreen() {
  const [address] = useSearchParams();
  const { data, error, fallback, retry } = useAuditLog(address.get('after') ?? undefined);
  return (
    <Page
      title="Audit log"
      summary="What administrators did. Entries are never changed and are kept for 400 days."
    >
      {error && !data && <ErrorState error={error} fallback={fallback} onRetry={retry} />}
      {!data && !error && <Skeleton lines={8} height="2.5rem" label="Loading the audit log" />}
      {data?.data.length === 0 && (
        <EmptyState icon={ScrollText} title="Nothing yet">
          Acts of administrators appear here.
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <DataTable caption="Audit log" columns={columns} rows={data.data} rowKey={({ id }) => id} />
      )}
      {data && <NextPage next={data.next} />}
    </Page>
  );
}
