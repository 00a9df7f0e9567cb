import type { Because } from '../../contract/because.ts';
import type { Site } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { because } from '../reasons/because.ts';
import { linkMbps } from '../requirements/assumptions.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { deviceName, pairOf } from '../requirements/naming.ts';
import { statedAt } from '../requirements/serves.ts';
import { serverUplinks } from '../sizing/server-uplinks.ts';
import { growthFactor } from '../sizing/size-site.ts';
import { leafZone } from '../sizing/zones.ts';
import type { PlannedVlan } from '../vlans/vlan-plan.ts';
import { inRack } from './edge.ts';
import { attachServers, drawServerGroups } from './server-groups.ts';
import { type SiteContext, vlanIds } from './site-context.ts';
import { bundlePair, drawSwitchRow } from './switch-row.ts';

/**
 * A data centre's spines and leaves: every leaf routes to every spine over equal links, each pair of leaves is the gateway of
 * its row of servers, and the border leaves, which are the site's core, lead out to the edge.
 */
export function drawFabric(context: SiteContext, borders: readonly TopologyNode[]): void {
  const { sized, vlans, gateways } = context;
  const { rows, width } = sized.servers;
  const spines = drawSpines(context);
  for (const border of borders) joinToSpines(context, border, spines, 'port', borderLinks(spines.length));
  rows.forEach((quantity, row) => {
    const zone = leafZone(sized, row);
    const own = vlans.filter((vlan) => vlan.zone === zone);
    const leaves = drawLeaves(context, row, width);
    gateways.set(zone, leaves);
    for (const leaf of leaves)
      joinToSpines(
        context,
        leaf,
        spines,
        'uplink',
        serverUplinks(
          spines.length,
          'spines',
          Math.max(...rows) * growthFactor(context.requirements),
          assumptionsOf(context.requirements),
        ),
      );
    peerLeaves(context, leaves, own);
    for (const group of drawServerGroups(context, quantity, own, { row, rows: rows.length }))
      attachServers(context, leaves, group, vlanIds(own, 'server'));
  });
}

function drawSpines({ draft, sized, requirements }: SiteContext): TopologyNode[] {
  const leaves = sized.servers.rows.length * sized.servers.width;
  const { leavesOnTwoSpines } = assumptionsOf(requirements);
  return Array.from({ length: sized.spines }, (_, index) =>
    draft.router({
      type: 'switch',
      layer: 'core',
      ...pairOf(sized.spines, sized.code, 'SPINE'),
      label: deviceName(sized.code, 'SPINE', index + 1),
      site: sized.site.name,
      ports: { total: 0, used: 0 },
      because: because('spines', { leaves, spines: sized.spines, leavesOnTwoSpines }, [
        statedAt(requirements, sized.index, 'servers'),
      ]),
    }),
  );
}

function drawLeaves(context: SiteContext, row: number, width: number): TopologyNode[] {
  const { sized, requirements } = context;
  const { rows, inside } = sized.servers;
  return drawSwitchRow(context, {
    kind: 'LEAF',
    row,
    width,
    ports: 48 + 8,
    isRouting: true,
    because: because('leaves', { servers: inside, rows: rows.length, row: row + 1, here: rows[row] ?? 0 }, [
      statedAt(requirements, sized.index, 'servers'),
    ]),
  });
}

interface Uplinks {
  readonly count: number;
  readonly because: Because;
}

function joinToSpines(
  { draft, sized }: SiteContext,
  leaf: TopologyNode,
  spines: readonly TopologyNode[],
  port: 'port' | 'uplink',
  { count, because: why }: Uplinks,
): void {
  for (const spine of spines) {
    draft.routedLink(sized.site.name, [{ node: spine, port: 'port', count }], [{ node: leaf, port, count }], {
      ...inRack,
      ...(count > 1 ? { label: `Bundle of ${count} links` } : {}),
      bandwidthMbps: linkMbps.serverUplink,
      lengthM: hallM(sized.site),
      because: why,
    });
  }
}

/** From row to row through the hall; of one whose area is not stated 30 m. Estimate. */
const hallM = ({ areaM2, floors }: Site): number =>
  areaM2 > 0 ? 10 + Math.ceil(Math.sqrt(areaM2 / floors)) : 30;

const borderLinks = (spines: number): Uplinks => ({
  count: 1,
  because: because('border-links', { spines }),
});

/**
 * Over the bundle the pair agrees on who is the gateway, and a server that lost one link is reached by the other; over the
 * routed link beside it a leaf that lost all of its spines goes by the other's: in a port as those of servers, since that takes as many
 * failures as there are spines, and a leaf has few ports for its uplinks.
 */
function peerLeaves(
  { draft, sized }: SiteContext,
  leaves: readonly TopologyNode[],
  vlans: readonly PlannedVlan[],
): void {
  const [first, second] = leaves;
  if (first === undefined || second === undefined) return;
  const why = because('leaf-bundle', { vlans: vlans.length });
  const bundled = { ...inRack, bandwidthMbps: linkMbps.serverUplink, vlans: vlanIds(vlans), because: why };
  bundlePair(draft, leaves, bundled);
  const bandwidthMbps = linkMbps.server;
  draft.routedLink(sized.site.name, [{ node: first, port: 'port' }], [{ node: second, port: 'port' }], {
    ...inRack,
    bandwidthMbps,
    because: because('spines-lost', { mbps: bandwidthMbps }),
  });
}
