import { Rocket } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { deploymentFiltersIn, deploymentQuery } from '#web/documents/deployments/deployment-filters.ts';
import { useDeploymentState } from '#web/documents/deployments/deployment-jobs.ts';
import { DeploymentsTable } from '#web/documents/deployments/deployments-table.tsx';
import { deployLink } from '#web/documents/deployments/model/deployment-links.ts';
import { useDeploymentSteps } from '#web/documents/deployments/use-deployment-steps.tsx';
import { useDeployments } from '#web/documents/deployments/use-deployments.ts';
import { useShownTemplate } from '#web/documents/templates/shown-template.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The caller's deployments of the template, newest first, and how the last attempt went. */
export default function TemplateDeployments() {
  const { template } = useShownTemplate();
  const [address] = useSearchParams();
  const { page } = deploymentFiltersIn(address);
  const query = deploymentQuery({
    status: undefined,
    template: template.id,
    device: undefined,
    design: undefined,
    page,
  });
  const { data, error, fallback, retry } = useDeployments(query);
  const { tasksOf, dialog } = useDeploymentSteps();
  if (!data && error) return <ErrorState error={error} fallback={fallback} onRetry={retry} />;
  if (!data) return <Skeleton lines={6} height="2.75rem" label="Loading deployments" />;
  return (
    <div className={layout.stack4}>
      <LastAttempt templateId={template.id} />
      {data.pagination.total === 0 ? (
        <EmptyState
          icon={Rocket}
          title="Not deployed yet"
          action={
            <ButtonLink variation="primary" to={deployLink({ template: template.id })}>
              Deploy
            </ButtonLink>
          }
        >
          A deployment is the text that one device gets from this template, frozen as it was previewed.
        </EmptyState>
      ) : (
        <>
          <DeploymentsTable
            caption="Deployments of this template"
            deployments={data.data}
            tasksOf={tasksOf}
            isWhole={data.pagination.pages <= 1}
            without={['template']}
          />
          <PageLinks pagination={data.pagination} noun="deployment" />
        </>
      )}
      {dialog}
    </div>
  );
}

/** The state of the template's deployment in this session, whichever screen began it. */
function LastAttempt({ templateId }: { readonly templateId: string }) {
  const { isLoading, error, lastDeployedAt } = useDeploymentState(templateId);
  if (isLoading) return <Notice tone="info">This template is being deployed.</Notice>;
  if (error) return <Notice tone="bad">Deployment failed: {error}</Notice>;
  if (!lastDeployedAt) return null;
  return (
    <Notice tone="good">
      Last deployed <RelativeTime instant={lastDeployedAt} />.
    </Notice>
  );
}
