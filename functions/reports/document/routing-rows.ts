import type { ControlPlane } from '#shared/contract/control-plane.ts';
import type { Cells } from './alike-sites.ts';
import { type Names, someOf } from './control-plane-names.ts';

/** Ways out of a site, in the order of preference. */
export const defaultRouteRows = (routes: ControlPlane['defaultRoutes'], names: Names): Cells[] =>
  routes.map(({ device, towards, nextHop, metric, announced }) => [
    'Default route',
    names(device),
    `to ${names(towards)}${nextHop === undefined ? '' : ` (${nextHop})`}, metric ${metric}, ${announced ? 'announced by OSPF' : 'for the site alone'}`,
  ]);

export const bgpRows = (sessions: ControlPlane['bgp'], names: Names): Cells[] =>
  sessions.map(({ device, localAs, neighbour, neighbourAs, preference }) => [
    'BGP session',
    names(device),
    `AS ${localAs} with ${names(neighbour)}, ${neighbourAs === undefined ? 'which names its own AS' : `AS ${neighbourAs}`}; ${preference}`,
  ]);

/** `block` is the site's own, which needs no repeating. */
export const translationRows = (nat: ControlPlane['nat'], names: Names, block: string | undefined): Cells[] =>
  nat.map(({ device, kind, inside, outside }) => [
    'Address translation',
    names(device),
    `${kind.replaceAll('-', ' ')}, ${someOf(inside.map((cidr) => (cidr === block ? 'the site’s block' : cidr)))} behind the link ${names(outside)}`,
  ]);
