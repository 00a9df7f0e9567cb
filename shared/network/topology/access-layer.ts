import { appendUnder } from '../../collections/append-under.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { because } from '../reasons/because.ts';
import { assumptions, industrialModel, linkMbps } from '../requirements/assumptions.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { deviceName, pairOf } from '../requirements/naming.ts';
import { everythingAt } from '../requirements/serves.ts';
import type { Closet } from '../sizing/closets.ts';
import { beyondGigabit, fastPortsOf, statedByFastHosts } from '../sizing/fast-desks.ts';
import { closetPlace, type FibreRun, fibreRun } from '../sizing/fibre-runs.ts';
import { onlySwitchRate, uplinkRate } from '../sizing/inside-rates.ts';
import { switchesIn } from '../sizing/layers.ts';
import { apartZone, coreZone } from '../sizing/zones.ts';
import type { PlannedVlan } from '../vlans/vlan-plan.ts';
import { completePair, joinPair } from './access-pair-links.ts';
import { apartLink, drawHeads, type EdgeLink } from './apart-switches.ts';
import type { Backbone } from './backbone.ts';
import { nextWays, type Ways } from './closet-ways.ts';
import { dealsPorts } from './deal-ports.ts';
import { inRack } from './edge.ts';
import { drawEndpoints, type SoFar } from './endpoints.ts';
import { floorName, nextOnFloor, placeOf, type SiteContext, vlanIds } from './site-context.ts';
import { portTowards } from './switch-row.ts';

/** Access switches of every closet with their uplinks, and what is plugged into them. */
export function drawAccessLayer(
  context: SiteContext,
  { ofBlocks, atCore }: Backbone,
  inner: readonly TopologyNode[],
): void {
  const soFar: SwitchesSoFar = {
    switches: new Map(),
    accessPoints: new Map(),
    dealDesks: dealsPorts('deskShare'),
    dealPrinters: dealsPorts('printerShare'),
    dealHosts: dealsPorts('hosts'),
  };
  const { requirements, sized } = context;
  const zone = coreZone(sized);
  const serves = everythingAt(requirements, sized.index, sized.site);
  const marks = pairOf(sized.isAccessPair ? 2 : 1, sized.code, 'ACC');
  const switches = drawClosets(
    context,
    { closets: sized.atCore, upstream: atCore, zone, marks, serves },
    soFar,
  );
  if (sized.isAccessPair) completePair(context, switches);
  sized.blocks.forEach((closets, block) => {
    // A block's own switches stand in its first closet, all others in the equipment room.
    const [first] = closets;
    const row = { closets, upstream: ofBlocks[block] ?? [], zone: block, floorAbove: first?.floor, serves };
    drawClosets(context, row, soFar);
  });
  sized.apart.forEach((apart, nth) => {
    const { segment, closets } = apart;
    const zone = apartZone(sized, nth);
    const heads = drawHeads(context, inner, apart, nth);
    const upstream = heads.length > 0 ? heads : inner;
    const isPair = heads.length === 0 && switchesIn(closets) === 2;
    const marks = pairOf(isPair ? 2 : 1, sized.code, 'SEP', `R${nth + 1}`);
    const toEdge = apartLink(context, apart);
    const row = { closets, upstream, zone, segment: segment.name, toEdge, marks, serves };
    const own = drawClosets(context, row, soFar);
    if (isPair) joinPair(context, own, closets, zone);
  });
}

interface SwitchesSoFar extends SoFar {
  /** Numbers in use, by floor. */
  readonly switches: Map<string, number>;
}

/** Closets behind the same devices. */
interface ClosetRow {
  readonly closets: readonly Closet[];
  readonly upstream: readonly TopologyNode[];
  /** Where these stand, if not on the ground floor. */
  readonly floorAbove?: number | undefined;
  /** Whose networks a link to the edge carries. */
  readonly zone: number;
  /** Set where their switches are for this segment alone. */
  readonly segment?: string;
  /** What such a link is, where the circuits of the site do not say it. */
  readonly toEdge?: EdgeLink;
  /** The marks of its switches where they are a pair. */
  readonly marks?: ReturnType<typeof pairOf>;
  /** The requirements that every switch of the site is for. */
  readonly serves: readonly string[];
}

function drawClosets(context: SiteContext, row: ClosetRow, soFar: SwitchesSoFar): TopologyNode[] {
  const vlansOf = vlansByCloset(context.vlans);
  const { tiers, isAccessPair } = context.sized;
  const isInRow = tiers === 'flat' && !isAccessPair && row.segment === undefined;
  let { upstream } = row;
  const all: TopologyNode[] = [];
  for (const closet of row.closets) {
    const vlans = vlansOf.get(closet) ?? [];
    const switches: TopologyNode[] = [];
    while (switches.length < closet.switches) {
      const ways = nextWays(closet, switches, upstream, assumptionsOf(context.requirements));
      const node = drawSwitch(context, closet, { ...row, ...ways }, vlans, soFar.switches);
      switches.push(node);
      // In a single layer the first switch joins the others to the edge, unless two are joined to it each.
      if (isInRow && upstream[0]?.type !== 'switch') upstream = [node];
    }
    if (switches.length > 0) drawEndpoints(context, closet, switches, vlans, soFar, row.segment);
    all.push(...switches);
  }
  return all;
}

function vlansByCloset(vlans: readonly PlannedVlan[]): ReadonlyMap<Closet, readonly PlannedVlan[]> {
  const byCloset = new Map<Closet, PlannedVlan[]>();
  for (const vlan of vlans) {
    for (const closet of vlan.closets) {
      appendUnder(byCloset, closet, vlan);
    }
  }
  return byCloset;
}

function drawSwitch(
  context: SiteContext,
  closet: Closet,
  { upstream, patchedTo, behind, floorAbove, zone, segment, toEdge, marks, serves }: ClosetRow & Ways,
  vlans: readonly PlannedVlan[],
  numbers: Map<string, number>,
): TopologyNode {
  const { draft, sized, managed } = context;
  const { model } = closet;
  const isFlat = sized.tiers === 'flat' && segment === undefined;
  const node = draft.node({
    type: 'switch',
    layer: 'access',
    ...marks,
    label: deviceName(sized.code, floorName(closet), 'ACC', nextOnFloor(numbers, closet)),
    site: sized.site.name,
    ...placeOf(closet),
    ...(closet.model === industrialModel && { surroundings: 'industrial' as const }),
    ports: { total: model.ports + assumptions.uplinkPorts, used: 0 },
    // Where there is nothing above it, it is the core as well.
    because: because(
      'access-switches',
      { ...closet.why.switches, ...(segment !== undefined && { segment }) },
      isFlat ? sized.why.tiers.serves : serves,
    ),
  });
  managed.push({ node, vlans });
  const runTo = (building: string | undefined) =>
    fibreRun(closetPlace(closet, { floor: floorAbove, building }), context.requirements);
  for (const above of upstream) {
    const isEdge = above.type !== 'switch';
    draft.link(
      { node: above, port: portTowards(above, isFlat) },
      { node, port: 'uplink' },
      {
        type: 'trunk',
        // What joins a single layer to its gateway carries the networks of all its switches.
        vlans: vlanIds(isEdge ? context.vlans.filter((vlan) => vlan.zone === zone) : vlans),
        ...(isEdge
          ? placedLink(
              toEdge ?? onlySwitchLink(context),
              toEdge !== undefined || sized.isAccessPair ? runTo(undefined).lengthM : 0,
            )
          : closetUplink(context, closet, upstream.length, behind, runTo(above.building))),
      },
    );
  }
  if (patchedTo !== undefined)
    draft.link(
      { node: patchedTo, port: 'uplink' },
      { node, port: 'uplink' },
      { ...inRack, type: 'trunk', vlans: vlanIds(vlans), ...closetPatch(context, closet) },
    );
  return node;
}

/** What joins the switches of a site to its edge. */
function onlySwitchLink({ circuitsMbps, sized }: SiteContext): EdgeLink {
  const { mbps: bandwidthMbps, because: why } = onlySwitchRate(circuitsMbps, sized.betweenVlans.mbps);
  return { bandwidthMbps, because: why };
}

/** A link to the edge over so many metres; a patch in the rack of the switch where it stands beside the edge. */
function placedLink({ bandwidthMbps, because: why }: EdgeLink, lengthM: number) {
  const medium = bandwidthMbps > linkMbps.user || lengthM > assumptions.copperM ? 'fibre' : 'copper';
  return { bandwidthMbps, medium, lengthM: Math.max(inRack.lengthM, lengthM), because: why } as const;
}

/** A patch between two switches of one closet, as fast as what leads out of it. */
function closetPatch({ requirements }: SiteContext, closet: Closet) {
  const { switches } = closet;
  const mbps = uplinkRate(closet, assumptionsOf(requirements), 1);
  return { bandwidthMbps: mbps, because: because('closet-patch', { switches, mbps }) } as const;
}

/** Fibre from the closet to the equipment room, for as many switches of it as are `behind`. */
function closetUplink(
  { requirements }: SiteContext,
  closet: Closet,
  uplinks: number,
  behind: number,
  run: FibreRun,
) {
  const { model, accessPoints, accessPointMbps, switches } = closet;
  const fast = fastPortsOf(closet);
  const faster =
    Math.ceil(accessPoints / switches) * (accessPointMbps - linkMbps.user) + beyondGigabit(fast, switches);
  const figures = assumptionsOf(requirements);
  const mbps = uplinkRate(closet, figures, uplinks);
  return {
    bandwidthMbps: mbps,
    medium: 'fibre',
    lengthM: run.lengthM,
    because: because('access-uplinks', {
      portsMbps: behind * (model.ports * linkMbps.user + faster),
      ...(behind > 1 && { switches: behind }),
      uplinks,
      ...(mbps !== linkMbps.accessUplink && { mbps }),
      ...(fast.length > 0 && {
        statedMbps: statedByFastHosts(fast, switches),
        concurrency: figures.fastHostConcurrency,
        growthFactor: closet.why.switches.growthFactor,
      }),
      ...run,
      // Until the models above are known to forward both.
      ...(uplinks > 1 && { switchesForwarding: 1 }),
    }),
  } as const;
}
