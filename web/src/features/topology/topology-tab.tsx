import { Button, Loader } from '@aws-amplify/ui-react';
import { Waypoints } from 'lucide-react';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { type Design, getDesign, listDesigns } from '#shared/contract/designs.ts';
import { generateTopology, getTopology } from '#shared/contract/topology.ts';
import { ApiError } from '#web/api/api-error.ts';
import { callRoute } from '#web/api/call-route.ts';
import { useAction } from '#web/api/use-action.ts';
import { isRoute, routeKey, useRoute } from '#web/api/use-route.ts';
import { clearDraft } from '#web/features/topology/model/draft.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PlanRefusal } from './plan-refusal.tsx';
import styles from './topology-tab.module.css';
import { TopologyWorkspace } from './topology-workspace.tsx';
import { useWish } from './use-wish.ts';

/** The Topology tab of a design: its plan to see and edit, or the way to the first one. */
export default function TopologyTab({ designId }: { readonly designId: string }) {
  const input = { params: { designId } };
  const { data, error, mutate } = useRoute(getTopology, input, reading);
  const design = useRoute(getDesign, { params: { id: designId } }, reading);
  const [generation, setGeneration] = useState(0);
  const refresh = useDesignRefresh(designId);

  const generate = useAction(async () => {
    const answer = await callRoute(generateTopology, {
      ...input,
      query: { version: data?.data.version ?? 0 },
    });
    clearDraft(sessionStorage, designId);
    await mutate(answer, { revalidate: false });
    setGeneration((count) => count + 1);
    refresh();
  }, generateTopology.fallback);

  useWish('plan', error?.code === 'not_found', () => void generate.run());
  if (generate.isLoading) return <Generating />;
  const reload = async () => {
    await mutate();
    setGeneration((count) => count + 1);
    generate.reset();
  };
  const isStale = generate.cause instanceof ApiError && generate.cause.code === 'stale_version';
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
          requirements={design.data?.data.requirements}
          existing={design.data && existingOf(design.data.data)}
          designVersion={design.data?.data.version}
          onStored={refresh}
        />
      </div>
    );
  }
  if (error?.code === 'not_found') {
    return (
      <div className={styles.place}>
        {failure}
        <EmptyState
          icon={Waypoints}
          title="No topology yet"
          action={
            <Button variation="primary" onClick={() => void generate.run()}>
              Generate topology
            </Button>
          }
        >
          Netwright plans it from the requirements of this design: devices, links, ports and addresses, each
          with the rule that put it there. You can change everything afterwards.
        </EmptyState>
      </div>
    );
  }
  if (error) {
    return (
      <div className={styles.place}>
        <ErrorState error={error} fallback={getTopology.fallback} onRetry={() => void mutate()} />
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

/** What the form keeps of an existing network counts only while the design says that there is one. */
const existingOf = ({ isExistingNetwork, existingNetworkDetails }: Design) =>
  isExistingNetwork ? existingNetworkDetails : undefined;

/** A missing topology is an answer, not a fault to try again; coming back to the window asks at most once a minute. */
const reading = { shouldRetryOnError: false, focusThrottleInterval: 60_000 };

/** The design and the lists of designs count devices: they are read again when a plan is stored. */
function useDesignRefresh(designId: string): () => void {
  const { mutate } = useSWRConfig();
  return () => {
    void mutate(routeKey(getDesign, { params: { id: designId } }));
    void mutate((key) => isRoute(listDesigns, key));
  };
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
