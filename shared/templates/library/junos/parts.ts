import type { PartDraft } from '../part.ts';
import { hostGuards, portAccess } from './access-control.ts';
import { base } from './base.ts';
import { bgp } from './bgp.ts';
import { cluster, virtualChassis } from './cluster.ts';
import { dhcp } from './dhcp.ts';
import { firstHopRedundancy } from './first-hop.ts';
import { interfaces } from './interfaces.ts';
import { ipsec } from './ipsec.ts';
import { ipv6 } from './ipv6.ts';
import { management } from './management.ts';
import { nat } from './nat.ts';
import { ospf } from './ospf.ts';
import { qualityOfService } from './quality-of-service.ts';
import { remoteAccess } from './remote-access.ts';
import { filters, staticRoutes } from './routes.ts';
import { routingEngine } from './routing-engine.ts';
import { aaa, logging, monitoring, time } from './services.ts';
import { mlag, spanningTree } from './spanning-tree.ts';
import { statelessFilters } from './stateless-filters.ts';
import { edgePorts, vlansAndTrunks } from './switching.ts';
import { zonesAndPolicies } from './zones-and-policies.ts';

/** In the order of the configuration: what a later part names, an earlier one has. */
export const junosParts: readonly PartDraft[] = [
  {
    feature: 'base',
    role: 'base',
    name: 'Base',
    description: 'Name, accounts, sessions, name servers, and what is off on every device.',
    configType: 'basic',
    text: base,
  },
  {
    feature: 'aaa',
    role: 'base',
    name: 'Sign-in by TACACS+',
    description:
      'Accounts at the TACACS+ servers, local ones when no server answers, accounting of commands.',
    configType: 'security',
    text: aaa,
  },
  {
    feature: 'ntp',
    role: 'base',
    name: 'Time',
    description: 'NTP servers and the address that they are asked from.',
    configType: 'ntp',
    text: time,
  },
  {
    feature: 'syslog',
    role: 'base',
    name: 'Log',
    description: 'Syslog servers, and the sessions that an SRX logs.',
    configType: 'syslog',
    text: logging,
  },
  {
    feature: 'snmp',
    role: 'base',
    name: 'Monitoring',
    description: 'SNMPv3 with authentication and encryption, and traps.',
    configType: 'snmp',
    text: monitoring,
  },
  {
    feature: 'management',
    role: 'base',
    name: 'Management instance',
    description: 'The management port in a routing instance of its own, and other routing instances.',
    configType: 'system',
    text: management,
  },
  {
    feature: 'stack',
    role: 'switch',
    name: 'Virtual chassis',
    description: 'Switches that are one device.',
    configType: 'ha',
    text: virtualChassis,
  },
  {
    feature: 'cluster',
    role: 'firewall',
    name: 'Chassis cluster',
    description: 'Two chassis as one firewall, with redundant Ethernet interfaces.',
    configType: 'ha',
    text: cluster,
  },
  {
    feature: 'interfaces',
    role: 'base',
    name: 'Interfaces',
    description: 'Routed interfaces, bundles, tagged units, tunnels and loopbacks.',
    configType: 'interface',
    text: interfaces,
  },
  {
    feature: 'routing-engine',
    role: 'base',
    name: 'Protection of the routing engine',
    description: 'A filter on the loopback: who may administer and monitor.',
    configType: 'security',
    text: routingEngine,
  },
  {
    feature: 'vlans',
    role: 'switch',
    name: 'VLANs and trunks',
    description: 'VLANs with their routed interfaces, trunks and bundles of switches.',
    configType: 'vlan',
    text: vlansAndTrunks,
  },
  {
    feature: 'edge-ports',
    role: 'switch',
    name: 'Edge ports',
    description: 'Access VLAN, voice by LLDP-MED, storm control and power of ports for hosts.',
    configType: 'interface',
    text: edgePorts,
  },
  {
    feature: 'dot1x',
    role: 'switch',
    name: 'Port access control',
    description: '802.1X and MAC authentication with RADIUS servers.',
    configType: 'security',
    text: portAccess,
  },
  {
    feature: 'host-guards',
    role: 'switch',
    name: 'Host guards',
    description: 'DHCP snooping, ARP inspection and router advertisement guard.',
    configType: 'security',
    text: hostGuards,
  },
  {
    feature: 'spanning-tree',
    role: 'switch',
    name: 'Spanning tree',
    description: 'VSTP with root and backup by VLAN, BPDU and root guard.',
    configType: 'vlan',
    text: spanningTree,
  },
  {
    feature: 'mlag',
    role: 'switch',
    name: 'MC-LAG',
    description: 'Two switches that end bundles together: ICCP and the link between them.',
    configType: 'ha',
    text: mlag,
  },
  {
    feature: 'first-hop',
    role: 'router',
    name: 'First-hop redundancy',
    description: 'VRRP of both families, with what the priority follows.',
    configType: 'ha',
    text: firstHopRedundancy,
  },
  {
    feature: 'filters',
    role: 'router',
    name: 'Route filters',
    description: 'Prefixes that pass a border, as policy statements.',
    configType: 'routing',
    text: filters,
  },
  {
    feature: 'static-routes',
    role: 'router',
    name: 'Static routes',
    description: 'Static routes and defaults that follow a probe.',
    configType: 'routing',
    text: staticRoutes,
  },
  {
    feature: 'ospf',
    role: 'router',
    name: 'OSPF',
    description: 'OSPFv2 and OSPFv3 with areas, summaries, timers and redistribution.',
    configType: 'routing',
    text: ospf,
  },
  {
    feature: 'bgp',
    role: 'router',
    name: 'BGP',
    description: 'Neighbours with their import and export policies.',
    configType: 'routing',
    text: bgp,
  },
  {
    feature: 'dhcp',
    role: 'router',
    name: 'DHCP',
    description: 'Address pools and relays.',
    configType: 'system',
    text: dhcp,
  },
  {
    feature: 'ipv6',
    role: 'router',
    name: 'IPv6 hosts',
    description: 'Router advertisements and stateless DHCPv6.',
    configType: 'system',
    text: ipv6,
  },
  {
    feature: 'zones',
    role: 'firewall',
    name: 'Zones and policies',
    description: 'Security zones, address book, applications and policies of an SRX.',
    configType: 'security',
    text: zonesAndPolicies,
  },
  {
    feature: 'zone-filters',
    role: 'router',
    name: 'Filters between zones',
    description: 'The same policies on switches and routers, which keep no state.',
    configType: 'security',
    text: statelessFilters,
  },
  {
    feature: 'nat',
    role: 'firewall',
    name: 'Address translation',
    description: 'Hosts behind public addresses, and published servers.',
    configType: 'security',
    text: nat,
  },
  {
    feature: 'ipsec',
    role: 'firewall',
    name: 'Tunnels',
    description: 'IPsec with IKEv2 between sites, on st0.',
    configType: 'security',
    text: ipsec,
  },
  {
    feature: 'remote-access',
    role: 'firewall',
    name: 'Remote access',
    description: 'Juniper Secure Connect for people who work from elsewhere.',
    configType: 'security',
    text: remoteAccess,
  },
  {
    feature: 'qos',
    role: 'base',
    name: 'Quality of service',
    description: 'Classifiers, queues, marks and the shaping of circuits.',
    configType: 'qos',
    text: qualityOfService,
  },
];
