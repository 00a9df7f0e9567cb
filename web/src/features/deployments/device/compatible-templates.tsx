import type { Template } from '#shared/contract/template-items.ts';
import { deployLink } from '#web/documents/deployments/model/deployment-links.ts';
import { useCompatibleTemplates } from '#web/documents/deployments/use-compatible-templates.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';

/** The templates that fit a device, each with a way to deploy it there. */
export function CompatibleTemplates({ deviceId }: { readonly deviceId: string }) {
  const { data, error, fallback, retry } = useCompatibleTemplates(deviceId);
  return (
    <section className={layout.stack3} aria-labelledby="compatible">
      <h2 id="compatible">Templates that fit</h2>
      {data ? (
        data.data.length === 0 ? (
          <p className={prose.detail}>No template fits this device.</p>
        ) : (
          <DataTable
            caption="Templates that fit this device"
            columns={[...columns, deployColumn(deviceId)]}
            rows={data.data}
            rowKey={({ id }) => id}
            rowLink={({ id }) => `/templates/${id}`}
            rowsAtOnce={10}
          />
        )
      ) : error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <Skeleton lines={4} height="2.5rem" label="Loading templates" />
      )}
    </section>
  );
}

const columns: readonly Column<Template>[] = [
  { key: 'name', header: 'Template', sortBy: ({ name }) => name, cell: ({ name }) => name },
  {
    key: 'description',
    header: 'Description',
    optional: true,
    cell: ({ description }) => <span className={prose.detail}>{description}</span>,
  },
  {
    key: 'owner',
    header: 'Owner',
    optional: true,
    sortBy: ({ isSystemTemplate }) => (isSystemTemplate ? 1 : 0),
    cell: ({ isSystemTemplate }) => (
      <StatusBadge tone={isSystemTemplate ? 'info' : 'neutral'}>
        {isSystemTemplate ? 'System' : 'Yours'}
      </StatusBadge>
    ),
  },
];

const deployColumn = (deviceId: string): Column<Template> => ({
  key: 'deploy',
  header: 'Deploy',
  align: 'end',
  cell: ({ id }) => (
    <ButtonLink size="small" to={deployLink({ template: id, devices: [deviceId] })}>
      Deploy
    </ButtonLink>
  ),
});
