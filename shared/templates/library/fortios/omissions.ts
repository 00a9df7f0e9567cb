import { isIpv6 } from '../../../network/addressing/prefix.ts';
import type { InterfaceRow } from '../context/interface-rows.ts';
import { vlanCarriers } from '../context/vlan-carriers.ts';
import { deviations, omitted } from '../deviations.ts';
import type { DeviceContext } from '../device-context.ts';
import { dhcp6OptionOmissions } from '../dhcp6-option-omissions.ts';
import { nat64Omissions } from '../nat64-omissions.ts';
import type { Omission } from '../omission.ts';
import { portGroupOmissions } from '../port-group-omissions.ts';
import { wirelessOmissions } from '../wireless-omissions.ts';

/** What a FortiGate cannot say, or says in another way than the configuration states. */
export const fortiosOmissions = (context: DeviceContext): Omission[] => [
  ...switchOmissions(context),
  ...trunkOmissions(context),
  ...routingOmissions(context),
  ...accessOmissions(context),
  ...portGroupOmissions(context),
  ...nat64Omissions(
    context,
    'FortiOS translates by policies of its own, to a pool beside the address of its interface, which the provider has to route.',
  ),
  ...dhcp6OptionOmissions(context),
  ...wirelessOmissions(context),
  ...deviations(context),
];

const namesOf = (rows: readonly InterfaceRow[]): string[] => rows.map(({ name }) => name);

/** VLAN switches of FortiGates: access ports of one VLAN each, and trunks that carry all. */
function switchOmissions({ device, interfaces }: DeviceContext): Omission[] {
  if (device.kind !== 'switch') return [];
  const switched = interfaces.filter(({ switchport }) => switchport !== undefined);
  const aggregates = switched.filter(({ kind }) => kind === 'aggregate');
  const has = (isMeant: (port: NonNullable<InterfaceRow['switchport']>) => unknown): string[] =>
    namesOf(switched.filter(({ switchport }) => switchport !== undefined && isMeant(switchport)));
  return [
    {
      fields: [
        'vlans.name',
        ...['native', 'allowed', 'isEdge', 'isTrusted', 'rootGuard', 'raGuard'].map(
          (field) => `interfaces.switchport.${field}`,
        ),
      ],
      sentence: `A FortiGate is a gateway that switches by the way: models with a hardware switch have VLAN switches with access ports, and trunks that carry every VLAN tagged and none untagged. A FortiSwitch in its place does what ${device.hostname} is planned for.`,
    },
    ...omitted(
      ['interfaces.switchport.dot1x', 'interfaces.switchport.authentication'],
      has(({ dot1x }) => dot1x !== 'none'),
      (names) =>
        `Nobody is authenticated (IEEE 802.1X) on ${names}: a VLAN switch does that for all of its ports or none.`,
    ),
    ...omitted(
      ['interfaces.switchport.voice'],
      has(({ voice }) => voice),
      (names) => `There is no voice VLAN beside the access VLAN on ${names}.`,
    ),
    ...omitted(
      ['interfaces.switchport.stormControl'],
      has(({ stormControl }) => stormControl),
      (names) => `Broadcast and multicast are not limited on ${names}.`,
    ),
    ...omitted(
      ['interfaces.switchport.access', 'interfaces.aggregation.mlag'],
      namesOf(aggregates),
      (names) => `Aggregates are no members of a VLAN switch: no VLAN is switched on ${names}.`,
    ),
    ...(device.spanningTree
      ? [
          {
            fields: ['spanningTree'],
            sentence:
              'A FortiGate takes no part in the spanning tree by VLAN, and is neither root nor backup of it.',
          },
        ]
      : []),
    ...(device.hostGuard
      ? [
          {
            fields: ['hostGuard'],
            sentence: 'DHCP answers and ARP of hosts are not inspected on a VLAN switch.',
          },
        ]
      : []),
    ...(device.mlag
      ? [
          {
            fields: ['mlag', 'firstHops.isActiveOnBoth'],
            sentence: `A FortiGate ends no aggregates together with ${device.mlag.peer}: two of them are one device by high availability.`,
          },
        ]
      : []),
    ...(device.qosMarkings?.length
      ? [{ fields: ['qosMarkings'], sentence: 'Frames are not marked by their VLAN.' }]
      : []),
  ];
}

function trunkOmissions({ device, interfaces, qos }: DeviceContext): Omission[] {
  const carriers = vlanCarriers(device);
  const isSwitch = device.kind === 'switch';
  return [
    ...omitted(
      ['spanningTree', 'hostGuard', 'vlans', 'qosMarkings', 'interfaces.switchport'],
      isSwitch ? [] : namesOf(interfaces.filter(({ switchport }) => switchport !== undefined)),
      (names) =>
        `Each VLAN is an interface and nothing is switched on ${names}: the VLANs' names are descriptions, the unused native VLAN is not carried, and there is no spanning tree and no guard of hosts.`,
    ),
    ...omitted(
      ['interfaces.switchport.native'],
      interfaces
        .filter(({ key, vlan }) => vlan !== undefined && carriers.get(key)?.switchport?.native === vlan)
        .map(({ name }) => name),
      (names) =>
        `The far end sends frames of ${names} untagged, which a port takes by its own address: move it there.`,
    ),
    ...omitted(
      ['interfaces.vlan'],
      isSwitch
        ? []
        : interfaces.filter(({ key, kind }) => kind === 'vlan' && !carriers.has(key)).map(({ name }) => name),
      (names) => `Several ports carry ${names}, which needs a software switch that is not written here.`,
    ),
    ...omitted(
      ['interfaces.trust', 'qos.sharePercent'],
      qos.length === 0
        ? []
        : namesOf(
            interfaces.filter(({ trust, shapeMbps }) => trust !== undefined && shapeMbps === undefined),
          ),
      (names) => `Classes have queues where a rate is shaped: there are none on ${names}.`,
    ),
    ...omitted(
      ['interfaces.aggregation.minLinks'],
      namesOf(
        interfaces.filter(
          ({ aggregation }) => aggregation?.mode === 'active-standby' && aggregation.minLinks > 1,
        ),
      ),
      (names) => `A redundant interface is up while one port is: ${names}.`,
    ),
  ];
}

function routingOmissions({ device, tracks }: DeviceContext): Omission[] {
  const neighbours = device.routing?.bgp?.neighbours ?? [];
  const onInterfaces = new Set(tracks.filter(({ kind }) => kind === 'interface').map(({ name }) => name));
  return [
    ...omitted(
      ['routing.bgp.neighbours.ttlSecurityHops'],
      neighbours.filter(({ ttlSecurityHops }) => ttlSecurityHops !== undefined).map(({ address }) => address),
      (addresses) => `BGP has no TTL security: packets from ${addresses} may come from anywhere.`,
    ),
    ...omitted(
      ['firstHops.tracks'],
      device.firstHops
        .filter(
          ({ tracks: followed }) => followed.length > 1 || followed.some((name) => onInterfaces.has(name)),
        )
        .map((hop) => hop.interface),
      (names) => `VRRP follows one destination, and no interface: see ${names}.`,
    ),
    ...omitted(
      ['firstHops.advertiseSeconds'],
      device.firstHops
        .filter(({ advertiseSeconds }) => advertiseSeconds % 1 !== 0)
        .map((hop) => hop.interface),
      (names) => `VRRP advertises in whole seconds: ${names}.`,
    ),
    ...(device.vrfs ?? []).map(({ name }) => ({
      fields: ['vrfs.name', 'vrfs.interfaces.vrf'],
      sentence:
        device.members.length > 1
          ? `The routing table ${name} is that of the reserved management interface.`
          : `VRFs have numbers: ${name} is VRF 1.`,
    })),
  ];
}

function accessOmissions({ device, interfaces }: DeviceContext): Omission[] {
  const { remoteAccess, services, administration, members, stack } = device;
  const many = (administration?.allowedFrom ?? []).filter((prefix) => !isIpv6(prefix)).length;
  return [
    ...(stack
      ? [
          {
            fields: ['members', 'stack'],
            sentence: `A FortiGate stacks no switches: ${members.map(({ hostname }) => hostname).join(' and ')} would be a cluster of which one member forwards.`,
          },
        ]
      : []),
    ...(members.length > 1 && !stack
      ? [
          {
            fields: ['members'],
            sentence: `The second chassis is given its host name, priority and management address by hand, then joins ${members[0]?.hostname} over the heartbeat links.`,
          },
        ]
      : []),
    ...(many > 10
      ? [
          {
            fields: ['administration.allowedFrom'],
            sentence: `An administrator has at most 10 trusted hosts: the other ${many - 10} are left out.`,
          },
        ]
      : []),
    ...(remoteAccess
      ? [
          {
            fields: ['remoteAccess.certificate', 'remoteAccess.signIn'],
            sentence: `Remote access needs its certificate and key imported as remote-access${remoteAccess.signIn === 'local' ? ', and accounts of people in the group people' : ''}.`,
          },
        ]
      : []),
    ...(services.some(({ kind }) => kind === 'radius') && remoteAccess?.signIn !== 'radius'
      ? [{ fields: [], sentence: 'RADIUS servers are not asked, since nobody signs in by them here.' }]
      : []),
    ...omitted(
      ['interfaces.poe'],
      namesOf(interfaces.filter(({ poe }) => poe !== undefined)),
      (names) => `Few FortiGates give power over Ethernet, and none lets a configuration limit it: ${names}.`,
    ),
  ];
}
