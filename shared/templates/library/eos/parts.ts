import type { PartDraft } from '../part.ts';
import { aaa } from './aaa.ts';
import { administration } from './administration.ts';
import { base } from './base.ts';
import { bgp } from './bgp.ts';
import { dhcp } from './dhcp.ts';
import { dns } from './dns.ts';
import { dot1x } from './dot1x.ts';
import { firstHop } from './first-hop.ts';
import { hostGuard } from './host-guard.ts';
import { igmpSnooping } from './igmp-snooping.ts';
import { ingressFilter } from './ingress-filter.ts';
import { interfaces } from './interfaces.ts';
import { ipsec } from './ipsec.ts';
import { ipv6 } from './ipv6.ts';
import { mlag } from './mlag.ts';
import { nat } from './nat.ts';
import { ntp } from './ntp.ts';
import { ospf, ospf3 } from './ospf.ts';
import { policies } from './policies.ts';
import { prefixLists } from './prefix-lists.ts';
import { qos } from './qos.ts';
import { snmp } from './snmp.ts';
import { spanningTree } from './spanning-tree.ts';
import { speedGroups } from './speed-groups.ts';
import { staticRoutes } from './static-routes.ts';
import { syslog } from './syslog.ts';
import { tracks } from './tracks.ts';
import { trafficPolicies } from './traffic-policies.ts';
import { vlans } from './vlans.ts';
import { vrf } from './vrf.ts';

/** In the order of the configuration: what others refer to comes first. */
export const eosParts: readonly PartDraft[] = [
  {
    feature: 'base',
    role: 'base',
    description: 'Name, clock, and how the routing protocols run.',
    text: base,
  },
  {
    feature: 'vrf',
    role: 'base',
    description: 'Routing, and tables beside the main one such as that of management.',
    text: vrf,
  },
  {
    feature: 'vlans',
    role: 'switch',
    description: 'VLANs with their names.',
    text: vlans,
  },
  {
    feature: 'aaa',
    role: 'base',
    description: 'Local user, TACACS+ and RADIUS servers, and who may do what.',
    text: aaa,
  },
  {
    feature: 'dot1x',
    role: 'switch',
    description: 'Port-based access control with MAC bypass and a VLAN for when no server answers.',
    text: dot1x,
  },
  {
    feature: 'spanning-tree',
    role: 'switch',
    description: 'Rapid spanning tree by VLAN, edge ports, BPDU and root guard.',
    text: spanningTree,
  },
  {
    feature: 'host-guard',
    role: 'switch',
    description: 'No DHCP server and no router behind hosts; storm control.',
    text: hostGuard,
  },
  {
    feature: 'igmp-snooping',
    role: 'switch',
    description: 'Multicasts to those alone who asked for them, and who asks whether they still do.',
    text: igmpSnooping,
  },
  {
    feature: 'prefix-lists',
    role: 'router',
    description: 'Prefixes that pass a border, by name.',
    text: prefixLists,
  },
  {
    feature: 'tracks',
    role: 'router',
    description: 'Interfaces that gateways follow.',
    text: tracks,
  },
  {
    feature: 'qos',
    role: 'base',
    description: 'Traffic classes by DSCP, queues, shaping to circuits, marking at the trust boundary.',
    text: qos,
  },
  {
    feature: 'policies',
    role: 'switch',
    description: 'Access lists between zones, with the answers.',
    text: policies,
  },
  {
    feature: 'traffic-policies',
    role: 'switch',
    description: 'The policies as matches on sets of prefixes, where an access list would be too long.',
    text: trafficPolicies,
  },
  {
    feature: 'ingress-filter',
    role: 'router',
    description: 'Access lists where the internet comes in: own addresses do not come from there.',
    text: ingressFilter,
  },
  {
    feature: 'ipsec',
    role: 'router',
    description: 'IKEv2 policies, keys and profiles of tunnels.',
    text: ipsec,
  },
  {
    feature: 'interfaces',
    role: 'base',
    description:
      'Speeds of ports that share one, and every interface with its description, addresses, VLANs, bundle and tunnel.',
    text: speedGroups.trimEnd() + interfaces,
  },
  {
    feature: 'mlag',
    role: 'switch',
    description: 'A pair of switches that ends aggregates together.',
    text: mlag,
  },
  {
    feature: 'first-hop',
    role: 'router',
    description: 'Gateway addresses that two devices share (VRRPv3 or VARP).',
    text: firstHop,
  },
  {
    feature: 'ospf',
    role: 'router',
    description: 'OSPFv2: areas, interfaces, timers, summaries and the default.',
    text: ospf,
  },
  {
    feature: 'ospfv3',
    role: 'router',
    description: 'OSPF for IPv6.',
    text: ospf3,
  },
  {
    feature: 'bgp',
    role: 'router',
    description: 'Neighbours, filters and what is announced.',
    text: bgp,
  },
  {
    feature: 'static-routes',
    role: 'router',
    description: 'Static routes.',
    text: staticRoutes,
  },
  {
    feature: 'dhcp',
    role: 'base',
    description: 'Pools and relays.',
    text: dhcp,
  },
  {
    feature: 'ipv6',
    role: 'router',
    description: 'Router advertisements and DHCPv6.',
    text: ipv6,
  },
  {
    feature: 'nat',
    role: 'router',
    description: 'Many behind one address, and published servers.',
    text: nat,
  },
  {
    feature: 'snmp',
    role: 'base',
    description: 'SNMPv3 with authentication and privacy, and its traps.',
    text: snmp,
  },
  {
    feature: 'ntp',
    role: 'base',
    description: 'Time servers.',
    text: ntp,
  },
  {
    feature: 'syslog',
    role: 'base',
    description: 'Log servers.',
    text: syslog,
  },
  {
    feature: 'dns',
    role: 'base',
    description: 'Name servers.',
    text: dns,
  },
  {
    feature: 'administration',
    role: 'base',
    description: 'SSH, HTTPS, and where administrators come from.',
    text: administration,
  },
];
