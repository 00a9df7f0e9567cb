import { Button } from '@aws-amplify/ui-react';
import { SearchX, Waypoints } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type DesignFilters,
  filtersFrom,
  listQuery,
  withFilter,
} from '#web/documents/designs/design-filters.ts';
import { newDesign } from '#web/documents/designs/new-design.ts';
import { useDesignChanges } from '#web/documents/designs/use-design-changes.ts';
import { useDesigns } from '#web/documents/designs/use-designs.ts';
import { LimitNote } from '#web/documents/subscriptions/limit-note.tsx';
import { DesignsTable } from '#web/features/designs/list/designs-table.tsx';
import { StatusFilter } from '#web/features/designs/list/status-filter.tsx';
import { ActionLink } from '#web/ui/action-link.tsx';
import { useActions } from '#web/ui/actions/use-actions.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import layout from '#web/ui/layout.module.css';
import { Page } from '#web/ui/page.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StaleNotice } from '#web/ui/stale-notice.tsx';
import styles from './designs-screen.module.css';

/** The caller's designs: found by search, status and page, all of them in the address. */
export default function DesignsScreen() {
  const [address, setAddress] = useSearchParams();
  const filters = filtersFrom(address);
  useActions([{ ...newDesign, isKeyOnly: true }]);

  return (
    <Page title="Designs" action={<ActionLink action={newDesign} variation="primary" />}>
      <LimitNote limit="maxDesigns" />
      <div className={layout.row3}>
        <SearchBox
          label="Search designs"
          value={filters.search}
          onSearch={(text) => setAddress(withFilter(address, 'search', text), { replace: true })}
        />
        <StatusFilter status={filters.status} />
      </div>
      <DesignList filters={filters} onClear={() => setAddress({})} />
    </Page>
  );
}

interface DesignListProps {
  readonly filters: DesignFilters;
  readonly onClear: () => void;
}

function DesignList({ filters, onClear }: DesignListProps) {
  const [, setAddress] = useSearchParams();
  const changes = useDesignChanges();
  const { data, error, isLoading, fallback, retry } = useDesigns(listQuery(filters));
  // The last design of the last page can go; then the page before it is the last.
  const lastPage = data && !isLoading ? Math.max(1, data.pagination.pages) : filters.page;
  useEffect(() => {
    if (filters.page <= lastPage) return;
    setAddress(
      (address) => {
        address.set('page', String(lastPage));
        return address;
      },
      { replace: true },
    );
  }, [filters.page, lastPage, setAddress]);

  if (!data && error) return <ErrorState error={error} fallback={fallback} onRetry={retry} />;
  if (!data) return <Skeleton lines={8} height="2.75rem" label="Loading designs" />;
  if (data.data.length === 0) return <NoDesigns filters={filters} onClear={onClear} />;
  return (
    <div className={styles.list} data-busy={isLoading} aria-busy={isLoading}>
      {error && <StaleNotice error={error} fallback={fallback} onRetry={retry} />}
      <DesignsTable designs={data.data} isWhole={data.pagination.pages <= 1} changes={changes} />
      <PageLinks pagination={data.pagination} noun="design" />
    </div>
  );
}

function NoDesigns({ filters: { search, status }, onClear }: DesignListProps) {
  if (search || status)
    return (
      <EmptyState
        icon={SearchX}
        title="No designs match"
        action={<Button onClick={onClear}>Show all designs</Button>}
      >
        {search
          ? `No design has “${search}” in its name or description. Archived designs are listed under Archived.`
          : 'No design has this status.'}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={Waypoints}
      title="No designs yet"
      action={<ActionLink action={newDesign} variation="primary" />}
    >
      A design records what a network must serve, and the topology, addressing and reports planned from it. A
      single office needs only a name and two numbers.
    </EmptyState>
  );
}
