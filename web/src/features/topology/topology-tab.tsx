import { Button, Loader } from '@aws-amplify/ui-react';
import { Waypoints } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Design, ExistingNetwork } from '#shared/contract/designs.ts';
import { isOutdatedBy } from '#shared/contract/stage-states.ts';
import { generateTopology } from '#shared/contract/topology.ts';
import { TopologyChanges } from '#shared/contract/topology-changes.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { updateTopology } from '#shared/contract/topology-update.ts';
import { changesBetween } from '#shared/network/graph/diff-graphs.ts';
import { formatCount, plural } from '#shared/vocabulary/counts.ts';
import { isStaleVersion } from '#web/api/api-error.ts';
import { useAction } from '#web/api/use-action.ts';
import { existingOf } from '#web/documents/designs/existing-of.ts';
import { useShownDesign } from '#web/documents/designs/shown-design.ts';
import { useTopology } from '#web/documents/topologies/use-topology.ts';
import { useTopologyChanges } from '#web/documents/topologies/use-topology-changes.ts';
import { dropJournals } from '#web/features/topology/model/journal.ts';
import { PlanRefusal } from '#web/features/topology/proposal/plan-refusal.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import layout from '#web/ui/layout.module.css';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './topology-tab.module.css';
import { TopologyWorkspace } from './topology-workspace.tsx';
import { useAddressRequest } from './use-address-request.ts';

const ImportFirst = lazyPart(() => import('./exchange/import-first.tsx'));

const nothing: Graph = { nodes: [], edges: [], subnets: [] };

/** The Topology tab of a design: its plan to see and edit, or the way to the first one. */
export default function TopologyTab() {
  const design = useShownDesign();
  return <OfDesign key={design.id} design={design} />;
}

function OfDesign({ design }: { readonly design: Design }) {
  const designId = design.id;
  const { data, error, isMissing, fallback, retry } = useTopology(designId);
  const stores = useTopologyChanges(designId);
  const [generation, setGeneration] = useState(0);
  const [isImporting, setImporting] = useState(false);

  const generate = useAction(async () => {
    await stores.generate(data?.data.version ?? 0);
    dropJournals(localStorage, designId);
    setGeneration((count) => count + 1);
  }, generateTopology.fallback);

  /** An empty topology is stored, to draw on. */
  const draw = useAction(async () => {
    await stores.update({ version: 0, changes: TopologyChanges.parse({}) });
  }, updateTopology.fallback);

  useAddressRequest('plan', isMissing, () => void generate.run());
  if (generate.isLoading) return <Generating />;
  const reload = async () => {
    await stores.read();
    setGeneration((count) => count + 1);
    generate.reset();
  };
  const isStale = isStaleVersion(generate.cause);
  const failure =
    generate.error !== undefined &&
    (isStale ? (
      <Notice tone="bad" action={<Button onClick={() => void reload()}>Show the stored topology</Button>}>
        {generate.error}
      </Notice>
    ) : (
      <PlanRefusal designId={designId} sentence={generate.error} cause={generate.cause} />
    ));
  if (data) {
    return (
      <div className={styles.tab}>
        {failure}
        <TopologyWorkspace
          key={`${designId} ${generation}`}
          topology={data.data}
          requirements={design.requirements}
          existing={existingOf(design)}
          newerDesign={isOutdatedBy(design, data.data) ? design.version : undefined}
        />
      </div>
    );
  }
  if (isMissing) {
    return (
      <div className={styles.place}>
        {failure}
        {draw.error !== undefined && (
          <PlanRefusal designId={designId} sentence={draw.error} cause={draw.cause} />
        )}
        <EmptyState
          icon={Waypoints}
          title="No topology yet"
          action={
            <div className={layout.row2}>
              <Button variation="primary" onClick={() => void generate.run()}>
                Generate topology
              </Button>
              <Button isLoading={draw.isLoading} onClick={() => void draw.run()}>
                Draw it yourself
              </Button>
              <Button onClick={() => setImporting(true)}>Import a network</Button>
            </div>
          }
        >
          <WaysToBegin existing={existingOf(design)} />
        </EmptyState>
        {isImporting && (
          <Suspense>
            <ImportFirst
              onDraw={async (imported) => {
                await stores.update({ version: 0, changes: changesBetween(nothing, imported) });
              }}
              onClose={() => setImporting(false)}
            />
          </Suspense>
        )}
      </div>
    );
  }
  if (error) {
    return (
      <div className={styles.place}>
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      </div>
    );
  }
  return (
    <div className={styles.place}>
      <Skeleton lines={1} height="2.5rem" label="Loading the topology" />
      <Skeleton lines={1} height="26rem" label="Loading the canvas" />
    </div>
  );
}

function WaysToBegin({ existing }: { readonly existing: ExistingNetwork | undefined }) {
  const listed = existing?.currentDevices.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  return (
    <>
      Netwright plans it from the requirements of this design: devices, links, ports and addresses, each with
      the rule that put it there.{' '}
      {listed > 0 && (
        <>
          {formatCount(listed, 'device')} of the existing network {plural(listed, 'is', 'are')}{' '}
          <Link to="../edit?step=basics">listed</Link>: the plan keeps what serves and replaces the rest.{' '}
        </>
      )}
      You can change everything afterwards. Or begin with an empty drawing, or import a network from a file of
      Netwright, draw.io, yEd, containerlab or NetBox: draw it as it is
      {listed > 0 ? ' to see and check it.' : ', or make it the existing network that the plan builds on.'}
    </>
  );
}

function Generating() {
  return (
    <div className={styles.generating} role="status">
      <Loader size="large" aria-hidden />
      <h2>Generating the topology</h2>
      <p>Sizing each site, placing and cabling its devices, numbering VLANs and addresses.</p>
    </div>
  );
}
