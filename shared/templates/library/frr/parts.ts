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
    description: 'Packages, accounts and services of a fresh Debian 12, and these files put in their places.',
    file: 'install.sh',
    text: install,
  },
  {
    feature: 'kernel',
    role: 'base',
    description: 'Forwarding, and what the kernel neither accepts nor answers.',
    file: 'etc/sysctl.d/90-network.conf',
    text: kernel,
  },
  {
    feature: 'interfaces',
    role: 'base',
    name: 'Interfaces and VLANs',
    description:
      'Ports, bonds, the VLAN-aware bridge, VLAN interfaces, VRFs and tunnel interfaces, for ifupdown2.',
    file: 'etc/network/interfaces',
    text: interfaces,
  },
  {
    feature: 'voice',
    role: 'base',
    description: 'Neighbours hear the name of each port, phones their VLAN (LLDP-MED).',
    file: 'etc/lldpd.d/network.conf',
    text: voice,
  },
  {
    feature: 'daemons',
    role: 'base',
    description: 'Which of FRR’s daemons run.',
    file: 'etc/frr/daemons',
    text: daemons,
  },
  {
    feature: 'routing-base',
    role: 'base',
    description: 'Router id and what frr.conf begins with.',
    file: frrConf,
    text: routingBase,
  },
  {
    feature: 'prefix-lists',
    role: 'base',
    description: 'Filters of routes.',
    file: frrConf,
    text: prefixLists,
  },
  {
    feature: 'static-routes',
    role: 'base',
    description: 'Static and tracked routes, those of VRFs, and those that discard.',
    file: frrConf,
    text: staticRoutes,
  },
  {
    feature: 'ospf',
    role: 'base',
    description: 'OSPFv2 and OSPFv3 with areas, summaries, timers and conditional defaults.',
    file: frrConf,
    text: ospf,
  },
  {
    feature: 'bgp',
    role: 'base',
    description: 'Neighbours with their filters, limits and conditional defaults.',
    file: frrConf,
    text: bgp,
  },
  {
    feature: 'tracks',
    role: 'base',
    description: 'Routes and gateways that follow what is reachable.',
    file: 'usr/local/sbin/follow-tracks',
    text: followTracks,
  },
  {
    feature: 'tracks-service',
    role: 'base',
    description: 'Starts follow-tracks between FRR and keepalived.',
    file: 'etc/systemd/system/follow-tracks.service',
    text: followTracksService,
  },
  {
    feature: 'vrrp',
    role: 'base',
    description: 'VRRP version 3 by keepalived, for both families, with tracks.',
    file: 'etc/keepalived/keepalived.conf',
    text: keepalived,
  },
  {
    feature: 'filter',
    role: 'base',
    description: 'What the device answers, and what it forwards between zones, with or without state.',
    file: nftablesConf,
    text: nftablesFilter,
  },
  {
    feature: 'nat',
    role: 'base',
    description: 'Published servers, and everybody else behind the address of the way out.',
    file: nftablesConf,
    text: nftablesNat,
  },
  {
    feature: 'nat64',
    role: 'base',
    description: 'Hosts of IPv6 alone reach IPv4, by TAYGA.',
    file: 'etc/tayga.conf',
    text: tayga,
  },
  {
    feature: 'nat64-service',
    role: 'base',
    description: 'What Debian’s service of TAYGA sets up beside it.',
    file: 'etc/default/tayga',
    text: taygaService,
  },
  {
    feature: 'marks',
    role: 'base',
    description: 'Whose DSCP is kept, the queue of each mark, and the size of TCP segments.',
    file: nftablesConf,
    text: nftablesMarks,
  },
  {
    feature: 'ports',
    role: 'switch',
    description: 'No DHCP answers and router advertisements from hosts; what their frames are marked with.',
    file: nftablesConf,
    text: nftablesPorts,
  },
  {
    feature: 'queues',
    role: 'base',
    description: 'Shaping, queues by mark, and the bound of broadcasts.',
    file: 'usr/local/sbin/queues',
    text: queues,
  },
  {
    feature: 'queues-service',
    role: 'base',
    description: 'Sets the queues once the interfaces are up.',
    file: 'etc/systemd/system/queues.service',
    text: queuesService,
  },
  {
    feature: 'ipsec',
    role: 'base',
    description: 'Routed tunnels between sites and tunnels of people, by strongSwan.',
    file: 'etc/swanctl/conf.d/network.conf',
    text: ipsec,
  },
  {
    feature: 'radius',
    role: 'firewall',
    description: 'The servers at which people who work from elsewhere sign in.',
    file: 'etc/strongswan.d/eap-radius.conf',
    text: eapRadius,
  },
  {
    feature: 'dhcp',
    role: 'base',
    description: 'Address pools, relays of both families and stateless DHCPv6, by dnsmasq.',
    file: 'etc/dnsmasq.d/network.conf',
    text: dhcp,
  },
  {
    feature: 'ipv6',
    role: 'base',
    name: 'Router advertisements',
    description: 'IPv6 prefixes, flags and name servers of each VLAN, by radvd.',
    file: 'etc/radvd.conf',
    text: routerAdvertisements,
  },
  {
    feature: 'names',
    role: 'base',
    description: 'The resolvers that the device asks.',
    file: 'etc/resolv.conf',
    text: nameServers,
  },
  {
    feature: 'ntp',
    role: 'base',
    description: 'NTP by chrony.',
    file: 'etc/chrony/chrony.conf',
    text: time,
  },
  {
    feature: 'syslog',
    role: 'base',
    description: 'Logs sent to the collectors by rsyslog.',
    file: 'etc/rsyslog.d/90-network.conf',
    text: syslog,
  },
  {
    feature: 'snmp',
    role: 'base',
    description: 'Monitoring and traps, authenticated and encrypted.',
    file: 'etc/snmp/snmpd.conf',
    text: snmp,
  },
  {
    feature: 'ssh',
    role: 'base',
    description: 'Who signs in, and how.',
    file: 'etc/ssh/sshd_config.d/network.conf',
    text: ssh,
  },
  {
    feature: 'idle-shells',
    role: 'base',
    description: 'A shell that nobody types in ends.',
    file: 'etc/profile.d/idle.sh',
    text: idleShells,
  },
];
