import type { Requirements } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { logicalDevices } from '../graph/clusters.ts';
import { because } from '../reasons/because.ts';
import { linkMbps } from '../requirements/assumptions.ts';
import { clusterOf, deviceName, pairOf } from '../requirements/naming.ts';
import { ownAsOf } from '../requirements/own-as.ts';
import { edgeStated, everythingAt, internetStated, statedAt } from '../requirements/serves.ts';
import { redundancyStated } from '../requirements/site-redundancy.ts';
import { hasInternetAccess, leavesLocally } from '../requirements/site-terms.ts';
import type { InternetRate } from '../sizing/link-rates.ts';
import type { SizedSite } from '../sizing/size-site.ts';
import type { NetworkDraft } from './network-draft.ts';
import { asOfProvider } from './provider-as.ts';
import type { SiteContext } from './site-context.ts';

export interface SiteEdge {
  readonly routers: readonly TopologyNode[];
  readonly firewalls: readonly TopologyNode[];
  /** What the switches of the site connect to: the firewalls, else the routers. */
  readonly inner: readonly TopologyNode[];
  /** What its circuits end on: the routers, else the firewalls. */
  readonly outer: readonly TopologyNode[];
}

/** Edge routers and, where the network meets the internet, firewalls behind them. */
export function drawEdge(context: SiteContext): SiteEdge {
  const routers = drawRouters(context);
  const firewalls = drawFirewalls(context);
  const { draft, sized } = context;
  for (const router of routers) {
    for (const device of logicalDevices(firewalls)) {
      draft.routedLink(
        sized.site.name,
        [{ node: router, port: 'lan' }],
        device.map((node) => ({ node, port: 'outside' })),
        { ...inRack, bandwidthMbps: context.edgeMbps },
      );
    }
  }
  return {
    routers,
    firewalls,
    inner: firewalls.length > 0 ? firewalls : routers,
    outer: routers.length > 0 ? routers : firewalls,
  };
}

/**
 * The links between the two of a site's edge, drawn last: those that carry its traffic choose their ports first. Routers
 * share what they know, the members of a firewall cluster their state.
 */
export function joinPeers({ draft, sized, edgeMbps }: SiteContext, { routers, firewalls }: SiteEdge): void {
  const [first, second] = routers;
  if (first !== undefined && second !== undefined) {
    const link = { ...inRack, bandwidthMbps: edgeMbps, because: because('edge-link', {}) };
    draft.routedLink(sized.site.name, [{ node: first, port: 'lan' }], [{ node: second, port: 'lan' }], link);
  }
  const [active, standby] = firewalls;
  if (active === undefined || standby === undefined) return;
  const link = { ...inRack, label: 'High availability', vlans: [], because: because('heartbeat-links', {}) };
  for (let n = 0; n < heartbeatLinks; n += 1)
    draft.link({ node: active, port: 'ha' }, { node: standby, port: 'ha' }, link);
}

/** A cluster whose members lost sight of each other would have two active ones. */
const heartbeatLinks = 2;

/** A patch between devices of one rack or room. */
export const inRack = {
  type: 'lan',
  bandwidthMbps: linkMbps.edge,
  medium: 'fibre',
  lengthM: 3,
} as const;

/** Internet providers, as many as any site has circuits, each with one to the hub as far as that has as many. */
export function drawInternet(
  context: SiteContext,
  outer: readonly TopologyNode[],
  count: number,
  rate: InternetRate,
): TopologyNode[] {
  const { draft, sized, requirements } = context;
  const { circuits } = sized.edge;
  const ownAs = ownAsOf(requirements);
  const why = because(
    'internet-access',
    { site: sized.site.name, circuits, providers: count },
    internetStated(requirements, sized.index, sized.site),
  );
  return Array.from({ length: count }, (_, index) => {
    const label = count > 1 ? `Internet provider ${index + 1}` : 'Internet';
    const provider = draft.node({
      type: 'internet',
      layer: 'internet',
      label,
      ...(ownAs !== undefined && { as: asOfProvider('internet', index, ownAs) }),
      because: why,
    });
    if (index < circuits) drawInternetAccess(draft, provider, endOf(outer, index), rate);
    return provider;
  });
}

/** What a site's circuit of this number ends on: the device of that number, the last, or both members of a cluster. */
export function endOf(outer: readonly TopologyNode[], circuit: number): readonly TopologyNode[] {
  const devices = logicalDevices(outer);
  return devices[Math.min(circuit, devices.length - 1)] ?? [];
}

/** One circuit of a provider to the device that ends it, or to each member of the cluster that does. */
export function drawInternetAccess(
  draft: NetworkDraft,
  provider: TopologyNode,
  devices: readonly TopologyNode[],
  { mbps: bandwidthMbps, uploadMbps, because: why }: InternetRate,
): void {
  draft.circuit(
    [{ node: provider }],
    devices.map((node) => ({ node, port: 'wan' })),
    {
      type: 'wan',
      service: 'internet',
      label: 'Internet access',
      bandwidthMbps,
      ...(uploadMbps !== undefined && { uploadMbps }),
      vlans: [],
      medium: 'fibre',
      because: why,
    },
  );
}

function drawRouters({ draft, sized, requirements }: SiteContext): TopologyNode[] {
  const { routers, firewalls } = sized.edge;
  if (routers === 0) return [];
  const why = because('edge-routers', { routers }, [
    ...everythingAt(requirements, sized.index, sized.site),
    ...redundancyStated(requirements, sized.index, sized.site, 'internet'),
    ...(sized.isHub && firewalls === 0 ? edgeStated(requirements, sized.index, sized.site) : []),
  ]);
  return Array.from({ length: routers }, (_, index) =>
    draft.router({
      type: 'router',
      layer: 'edge',
      ...pairOf(routers, sized.code, 'RTR'),
      label: deviceName(sized.code, 'RTR', index + 1),
      site: sized.site.name,
      ports: { total: 0, used: 0 },
      because: why,
    }),
  );
}

function drawFirewalls({ draft, sized, requirements }: SiteContext): TopologyNode[] {
  const { firewall, ids, ips, contentFiltering } = requirements.securityRequirements;
  const { firewalls, firewallRule, routers } = sized.edge;
  if (firewalls === 0) return [];
  const why = because(
    firewallRule,
    {
      firewalls,
      passes: whatPasses(sized, requirements),
      inspection: firewall,
      intrusionDetection: ids,
      intrusionPrevention: ips,
      contentFiltering,
    },
    [
      ...edgeStated(requirements, sized.index, sized.site),
      ...(routers === 0 ? everythingAt(requirements, sized.index, sized.site) : []),
      ...(sized.site.publicServers > 0 ? [statedAt(requirements, sized.index, 'publicServers')] : []),
    ],
  );
  return Array.from({ length: firewalls }, (_, index) =>
    draft.router({
      type: 'firewall',
      layer: 'edge',
      ...clusterOf(firewalls, sized.code, 'FW'),
      label: deviceName(sized.code, 'FW', index + 1),
      site: sized.site.name,
      ports: { total: 0, used: 0 },
      because: why,
    }),
  );
}

function whatPasses({ isHub, site }: SizedSite, requirements: Requirements) {
  if (isHub) return requirements.sites.length > 1 ? 'all-sites' : 'own-internet';
  if (leavesLocally(requirements, site)) return 'own-internet';
  return hasInternetAccess(requirements, site) ? 'way-to-hub' : 'public-servers';
}
