import type { PlanFigure } from '#shared/contract/admin.ts';
import { plans } from '#shared/subscriptions/plans.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { usePlanFigures } from '#web/documents/admin/use-plan-figures.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const columns: readonly Column<PlanFigure>[] = [
  { key: 'plan', header: 'Plan', cell: ({ planId }) => plans.find(({ id }) => id === planId)?.name },
  {
    key: 'users',
    header: 'Users',
    align: 'end',
    cell: ({ users }) => formatNumber(users),
    sortBy: ({ users }) => users,
  },
];

/** How many users are on each plan; for administrators. */
export default function PlansScreen() {
  const { data, error, fallback, retry } = usePlanFigures();
  return (
    <Page title="Plans" summary="How many users are on each plan, whether they try it or pay for it.">
      {error && !data && <ErrorState error={error} fallback={fallback} onRetry={retry} />}
      {!data && !error && <Skeleton lines={4} height="2.5rem" label="Loading the figures" />}
      {data && (
        <DataTable
          caption="Users by plan"
          columns={columns}
          rows={data.data}
          rowKey={({ planId }) => planId}
        />
      )}
    </Page>
  );
}
