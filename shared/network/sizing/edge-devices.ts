import type { Requirements, Site } from '../../contract/requirements.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { ownAsOf } from '../requirements/own-as.ts';
import { redundancyAt } from '../requirements/site-redundancy.ts';
import { hasBackupTunnel, hasFirewall, hasTunnel, leavesLocally } from '../requirements/site-terms.ts';

/** How many routers and firewalls stand at a site's edge. */
export interface EdgeDevices {
  readonly routers: number;
  readonly firewalls: number;
  /** Circuits of each kind: to the internet, and to the other sites. */
  readonly circuits: number;
  /** The rule that its firewalls follow. */
  readonly firewallRule:
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
 * where one is required, and one with public servers all of its circuits. Else a router ends its circuit. Devices come in twos where
 * redundancy asks for it.
 */
export function edgeDevices(
  site: Site,
  isHub: boolean,
  isSmall: boolean,
  requirements: Requirements,
): EdgeDevices {
  const { circuits: asked, edge, core } = redundancyAt(requirements, site);
  // One of MPLS and one to the internet are two ways already, but for those who come in from the internet.
  const isPublic = site.publicServers > 0 && leavesLocally(requirements, site);
  const circuits = !isHub && hasBackupTunnel(requirements, site) && !isPublic ? 1 : asked;
  const width = edge ? 2 : 1;
  const pair = edge || core ? 2 : 1;
  const isFirewalled = hasFirewall(requirements);
  if (isHub && isFirewalled && ownAsOf(requirements) !== undefined)
    return { routers: width, firewalls: pair, circuits, firewallRule: 'announcing-routers' };
  if (isHub && isFirewalled) {
    const isGateway = isSmall && isWithinGateway(requirements);
    return { routers: 0, firewalls: pair, circuits, firewallRule: hubRule(circuits, width, isGateway) };
  }
  if (!isHub && isFirewalled && hasTunnel(requirements, site))
    return { routers: 0, firewalls: width, circuits, firewallRule: 'branch-firewalls' };
  if (!isHub && isFirewalled && leavesLocally(requirements, site))
    return { routers: 0, firewalls: width, circuits, firewallRule: 'access-firewalls' };
  if (isHub || site.publicServers === 0)
    return { routers: width, firewalls: 0, circuits, firewallRule: 'dmz-firewalls' };
  const firewallRule = isSmall ? 'integrated-gateway' : 'dmz-firewalls';
  return { routers: 0, firewalls: pair, circuits, firewallRule };
}

function hubRule(circuits: number, width: number, isGateway: boolean): EdgeDevices['firewallRule'] {
  if (circuits > width) return 'circuit-firewalls';
  if (isGateway) return 'integrated-gateway';
  return circuits > 1 ? 'circuits-cluster' : 'only-circuit-firewalls';
}

/** Whether what comes by the hub is that of a small company: few sites, no data centre, no fast lines. */
export function isWithinGateway(requirements: Requirements): boolean {
  const { sites, bandwidth } = requirements;
  const { sitesOnGateway, mbpsOfGateway } = assumptionsOf(requirements);
  const fastest = Math.max(bandwidth.download, bandwidth.upload, ...sites.map(({ wanMbps }) => wanMbps));
  return (
    sites.length <= sitesOnGateway &&
    sites.every(({ kind }) => kind !== 'datacentre') &&
    fastest <= mbpsOfGateway
  );
}
