import type { Requirements, Site } from '../../contract/requirements.ts';
import { ownAsOf } from '../requirements/own-as.ts';
import { hasFirewall, leavesLocally, redundancyAt, wanKindAt } from '../requirements/site-terms.ts';

/** How many routers and firewalls stand at a site's edge. */
export interface EdgeDevices {
  readonly routers: number;
  readonly firewalls: number;
  /** Circuits of each kind: to the internet, and to the other sites. */
  readonly circuits: number;
  /** The rule that its firewalls follow. */
  readonly firewallRule:
    | 'hub-firewalls'
    | 'announcing-routers'
    | 'branch-firewalls'
    | 'access-firewalls'
    | 'circuit-firewalls'
    | 'circuits-cluster'
    | 'only-circuit-firewalls'
    | 'dmz-firewalls'
    | 'integrated-gateway';
}

/**
 * Where a firewall is asked for, it ends the circuits of the hub, of one provider or of two. Routers stand before it where they do
 * what it does not: they announce addresses of the network's own. A branch with internet access of its own ends it on a firewall
 * where one is required. Else a router ends its circuit, and it has a firewall only for public servers. Devices come in twos where
 * redundancy asks for it.
 */
export function edgeDevices(
  site: Site,
  isHub: boolean,
  isSmall: boolean,
  requirements: Requirements,
): EdgeDevices {
  const { circuits, edge, core } = redundancyAt(requirements, site);
  const width = edge ? 2 : 1;
  const pair = edge || core ? 2 : 1;
  if (isHub) {
    if (!hasFirewall(requirements))
      return { routers: width, firewalls: 0, circuits, firewallRule: 'hub-firewalls' };
    if (ownAsOf(requirements) !== undefined)
      return { routers: width, firewalls: pair, circuits, firewallRule: 'announcing-routers' };
    const firewallRule =
      circuits > width
        ? 'circuit-firewalls'
        : isSmall && isWithinGateway(requirements)
          ? 'integrated-gateway'
          : circuits > 1
            ? 'circuits-cluster'
            : 'only-circuit-firewalls';
    return { routers: 0, firewalls: pair, circuits, firewallRule };
  }
  if (hasFirewall(requirements)) {
    if (wanKindAt(requirements, site) === 'internet-vpn')
      return { routers: 0, firewalls: width, circuits, firewallRule: 'branch-firewalls' };
    if (leavesLocally(requirements, site))
      return { routers: 0, firewalls: width, circuits, firewallRule: 'access-firewalls' };
  }
  if (site.publicServers === 0)
    return { routers: width, firewalls: 0, circuits, firewallRule: 'dmz-firewalls' };
  return isSmall
    ? { routers: 0, firewalls: pair, circuits, firewallRule: 'integrated-gateway' }
    : { routers: width, firewalls: pair, circuits, firewallRule: 'dmz-firewalls' };
}

/** Whether what comes by the hub is that of a small company: few sites, no data centre, no fast lines. */
export function isWithinGateway({ sites, bandwidth }: Requirements): boolean {
  const fastest = Math.max(bandwidth.download, bandwidth.upload, ...sites.map(({ wanMbps }) => wanMbps));
  return (
    sites.length <= sitesOnGateway &&
    sites.every(({ kind }) => kind !== 'datacentre') &&
    fastest <= mbpsOfGateway
  );
}

/** Sites, the hub among them, that one gateway joins, and the fastest line that is stated. Default of this product. */
const sitesOnGateway = 4;
const mbpsOfGateway = 1_000;
