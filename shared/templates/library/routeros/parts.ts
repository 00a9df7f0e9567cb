import type { PartDraft } from '../part.ts';
import { administration } from './administration.ts';
import { base } from './base.ts';
import { bgp } from './bgp.ts';
import { dhcp } from './dhcp.ts';
import { firewall } from './firewall.ts';
import { interfaces } from './interfaces.ts';
import { ipsec } from './ipsec.ts';
import { nat } from './nat.ts';
import { ospf } from './ospf.ts';
import { queues } from './queues.ts';
import { routes } from './routes.ts';
import { routingFilters } from './routing-filters.ts';
import { services } from './services.ts';
import { switching } from './switching.ts';
import { vlanFiltering } from './vlan-filtering.ts';
import { vrrp } from './vrrp.ts';

/** In an order that imports without errors: what is named comes before who names it, and what could cut off comes last. */
export const routerosParts: readonly PartDraft[] = [
  {
    feature: 'base',
    role: 'base',
    name: 'Base',
    description: 'The name, and what is neither served nor answered.',
    configType: 'basic',
    text: base,
  },
  {
    feature: 'interfaces',
    role: 'base',
    name: 'Interfaces and VLANs',
    description: 'Ports, bonds, the bridge with its VLANs, routed interfaces, VRFs, tunnels and addresses.',
    configType: 'interface',
    text: interfaces,
  },
  {
    feature: 'switching',
    role: 'switch',
    name: 'Switched ports',
    description: 'MLAG, 802.1X, voice VLANs, power and storm control.',
    configType: 'vlan',
    text: switching,
  },
  {
    feature: 'vrrp',
    role: 'base',
    name: 'Shared gateways',
    description: 'VRRP version 3 for both families.',
    configType: 'ha',
    text: vrrp,
  },
  {
    feature: 'services',
    role: 'base',
    name: 'Services',
    description: 'DNS, NTP, syslog, SNMPv3 and RADIUS.',
    configType: 'system',
    text: services,
  },
  {
    feature: 'routes',
    role: 'base',
    name: 'Static routes',
    description: 'Static and tracked routes, and those of VRFs and tunnels.',
    configType: 'routing',
    text: routes,
  },
  {
    feature: 'routing-filters',
    role: 'base',
    name: 'Routing filters',
    description: 'The router id, and filters of routes.',
    configType: 'routing',
    text: routingFilters,
  },
  {
    feature: 'ospf',
    role: 'base',
    name: 'OSPF',
    description: 'OSPFv2 and OSPFv3 with areas, summaries, timers and conditional defaults.',
    configType: 'routing',
    text: ospf,
  },
  {
    feature: 'bgp',
    role: 'base',
    name: 'BGP',
    description: 'Neighbours with their filters, limits and conditional defaults.',
    configType: 'routing',
    text: bgp,
  },
  {
    feature: 'firewall',
    role: 'base',
    name: 'Zones and policies',
    description: 'What the device answers, and what it forwards between zones.',
    configType: 'security',
    text: firewall,
  },
  {
    feature: 'nat',
    role: 'base',
    name: 'Address translation',
    description: 'Published servers, the address of the way out, and the size of TCP segments.',
    configType: 'security',
    text: nat,
  },
  {
    feature: 'ipsec',
    role: 'base',
    name: 'IPsec',
    description: 'Tunnels between sites and tunnels of people, by IKEv2.',
    configType: 'security',
    text: ipsec,
  },
  {
    feature: 'dhcp',
    role: 'base',
    name: 'DHCP and IPv6',
    description: 'Address pools, relays, router advertisements and DHCPv6.',
    configType: 'basic',
    text: dhcp,
  },
  {
    feature: 'queues',
    role: 'base',
    name: 'Queues',
    description: 'Marks by DSCP, and queues of shaped circuits.',
    configType: 'qos',
    text: queues,
  },
  {
    feature: 'vlan-filtering',
    role: 'base',
    name: 'VLAN filtering',
    description: 'Turns the bridge’s VLANs on.',
    configType: 'vlan',
    text: vlanFiltering,
  },
  {
    feature: 'administration',
    role: 'base',
    name: 'Administration',
    description: 'The administrators’ account, and from where they come.',
    configType: 'security',
    text: administration,
  },
];
