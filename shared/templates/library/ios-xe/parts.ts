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
    name: 'Base',
    description: 'Name, clocks and what is off on every device.',
    configType: 'basic',
    text: base,
  },
  {
    feature: 'stack',
    role: 'switch',
    name: 'Stack',
    description: 'Switches that are one device, by stack cables or StackWise Virtual.',
    configType: 'ha',
    text: stack,
  },
  {
    feature: 'vrf',
    role: 'base',
    name: 'Routing tables',
    description: 'Routing tables beside the main one, such as that of management.',
    configType: 'routing',
    text: vrf,
  },
  {
    feature: 'vlans',
    role: 'switch',
    name: 'VLANs',
    description: 'VLANs with their names; bridge domains of a router.',
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
    description: 'DHCP snooping, ARP inspection, storm control, RA and DHCPv6 guard.',
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
    description: 'Probes and tracked objects that routes and gateways follow.',
    configType: 'ha',
    text: tracks,
  },
  {
    feature: 'qos',
    role: 'base',
    name: 'Quality of service',
    description: 'Classes by DSCP, queues, shaping to circuits, marking at the trust boundary.',
    configType: 'qos',
    text: qos,
  },
  {
    feature: 'policies',
    role: 'firewall',
    name: 'Policies',
    description: 'Zone policies of a router; access lists where nothing is remembered.',
    configType: 'security',
    text: policies,
  },
  {
    feature: 'ipsec',
    role: 'router',
    name: 'IPsec',
    description: 'IKEv2 proposals, keys and profiles of tunnels.',
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
    feature: 'first-hop',
    role: 'router',
    name: 'First-hop redundancy',
    description: 'Gateway addresses that two devices share (VRRPv3).',
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
    description: 'Static and tracked routes.',
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
    role: 'firewall',
    name: 'Address translation',
    description: 'Many behind one address, and published servers.',
    configType: 'security',
    text: nat,
  },
  {
    feature: 'remote-access',
    role: 'firewall',
    name: 'Remote access',
    description: 'Tunnels of people (FlexVPN with IKEv2).',
    configType: 'security',
    text: remoteAccess,
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
    description: 'Lines, SSH, HTTPS, and where administrators come from.',
    configType: 'system',
    text: administration,
  },
];
