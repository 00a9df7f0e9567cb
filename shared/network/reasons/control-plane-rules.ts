import * as z from 'zod';
import { formatCount, plural } from '../../vocabulary/counts.ts';
import { rule } from './rule.ts';

const count = z.number();

/** Why one zone may say something to another, or may not. */
const policyReasons = {
  'staff-web': 'Staff use the web',
  'staff-servers': 'Staff use the servers’ services alone',
  'soft-clients': 'Soft clients register with telephony',
  'phones-register': 'Phones register and speak',
  'calls-leave': 'Calls leave by the provider’s trunk',
  'sensors-deliver': 'Cameras and sensors deliver to their server',
  'unpatched-internet': 'Devices that nobody patches stay off the internet',
  'unpatched-staff': 'Devices that nobody patches reach nobody’s PC',
  'unpatched-management': 'Devices that nobody patches do not manage others',
  'guests-internet': 'Guests get the internet',
  'guests-nothing': 'Guests get nothing else',
  'servers-update': 'Servers fetch updates',
  'internet-public': 'The internet reaches public servers alone',
  'public-behind': 'Public servers ask those behind them',
  'public-nowhere': 'A public server that was taken over leads nowhere',
  monitoring: 'Monitoring and sign-in of the devices',
  'only-administrators': 'Only administrators reach the devices, from the servers’ zone',
  'nothing-unasked': 'Nothing comes in unasked',
} as const;
export type PolicyReason = keyof typeof policyReasons;

const isPolicyReason = (reason: string): reason is PolicyReason => Object.hasOwn(policyReasons, reason);

const bridgeRoles = {
  root: (vlans: number) => `the root of ${vlans} VLANs, whose gateway it is`,
  'secondary-root': (vlans: number) => `takes over ${vlans} VLANs when the root fails`,
  edge: () => 'never root; ports of users start at once and shut where a switch is plugged in (BPDU guard)',
} as const;

/** Why devices send traffic where they do. */
export const controlPlaneRules = {
  'ospf-backbone': rule(
    z.object({ hub: z.string(), hubDevices: count, otherSites: count, routers: count }),
    'OSPF: one backbone area that every other area touches (RFC 2328)',
    ({ hub, hubDevices, otherSites, routers }) =>
      `${formatCount(hubDevices, 'device')} at ${hub} and the edge of ${formatCount(otherSites, 'other site')}: ${formatCount(routers, 'router')}`,
  ),
  'ospf-area': rule(
    z.object({ routers: count, summary: z.string().optional() }),
    'OSPF: an area a site; its border announces one summary and passes in a default route alone',
    ({ routers, summary }) =>
      `${formatCount(routers, 'router')}; ${summary === undefined ? 'no block to summarise' : `all of the site is ${summary}`}`,
  ),
  'default-route': rule(
    z.object({ ways: count, metric: count }),
    'The default route leads to the provider; where there are several ways the lower metric is taken while it lives',
    ({ ways, metric }) => (ways === 1 ? 'one way out' : `${ways} ways out; this one has metric ${metric}`),
  ),
  'local-breakout': rule(
    z.object({}),
    'A branch with a firewall reaches cloud services by its own internet access',
    () => 'one way out of the site; other sites are reached by tunnel',
  ),
  'bgp-with-internet': bgp('Two providers: BGP with each (RFC 4271), one preferred in both directions'),
  'bgp-with-mpls': bgp('MPLS: BGP with the provider’s edge carries each site’s one block (RFC 4364)'),
  'spanning-tree': rule(
    z.object({ role: z.enum(['root', 'secondary-root', 'edge']), vlans: count, priority: count }),
    'Rapid spanning tree (IEEE 802.1w): the root stands where the gateway does',
    ({ role, vlans, priority }) => `${bridgeRoles[role](vlans)}; priority ${priority}`,
  ),
  'dhcp-scope': rule(
    z.object({ from: z.string(), to: z.string(), relays: count }),
    'DHCP: one server for the site’s scopes and relays at the gateways; without a server the gateway itself',
    ({ from, to, relays }) =>
      relays === 0
        ? `no server anywhere: the gateway hands out ${from} to ${to}`
        : `the server holds the scope; ${relays === 1 ? 'the gateway relays' : `${relays} gateways relay`}`,
  ),
  'nat-many-to-one': rule(
    z.object({ blocks: count }),
    'Private addresses (RFC 1918) leave behind one public address of the link (RFC 3022)',
    ({ blocks }) =>
      `${blocks} site ${plural(blocks, 'block')} behind the address of the link to the provider`,
  ),
  'nat-one-to-one': rule(
    z.object({ zones: count }),
    'Servers that the internet reaches have a public address each, at the firewall',
    ({ zones }) => `the servers of ${formatCount(zones, 'subnet')}, one for one`,
  ),
  policy: rule(z.object({ reason: z.string() }), 'Zones: what is not allowed is dropped', ({ reason }) =>
    isPolicyReason(reason) ? policyReasons[reason] : reason,
  ),
  'segment-apart': rule(
    z.object({ isolation: z.string() }),
    'Zones: what is not allowed is dropped',
    ({ isolation }) => `The segment is kept apart: ${isolation} isolation`,
  ),
} as const;

function bgp(title: string) {
  return rule(
    z.object({ preference: z.enum(['primary', 'backup']), localAs: count }),
    title,
    ({ preference, localAs }) =>
      `${preference === 'primary' ? 'the first provider carries the traffic' : 'this provider stands by'}; AS ${localAs} is private (RFC 6996) until one is assigned`,
  );
}
