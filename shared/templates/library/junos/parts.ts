import type { PartDraft } from '../part.ts';
import { hostGuards, portAccess } from './access-control.ts';
import { base } from './base.ts';
import { bgp } from './bgp.ts';
import { cluster, virtualChassis } from './cluster.ts';
import { dhcp } from './dhcp.ts';
import { firstHopRedundancy } from './first-hop.ts';
import { igmpSnooping } from './igmp-snooping.ts';
import { ingressFilter } from './ingress-filter.ts';
import { interfaces } from './interfaces.ts';
import { ipsec } from './ipsec.ts';
import { ipv6 } from './ipv6.ts';
import { management } from './management.ts';
import { nat } from './nat.ts';
import { ospf } from './ospf.ts';
import { quads } from './quads.ts';
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
    description: 'Name, accounts, sessions, name servers, and what is off on every device.',
    text: base,
  },
  {
    feature: 'aaa',
    role: 'base',
    description:
      'Accounts at the TACACS+ servers, local ones when no server answers, accounting of commands.',
    text: aaa,
  },
  {
    feature: 'ntp',
    role: 'base',
    description: 'NTP servers and the address that they are asked from.',
    text: time,
  },
  {
    feature: 'syslog',
    role: 'base',
    description: 'Syslog servers, and the sessions that an SRX logs.',
    text: logging,
  },
  {
    feature: 'snmp',
    role: 'base',
    description: 'SNMPv3 with authentication and encryption, and traps.',
    text: monitoring,
  },
  {
    feature: 'management',
    role: 'base',
    description: 'The management port in a routing instance of its own, and other routing instances.',
    text: management,
  },
  {
    feature: 'stack',
    role: 'switch',
    name: 'Virtual chassis',
    description: 'Switches that are one device.',
    text: virtualChassis,
  },
  {
    feature: 'cluster',
    role: 'firewall',
    name: 'Chassis cluster',
    description: 'Two chassis as one firewall, with redundant Ethernet interfaces.',
    text: cluster,
  },
  {
    feature: 'interfaces',
    role: 'base',
    description:
      'Speeds of ports that share one, routed interfaces, bundles, tagged units, tunnels and loopbacks.',
    text: quads.trimEnd() + interfaces,
  },
  {
    feature: 'routing-engine',
    role: 'base',
    description: 'A filter on the loopback: who may administer and monitor.',
    text: routingEngine,
  },
  {
    feature: 'vlans',
    role: 'switch',
    name: 'VLANs and trunks',
    description: 'VLANs with their routed interfaces, trunks and bundles of switches.',
    text: vlansAndTrunks,
  },
  {
    feature: 'edge-ports',
    role: 'switch',
    description: 'Access VLAN, voice by LLDP-MED, storm control and power of ports for hosts.',
    text: edgePorts,
  },
  {
    feature: 'dot1x',
    role: 'switch',
    description: '802.1X and MAC authentication with RADIUS servers.',
    text: portAccess,
  },
  {
    feature: 'host-guards',
    role: 'switch',
    description: 'DHCP snooping, ARP inspection and router advertisement guard.',
    text: hostGuards,
  },
  {
    feature: 'igmp-snooping',
    role: 'switch',
    description: 'Multicasts to those alone who asked for them, and who asks whether they still do.',
    text: igmpSnooping,
  },
  {
    feature: 'spanning-tree',
    role: 'switch',
    description: 'VSTP with root and backup by VLAN, BPDU and root guard.',
    text: spanningTree,
  },
  {
    feature: 'mlag',
    role: 'switch',
    name: 'MC-LAG',
    description: 'Two switches that end bundles together: ICCP and the link between them.',
    text: mlag,
  },
  {
    feature: 'first-hop',
    role: 'router',
    description: 'VRRP of both families, with what the priority follows.',
    text: firstHopRedundancy,
  },
  {
    feature: 'filters',
    role: 'router',
    description: 'Prefixes that pass a border, as policy statements.',
    text: filters,
  },
  {
    feature: 'static-routes',
    role: 'router',
    description: 'Static routes and defaults that follow a probe.',
    text: staticRoutes,
  },
  {
    feature: 'ospf',
    role: 'router',
    description: 'OSPFv2 and OSPFv3 with areas, summaries, timers and redistribution.',
    text: ospf,
  },
  {
    feature: 'bgp',
    role: 'router',
    description: 'Neighbours with their import and export policies.',
    text: bgp,
  },
  {
    feature: 'dhcp',
    role: 'router',
    description: 'Address pools and relays.',
    text: dhcp,
  },
  {
    feature: 'ipv6',
    role: 'router',
    description: 'Router advertisements and stateless DHCPv6.',
    text: ipv6,
  },
  {
    feature: 'zones',
    role: 'firewall',
    description: 'Security zones, address book, applications and policies of an SRX.',
    text: zonesAndPolicies,
  },
  {
    feature: 'zone-filters',
    role: 'router',
    description: 'The same policies on switches and routers, which keep no state.',
    text: statelessFilters,
  },
  {
    feature: 'ingress-filter',
    role: 'router',
    description: 'Filters where the internet comes in: own addresses do not come from there.',
    text: ingressFilter,
  },
  {
    feature: 'nat',
    role: 'firewall',
    description: 'Hosts behind public addresses, and published servers.',
    text: nat,
  },
  {
    feature: 'ipsec',
    role: 'firewall',
    description: 'IPsec with IKEv2 between sites, on st0.',
    text: ipsec,
  },
  {
    feature: 'remote-access',
    role: 'firewall',
    description: 'Juniper Secure Connect for people who work from elsewhere.',
    text: remoteAccess,
  },
  {
    feature: 'qos',
    role: 'base',
    description: 'Classifiers, queues, marks and the shaping of circuits.',
    text: qualityOfService,
  },
];
