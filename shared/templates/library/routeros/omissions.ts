import { isIpv6 } from '../../../network/addressing/prefix.ts';
import { omitted } from '../deviations.ts';
import type { DeviceContext } from '../device-context.ts';
import { inspectionOmissions } from '../inspection-omissions.ts';
import { nat64Omissions } from '../nat64-omissions.ts';
import type { Omission } from '../omission.ts';
import { portGroupOmissions } from '../port-group-omissions.ts';

/** What RouterOS cannot do, or does in another way than the configuration states. */
export const routerosOmissions = (context: DeviceContext): Omission[] => [
  ...inspectionOmissions(context),
  ...portGroupOmissions(context),
  ...nat64Omissions(context, 'RouterOS has no NAT64, so that another device has to end the circuit.'),
  ...switchingOmissions(context),
  ...gatewayOmissions(context),
  ...portOmissions(context),
  ...tunnelOmissions(context),
  ...serviceOmissions(context),
];

function switchingOmissions({ device, interfaces, heartbeats }: DeviceContext): Omission[] {
  const { members, spanningTree, mlag, stack, hostGuard, igmpSnooping, hostname } = device;
  const [first, ...others] = members.map((member) => member.hostname);
  return [
    ...omitted(
      ['members', 'stack'],
      stack ? members.map((member) => member.hostname) : [],
      (names) =>
        `RouterOS stacks no switches: ${names} would need MLAG, and this configuration is that of one device.`,
    ),
    ...omitted(
      ['members'],
      stack ? [] : others,
      (names) =>
        `RouterOS makes no cluster: ${first} gets this configuration, ${names} stands by without cables until somebody moves them, and ${heartbeats.join(', ')} stay unused.`,
    ),
    ...omitted(
      ['spanningTree.mode', 'spanningTree.bridges.role', 'spanningTree.bridges.vlans'],
      spanningTree ? [hostname] : [],
      (names) =>
        `${names} has one rapid spanning tree for all VLANs, with the best of the stated priorities.`,
    ),
    ...omitted(
      ['mlag.domain', 'mlag.peer', 'mlag.keepalive', 'mlag.systemMac'],
      mlag ? [mlag.peerLink] : [],
      (names) =>
        `MLAG of RouterOS speaks over ${names} only: it has no keepalive beside it and chooses its system MAC address by itself. It needs a switch chip of the CRS3xx or CRS5xx series.`,
    ),
    ...omitted(
      ['hostGuard.arpInspection', 'hostGuard.dhcpSnooping'],
      (hostGuard?.arpInspection ?? []).map(String),
      (vlans) => `DHCP snooping is on for all VLANs of the bridge; ARP is not inspected in VLANs ${vlans}.`,
    ),
    ...omitted(
      ['igmpSnooping'],
      (igmpSnooping?.vlans ?? []).map(String),
      (vlans) =>
        `IGMP snooping stays off, since the querier of a bridge asks in no tagged VLAN: multicasts reach every port of VLANs ${vlans}.`,
    ),
    ...omitted(
      ['interfaces.switchport.raGuard'],
      interfaces.filter(({ switchport }) => switchport?.raGuard).map(({ name }) => name),
      (names) => `Router advertisements of hosts are not stopped on ${names}.`,
    ),
  ];
}

function gatewayOmissions({ device: { firstHops } }: DeviceContext): Omission[] {
  const named = (isMeant: (hop: (typeof firstHops)[number]) => boolean): string[] =>
    firstHops.filter(isMeant).map((hop) => hop.interface);
  return [
    ...omitted(
      ['firstHops.isActiveOnBoth'],
      named(({ isActiveOnBoth }) => isActiveOnBoth === true),
      (names) =>
        `One switch of the pair answers for each gateway, by VRRP, and the other sends over the peer link: ${names}.`,
    ),
    ...omitted(
      ['firstHops.tracks'],
      named(({ tracks }) => tracks.length > 1),
      (names) => `Gateways that follow several tracks keep their priority: ${names}.`,
    ),
    ...omitted(
      ['firstHops.address'],
      named(({ address }) => isIpv6(address)),
      (names) =>
        `RouterOS makes the link-local address of a shared IPv6 gateway of its virtual MAC address by itself: ${names}.`,
    ),
  ];
}

function portOmissions({ device, interfaces, qos }: DeviceContext): Omission[] {
  const named = (isMeant: (row: (typeof interfaces)[number]) => boolean): string[] =>
    interfaces.filter(isMeant).map(({ name }) => name);
  const voices = [...new Set(interfaces.flatMap(({ switchport }) => switchport?.voice ?? []))];
  return [
    ...omitted(
      ['interfaces.switchport.authentication.hosts'],
      named(({ switchport }) => switchport?.authentication !== undefined),
      (names) => `Once one host has authenticated, the port is open to all behind it: ${names}.`,
    ),
    ...omitted(
      ['interfaces.switchport.stormControl.multicastPercent'],
      named(({ switchport }) => switchport?.stormControl !== undefined),
      (names) =>
        `Broadcasts are limited, in whole percents and where the switch chip can; multicasts are not: ${names}.`,
    ),
    ...omitted(
      ['interfaces.poe.class', 'interfaces.poe.watts'],
      named(({ poe }) => poe !== undefined),
      (names) => `Ports with power have no limit of their own: ${names}.`,
    ),
    ...omitted(
      ['interfaces.switchport.voice'],
      voices.length > 1 ? voices.map(String) : [],
      (vlans) =>
        `LLDP-MED of RouterOS announces one voice VLAN for all ports; here are ${vlans}, so that phones have to be configured with theirs.`,
    ),
    ...omitted(
      ['qos', 'interfaces.trust'],
      named(({ trust, shapeMbps }) => trust !== undefined && shapeMbps === undefined && qos.length > 0),
      (names) => `Only what is shaped is queued by class; these ports forward by the switch chip: ${names}.`,
    ),
    ...omitted(
      ['qosMarkings'],
      (device.qosMarkings ?? []).map(({ vlan }) => String(vlan)),
      (vlans) => `Frames of hosts keep their DSCP, since the bridge does not mark by VLAN: ${vlans}.`,
    ),
  ];
}

function tunnelOmissions({ device, interfaces }: DeviceContext): Omission[] {
  const { remoteAccess, hostname } = device;
  return [
    ...omitted(
      ['interfaces.tunnel', 'ipsec.ikeProposal'],
      interfaces.flatMap(({ name, tunnel, peer }) =>
        tunnel ? [`${name} to ${peer?.hostname ?? tunnel.destination}`] : [],
      ),
      (names) =>
        `RouterOS has no routed IPsec interface: these are GRE in IPsec, which their far ends must be as well, with AES-CBC instead of GCM in IKE: ${names}.`,
    ),
    ...omitted(
      ['remoteAccess.ipv6', 'remoteAccess.ikeProposal'],
      remoteAccess ? [remoteAccess.certificate] : [],
      (name) =>
        `People who work from elsewhere get IPv4 addresses only, with AES-CBC instead of GCM in IKE; their certificate and its key are imported as ${name} (/certificate import file-name=… name=${name}), and without them the script stops at the lines of /ip ipsec identity, which are its last: enter those again afterwards.`,
    ),
    ...omitted(
      ['remoteAccess.signIn'],
      remoteAccess?.signIn === 'local' ? [hostname] : [],
      (names) => `People sign in at ${names} by certificates: RouterOS asks for passwords at RADIUS only.`,
    ),
  ];
}

function serviceOmissions({ device, interfaces }: DeviceContext): Omission[] {
  const { administration, services, hostname } = device;
  return [
    ...omitted(
      ['administration.signIn', 'services.secret'],
      administration?.signIn.includes('tacacs') || services.some(({ kind }) => kind === 'tacacs')
        ? [hostname]
        : [],
      (names) => `RouterOS has no TACACS+: administrators of ${names} have the local account only.`,
    ),
    ...omitted(
      [],
      interfaces.flatMap(({ name, dhcp6 }) => (dhcp6?.kind === 'relay' ? [name] : [])),
      (names) =>
        `DHCPv6 is relayed from the address of the way to the server, since RouterOS chooses no other: policies there have to allow that, or hosts get nothing by it on ${names}.`,
    ),
    ...omitted(
      ['services.source'],
      services.flatMap(({ kind, source }) =>
        source !== undefined && (kind === 'dns' || kind === 'ntp') ? [kind.toUpperCase()] : [],
      ),
      (names) => `Questions to ${names} leave from the address of the way there, not from a chosen one.`,
    ),
  ];
}
