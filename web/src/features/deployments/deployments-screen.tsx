import { Button } from '@aws-amplify/ui-react';
import { Rocket, SearchX } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  type DeploymentFilters,
  deploymentFiltersIn,
  deploymentQuery,
} from '#web/documents/deployments/deployment-filters.ts';
import { DeploymentsTable } from '#web/documents/deployments/deployments-table.tsx';
import { deployLink } from '#web/documents/deployments/model/deployment-links.ts';
import { useDeploymentSteps } from '#web/documents/deployments/use-deployment-steps.tsx';
import { useDeployments } from '#web/documents/deployments/use-deployments.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import layout from '#web/ui/layout.module.css';
import { Page } from '#web/ui/page.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import pills from '#web/ui/pills.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DeploymentFilterBar } from './deployment-filter-bar.tsx';
import { DeploymentsByTemplate } from './deployments-by-template.tsx';

/** The caller's deployments: what waits to be applied first, then all of them, narrowed by what the address says. */
export default function DeploymentsScreen() {
  const [address] = useSearchParams();
  const isByTemplate = address.get('view') === 'templates';
  const deploy = (
    <ButtonLink variation="primary" to={deployLink({})}>
      <Rocket size={16} aria-hidden />
      Deploy
    </ButtonLink>
  );
  return (
    <Page title="Deployments" action={deploy}>
      <nav className={pills.pills} aria-label="Views of the deployments">
        <Link to="?" aria-current={isByTemplate ? undefined : 'page'}>
          All deployments
        </Link>
        <Link to="?view=templates" aria-current={isByTemplate ? 'page' : undefined}>
          By template
        </Link>
      </nav>
      {isByTemplate ? <DeploymentsByTemplate /> : <FoundDeployments filters={deploymentFiltersIn(address)} />}
    </Page>
  );
}

/** The most pending ones that are shown above the list. */
const pendingAtOnce = 50;

function FoundDeployments({ filters }: { readonly filters: DeploymentFilters }) {
  const [, setAddress] = useSearchParams();
  const { tasksOf, dialog } = useDeploymentSteps();
  const { data, error, isLoading, fallback, retry } = useDeployments(deploymentQuery(filters));
  const showsPending = filters.status === undefined && filters.page === 1;
  const pending = useDeployments(
    showsPending ? deploymentQuery({ ...filters, status: 'pending' }, pendingAtOnce) : null,
  ).data?.data;
  const isNarrowed = [filters.status, filters.template, filters.device, filters.design].some(Boolean);
  if (!data && error) return <ErrorState error={error} fallback={fallback} onRetry={retry} />;
  if (!data) return <Skeleton lines={8} height="2.75rem" label="Loading deployments" />;
  if (data.pagination.total === 0 && !isNarrowed)
    return (
      <EmptyState
        icon={Rocket}
        title="No deployments yet"
        action={
          <ButtonLink variation="primary" to={deployLink({})}>
            Deploy a template
          </ButtonLink>
        }
      >
        A deployment is the text that one device gets from a template, frozen as it was previewed, with who
        applied it, when, and what came of it.
      </EmptyState>
    );
  return (
    <div className={layout.stack4} aria-busy={isLoading}>
      <DeploymentFilterBar filters={filters} known={data.data} />
      {showsPending && pending !== undefined && pending.length > 0 && (
        <section className={layout.stack2} aria-labelledby="pending">
          <h2 id="pending">Pending</h2>
          <DeploymentsTable caption="Pending deployments" deployments={pending} tasksOf={tasksOf} isWhole />
        </section>
      )}
      {data.data.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title="No deployments match"
          action={<Button onClick={() => setAddress({})}>Show all deployments</Button>}
        >
          No deployment matches all of these filters.
        </EmptyState>
      ) : (
        <section className={layout.stack2} aria-labelledby="deployments">
          <h2 id="deployments">{filters.status === undefined ? 'All, newest first' : 'Newest first'}</h2>
          <DeploymentsTable
            caption="Deployments"
            deployments={data.data}
            tasksOf={tasksOf}
            isWhole={data.pagination.pages <= 1}
          />
          <PageLinks pagination={data.pagination} noun="deployment" />
        </section>
      )}
      {dialog}
    </div>
  );
}
