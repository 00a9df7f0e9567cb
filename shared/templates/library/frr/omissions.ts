import type { DeviceContext } from '../device-context.ts';
import type { Omission } from '../omission.ts';

/** What Debian's packages cannot do, or do in another way than the configuration states. */
export function frrOmissions(context: DeviceContext): Omission[] {
  return [
    ...clusterOmissions(context),
    ...switchingOmissions(context),
    ...portOmissions(context),
    ...signInOmissions(context),
  ];
}

function clusterOmissions({ device }: DeviceContext): Omission[] {
  const [first, second] = device.members;
  return second === undefined
    ? []
    : [
        {
          fields: ['members'],
          sentence: `Linux makes no cluster of ${first?.hostname} and ${second.hostname} as one device: ${first?.hostname} gets this configuration, and ${second.hostname} stands by without cables until somebody moves them.`,
        },
      ];
}

function switchingOmissions({ device, interfaces }: DeviceContext): Omission[] {
  const { spanningTree, mlag, hostGuard, firstHops } = device;
  const shared = firstHops.filter(({ virtualMac, isActiveOnBoth }) => virtualMac && !isActiveOnBoth);
  const bundles = interfaces.filter(({ aggregation }) => aggregation?.mlag !== undefined);
  return [
    ...(spanningTree
      ? [
          {
            fields: ['spanningTree.mode', 'spanningTree.bridges.role', 'spanningTree.bridges.vlans'],
            sentence:
              'The kernel has one spanning tree (IEEE 802.1D) for all VLANs, with the best of the stated priorities; ports towards hosts wait 30 s before they forward.',
          },
        ]
      : []),
    ...(mlag
      ? [
          {
            fields: ['mlag', 'interfaces.aggregation.mlag'],
            sentence: `Debian has no MLAG: ${bundles.map(({ name }) => name).join(', ')} must not lead to both switches of the pair. Use EVPN multihoming, or one switch.`,
          },
        ]
      : []),
    ...(hostGuard && hostGuard.arpInspection.length > 0
      ? [
          {
            fields: ['hostGuard.arpInspection', 'hostGuard.dhcpSnooping'],
            sentence: `DHCP answers of hosts are dropped, but nobody remembers who got which address, so that ARP is not inspected in VLANs ${hostGuard.arpInspection.join(', ')}.`,
          },
        ]
      : []),
    ...(shared.length > 0
      ? [
          {
            fields: ['firstHops.virtualMac'],
            sentence: `Shared gateways answer under the own address of whoever is active, which a gratuitous ARP announces, and not under a virtual MAC address: ${[...new Set(shared.map((hop) => hop.interface))].join(', ')}.`,
          },
        ]
      : []),
  ];
}

function portOmissions({ interfaces, qos }: DeviceContext): Omission[] {
  const of = (
    fields: readonly string[],
    isMeant: (row: (typeof interfaces)[number]) => boolean,
    sentence: (names: string) => string,
  ): Omission[] => {
    const names = interfaces.filter(isMeant).map(({ name }) => name);
    return names.length > 0 ? [{ fields, sentence: sentence(names.join(', ')) }] : [];
  };
  return [
    ...of(
      ['interfaces.switchport.dot1x', 'interfaces.switchport.authentication'],
      ({ switchport }) => switchport !== undefined && switchport.dot1x !== 'none',
      (names) =>
        `A bridge of Debian 12 authenticates nobody (IEEE 802.1X): whoever is plugged into ${names} is let in.`,
    ),
    ...of(
      ['interfaces.poe'],
      ({ poe }) => poe !== undefined,
      (names) => `Linux has no say in the power over Ethernet of ${names}.`,
    ),
    ...of(
      ['qos.sharePercent'],
      ({ trust, shapeMbps }) =>
        trust !== undefined && shapeMbps === undefined && qos.some(({ isPriority }) => isPriority),
      (names) => `The priority queue is served without a bound where nothing is shaped: ${names}.`,
    ),
  ];
}

function signInOmissions({ device, interfaces }: DeviceContext): Omission[] {
  const { administration, services, remoteAccess } = device;
  const isAuthenticator = interfaces.some(({ switchport }) => switchport && switchport.dot1x !== 'none');
  return [
    ...(administration?.signIn.includes('tacacs') || services.some(({ kind }) => kind === 'tacacs')
      ? [
          {
            fields: ['administration.signIn', 'services.secret'],
            sentence: 'Debian 12 has no TACACS+ for signing in: administrators have the local account only.',
          },
        ]
      : []),
    ...(administration?.protocols.some(({ name }) => name === 'HTTPS')
      ? [
          {
            fields: ['administration.protocols'],
            sentence: 'There is no web interface: administrators come by SSH, and HTTPS stays closed.',
          },
        ]
      : []),
    ...(services.some(({ kind }) => kind === 'radius') && remoteAccess?.signIn !== 'radius'
      ? [
          {
            fields: ['services.secret'],
            sentence: `RADIUS servers are not asked${isAuthenticator ? ', since no port authenticates' : ', since nobody signs in by them here'}.`,
          },
        ]
      : []),
    ...(remoteAccess?.signIn === 'local'
      ? [
          {
            fields: ['remoteAccess.signIn'],
            sentence:
              'People who work from elsewhere have no accounts yet: each needs a line of its own in secrets of swanctl.',
          },
        ]
      : []),
  ];
}
