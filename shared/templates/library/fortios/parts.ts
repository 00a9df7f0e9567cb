import type { PartDraft } from '../part.ts';
import { aaa } from './aaa.ts';
import { base } from './base.ts';
import { bgp } from './bgp.ts';
import { cluster } from './cluster.ts';
import { dhcp } from './dhcp.ts';
import { filters } from './filters.ts';
import { interfaces } from './interfaces.ts';
import { ipsec } from './ipsec.ts';
import { logging } from './logging.ts';
import { monitoring } from './monitoring.ts';
import { nat } from './nat.ts';
import { ospf } from './ospf.ts';
import { policies } from './policies.ts';
import { qualityOfService } from './quality-of-service.ts';
import { remoteAccess } from './remote-access.ts';
import { staticRoutes } from './static-routes.ts';
import { time } from './time.ts';
import { zones } from './zones.ts';

/** In the order of entry: FortiOS rejects a name that nothing has yet. */
export const fortiosParts: readonly PartDraft[] = [
  {
    feature: 'base',
    role: 'base',
    description: 'Name, sessions, passwords, ciphers, name servers.',
    text: base,
  },
  {
    feature: 'qos',
    role: 'base',
    description: 'Traffic classes, the shaping profile of interfaces, and which marks belong to which class.',
    text: qualityOfService,
  },
  {
    feature: 'interfaces',
    role: 'base',
    description: 'Ports, aggregates, VLANs and loopbacks with VRRP, DHCP relay and router advertisements.',
    text: interfaces,
  },
  {
    feature: 'cluster',
    role: 'firewall',
    description: 'Two chassis as one firewall (FGCP).',
    text: cluster,
  },
  {
    feature: 'ipsec',
    role: 'firewall',
    description: 'IPsec with IKEv2 between sites, as routed interfaces.',
    text: ipsec,
  },
  {
    feature: 'aaa',
    role: 'base',
    description:
      'Administrators at TACACS+ servers and the local account, from trusted hosts; RADIUS servers.',
    text: aaa,
  },
  {
    feature: 'remote-access',
    role: 'firewall',
    description: 'IKEv2 for people who work from elsewhere.',
    text: remoteAccess,
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
    description: 'Syslog servers.',
    text: logging,
  },
  {
    feature: 'snmp',
    role: 'base',
    description: 'SNMPv3 with authentication and encryption, and traps.',
    text: monitoring,
  },
  {
    feature: 'dhcp',
    role: 'router',
    description: 'Address pools of both families.',
    text: dhcp,
  },
  {
    feature: 'static-routes',
    role: 'router',
    description: 'Static routes, and link monitors that withdraw them.',
    text: staticRoutes,
  },
  {
    feature: 'filters',
    role: 'router',
    description: 'Prefix lists and route maps.',
    text: filters,
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
    description: 'Neighbours with their filters.',
    text: bgp,
  },
  {
    feature: 'zones',
    role: 'firewall',
    name: 'Zones',
    description: 'Interfaces that are filtered alike.',
    text: zones,
  },
  {
    feature: 'policies',
    role: 'firewall',
    description: 'Address and service objects, and the policies in their order.',
    text: policies,
  },
  {
    feature: 'nat',
    role: 'firewall',
    description: 'Central NAT: hosts behind public addresses, and published servers.',
    text: nat,
  },
];
