import type { Because } from '../../contract/because.ts';
import type { TopologyNode } from '../../contract/topology.ts';
import { linkMbps } from '../assumptions.ts';
import { deviceName } from '../naming.ts';
import { edgeStated, everythingAt, internetStated } from '../serves.ts';
import type { LinkRate } from '../sizing/link-rates.ts';
import type { SiteContext } from './site-context.ts';

export interface SiteEdge {
  readonly routers: readonly TopologyNode[];
  readonly firewalls: readonly TopologyNode[];
  /** What the switches of the site connect to: the firewalls, else the routers. */
  readonly inner: readonly TopologyNode[];
}

/** Edge routers and, where the network meets the internet, firewalls behind them. */
export function drawEdge(context: SiteContext): SiteEdge {
  const routers = drawRouters(context);
  const firewalls = drawFirewalls(context);
  const { draft, sized } = context;
  for (const router of routers) {
    for (const firewall of firewalls) {
      draft.routedLink(
        sized.site.name,
        { node: router, port: 'lan' },
        { node: firewall, port: 'outside' },
        inRack,
      );
    }
  }
  const [active, standby] = firewalls;
  if (active !== undefined && standby !== undefined) {
    const because: Because = {
      rule: 'Firewall pair: state is shared over a link of its own',
      inputs: { firewalls: 2 },
      arithmetic: '2 firewalls, 1 link for state and heartbeat',
    };
    const link = { ...inRack, label: 'High availability', vlans: [], because };
    draft.link({ node: active, port: 'ha' }, { node: standby, port: 'ha' }, link);
  }
  return { routers, firewalls, inner: firewalls.length > 0 ? firewalls : routers };
}

/** A patch between devices of one rack or room. */
export const inRack = {
  type: 'lan',
  bandwidthMbps: linkMbps.edge,
  medium: 'fibre',
  lengthM: 3,
} as const;

/** Provider circuits: one node a provider, one circuit to each edge router of the hub. */
export function drawInternet(context: SiteContext, routers: readonly TopologyNode[], rate: LinkRate): void {
  const { draft, sized, requirements } = context;
  const because: Because = {
    rule: 'Internet access: one provider, two where internet redundancy is asked for',
    inputs: { internetRedundancy: requirements.redundancy.internet },
    arithmetic: `${routers.length} edge router${routers.length > 1 ? 's' : ''} at ${sized.site.name}: ${routers.length} provider${routers.length > 1 ? 's' : ''}`,
    serves: internetStated(requirements),
  };
  routers.forEach((router, index) => {
    const label = routers.length > 1 ? `Internet provider ${index + 1}` : 'Internet';
    const provider = draft.node({ type: 'internet', layer: 'internet', label, because });
    draft.link(
      { node: provider },
      { node: router, port: 'wan' },
      {
        type: 'wan',
        label: 'Internet access',
        bandwidthMbps: rate.mbps,
        vlans: [],
        medium: 'fibre',
        because: rate.because,
      },
    );
  });
}

function drawRouters({ draft, sized, requirements }: SiteContext): TopologyNode[] {
  const because: Because = {
    rule: 'Edge routers: one a site, two where internet redundancy is asked for',
    inputs: { site: sized.site.name, internetRedundancy: requirements.redundancy.internet },
    arithmetic: `${sized.routers} edge router${sized.routers > 1 ? 's, so that no single one cuts the site off' : ''}`,
    serves: [
      ...everythingAt(requirements, sized.index, sized.site),
      ...(sized.routers > 1 ? ['requirements.redundancy.internet'] : []),
      ...(sized.isHub && sized.firewalls === 0 ? edgeStated(requirements) : []),
    ],
  };
  return Array.from({ length: sized.routers }, (_, index) =>
    draft.router({
      type: 'router',
      layer: 'edge',
      label: deviceName(sized.code, 'RTR', index + 1),
      site: sized.site.name,
      ports: { total: 0, used: 0 },
      because,
    }),
  );
}

function drawFirewalls({ draft, sized, requirements }: SiteContext): TopologyNode[] {
  const { firewall, ids, ips, contentFiltering } = requirements.securityRequirements;
  const because: Because = {
    rule: 'Firewall where the network meets the internet; a pair where redundancy is asked for',
    inputs: {
      site: sized.site.name,
      inspection: firewall,
      intrusionDetection: ids,
      intrusionPrevention: ips,
      contentFiltering,
      redundancy: requirements.redundancy.internet || requirements.redundancy.coreSwitching,
    },
    arithmetic: `${sized.firewalls} firewall${sized.firewalls > 1 ? 's' : ''}; all sites reach the internet through ${sized.firewalls > 1 ? 'them' : 'it'}`,
    serves: edgeStated(requirements),
  };
  return Array.from({ length: sized.firewalls }, (_, index) =>
    draft.router({
      type: 'firewall',
      layer: 'edge',
      label: deviceName(sized.code, 'FW', index + 1),
      site: sized.site.name,
      ports: { total: 0, used: 0 },
      because,
    }),
  );
}
