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
    name: 'Base',
    description: 'Name, sessions, passwords, ciphers, name servers.',
    configType: 'basic',
    text: base,
  },
  {
    feature: 'qos',
    role: 'base',
    name: 'Quality of service',
    description: 'Traffic classes, the shaping profile of interfaces, and which marks belong to which class.',
    configType: 'qos',
    text: qualityOfService,
  },
  {
    feature: 'interfaces',
    role: 'base',
    name: 'Interfaces',
    description: 'Ports, aggregates, VLANs and loopbacks with VRRP, DHCP relay and router advertisements.',
    configType: 'interface',
    text: interfaces,
  },
  {
    feature: 'cluster',
    role: 'firewall',
    name: 'High availability',
    description: 'Two chassis as one firewall (FGCP).',
    configType: 'ha',
    text: cluster,
  },
  {
    feature: 'ipsec',
    role: 'firewall',
    name: 'Tunnels',
    description: 'IPsec with IKEv2 between sites, as routed interfaces.',
    configType: 'security',
    text: ipsec,
  },
  {
    feature: 'aaa',
    role: 'base',
    name: 'Sign-in',
    description:
      'Administrators at TACACS+ servers and the local account, from trusted hosts; RADIUS servers.',
    configType: 'security',
    text: aaa,
  },
  {
    feature: 'remote-access',
    role: 'firewall',
    name: 'Remote access',
    description: 'IKEv2 for people who work from elsewhere.',
    configType: 'security',
    text: remoteAccess,
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
    description: 'Syslog servers.',
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
    feature: 'dhcp',
    role: 'router',
    name: 'DHCP',
    description: 'Address pools of both families.',
    configType: 'system',
    text: dhcp,
  },
  {
    feature: 'static-routes',
    role: 'router',
    name: 'Static routes',
    description: 'Static routes, and link monitors that withdraw them.',
    configType: 'routing',
    text: staticRoutes,
  },
  {
    feature: 'filters',
    role: 'router',
    name: 'Route filters',
    description: 'Prefix lists and route maps.',
    configType: 'routing',
    text: filters,
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
    description: 'Neighbours with their filters.',
    configType: 'routing',
    text: bgp,
  },
  {
    feature: 'zones',
    role: 'firewall',
    name: 'Zones',
    description: 'Interfaces that are filtered alike.',
    configType: 'security',
    text: zones,
  },
  {
    feature: 'policies',
    role: 'firewall',
    name: 'Policies',
    description: 'Address and service objects, and the policies in their order.',
    configType: 'security',
    text: policies,
  },
  {
    feature: 'nat',
    role: 'firewall',
    name: 'Address translation',
    description: 'Central NAT: hosts behind public addresses, and published servers.',
    configType: 'security',
    text: nat,
  },
];
