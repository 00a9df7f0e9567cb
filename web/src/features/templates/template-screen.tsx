import { Outlet, useParams } from 'react-router-dom';
import type { Template } from '#shared/contract/template-items.ts';
import { NoTemplate } from '#web/documents/templates/no-template.tsx';
import { ShownTemplate } from '#web/documents/templates/shown-template.ts';
import { useTemplate } from '#web/documents/templates/use-template.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import layout from '#web/ui/layout.module.css';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { TemplateActions } from './template-actions.tsx';

/** The place of one template: its header and tabs, which are routes of their own. */
export default function TemplateScreen() {
  const { id } = useParams();
  const { data, error, isMissing, isValidating, fallback, retry } = useTemplate(id);
  if (isMissing) return <NoTemplate />;
  const template = data?.data;
  return (
    <Page
      title={template ? <Title template={template} /> : 'Template'}
      windowTitle={template?.name ?? 'Template'}
      breadcrumb={[{ label: 'Templates', to: '/templates' }]}
      summary={template?.description}
      width="wide"
      action={template && <TemplateActions key={template.id} template={template} />}
      tabs={
        <LinkTabs
          label="Sections of this template"
          tabs={[
            { label: template?.isSystemTemplate ? 'Template' : 'Edit', to: '.', end: true },
            ...(template?.isSystemTemplate
              ? []
              : [{ label: 'Versions', to: 'versions', count: template?.revision }]),
            { label: 'Deployments', to: 'deployments', count: template?.deployments.length || undefined },
          ]}
        />
      }
    >
      {template ? (
        <ShownTemplate value={{ template, isValidating }}>
          <Outlet />
        </ShownTemplate>
      ) : error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <Skeleton lines={8} height="2.5rem" label="Loading the template" />
      )}
    </Page>
  );
}

const Title = ({ template: { name, isSystemTemplate, isActive } }: { readonly template: Template }) => (
  <span className={layout.row3}>
    {name}
    {isSystemTemplate && <StatusBadge tone="info">System</StatusBadge>}
    {!isActive && <StatusBadge tone="warn">Not offered</StatusBadge>}
  </span>
);
