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
import { nat } from './nat.ts';
import { ntp } from './ntp.ts';
import { ospf, ospf3 } from './ospf.ts';
import { policies } from './policies.ts';
import { prefixLists } from './prefix-lists.ts';
import { qos } from './qos.ts';
import { remoteAccess } from './remote-access.ts';
import { snmp } from './snmp.ts';
import { spanningTree } from './spanning-tree.ts';
import { stack } from './stack.ts';
import { staticRoutes } from './static-routes.ts';
import { syslog } from './syslog.ts';
import { tracks } from './tracks.ts';
import { vlans } from './vlans.ts';
import { vrf } from './vrf.ts';

/** In the order of the configuration: what others refer to comes first. */
export const iosXeParts: readonly PartDraft[] = [
  {
    feature: 'base',
    role: 'base',
    description: 'Name, clocks and what is off on every device.',
    text: base,
  },
  {
    feature: 'stack',
    role: 'switch',
    description: 'Switches that are one device, by stack cables or StackWise Virtual.',
    text: stack,
  },
  {
    feature: 'vrf',
    role: 'base',
    description: 'Routing tables beside the main one, such as that of management.',
    text: vrf,
  },
  {
    feature: 'vlans',
    role: 'switch',
    description: 'VLANs with their names; bridge domains of a router.',
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
    description: 'DHCP snooping, ARP inspection, storm control, RA and DHCPv6 guard.',
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
    description: 'Probes and tracked objects that routes and gateways follow.',
    text: tracks,
  },
  {
    feature: 'qos',
    role: 'base',
    description: 'Classes by DSCP, queues, shaping to circuits, marking at the trust boundary.',
    text: qos,
  },
  {
    feature: 'policies',
    role: 'firewall',
    description: 'Zone policies of a router; access lists where nothing is remembered.',
    text: policies,
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
    description: 'IKEv2 proposals, keys and profiles of tunnels.',
    text: ipsec,
  },
  {
    feature: 'interfaces',
    role: 'base',
    description: 'Every interface with its description, addresses, VLANs, bundle and tunnel.',
    text: interfaces,
  },
  {
    feature: 'first-hop',
    role: 'router',
    description: 'Gateway addresses that two devices share (VRRPv3).',
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
    description: 'Static and tracked routes.',
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
    role: 'firewall',
    description: 'Many behind one address, and published servers.',
    text: nat,
  },
  {
    feature: 'remote-access',
    role: 'firewall',
    description: 'Tunnels of people (FlexVPN with IKEv2).',
    text: remoteAccess,
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
    description: 'Lines, SSH, HTTPS, and where administrators come from.',
    text: administration,
  },
];
