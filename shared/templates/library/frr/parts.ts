import type { PartDraft } from '../part.ts';
import { bgp } from './bgp.ts';
import { daemons } from './daemons.ts';
import { dhcp } from './dhcp.ts';
import { eapRadius } from './eap-radius.ts';
import { followTracks } from './follow-tracks.ts';
import { followTracksService } from './follow-tracks-service.ts';
import { idleShells } from './idle-shells.ts';
import { install } from './install.ts';
import { interfaces } from './interfaces.ts';
import { ipsec } from './ipsec.ts';
import { keepalived } from './keepalived.ts';
import { kernel } from './kernel.ts';
import { nameServers } from './name-servers.ts';
import { nftablesFilter } from './nftables-filter.ts';
import { nftablesMarks } from './nftables-marks.ts';
import { nftablesNat } from './nftables-nat.ts';
import { nftablesPorts } from './nftables-ports.ts';
import { ospf } from './ospf.ts';
import { prefixLists } from './prefix-lists.ts';
import { queues } from './queues.ts';
import { queuesService } from './queues-service.ts';
import { routerAdvertisements } from './router-advertisements.ts';
import { routingBase } from './routing-base.ts';
import { snmp } from './snmp.ts';
import { ssh } from './ssh.ts';
import { staticRoutes } from './static-routes.ts';
import { syslog } from './syslog.ts';
import { tayga } from './tayga.ts';
import { taygaService } from './tayga-service.ts';
import { time } from './time.ts';
import { voice } from './voice.ts';

const frrConf = 'etc/frr/frr.conf';
const nftablesConf = 'etc/nftables.conf';

/** Files are named by where they belong, without the first slash: the folder can be copied over `/`. */
export const frrParts: readonly PartDraft[] = [
  {
    feature: 'install',
    role: 'base',
    name: 'Installation',
    description: 'Packages, accounts and services of a fresh Debian 12, and these files put in their places.',
    configType: 'system',
    file: 'install.sh',
    text: install,
  },
  {
    feature: 'kernel',
    role: 'base',
    name: 'Kernel',
    description: 'Forwarding, and what the kernel neither accepts nor answers.',
    configType: 'basic',
    file: 'etc/sysctl.d/90-network.conf',
    text: kernel,
  },
  {
    feature: 'interfaces',
    role: 'base',
    name: 'Interfaces and VLANs',
    description:
      'Ports, bonds, the VLAN-aware bridge, VLAN interfaces, VRFs and tunnel interfaces, for ifupdown2.',
    configType: 'interface',
    file: 'etc/network/interfaces',
    text: interfaces,
  },
  {
    feature: 'voice',
    role: 'base',
    name: 'LLDP and voice VLANs',
    description: 'Neighbours hear the name of each port, phones their VLAN (LLDP-MED).',
    configType: 'vlan',
    file: 'etc/lldpd.d/network.conf',
    text: voice,
  },
  {
    feature: 'daemons',
    role: 'base',
    name: 'Routing daemons',
    description: 'Which of FRR’s daemons run.',
    configType: 'routing',
    file: 'etc/frr/daemons',
    text: daemons,
  },
  {
    feature: 'routing-base',
    role: 'base',
    name: 'Routing base',
    description: 'Router id and what frr.conf begins with.',
    configType: 'routing',
    file: frrConf,
    text: routingBase,
  },
  {
    feature: 'prefix-lists',
    role: 'base',
    name: 'Prefix lists',
    description: 'Filters of routes.',
    configType: 'routing',
    file: frrConf,
    text: prefixLists,
  },
  {
    feature: 'static-routes',
    role: 'base',
    name: 'Static routes',
    description: 'Static and tracked routes, those of VRFs, and those that discard.',
    configType: 'routing',
    file: frrConf,
    text: staticRoutes,
  },
  {
    feature: 'ospf',
    role: 'base',
    name: 'OSPF',
    description: 'OSPFv2 and OSPFv3 with areas, summaries, timers and conditional defaults.',
    configType: 'routing',
    file: frrConf,
    text: ospf,
  },
  {
    feature: 'bgp',
    role: 'base',
    name: 'BGP',
    description: 'Neighbours with their filters, limits and conditional defaults.',
    configType: 'routing',
    file: frrConf,
    text: bgp,
  },
  {
    feature: 'tracks',
    role: 'base',
    name: 'Tracks',
    description: 'Routes and gateways that follow what is reachable.',
    configType: 'ha',
    file: 'usr/local/sbin/follow-tracks',
    text: followTracks,
  },
  {
    feature: 'tracks-service',
    role: 'base',
    name: 'Service of the tracks',
    description: 'Starts follow-tracks between FRR and keepalived.',
    configType: 'ha',
    file: 'etc/systemd/system/follow-tracks.service',
    text: followTracksService,
  },
  {
    feature: 'vrrp',
    role: 'base',
    name: 'Shared gateways',
    description: 'VRRP version 3 by keepalived, for both families, with tracks.',
    configType: 'ha',
    file: 'etc/keepalived/keepalived.conf',
    text: keepalived,
  },
  {
    feature: 'filter',
    role: 'base',
    name: 'Zones and policies',
    description: 'What the device answers, and what it forwards between zones, with or without state.',
    configType: 'security',
    file: nftablesConf,
    text: nftablesFilter,
  },
  {
    feature: 'nat',
    role: 'base',
    name: 'Address translation',
    description: 'Published servers, and everybody else behind the address of the way out.',
    configType: 'security',
    file: nftablesConf,
    text: nftablesNat,
  },
  {
    feature: 'nat64',
    role: 'base',
    name: 'NAT64',
    description: 'Hosts of IPv6 alone reach IPv4, by TAYGA.',
    configType: 'security',
    file: 'etc/tayga.conf',
    text: tayga,
  },
  {
    feature: 'nat64-service',
    role: 'base',
    name: 'Service of NAT64',
    description: 'What Debian’s service of TAYGA sets up beside it.',
    configType: 'security',
    file: 'etc/default/tayga',
    text: taygaService,
  },
  {
    feature: 'marks',
    role: 'base',
    name: 'Marks and segment sizes',
    description: 'Whose DSCP is kept, the queue of each mark, and the size of TCP segments.',
    configType: 'qos',
    file: nftablesConf,
    text: nftablesMarks,
  },
  {
    feature: 'ports',
    role: 'switch',
    name: 'Host ports',
    description: 'No DHCP answers and router advertisements from hosts; what their frames are marked with.',
    configType: 'security',
    file: nftablesConf,
    text: nftablesPorts,
  },
  {
    feature: 'queues',
    role: 'base',
    name: 'Queues',
    description: 'Shaping, queues by mark, and the bound of broadcasts.',
    configType: 'qos',
    file: 'usr/local/sbin/queues',
    text: queues,
  },
  {
    feature: 'queues-service',
    role: 'base',
    name: 'Service of the queues',
    description: 'Sets the queues once the interfaces are up.',
    configType: 'qos',
    file: 'etc/systemd/system/queues.service',
    text: queuesService,
  },
  {
    feature: 'ipsec',
    role: 'base',
    name: 'IPsec',
    description: 'Routed tunnels between sites and tunnels of people, by strongSwan.',
    configType: 'security',
    file: 'etc/swanctl/conf.d/network.conf',
    text: ipsec,
  },
  {
    feature: 'radius',
    role: 'firewall',
    name: 'RADIUS of remote access',
    description: 'The servers at which people who work from elsewhere sign in.',
    configType: 'security',
    file: 'etc/strongswan.d/eap-radius.conf',
    text: eapRadius,
  },
  {
    feature: 'dhcp',
    role: 'base',
    name: 'DHCP',
    description: 'Address pools, relays of both families and stateless DHCPv6, by dnsmasq.',
    configType: 'basic',
    file: 'etc/dnsmasq.d/network.conf',
    text: dhcp,
  },
  {
    feature: 'ipv6',
    role: 'base',
    name: 'Router advertisements',
    description: 'IPv6 prefixes, flags and name servers of each VLAN, by radvd.',
    configType: 'interface',
    file: 'etc/radvd.conf',
    text: routerAdvertisements,
  },
  {
    feature: 'names',
    role: 'base',
    name: 'Name servers',
    description: 'The resolvers that the device asks.',
    configType: 'system',
    file: 'etc/resolv.conf',
    text: nameServers,
  },
  {
    feature: 'ntp',
    role: 'base',
    name: 'Time',
    description: 'NTP by chrony.',
    configType: 'ntp',
    file: 'etc/chrony/chrony.conf',
    text: time,
  },
  {
    feature: 'syslog',
    role: 'base',
    name: 'Syslog',
    description: 'Logs sent to the collectors by rsyslog.',
    configType: 'syslog',
    file: 'etc/rsyslog.d/90-network.conf',
    text: syslog,
  },
  {
    feature: 'snmp',
    role: 'base',
    name: 'SNMPv3',
    description: 'Monitoring and traps, authenticated and encrypted.',
    configType: 'snmp',
    file: 'etc/snmp/snmpd.conf',
    text: snmp,
  },
  {
    feature: 'ssh',
    role: 'base',
    name: 'SSH',
    description: 'Who signs in, and how.',
    configType: 'security',
    file: 'etc/ssh/sshd_config.d/network.conf',
    text: ssh,
  },
  {
    feature: 'idle-shells',
    role: 'base',
    name: 'Idle shells',
    description: 'A shell that nobody types in ends.',
    configType: 'security',
    file: 'etc/profile.d/idle.sh',
    text: idleShells,
  },
];
