import { Users } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { Account } from '#shared/contract/admin.ts';
import { plans } from '#shared/subscriptions/plans.ts';
import { useAccounts } from '#web/documents/admin/use-accounts.ts';
import { Copyable } from '#web/ui/copyable.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { Page } from '#web/ui/page.tsx';
import prose from '#web/ui/prose.module.css';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import table from '#web/ui/table.module.css';
import { NextPage } from './next-page.tsx';
import { useAccountActions } from './use-account-actions.ts';

const columns: readonly Column<Account>[] = [
  {
    key: 'name',
    header: 'Name',
    cell: ({ displayName, email }) => (
      <>
        <span className={prose.block}>{displayName}</span>
        <span className={table.rest}>{email}</span>
      </>
    ),
    sortBy: ({ displayName }) => displayName,
  },
  {
    key: 'email',
    header: 'E-mail',
    cell: ({ email }) => <Copyable text={email} />,
    sortBy: ({ email }) => email,
    optional: true,
  },
  {
    key: 'company',
    header: 'Company',
    cell: ({ company }) => company || '–',
    sortBy: ({ company }) => company,
    optional: true,
  },
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
  {
    key: 'access',
    header: 'Access',
    cell: ({ isDisabled }) => (
      <StatusBadge tone={isDisabled ? 'warn' : 'good'}>{isDisabled ? 'Disabled' : 'Open'}</StatusBadge>
    ),
  },
];

/** Everyone with an account, newest first, found by name or address; for administrators. */
export default function UsersScreen() {
  const [address, setAddress] = useSearchParams();
  const search = (address.get('search') ?? '').trim().slice(0, 100);
  const { data, error, fallback, retry } = useAccounts(search, address.get('after') ?? undefined);
  const actionsOn = useAccountActions();
  return (
    <Page title="Users" summary="Everyone with an account, newest first.">
      <FilterBar>
        <SearchBox
          label="Search users"
          value={search}
          onSearch={(text) => setAddress(text ? { search: text } : {}, { replace: true })}
        />
      </FilterBar>
      {error && !data && <ErrorState error={error} fallback={fallback} onRetry={retry} />}
      {!data && !error && <Skeleton lines={8} height="2.5rem" label="Loading the users" />}
      {data?.data.length === 0 && (
        <EmptyState icon={Users} title={data.next ? 'Nobody among these users' : 'Nobody matches'}>
          {data.next
            ? 'A search looks at 2,000 users at a time: the next page goes on with older ones.'
            : 'No name or address contains this text.'}
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <DataTable
          caption="Users"
          columns={columns}
          rows={data.data}
          rowKey={({ uid }) => uid}
          rowName={({ displayName }) => displayName}
          rowLink={({ uid }) => `/admin/users/${uid}`}
          rowActions={actionsOn}
        />
      )}
      {data && <NextPage next={data.next} />}
    </Page>
  );
}
