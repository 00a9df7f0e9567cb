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
    name: 'Base',
    description: 'Name, clock, and how the routing protocols run.',
    configType: 'basic',
    text: base,
  },
  {
    feature: 'vrf',
    role: 'base',
    name: 'Routing tables',
    description: 'Routing, and tables beside the main one such as that of management.',
    configType: 'routing',
    text: vrf,
  },
  {
    feature: 'vlans',
    role: 'switch',
    name: 'VLANs',
    description: 'VLANs with their names.',
    configType: 'vlan',
    text: vlans,
  },
  {
    feature: 'aaa',
    role: 'base',
    name: 'Sign-in',
    description: 'Local user, TACACS+ and RADIUS servers, and who may do what.',
    configType: 'security',
    text: aaa,
  },
  {
    feature: 'dot1x',
    role: 'switch',
    name: '802.1X',
    description: 'Port-based access control with MAC bypass and a VLAN for when no server answers.',
    configType: 'security',
    text: dot1x,
  },
  {
    feature: 'spanning-tree',
    role: 'switch',
    name: 'Spanning tree',
    description: 'Rapid spanning tree by VLAN, edge ports, BPDU and root guard.',
    configType: 'vlan',
    text: spanningTree,
  },
  {
    feature: 'host-guard',
    role: 'switch',
    name: 'Host guards',
    description: 'No DHCP server and no router behind hosts; storm control.',
    configType: 'security',
    text: hostGuard,
  },
  {
    feature: 'prefix-lists',
    role: 'router',
    name: 'Prefix lists',
    description: 'Prefixes that pass a border, by name.',
    configType: 'routing',
    text: prefixLists,
  },
  {
    feature: 'tracks',
    role: 'router',
    name: 'Tracks',
    description: 'Interfaces that gateways follow.',
    configType: 'ha',
    text: tracks,
  },
  {
    feature: 'qos',
    role: 'base',
    name: 'Quality of service',
    description: 'Traffic classes by DSCP, queues, shaping to circuits, marking at the trust boundary.',
    configType: 'qos',
    text: qos,
  },
  {
    feature: 'policies',
    role: 'switch',
    name: 'Policies',
    description: 'Access lists between zones, with the answers.',
    configType: 'security',
    text: policies,
  },
  {
    feature: 'traffic-policies',
    role: 'switch',
    name: 'Traffic policies',
    description: 'The policies as matches on sets of prefixes, where an access list would be too long.',
    configType: 'security',
    text: trafficPolicies,
  },
  {
    feature: 'ipsec',
    role: 'router',
    name: 'IPsec',
    description: 'IKEv2 policies, keys and profiles of tunnels.',
    configType: 'security',
    text: ipsec,
  },
  {
    feature: 'interfaces',
    role: 'base',
    name: 'Interfaces',
    description: 'Every interface with its description, addresses, VLANs, bundle and tunnel.',
    configType: 'interface',
    text: interfaces,
  },
  {
    feature: 'mlag',
    role: 'switch',
    name: 'MLAG',
    description: 'A pair of switches that ends aggregates together.',
    configType: 'ha',
    text: mlag,
  },
  {
    feature: 'first-hop',
    role: 'router',
    name: 'First-hop redundancy',
    description: 'Gateway addresses that two devices share (VRRPv3 or VARP).',
    configType: 'ha',
    text: firstHop,
  },
  {
    feature: 'ospf',
    role: 'router',
    name: 'OSPF',
    description: 'OSPFv2: areas, interfaces, timers, summaries and the default.',
    configType: 'routing',
    text: ospf,
  },
  {
    feature: 'ospfv3',
    role: 'router',
    name: 'OSPFv3',
    description: 'OSPF for IPv6.',
    configType: 'routing',
    text: ospf3,
  },
  {
    feature: 'bgp',
    role: 'router',
    name: 'BGP',
    description: 'Neighbours, filters and what is announced.',
    configType: 'routing',
    text: bgp,
  },
  {
    feature: 'static-routes',
    role: 'router',
    name: 'Static routes',
    description: 'Static routes.',
    configType: 'routing',
    text: staticRoutes,
  },
  {
    feature: 'dhcp',
    role: 'base',
    name: 'DHCP',
    description: 'Pools and relays.',
    configType: 'basic',
    text: dhcp,
  },
  {
    feature: 'ipv6',
    role: 'router',
    name: 'IPv6 for hosts',
    description: 'Router advertisements and DHCPv6.',
    configType: 'basic',
    text: ipv6,
  },
  {
    feature: 'nat',
    role: 'router',
    name: 'Address translation',
    description: 'Many behind one address, and published servers.',
    configType: 'security',
    text: nat,
  },
  {
    feature: 'snmp',
    role: 'base',
    name: 'SNMP',
    description: 'SNMPv3 with authentication and privacy, and its traps.',
    configType: 'snmp',
    text: snmp,
  },
  {
    feature: 'ntp',
    role: 'base',
    name: 'NTP',
    description: 'Time servers.',
    configType: 'ntp',
    text: ntp,
  },
  {
    feature: 'syslog',
    role: 'base',
    name: 'Syslog',
    description: 'Log servers.',
    configType: 'syslog',
    text: syslog,
  },
  {
    feature: 'dns',
    role: 'base',
    name: 'DNS',
    description: 'Name servers.',
    configType: 'system',
    text: dns,
  },
  {
    feature: 'administration',
    role: 'base',
    name: 'Administration',
    description: 'SSH, HTTPS, and where administrators come from.',
    configType: 'system',
    text: administration,
  },
];
