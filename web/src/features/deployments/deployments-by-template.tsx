import { LayoutTemplate } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { TemplateDeployments } from '#shared/contract/template-items.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { DeploymentsTable } from '#web/documents/deployments/deployments-table.tsx';
import { deployLink } from '#web/documents/deployments/model/deployment-links.ts';
import { useDeploymentSteps } from '#web/documents/deployments/use-deployment-steps.tsx';
import { useDeploymentsByConfig, useDeploymentsByUser } from '#web/documents/deployments/use-deployments.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { CheckField } from '#web/ui/field/check-field.tsx';
import { useFiltersInAddress } from '#web/ui/filters-in-address.ts';
import layout from '#web/ui/layout.module.css';
import { pageIn } from '#web/ui/page-in-address.ts';
import { PageLinks } from '#web/ui/page-links.tsx';
import prose from '#web/ui/prose.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Templates with their deployments: all of the caller's, or those alone that the caller deployed. */
export function DeploymentsByTemplate() {
  const [address] = useSearchParams();
  const { of, setAll } = useFiltersInAddress(['deployed', 'page']);
  const isDeployedOnly = of('deployed') === 'only';
  const page = pageIn(address);
  const all = useDeploymentsByConfig(isDeployedOnly ? null : page);
  const deployed = useDeploymentsByUser(isDeployedOnly ? page : null);
  const { tasksOf, dialog } = useDeploymentSteps();
  const { data, error, fallback, retry } = isDeployedOnly ? deployed : all;
  return (
    <div className={layout.stack4}>
      <CheckField
        label="Only templates that I deployed"
        checked={isDeployedOnly}
        onChange={(isChecked) => setAll({ deployed: isChecked ? 'only' : '', page: '' })}
      />
      {data ? (
        data.data.length === 0 ? (
          <EmptyState
            icon={LayoutTemplate}
            title="No templates here"
            action={<ButtonLink to="/templates">All templates</ButtonLink>}
          >
            Each template is listed with the devices that it was deployed to.
          </EmptyState>
        ) : (
          <>
            {data.data.map((template) => (
              <TemplateCard key={template.id} template={template}>
                <DeploymentsTable
                  caption={`Deployments of ${template.name}`}
                  deployments={template.deployments}
                  tasksOf={tasksOf}
                  isWhole
                  without={['template']}
                />
              </TemplateCard>
            ))}
            <PageLinks pagination={data.pagination} noun="template" />
          </>
        )
      ) : error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <Skeleton lines={8} height="2.75rem" label="Loading deployments" />
      )}
      {dialog}
    </div>
  );
}

interface TemplateCardProps {
  readonly template: TemplateDeployments;
  readonly children: ReactNode;
}

function TemplateCard({ template, children }: TemplateCardProps) {
  const { id, name, version, deploymentCount, deployments } = template;
  return (
    <Card
      title={<Link to={`/templates/${id}`}>{name}</Link>}
      intro={`Version ${version}, ${formatCount(deploymentCount, 'deployment')}`}
      action={<Link to={deployLink({ template: id })}>Deploy</Link>}
    >
      {deployments.length === 0 ? <p className={prose.detail}>Not deployed yet.</p> : children}
      {deploymentCount > deployments.length && (
        <p className={prose.detail}>
          The last {deployments.length} of {formatCount(deploymentCount, 'deployment')}.{' '}
          <Link to={`/deployments?template=${id}`}>Show all</Link>
        </p>
      )}
    </Card>
  );
}
