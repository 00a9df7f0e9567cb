import type { Requirements, Site } from '../../contract/requirements.ts';

/** How many routers and firewalls stand at a site's edge. */
export interface EdgeDevices {
  readonly routers: number;
  readonly firewalls: number;
  /** The rule that its firewalls follow. */
  readonly firewallRule: 'hub-firewalls' | 'branch-firewalls' | 'dmz-firewalls';
}

/**
 * The hub has routers towards the providers with firewalls behind them. A branch on an internet VPN has its own
 * internet access, which ends on a firewall where one is required; on MPLS or leased lines a router ends its circuit,
 * and it has a firewall only for public servers. Devices come in twos where internet redundancy asks for it.
 */
export function edgeDevices(
  site: Site,
  isHub: boolean,
  { redundancy, securityRequirements, wan }: Requirements,
): EdgeDevices {
  const width = redundancy.internet ? 2 : 1;
  const pair = redundancy.internet || redundancy.coreSwitching ? 2 : 1;
  if (isHub) {
    const firewalls = isRequired(securityRequirements) ? pair : 0;
    return { routers: width, firewalls, firewallRule: 'hub-firewalls' };
  }
  if (wan.kind === 'internet-vpn' && isRequired(securityRequirements)) {
    return { routers: 0, firewalls: width, firewallRule: 'branch-firewalls' };
  }
  const firewalls = site.publicServers > 0 ? pair : 0;
  return { routers: width, firewalls, firewallRule: 'dmz-firewalls' };
}

const isRequired = ({ firewall }: Requirements['securityRequirements']): boolean => firewall !== 'none';

/**
 * Whether a branch reaches the internet by its own access: it has one, with a firewall on it, and there are cloud services
 * to reach. Else all goes through the hub, where it is inspected once.
 */
export const breaksOutLocally = ({ wan, securityRequirements, services }: Requirements): boolean =>
  wan.kind === 'internet-vpn' && isRequired(securityRequirements) && services.cloud.length > 0;
