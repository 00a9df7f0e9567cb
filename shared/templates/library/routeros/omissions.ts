import type { DeviceContext } from '../device-context.ts';
import type { Omission } from '../omission.ts';

/** What RouterOS cannot do, or does in another way than the configuration states. */
export function routerosOmissions(context: DeviceContext): Omission[] {
  return [
    ...clusterOmissions(context),
    ...switchingOmissions(context),
    ...portOmissions(context),
    ...tunnelOmissions(context),
    ...signInOmissions(context),
  ];
}

function clusterOmissions({ device, heartbeats }: DeviceContext): Omission[] {
  const [first, second] = device.members;
  return second === undefined
    ? []
    : [
        {
          fields: ['members'],
          sentence: `RouterOS makes no cluster of ${first?.hostname} and ${second.hostname}: ${first?.hostname} gets this configuration, ${second.hostname} stands by without cables until somebody moves them, and ${heartbeats.join(', ')} stay unused.`,
        },
      ];
}

function switchingOmissions({ device, interfaces }: DeviceContext): Omission[] {
  const { spanningTree, mlag, hostGuard, firstHops } = device;
  const onBoth = firstHops.filter(({ isActiveOnBoth }) => isActiveOnBoth);
  const guarded = interfaces.filter(({ switchport }) => switchport?.raGuard);
  return [
    ...(spanningTree
      ? [
          {
            fields: ['spanningTree.mode', 'spanningTree.bridges.role', 'spanningTree.bridges.vlans'],
            sentence:
              'RouterOS has one rapid spanning tree for all VLANs, with the best of the stated priorities.',
          },
        ]
      : []),
    ...(mlag
      ? [
          {
            fields: ['mlag.domain', 'mlag.peer', 'mlag.keepalive', 'mlag.systemMac'],
            sentence:
              'MLAG of RouterOS speaks over the peer link only: it has no keepalive beside it and chooses its system MAC address by itself. It needs a switch chip of the CRS3xx or CRS5xx series.',
          },
        ]
      : []),
    ...(onBoth.length > 0
      ? [
          {
            fields: ['firstHops.isActiveOnBoth'],
            sentence: `One switch of the pair answers for each gateway, by VRRP, and the other sends over the peer link: ${[...new Set(onBoth.map((hop) => hop.interface))].join(', ')}.`,
          },
        ]
      : []),
    ...(firstHops.some(({ tracks }) => tracks.length > 1)
      ? [
          {
            fields: ['firstHops.tracks'],
            sentence: `Gateways that follow several tracks keep their priority: ${firstHops
              .filter(({ tracks }) => tracks.length > 1)
              .map((hop) => hop.interface)
              .join(', ')}.`,
          },
        ]
      : []),
    ...(firstHops.some(({ address }) => address.includes(':'))
      ? [
          {
            fields: ['firstHops.address'],
            sentence:
              'The link-local address of a shared IPv6 gateway is made of its virtual MAC address by RouterOS itself.',
          },
        ]
      : []),
    ...(hostGuard && hostGuard.arpInspection.length > 0
      ? [
          {
            fields: ['hostGuard.arpInspection', 'hostGuard.dhcpSnooping'],
            sentence: `DHCP snooping is on for all VLANs of the bridge; ARP is not inspected in VLANs ${hostGuard.arpInspection.join(', ')}.`,
          },
        ]
      : []),
    ...(guarded.length > 0
      ? [
          {
            fields: ['interfaces.switchport.raGuard'],
            sentence: `Router advertisements of hosts are not stopped on ${guarded.map(({ name }) => name).join(', ')}.`,
          },
        ]
      : []),
  ];
}

function portOmissions({ device, interfaces, qos }: DeviceContext): Omission[] {
  const of = (
    fields: readonly string[],
    isMeant: (row: (typeof interfaces)[number]) => boolean,
    sentence: (names: string) => string,
  ): Omission[] => {
    const names = interfaces.filter(isMeant).map(({ name }) => name);
    return names.length > 0 ? [{ fields, sentence: sentence(names.join(', ')) }] : [];
  };
  const voices = new Set(interfaces.flatMap(({ switchport }) => switchport?.voice ?? []));
  return [
    ...of(
      ['interfaces.switchport.authentication.hosts'],
      ({ switchport }) => switchport?.authentication !== undefined,
      (names) => `Once one host has authenticated, the port is open to all behind it: ${names}.`,
    ),
    ...of(
      ['interfaces.switchport.stormControl.multicastPercent'],
      ({ switchport }) => switchport?.stormControl !== undefined,
      (names) =>
        `Broadcasts are limited, in whole percents and where the switch chip can; multicasts are not: ${names}.`,
    ),
    ...of(
      ['interfaces.poe.class', 'interfaces.poe.watts'],
      ({ poe }) => poe !== undefined,
      (names) => `Ports with power have no limit of their own: ${names}.`,
    ),
    ...(voices.size > 1
      ? [
          {
            fields: ['interfaces.switchport.voice'],
            sentence: `LLDP-MED of RouterOS announces one voice VLAN for all ports; here are ${[...voices].join(', ')}, so that phones have to be told theirs.`,
          },
        ]
      : []),
    ...of(
      ['qos', 'interfaces.trust'],
      ({ trust, shapeMbps }) => trust !== undefined && shapeMbps === undefined && qos.length > 0,
      (names) => `Only what is shaped is queued by class; these ports forward by the switch chip: ${names}.`,
    ),
    ...((device.qosMarkings?.length ?? 0) > 0
      ? [
          {
            fields: ['qosMarkings'],
            sentence: 'Frames of hosts keep their DSCP: the bridge does not mark by VLAN.',
          },
        ]
      : []),
  ];
}

function tunnelOmissions({ device, interfaces }: DeviceContext): Omission[] {
  const tunnels = interfaces.filter(({ tunnel }) => tunnel !== undefined);
  const { remoteAccess } = device;
  return [
    ...(tunnels.length > 0
      ? [
          {
            fields: ['interfaces.tunnel', 'ipsec.ikeProposal'],
            sentence: `RouterOS has no routed IPsec interface: ${tunnels.map(({ name, peer }) => `${name} to ${peer?.hostname ?? 'its far end'}`).join(', ')} is GRE in IPsec, which the far end must be as well, with AES-CBC instead of GCM in IKE.`,
          },
        ]
      : []),
    ...(remoteAccess
      ? [
          {
            fields: ['remoteAccess.ipv6', 'remoteAccess.ikeProposal'],
            sentence:
              'People who work from elsewhere get IPv4 addresses only, with AES-CBC instead of GCM in IKE; their certificate has to be imported under the name that the identity has.',
          },
        ]
      : []),
    ...(remoteAccess?.signIn === 'local'
      ? [
          {
            fields: ['remoteAccess.signIn'],
            sentence:
              'People sign in by certificates of their own: RouterOS asks for passwords at RADIUS only.',
          },
        ]
      : []),
  ];
}

function signInOmissions({ device }: DeviceContext): Omission[] {
  const { administration, services } = device;
  return [
    ...(administration?.signIn.includes('tacacs') || services.some(({ kind }) => kind === 'tacacs')
      ? [
          {
            fields: ['administration.signIn', 'services.secret'],
            sentence: 'RouterOS has no TACACS+: administrators have the local account only.',
          },
        ]
      : []),
    ...(services.some(({ kind }) => kind === 'dns' || kind === 'ntp')
      ? [
          {
            fields: ['services.source'],
            sentence:
              'Questions to DNS and NTP leave from the address of the way there, not from a chosen one.',
          },
        ]
      : []),
  ];
}
