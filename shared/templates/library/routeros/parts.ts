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
import { protection } from './protection.ts';
import { queues } from './queues.ts';
import { remoteAccess } from './remote-access.ts';
import { routes } from './routes.ts';
import { routingFilters } from './routing-filters.ts';
import { services } from './services.ts';
import { switching } from './switching.ts';
import { vlanFiltering } from './vlan-filtering.ts';
import { vrrp } from './vrrp.ts';

/**
 * In an order that imports without errors: what is named comes before who names it, what could cut off comes last, and behind it only
 * what waits for a certificate.
 */
export const routerosParts: readonly PartDraft[] = [
  {
    feature: 'base',
    role: 'base',
    description: 'The name, and what is neither served nor answered.',
    text: base,
  },
  {
    feature: 'interfaces',
    role: 'base',
    name: 'Interfaces and VLANs',
    description: 'Ports, bonds, the bridge with its VLANs, routed interfaces, VRFs, tunnels and addresses.',
    text: interfaces,
  },
  {
    feature: 'switching',
    role: 'switch',
    description: 'MLAG, 802.1X, voice VLANs, power and storm control.',
    text: switching,
  },
  {
    feature: 'vrrp',
    role: 'base',
    description: 'VRRP version 3 for both families.',
    text: vrrp,
  },
  {
    feature: 'services',
    role: 'base',
    description: 'DNS, NTP, syslog, SNMPv3 and RADIUS.',
    text: services,
  },
  {
    feature: 'routes',
    role: 'base',
    description: 'Static and tracked routes, and those of VRFs and tunnels.',
    text: routes,
  },
  {
    feature: 'routing-filters',
    role: 'base',
    description: 'The router id, and filters of routes.',
    text: routingFilters,
  },
  {
    feature: 'ospf',
    role: 'base',
    description: 'OSPFv2 and OSPFv3 with areas, summaries, timers and conditional defaults.',
    text: ospf,
  },
  {
    feature: 'bgp',
    role: 'base',
    description: 'Neighbours with their filters, limits and conditional defaults.',
    text: bgp,
  },
  {
    feature: 'firewall',
    role: 'base',
    description: 'What the device answers, and what it forwards between zones.',
    text: firewall,
  },
  {
    feature: 'nat',
    role: 'base',
    description: 'Published servers, the address of the way out, and the size of TCP segments.',
    text: nat,
  },
  {
    feature: 'ipsec',
    role: 'base',
    description: 'Tunnels between sites, by IKEv2.',
    text: protection.trimEnd() + ipsec,
  },
  {
    feature: 'dhcp',
    role: 'base',
    name: 'DHCP and IPv6',
    description: 'Address pools, relays, router advertisements and DHCPv6.',
    text: dhcp,
  },
  {
    feature: 'queues',
    role: 'base',
    description: 'Marks by DSCP, and queues of shaped circuits.',
    text: queues,
  },
  {
    feature: 'vlan-filtering',
    role: 'base',
    description: 'Turns the bridge’s VLANs on.',
    text: vlanFiltering,
  },
  {
    feature: 'administration',
    role: 'base',
    description: 'The administrators’ account, and from where they come.',
    text: administration,
  },
  {
    feature: 'remote-access',
    role: 'firewall',
    description: 'Tunnels of people, by IKEv2, whose certificate is imported once all else is there.',
    text: protection.trimEnd() + remoteAccess,
  },
];
