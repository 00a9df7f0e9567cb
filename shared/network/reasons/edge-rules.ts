import * as z from 'zod';
import { formatCount, plural } from '../../vocabulary/counts.ts';
import { rule } from './rule.ts';

const count = z.number();

/** Where routers, firewalls and providers at the edge of a site come from. */
export const edgeRules = {
  'edge-routers': rule(
    z.object({ routers: count }),
    'Edge routers: one per site, two where internet redundancy is required',
    ({ routers }) =>
      `${formatCount(routers, 'edge router')}${routers > 1 ? ', so that the failure of one does not cut the site off' : ''}`,
  ),
  'internet-providers': rule(
    z.object({ site: z.string(), routers: count }),
    'Internet access: one provider, two where internet redundancy is required',
    ({ site, routers }) =>
      `${routers} edge ${plural(routers, 'router')} at ${site}: ${routers} ${plural(routers, 'provider')}`,
  ),
  'internet-access': rule(
    z.object({ site: z.string(), circuits: count, providers: count }),
    'Internet access: a circuit, and another by a second provider where the site is to survive the loss of one',
    ({ site, circuits, providers }) =>
      `${formatCount(circuits, 'circuit')} at ${site}; ${formatCount(providers, 'provider')}`,
  ),
  'mpls-providers': rule(
    z.object({ sites: count, providers: count }),
    'MPLS: a provider joins the sites over its own network; two where internet redundancy is required',
    ({ sites, providers }) =>
      `${sites} sites, ${formatCount(providers, 'provider')}${providers > 1 ? ', so that no single one cuts them off from each other' : ''}`,
  ),
  'hub-firewalls': firewalls(
    'Firewall where the network meets the internet; a pair where redundancy is required',
  ),
  'branch-firewalls': firewalls(
    'Branch with an internet VPN: a firewall ends its internet access and its tunnels',
  ),
  'access-firewalls': firewalls('Own internet access beside the circuit to the hub: a firewall ends both'),
  'circuit-firewalls': firewalls(
    'Two circuits on one device: the firewall ends both, and translates for each',
  ),
  'only-circuit-firewalls': firewalls(
    'One circuit to the internet: the firewall ends it, since a router before it would have one way out to choose from',
  ),
  'circuits-cluster': firewalls(
    'Two circuits with their providers’ addresses: the cluster ends both, follows both default routes and translates for each, so that routers before it would add none; order each circuit with two ports at its handover, one for each member',
  ),
  'announcing-routers': firewalls(
    'Addresses of the network’s own: routers before the firewalls announce them to the providers by BGP',
  ),
  'integrated-gateway': firewalls(
    'Small site: one gateway routes and filters, instead of a router with a firewall behind it',
  ),
  'dmz-firewalls': firewalls('Public servers are in a zone behind their own site’s firewall'),
} as const;

/** What comes by the firewalls of a site. */
const passages = {
  'public-servers': (it: string) => `traffic to the site’s public servers passes ${it}`,
  'own-internet': (it: string) => `the site reaches the internet through ${it}`,
  'all-sites': (it: string) => `all sites reach the internet through ${it}`,
  'way-to-hub': (it: string) => `the site reaches the hub through ${it}`,
} as const;

function firewalls(title: string) {
  return rule(
    z.object({
      firewalls: count,
      passes: z.enum(['public-servers', 'own-internet', 'all-sites', 'way-to-hub']),
      inspection: z.string(),
      intrusionDetection: z.boolean(),
      intrusionPrevention: z.boolean(),
      contentFiltering: z.boolean(),
    }),
    title,
    ({ firewalls: number, passes }) =>
      `${number} ${plural(number, 'firewall')}; ${passages[passes](number > 1 ? 'them' : 'it')}`,
  );
}
