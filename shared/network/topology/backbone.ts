import type { TopologyNode } from '../../contract/topology-items.ts';
import { logicalDevices } from '../graph/clusters.ts';
import { because } from '../reasons/because.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { clusterOf, deviceName, pairOf } from '../requirements/naming.ts';
import type { CampusBuilding } from '../sizing/buildings.ts';
import type { Closet } from '../sizing/closets.ts';
import { closetPlace, type FibreRun, fibreRun } from '../sizing/fibre-runs.ts';
import { distributionRate, peerRate } from '../sizing/inside-rates.ts';
import { coreZone } from '../sizing/zones.ts';
import type { PlannedVlan } from '../vlans/vlan-plan.ts';
import { inRack } from './edge.ts';
import { joinStack } from './join-stack.ts';
import { edgeZone, placeOf, publicVlans, type SiteContext, vlanIds } from './site-context.ts';
import { bundlePair, portTowards } from './switch-row.ts';

/** What the closets connect to: of each block its pair, of the others the core, or the edge where there is none. */
export interface Backbone {
  readonly cores: readonly TopologyNode[];
  readonly ofBlocks: readonly (readonly TopologyNode[])[];
  readonly atCore: readonly TopologyNode[];
}

/** The layers between the edge and the access switches: none, a collapsed core, or core and distribution. */
export function drawBackbone(context: SiteContext, inner: readonly TopologyNode[]): Backbone {
  const { sized, gateways } = context;
  const zone = coreZone(sized);
  gateways.set(edgeZone, inner);
  if (sized.tiers === 'flat') {
    gateways.set(zone, inner);
    return { cores: [], ofBlocks: [], atCore: inner };
  }
  if (sized.isRoutedAtEdge) {
    gateways.set(zone, inner);
    const joining = drawJoiningCore(context, inner);
    return { cores: joining, ofBlocks: [], atCore: joining };
  }
  const cores = drawCores(context, inner);
  gateways.set(zone, cores);
  const ofBlocks = sized.blocks.map((_, block) => drawDistribution(context, block, cores));
  return { cores, ofBlocks, atCore: cores };
}

/** The core of a small business: it joins its switches to the gateway that routes for them. */
function drawJoiningCore(context: SiteContext, inner: readonly TopologyNode[]): TopologyNode[] {
  const { draft, sized, vlans, managed, edgeMbps } = context;
  const carried = vlans.filter(({ zone }) => zone === coreZone(sized));
  const node = draft.node({
    type: 'switch',
    layer: 'core',
    label: deviceName(sized.code, 'CORE', 1),
    site: sized.site.name,
    ports: { total: 0, used: 0 },
    because: sized.why.tiers,
  });
  managed.push({ node, vlans: carried });
  const why = because('gateway-trunk', { vlans: carried.length }, sized.why.tiers.serves);
  for (const above of inner)
    draft.link(
      { node: above, port: portTowards(above) },
      { node, port: 'uplink' },
      { ...inRack, bandwidthMbps: edgeMbps, type: 'trunk', vlans: vlanIds(carried), because: why },
    );
  return [node];
}

function drawCores(context: SiteContext, inner: readonly TopologyNode[]): TopologyNode[] {
  const { draft, sized, vlans, edgeMbps: bandwidthMbps } = context;
  const row = sized.spines > 0 ? 'BORDER' : 'CORE';
  const cores = Array.from({ length: sized.cores }, (_, index) =>
    draft.router({
      type: 'switch',
      layer: 'core',
      ...rowOf(context, sized.cores, sized.code, row),
      label: deviceName(sized.code, row, index + 1),
      site: sized.site.name,
      ports: { total: 0, used: 0 },
      because: sized.why.tiers,
    }),
  );
  for (const upstream of logicalDevices(inner)) {
    const ends = upstream.map((node) => ({ node, port: portTowards(node) }));
    for (const core of cores)
      draft.routedLink(sized.site.name, ends, [{ node: core, port: 'port' }], { ...inRack, bandwidthMbps });
  }
  const isolated = vlans.filter(({ atEdge }) => atEdge);
  drawIsolated(context, inner, cores, 'port', isolated);
  const passed = sized.dmz.isBelowCore ? publicVlans(context) : [];
  const own = [...vlans.filter((vlan) => vlan.zone === coreZone(sized) || vlan.atEdge), ...passed];
  peer(context, cores, sized.closets, vlanIds(own));
  return cores;
}

function drawDistribution(
  context: SiteContext,
  block: number,
  cores: readonly TopologyNode[],
): TopologyNode[] {
  const { draft, sized, vlans, gateways } = context;
  const closets = sized.blocks[block] ?? [];
  const switches = closets.reduce((sum, closet) => sum + closet.switches, 0);
  const building = buildingOf(closets);
  const pair = [1, 2].map((index) =>
    draft.router({
      type: 'switch',
      layer: 'distribution',
      ...rowOf(context, 2, sized.code, `B${block + 1}`, 'DIST'),
      label: deviceName(sized.code, `B${block + 1}`, 'DIST', index),
      site: sized.site.name,
      ...(building && placeOf({ building, floor: 1 })),
      ports: { total: 0, used: 0 },
      because: because(
        'distribution-pair',
        {
          block: block + 1,
          accessSwitches: switches,
          switchesPerBlock: assumptionsOf(context.requirements).switchesPerBlock,
        },
        sized.why.tiers.serves,
      ),
    }),
  );
  const [first] = sized.blocks[block] ?? [];
  const run = fibreRun(first ? closetPlace(first) : { storeys: 0, floorM2: 0 }, context.requirements);
  const { mbps: bandwidthMbps, because: why } = distributionRate(
    closets,
    cores.length,
    run,
    assumptionsOf(context.requirements),
  );
  const link = { ...inRack, bandwidthMbps, lengthM: run.lengthM, because: why };
  for (const core of cores) {
    for (const distribution of pair) {
      draft.routedLink(
        sized.site.name,
        [{ node: core, port: 'port' }],
        [{ node: distribution, port: 'uplink' }],
        link,
      );
    }
  }
  const own = vlans.filter((vlan) => vlan.zone === block);
  const isolated = own.filter(({ atEdge }) => atEdge);
  drawIsolated(context, cores, pair, 'uplink', isolated, run);
  peer(context, pair, sized.blocks[block] ?? [], vlanIds(own));
  gateways.set(block, pair);
  return pair;
}

/** The marks of a row of switches: those of a pair, of one device where it is a stack. */
function rowOf({ stacks }: SiteContext, width: number, ...row: readonly (string | number)[]) {
  const marks = pairOf(width, ...row);
  return stacks.has(marks.pair ?? '') ? clusterOf(width, ...row) : marks;
}

/** The building that a block is of; none for that of the main one, which small buildings share. */
function buildingOf(closets: readonly Closet[]): CampusBuilding | undefined {
  const [first] = closets;
  return closets.every(({ building }) => building?.name === first?.building?.name)
    ? first?.building
    : undefined;
}

/**
 * Trunks beside the routed links, for segments whose gateway is the edge: switches pass them on without routing them. `run` is the
 * fibre between the two, where they are not in one room.
 */
function drawIsolated(
  { draft }: SiteContext,
  above: readonly TopologyNode[],
  below: readonly TopologyNode[],
  port: 'port' | 'uplink',
  vlans: readonly PlannedVlan[],
  run?: FibreRun,
): void {
  if (vlans.length === 0) return;
  const serves = [...new Set(vlans.flatMap((vlan) => vlan.serves))].slice(0, 20);
  const why = because('isolated-trunk', { vlans: vlans.length, ...run }, serves);
  const link = { ...inRack, ...(run && { lengthM: run.lengthM }) };
  for (const upper of above) {
    for (const lower of below) {
      draft.link(
        { node: upper, port: portTowards(upper) },
        { node: lower, port },
        { ...link, type: 'trunk', vlans: vlanIds(vlans), because: why },
      );
    }
  }
}

/**
 * The bundle of trunks between the two of a pair, over which they agree on who is the gateway of their VLANs, and the routed link
 * beside it, over which one that lost its uplinks reaches the rest of the network. Cores above distribution have no VLANs.
 */
function peer(
  { draft, sized, requirements, stacks }: SiteContext,
  pair: readonly TopologyNode[],
  closets: readonly Closet[],
  vlans: number[],
): void {
  const [first, second] = pair;
  if (first === undefined || second === undefined) return;
  const rate = peerRate(closets, vlans.length, assumptionsOf(requirements));
  const stack = stacks.get(first.cluster ?? '');
  if (stack !== undefined) {
    joinStack(draft, [first, second], stack, rate);
    return;
  }
  const { mbps: bandwidthMbps, because: why } = rate;
  if (vlans.length > 0) bundlePair(draft, pair, { ...inRack, bandwidthMbps, vlans, because: why }, 'port');
  draft.routedLink(sized.site.name, [{ node: first, port: 'port' }], [{ node: second, port: 'port' }], {
    ...inRack,
    bandwidthMbps,
    because: because('way-round', { vlans: vlans.length, mbps: bandwidthMbps }),
  });
}
