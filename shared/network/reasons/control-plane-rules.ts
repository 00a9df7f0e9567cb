import * as z from 'zod';
import { formatCount, formatNumber, plural } from '../../vocabulary/counts.ts';
import { rule } from './rule.ts';

const count = z.number();

/** Why traffic from one zone to another is allowed or denied. */
const policyReasons = {
  'services-for-all': 'Addresses, names and time come from the servers that the plan names',
  'devices-ask': 'Devices ask for names, time and sign-in, and report to the servers that the plan names',
  'servers-poll': 'Only the servers that the plan names monitor, archive and administer the devices',
  'devices-among-themselves':
    'Devices reach each other: routing between loopbacks, and administration from one to the next',
  'staff-of-sites': 'Staff of all sites exchange files and print',
  'segment-of-sites': 'A segment is one at all sites',
  'staff-apart': 'Segments with VLANs of their own do not reach each other',
  'calls-between-phones': 'Phones speak to each other directly',
  'servers-of-sites': 'Servers work together across sites',
  'guests-apart': 'Guests never reach guests of other networks or sites',
  'devices-apart': 'Unpatched devices never reach those of other networks or sites',
  'public-apart': 'A compromised public server does not reach the others',
  'public-updates': 'Public servers resolve names, fetch updates and send mail',
  'outside-services': 'There is no server inside: devices ask public servers for names and time',
  'controllers-lead': 'Access points join the controller that leads them, and report to it',
  'cloud-controller': 'The devices are managed from their maker’s cloud',
  'remote-staff':
    'People who work from elsewhere reach what they reach at their desk, and the internet directly',
  'remote-desktops': 'People who work from elsewhere use the screens of their PCs',
  'remote-only': 'Whoever works from elsewhere, or takes over such a PC, reaches nothing else',
  'staff-web': 'Staff use the web',
  'staff-servers': 'Staff reach the servers’ services and nothing else there',
  'domain-sign-in': 'PCs join the domain and sign in at its controllers, the servers that give names',
  'soft-clients': 'Soft clients register with telephony',
  'phones-register': 'Phones register and carry calls',
  'calls-leave': 'Calls leave over the provider’s trunk',
  'sensors-deliver': 'Cameras and sensors send to their server',
  'servers-record': 'Servers ask cameras and sensors for what they record',
  'controllers-asked': 'Controllers answer whom the segment names, by the protocols that it states',
  'controllers-report':
    'Controllers send what they were asked to report by themselves: cyclic data, and changes of value',
  'staff-watch': 'No server records what cameras and sensors send: staff watch them from their PCs',
  'unpatched-internet': 'Unpatched devices stay off the internet',
  'unpatched-staff': 'Unpatched devices cannot reach PCs',
  'unpatched-management': 'Unpatched devices cannot manage others',
  'guests-internet': 'Guests reach the internet',
  'guests-nothing': 'Guests reach nothing else',
  'servers-update': 'Servers fetch updates',
  'mail-relay': 'Mail leaves by the relay in the public zone',
  'internet-public': 'From the internet only public servers are reachable',
  'staff-public': 'Staff use the public servers as the internet does',
  'public-administered': 'Only the servers that the plan names monitor and administer the public servers',
  'public-behind': 'Public servers query the servers behind them',
  'public-nowhere': 'A compromised public server leads nowhere',
  /** Of plans that were stored before servers that poll were named. */
  monitoring: 'Monitoring of the devices, and sign-in to them',
  'only-administrators': 'Only administrators reach the devices, from the server zone',
  'administrators-among-staff':
    'There is no server to administer from: administrators work in the staff network, and the devices ask them to sign in',
  'staff-no-further': 'Nobody but administrators reaches the devices, and by nothing else',
  'nothing-unasked': 'No unsolicited traffic comes in',
} as const;
export type PolicyReason = keyof typeof policyReasons;

const isPolicyReason = (reason: string): reason is PolicyReason => Object.hasOwn(policyReasons, reason);

const bridgeRoles = {
  root: (vlans: number) => `the root of ${vlans} VLANs, whose gateway it is`,
  'secondary-root': (vlans: number) => `takes over ${vlans} VLANs when the root fails`,
  edge: () => 'never root; user ports forward at once and shut down when a switch is plugged in (BPDU guard)',
} as const;

/** Who hands out the addresses of a scope. */
const servedText = ({
  from,
  to,
  relays,
  servers,
}: {
  readonly from: string;
  readonly to: string;
  readonly relays: number;
  readonly servers?: number | undefined;
}): string =>
  relays === 0
    ? `there is no server: the gateway assigns ${from} to ${to}`
    : `${servers === 2 ? 'both servers have' : 'the server has'} the scope; ${formatCount(relays, 'gateway')} ${plural(relays, 'relays', 'relay')}`;

/** How factory-new access points find what manages them. */
function foundText({
  finds,
  managedBy,
  option = 0,
  controllers = 0,
}: {
  readonly finds: 'option' | 'cloud' | 'around' | 'by-hand';
  readonly managedBy?: string | undefined;
  readonly option?: number | undefined;
  readonly controllers?: number | undefined;
}): string {
  switch (finds) {
    case 'option':
      return `option ${option} names ${formatCount(controllers, 'controller')}`;
    case 'cloud':
      return `they go to ${managedBy ?? 'their maker’s cloud'} by themselves, and need names, time and the internet for it`;
    case 'around':
      return `they find ${managedBy ?? 'what manages them'} in this network by themselves`;
    case 'by-hand':
      return managedBy === undefined
        ? 'how they find what manages them is not known here: point each by hand'
        : `no option tells them where it is: point each to ${managedBy} by hand`;
  }
}

/** The rules of the control plane. */
export const controlPlaneRules = {
  'ospf-backbone': rule(
    z.object({ hub: z.string(), hubDevices: count, otherSites: count, routers: count }),
    'OSPF: one backbone area that every other area connects to (RFC 2328)',
    ({ hub, hubDevices, otherSites, routers }) =>
      `${formatCount(hubDevices, 'device')} at ${hub} and the edge of ${formatCount(otherSites, 'other site')}: ${formatCount(routers, 'router')}`,
  ),
  'ospf-area': rule(
    z.object({ routers: count, summary: z.string().optional() }),
    'OSPF: one area per site; its border announces one summary and passes only a default route in',
    ({ routers, summary }) =>
      `${formatCount(routers, 'router')}; ${summary === undefined ? 'no block to summarise' : `all of the site is ${summary}`}`,
  ),
  'default-route': rule(
    z.object({ ways: count, metric: count }),
    'The default route leads to the provider; of several ways the one with the lowest metric is used while it is up',
    ({ ways, metric }) => (ways === 1 ? 'one way out' : `${ways} ways out; this one has metric ${metric}`),
  ),
  'local-breakout': rule(
    z.object({}),
    'A branch with a firewall reaches cloud services over its own internet access',
    () => 'one way out of the site; other sites are reached through tunnels',
  ),
  'bgp-with-internet': bgp(
    'Own public addresses: BGP with every provider and between the edge routers (RFC 4271), one preferred in both directions',
  ),
  'bgp-with-mpls': bgp('MPLS: BGP with the provider’s edge announces one block per site (RFC 4364)'),
  'bgp-beside-mpls': rule(
    z.object({ preference: z.enum(['primary', 'backup']), localAs: count }),
    'Tunnel that stands by for MPLS: BGP in it says what is said to the provider, with a lower local preference (RFC 4271, 9.1.1)',
    ({ localAs }) => `used while the provider leads nowhere; AS ${localAs} is private (RFC 6996)`,
  ),
  'bgp-between-edges': rule(
    z.object({ preference: z.enum(['primary', 'backup']), localAs: count }),
    'The two edge routers of a site tell each other by iBGP what they hear: both prefer MPLS to the tunnel, whichever of them ends it',
    ({ localAs }) => `between loopbacks, within AS ${localAs}`,
  ),
  'bgp-between-sites': rule(
    z.object({
      preference: z.enum(['primary', 'backup']),
      localAs: count,
      sites: count.optional(),
      routers: count.optional(),
      sitesOnBackbone: count.optional(),
      routersOnBackbone: count.optional(),
    }),
    'Too many sites for one OSPF backbone: BGP between them, each an AS of its own (RFC 7938)',
    ({ preference, localAs, sites, routers = 0, sitesOnBackbone, routersOnBackbone }) => {
      const way = preference === 'primary' ? 'the first way between the two sites' : 'this way stands by';
      const sizes =
        sites === undefined
          ? ''
          : `${formatCount(sites, 'site')} and ${formatCount(routers, 'router')}, where one backbone takes ${sitesOnBackbone} and ${routersOnBackbone}; `;
      return `${sizes}${way}; AS ${localAs} is private (RFC 6996)`;
    },
  ),
  'spanning-tree': rule(
    z.object({ role: z.enum(['root', 'secondary-root', 'edge']), vlans: count, priority: count }),
    'Rapid spanning tree (IEEE 802.1w): the gateway of a VLAN is its root',
    ({ role, vlans, priority }) => `${bridgeRoles[role](vlans)}; priority ${priority}`,
  ),
  'dhcp-scope': rule(
    z.object({ from: z.string(), to: z.string(), relays: count, servers: count.optional() }),
    'DHCP: servers have the site’s scopes, two that share their leases where there are two, with relays at the gateways; without a server the gateway itself',
    servedText,
  ),
  'access-point-scope': rule(
    z.object({
      from: z.string().optional(),
      to: z.string().optional(),
      relays: count,
      servers: count.optional(),
      accessPoints: count,
      finds: z.enum(['option', 'cloud', 'around', 'by-hand']),
      managedBy: z.string().optional(),
      option: count.optional(),
      controllers: count.optional(),
      others: count.optional(),
    }),
    'Access points are unpacked and plugged in: each takes a lease, and learns by it where its controller is. The address that the plan has for one lies in the range, to be reserved once its MAC address is known; switches and servers beside them have theirs outside it',
    ({ from, to, relays, servers, accessPoints, others = 0, ...how }) =>
      [
        from === undefined || to === undefined
          ? 'there is no IPv4: access points give themselves an address (SLAAC) and ask the gateway for the rest'
          : servedText({ from, to, relays, servers }),
        `${formatCount(accessPoints, 'access point')}: ${foundText(how)}`,
        ...(others > 0 ? [`${formatCount(others, 'other')} of another family: point each by hand`] : []),
      ].join('; '),
  ),
  'network-service': rule(
    z.object({ servers: count }),
    'Services of the network run on its own servers, two where there are two',
    ({ servers }) => `${formatCount(servers, 'server')}; each device speaks from its management address`,
  ),
  'public-service': rule(
    z.object({ servers: count.optional() }),
    'What no server inside does for the network, public servers do: names and time',
    ({ servers = 0 }) =>
      `${servers === 0 ? 'there is no server' : 'the servers inside resolve no names'}: choose your provider’s where it offers them`,
  ),
  dns64: rule(
    z.object({ servers: count }),
    'DNS64 (RFC 6147): names that have IPv4 alone are answered with addresses under 64:ff9b::/96, which NAT64 translates; nothing is translated that has IPv6',
    ({ servers }) =>
      servers === 0
        ? 'there is no server: public resolvers do it'
        : `${formatCount(servers, 'server')}, which every host learns from its gateway`,
  ),
  'service-class': rule(
    z.object({ subnets: count, sharePercent: count }),
    'Quality of service: six classes (RFC 4594), marked where hosts are plugged in by the priority of their segment',
    ({ subnets, sharePercent }) =>
      `${subnets === 0 ? 'kept from servers and phones only' : formatCount(subnets, 'subnet')}; ${sharePercent} % of each interface`,
  ),
  'wan-shaping': rule(
    z.object({ mbps: count, sharePercent: count }),
    'Packets wait here by class, and not at the provider by chance: what leaves is shaped to the rate of the circuit',
    ({ mbps, sharePercent }) => `${formatNumber(mbps)} Mbit/s; voice first, up to ${sharePercent} % of it`,
  ),
  'policy-zone': rule(
    z.object({ subnets: count }),
    'Zones: subnets that policies treat alike',
    ({ subnets }) => `${formatCount(subnets, 'subnet')}; what is in no zone is the internet`,
  ),
  'nat-many-to-one': rule(
    z.object({ blocks: count }),
    'Private addresses (RFC 1918) share the public address of the link (RFC 3022)',
    ({ blocks }) =>
      `${blocks} site ${plural(blocks, 'block')} behind the address of the link to the provider`,
  ),
  nat64: rule(
    z.object({ blocks: count }),
    'Hosts of IPv6 alone reach what has IPv4 alone by NAT64 (RFC 6146), at the device that ends the circuit; everything else is routed as it is',
    ({ blocks }) =>
      `${blocks} ${plural(blocks, 'block')} behind the IPv4 address of the link to the provider, by way of 64:ff9b::/96 (RFC 6052)`,
  ),
  'nat-one-to-one': rule(
    z.object({ zones: count }),
    'Each public server has a public address of its own, at the firewall',
    ({ zones }) => `the servers of ${formatCount(zones, 'subnet')}, one for one`,
  ),
  policy: rule(
    z.object({
      reason: z.string(),
      /** Of industrial protocols: the segment whose hosts are asked, and the one whose hosts ask; absent, the servers. */
      segment: z.string().optional(),
      asker: z.string().optional(),
    }),
    'Zones: what is not allowed is dropped',
    ({ reason, segment, asker = 'the servers' }) => {
      if (segment !== undefined && reason === 'controllers-asked')
        return `${segment} answers ${asker} by the protocols that it states`;
      if (segment !== undefined && reason === 'controllers-report')
        return `${segment} sends ${asker} cyclic data and changes of value without being asked each time`;
      return isPolicyReason(reason) ? policyReasons[reason] : reason;
    },
  ),
  'segment-apart': rule(
    z.object({ isolation: z.string() }),
    'Zones: what is not allowed is dropped',
    ({ isolation }) => `The segment is kept apart: ${isolation} isolation`,
  ),
} as const;

/** RFC 6996. */
const isPrivateAs = (as: number): boolean => (as >= 64_512 && as <= 65_534) || as >= 4_200_000_000;

function bgp(title: string) {
  return rule(
    z.object({ preference: z.enum(['primary', 'backup']), localAs: count }),
    title,
    ({ preference, localAs }) =>
      `${preference === 'primary' ? 'the first provider carries the traffic' : 'this provider stands by'}; AS ${localAs} is ${isPrivateAs(localAs) ? 'private (RFC 6996) until one is assigned' : 'the network’s own'}`,
  );
}
