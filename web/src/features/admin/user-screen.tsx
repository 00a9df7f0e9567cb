import { useParams } from 'react-router-dom';
import { plans } from '#shared/subscriptions/plans.ts';
import { formatInstant } from '#shared/vocabulary/dates.ts';
import { useAccount } from '#web/documents/admin/use-accounts.ts';
import { useProfileOf } from '#web/documents/users/use-profile-of.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { NotThere } from '#web/ui/not-there.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface Fact {
  readonly name: string;
  readonly value: string;
}

const columns: readonly Column<Fact>[] = [
  { key: 'name', header: 'Field', cell: ({ name }) => name },
  { key: 'value', header: 'Value', cell: ({ value }) => value || '–' },
];

/** One user's profile; for administrators. */
export default function UserScreen() {
  const { id = '' } = useParams();
  const { data, error, fallback, isMissing, retry } = useProfileOf(id);
  const account = useAccount(id).data?.data;
  const list = { label: 'Users', to: '/admin/users' };
  // An id that no user could have, too.
  if (isMissing || error?.code === 'invalid_request') return <NotThere what="User" list={list} />;
  if (!data)
    return (
      <Page title="User" breadcrumb={[list]}>
        {error ? (
          <ErrorState error={error} fallback={fallback} onRetry={retry} />
        ) : (
          <Skeleton lines={8} height="2.5rem" label="Loading the user" />
        )}
      </Page>
    );
  const { displayName, email, company, subscription, timeZone, createdAt } = data.user;
  const facts: readonly Fact[] = [
    { name: 'E-mail', value: email },
    { name: 'Company', value: company },
    { name: 'Plan', value: plans.find((plan) => plan.id === subscription.planId)?.name ?? '' },
    { name: 'Plan’s period ends', value: formatInstant(subscription.currentPeriodEnd) },
    { name: 'Time zone', value: timeZone ?? '' },
    { name: 'Registered', value: formatInstant(createdAt) },
    { name: 'Address', value: account ? (account.isEmailProved ? 'Proved' : 'Not proved yet') : '' },
    { name: 'Access', value: account ? (account.isDisabled ? 'Disabled' : 'Open') : '' },
  ];
  return (
    <Page title={displayName} breadcrumb={[list]}>
      <DataTable caption="Profile" columns={columns} rows={facts} rowKey={({ name }) => name} />
    </Page>
  );
}
