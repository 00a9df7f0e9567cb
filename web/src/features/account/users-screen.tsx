import { Users } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { User } from '#shared/contract/users.ts';
import { plans } from '#shared/plans.ts';
import { useUsers } from '#web/documents/users/use-users.ts';
import { Copyable } from '#web/ui/copyable.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { pageIn } from '#web/ui/page-in-address.ts';
import { PageLinks } from '#web/ui/page-links.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { roleNames } from './role-names.ts';

const limit = 25;

const columns: readonly Column<User>[] = [
  {
    key: 'name',
    header: 'Name',
    cell: ({ displayName }) => displayName,
    sortBy: ({ displayName }) => displayName,
  },
  {
    key: 'email',
    header: 'E-mail',
    cell: ({ email }) => <Copyable text={email} />,
    sortBy: ({ email }) => email,
  },
  {
    key: 'company',
    header: 'Company',
    cell: ({ company }) => company || '–',
    sortBy: ({ company }) => company,
    optional: true,
  },
  { key: 'role', header: 'Role', cell: ({ role }) => roleNames[role], optional: true },
  {
    key: 'plan',
    header: 'Plan',
    cell: ({ subscription }) => plans.find(({ id }) => id === subscription.planId)?.name,
    optional: true,
  },
  {
    key: 'since',
    header: 'Registered',
    cell: ({ createdAt }) => <RelativeTime instant={createdAt} />,
    sortBy: ({ createdAt }) => createdAt,
    optional: true,
  },
];

/** Everyone with an account, newest first; for administrators. */
export default function UsersScreen() {
  const [search] = useSearchParams();
  const { data, error, fallback, retry } = useUsers({ page: pageIn(search), limit });
  return (
    <Page title="Users" summary="Everyone with an account, newest first.">
      {error && !data && <ErrorState error={error} fallback={fallback} onRetry={retry} />}
      {!data && !error && <Skeleton lines={8} height="2.5rem" label="Loading the users" />}
      {data?.data.length === 0 && (
        <EmptyState icon={Users} title="Nobody on this page">
          Accounts appear here as people register.
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <DataTable caption="Users" columns={columns} rows={data.data} rowKey={({ uid }) => uid} />
      )}
      {data && <PageLinks pagination={data.pagination} noun="user" />}
    </Page>
  );
}
