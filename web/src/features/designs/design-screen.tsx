import { Outlet, useMatch, useParams } from 'react-router-dom';
import type { Design } from '#shared/contract/designs.ts';
import { DesignStatusBadge } from '#web/documents/designs/design-status-badge.tsx';
import { designTabs } from '#web/documents/designs/design-tabs.ts';
import { isId } from '#web/documents/designs/model/is-id.ts';
import { NoDesign } from '#web/documents/designs/no-design.tsx';
import { ShownDesign } from '#web/documents/designs/shown-design.ts';
import { useDesign } from '#web/documents/designs/use-design.ts';
import { useTopology } from '#web/documents/topologies/use-topology.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StaleNotice } from '#web/ui/stale-notice.tsx';
import { DesignActions } from './design-actions.tsx';
import styles from './design-screen.module.css';

/** The place of one design: its header and tabs. The tabs' contents are routes of their own, which get the design from here. */
export default function DesignScreen() {
  const { id } = useParams();
  const { data, error, isMissing, fallback, retry } = useDesign(id);
  const design = data?.data;
  const shown = useMatch('/designs/:id/:tab')?.params.tab;
  const isCanvas = shown === 'topology';
  // Together with the design: its tab asks for it only once the design is there.
  const readsTopology = designTabs.some((tab) => tab.to === shown && 'readsTopology' in tab);
  useTopology(readsTopology && isId(id) ? id : undefined);
  if (isMissing || !isId(id)) return <NoDesign />;
  return (
    <Page
      title={design ? <Title design={design} /> : 'Design'}
      windowTitle={design?.designName ?? 'Design'}
      breadcrumb={[{ label: 'Designs', to: '/designs' }]}
      summary={isCanvas ? undefined : design?.description}
      action={design && <DesignActions design={design} />}
      width={isCanvas ? 'full' : 'normal'}
      tabs={
        <LinkTabs
          label="Sections of this design"
          tabs={designTabs.map(({ label, to, ...tab }) => ({
            label,
            to,
            end: 'end' in tab,
            count: design && 'countOf' in tab ? tab.countOf(design) || undefined : undefined,
          }))}
        />
      }
    >
      {design ? (
        <>
          {error && (
            <div className={isCanvas ? styles.inset : undefined}>
              <StaleNotice error={error} fallback={fallback} onRetry={retry} />
            </div>
          )}
          <ShownDesign value={design}>
            <Outlet />
          </ShownDesign>
        </>
      ) : error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <Skeleton lines={6} height="2.5rem" label="Loading the design" />
      )}
    </Page>
  );
}

function Title({ design: { designName, designStatus } }: { readonly design: Design }) {
  return (
    <span className={styles.title}>
      {designName}
      <DesignStatusBadge status={designStatus} />
    </span>
  );
}
