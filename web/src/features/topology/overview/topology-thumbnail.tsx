import { useMemo } from 'react';
import type { Topology } from '#shared/contract/topology-items.ts';
import { sitesDrawing } from '#shared/network/drawing/sites-drawing.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { useShownDesign } from '#web/documents/designs/shown-design.ts';
import type { PlanDrawing } from '#web/documents/topologies/picture/plan-drawing.ts';
import { PlanPicture } from '#web/documents/topologies/picture/plan-picture.tsx';
import { useTopology } from '#web/documents/topologies/use-topology.ts';
import { siteNames } from '#web/features/topology/model/shown-scope.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import prose from '#web/ui/prose.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import { backboneOf } from './backbone.ts';
import { drawPlan } from './draw-plan.ts';
import { SitesPicture } from './sites-picture.tsx';
import styles from './topology-thumbnail.module.css';

/** The topology of the design around it in small; nothing where it has none. */
export function TopologyThumbnail() {
  const { id, plannedDevices } = useShownDesign();
  const { data, error, isMissing, fallback, retry } = useTopology(plannedDevices > 0 ? id : undefined);
  if (plannedDevices === 0 || isMissing) return null;
  return (
    <Card
      title="Topology"
      action={
        <ButtonLink to="topology" variation="link" size="small">
          Open the canvas
        </ButtonLink>
      }
    >
      {data ? (
        <Thumbnail topology={data.data} />
      ) : error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <Skeleton lines={1} height="16rem" label="Loading the topology" />
      )}
    </Card>
  );
}

function Thumbnail({ topology }: { readonly topology: Topology }) {
  const label = `Topology: ${formatCount(topology.nodes.length, 'node')} and ${formatCount(topology.edges.length, 'link')}`;
  const Picture = siteNames(topology).length > 1 ? Sites : Devices;
  return (
    <figure>
      <Picture topology={topology} label={label} />
    </figure>
  );
}

interface Pictured {
  readonly topology: Topology;
  readonly label: string;
}

/** Width to height: a phone has room beneath, not beside. */
const aspects = { phone: 0.8, usual: 1.6 } as const;

function Sites({ topology, label }: Pictured) {
  const aspect = useIsPhone() ? aspects.phone : aspects.usual;
  const drawing = useMemo(() => sitesDrawing(topology, undefined, aspect), [topology, aspect]);
  return (
    <div className={styles.ground}>
      <SitesPicture drawing={drawing} label={label} />
    </div>
  );
}

function Devices({ topology, label }: Pictured) {
  const shown = useMemo(() => backboneOf(topology), [topology]);
  const drawing = useMemo(() => readable(drawPlan(topology, shownSize, shown)), [topology, shown]);
  const hidden = topology.nodes.length - shown.nodes.length;
  return (
    <>
      <div className={styles.ground}>
        <PlanPicture drawing={drawing} label={label} />
      </div>
      {hidden > 0 && (
        <figcaption className={prose.detail}>
          The backbone; {formatCount(hidden, 'node')} below it are on the canvas.
        </figcaption>
      )}
    </>
  );
}

/** topology-thumbnail.module.css */
const shownSize = { width: 500, height: 416 } as const;

/** Wider pictures are shown so small that their labels could not be read. */
const widestLabelled = 2_400;

const readable = (drawing: PlanDrawing): PlanDrawing =>
  drawing.width <= widestLabelled
    ? drawing
    : { ...drawing, nodes: drawing.nodes.map(({ label: _, ...node }) => node) };
