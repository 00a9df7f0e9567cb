import { slotOffset } from '../../../equipment/clustering.ts';
import { isIpv6 } from '../../../network/addressing/prefix.ts';
import type { InterfaceRow } from '../context/interface-rows.ts';
import { deviations, omitted } from '../deviations.ts';
import type { DeviceContext } from '../device-context.ts';
import { inspectionOmissions } from '../inspection-omissions.ts';
import { nat64Omissions } from '../nat64-omissions.ts';
import type { Omission } from '../omission.ts';
import { portGroupOmissions } from '../port-group-omissions.ts';
import { clusteringAt, isTracked, type Platform, platformOf } from './platform.ts';
import { setsQuad } from './quads.ts';

/** What Junos cannot say, or says in another way than the configuration states. */
export const junosOmissions = (context: DeviceContext): Omission[] => [
  ...clusterOmissions(context),
  ...networkPortOmissions(context),
  ...switchingOmissions(context),
  ...routingOmissions(context),
  ...accessOmissions(context),
  ...ipv6Omissions(context),
  ...portGroupOmissions(context, setsQuad),
  ...nat64Omissions(
    context,
    platformOf(context.device) === 'srx' ? undefined : 'routers and switches with Junos leave it to an SRX.',
  ),
  ...inspectionOmissions(context),
  ...deviations(context),
];

/** Seconds that 802.1X may let pass. */
const longestAuthentication = 65_535;

const namesOf = (rows: readonly InterfaceRow[]): string[] => rows.map(({ name }) => name);

/** Those of PIC 1 that are Virtual Chassis ports by default: QSFP28 of an EX4400, QSFP+ of an EX3400, SFP28 of an EX4100. */
const isVirtualChassisPort = (model: string | undefined, name: string): boolean =>
  /^EX(3400|4100(?!-F)|4400)/.test(model ?? '') && /^(et|xe|ge)-\d+\/1\//.test(name);

/** Virtual Chassis ports that carry the network here: until they are told so at the prompt their links stay down, or two switches become one. */
function networkPortOmissions({ device, interfaces, names }: DeviceContext): Omission[] {
  const stackPorts = [...(device.stack?.links ?? []), ...(device.stack?.detection ?? [])].map(
    (name) => names.get(name) ?? name,
  );
  const used = new Set(
    interfaces
      .filter(({ isUp, kind }) => isUp && (kind === 'port' || kind === 'aggregate'))
      .flatMap(({ members }) => members)
      .filter((name) => isVirtualChassisPort(device.model, name) && !stackPorts.includes(name)),
  );
  if (used.size === 0) return [];
  const again = stackPorts.filter((name) => isVirtualChassisPort(device.model, name));
  const command = device.model?.startsWith('EX3400')
    ? '“request virtual-chassis vc-port delete pic-slot 1 port …” for each of them'
    : `“request virtual-chassis mode network-port reboot”${again.length > 0 ? `, and “request virtual-chassis vc-port set pic-slot 1 port …” for ${again.join(', ')} again` : ''}`;
  return [
    {
      fields: [],
      sentence: `${[...used].join(', ')} of ${device.hostname} are Virtual Chassis ports from the factory and carry no network as such: before they are cabled, enter at the prompt ${command}.`,
    },
  ];
}

function clusterOmissions(context: DeviceContext): Omission[] {
  const { device, interfaces, names } = context;
  const [first, second] = device.members;
  if (second === undefined) return [];
  if (device.stack !== undefined) {
    const { links, detection } = device.stack;
    const ports = [...links, ...detection].map((name) => names.get(name) ?? name);
    const numbers = device.members.map(({ hostname }, index) => `${hostname} is member ${index}`).join(', ');
    const own = ports.filter((name) => isVirtualChassisPort(device.model, name));
    const made = ports.filter((name) => !own.includes(name));
    const set =
      made.length === 0
        ? ', which is set at the prompt (request virtual-chassis renumber)'
        : `, and ${made.join(', ')} become its ports at the prompt (request virtual-chassis vc-port set)`;
    const kept =
      own.length === 0
        ? ''
        : `; ${own.join(', ')} are its ports from the factory, unless they were made network ports`;
    return [
      {
        fields: ['members', 'stack'],
        sentence: `A virtual chassis has neither a number nor a link that detects the other member; ${numbers}${set} before this configuration${kept}.`,
      },
    ];
  }
  const { slots, isSourced } = slotOffset(device.model);
  return [
    {
      fields: ['members'],
      sentence: `${controlSentence(context)}; ${first?.hostname} boots as node 0 and ${second.hostname} as node 1 before they get this configuration.`,
    },
    ...(isSourced
      ? []
      : [
          {
            fields: [],
            sentence: `The slots of ${second.hostname} are counted from ${slots}, which no document was found to say of ${device.model === undefined ? 'its model' : `an ${device.model}`}: compare its ports with what “show interfaces terse” lists.`,
          },
        ]),
    ...omitted(
      ['interfaces.aggregation.mode', 'interfaces.aggregation.minLinks'],
      namesOf(interfaces.filter(({ aggregation }) => aggregation?.mode === 'active-standby')),
      (names) =>
        `A redundant Ethernet interface would forward on both ports of one chassis: one port of each chassis is used for ${names}, and the others stay free.`,
    ),
  ];
}

/** Where the control link is, which no statement says. */
function controlSentence({ device, heartbeats }: DeviceContext): string {
  const clustering = clusteringAt(device);
  const fabric = heartbeats.filter((port) => port !== clustering?.control).join(' and ');
  if (clustering === undefined)
    return `The control link of a chassis cluster is a port of the model's own, cabled beside the fabric links ${fabric}`;
  const { control, management } = clustering;
  const fxp0 = management === undefined ? '' : `, and ${management} of each is its fxp0`;
  return `The control link of the chassis cluster joins ${control} of both chassis, cabled beside the fabric link ${fabric}${fxp0}`;
}

function switchingOmissions({ device, interfaces }: DeviceContext): Omission[] {
  const isSwitch = device.kind === 'switch';
  const switched = interfaces.filter(({ switchport }) => switchport !== undefined);
  return [
    ...omitted(
      ['interfaces.switchport.stormControl.multicastPercent'],
      namesOf(switched.filter(({ switchport }) => switchport?.stormControl !== undefined)),
      (names) =>
        `Storm control has one limit, which is that of broadcast: multicast is not limited on ${names}.`,
    ),
    ...omitted(
      ['interfaces.switchport.authentication.reauthenticateSeconds'],
      namesOf(
        switched.filter(
          ({ switchport }) =>
            (switchport?.authentication?.reauthenticateSeconds ?? 0) > longestAuthentication,
        ),
      ),
      (names) =>
        `Hosts authenticate again after ${longestAuthentication} s, the longest there is, on ${names}.`,
    ),
    ...omitted(
      ['interfaces.aggregation.hashing'],
      namesOf(interfaces.filter(({ aggregation }) => aggregation?.hashing === 'layer-2-3')),
      (names) =>
        `The ports of ${names} share frames by addresses and ports, which is how the hardware hashes them.`,
    ),
    ...omitted(
      ['spanningTree', 'hostGuard', 'vlans', 'qosMarkings', 'interfaces.switchport'],
      isSwitch ? [] : namesOf(switched),
      (names) =>
        `Tagged units are routed and nothing is switched on ${names}: the VLANs' names are descriptions, the unused native VLAN is not carried, and there is no spanning tree and no guard of hosts.`,
    ),
  ];
}

/** Who follows no probe, or none of IPv6. */
const withoutProbes: Readonly<Record<Platform, string>> = {
  srx: 'An SRX',
  mx: 'An MX',
  evolved: 'A router with Junos OS Evolved',
  switch: 'An EX switch',
};

function routingOmissions(context: DeviceContext): Omission[] {
  const { device, statics, tracks, interfaces } = context;
  const platform = platformOf(device);
  const followsProbe = new Set(tracks.filter(({ kind }) => kind === 'reachability').map(({ name }) => name));
  return [
    ...omitted(
      ['routing.statics.track', 'tracks'],
      statics
        .filter((route) => route.track !== null && !isTracked(route, context, platform))
        .map(({ prefix, nextHop }) => `${prefix} by ${nextHop}`),
      (routes) =>
        `${withoutProbes[platform]} follows no probe with these routes, which stay while their interface is up: ${routes}.`,
    ),
    ...omitted(
      ['firstHops.tracks'],
      device.firstHops
        .filter(
          ({ tracks: followed }) => followed.some((name) => followsProbe.has(name)) || followed.length > 1,
        )
        .map((hop) => hop.interface),
      (names) =>
        `VRRP follows routes and interfaces, no probes, and counts each that is down by itself: see ${names}.`,
    ),
    ...omitted(
      ['routing.bgp.neighbours.keepaliveSeconds'],
      (device.routing?.bgp?.neighbours ?? [])
        .filter(({ keepaliveSeconds, holdSeconds }) => keepaliveSeconds !== Math.floor(holdSeconds / 3))
        .map(({ address }) => address),
      (addresses) => `Keepalives are sent three times in a hold time, also to ${addresses}.`,
    ),
    ...omitted(
      ['routing.bgp.neighbours.ttlSecurityHops'],
      (device.routing?.bgp?.neighbours ?? [])
        .filter(({ address, ttlSecurityHops }) => ttlSecurityHops !== undefined && isIpv6(address))
        .map(({ address }) => address),
      (addresses) =>
        `The hop limit of packets from ${addresses} is not verified: filters of IPv6 have no match for it.`,
    ),
    ...omitted(
      ['interfaces.trust'],
      namesOf(
        interfaces.filter(
          ({ trust, switchport, ipv6 }) => trust === 'none' && switchport === undefined && ipv6.length > 0,
        ),
      ),
      (names) =>
        `Marks of IPv6 packets that come in by ${names} are not reset, though they are queued as unmarked.`,
    ),
  ];
}

/** The series that drop IPv6 until they are told otherwise and have started again; larger ones forward it by flows from the factory. */
const dropsIpv6 = /^SRX(3\d\d|550)/;

function ipv6Omissions({ device, interfaces }: DeviceContext): Omission[] {
  const forwards = device.model !== undefined && !dropsIpv6.test(device.model);
  if (platformOf(device) !== 'srx' || forwards || interfaces.every(({ ipv6 }) => ipv6.length === 0))
    return [];
  return [
    {
      fields: [],
      sentence: `SRX300 to SRX380 drop IPv6 until they have started again with this configuration: after the commit, enter “request system reboot” at ${device.members.length > 1 ? 'both nodes' : 'the prompt'} of ${device.hostname}.`,
    },
  ];
}

function accessOmissions({ device, interfaces }: DeviceContext): Omission[] {
  const { remoteAccess, administration, services } = device;
  const platform = platformOf(device);
  const authenticates = interfaces.some(({ switchport }) => switchport?.authentication !== undefined);
  const usesRadius = (device.kind === 'switch' && authenticates) || remoteAccess?.signIn === 'radius';
  return [
    ...(remoteAccess
      ? [
          {
            fields: ['remoteAccess.certificate', 'remoteAccess.signIn', 'remoteAccess.ipv6'],
            sentence: `Remote access needs its certificate and key loaded as remote-access${remoteAccess.signIn === 'local' ? ', accounts of people in the access profile remote-access' : ''}${remoteAccess.ipv6 ? '; it is IPv4 only' : ''}, and a licence of Juniper Secure Connect for each person.`,
          },
        ]
      : []),
    ...((platform === 'mx' || platform === 'evolved') &&
    administration?.protocols.some(({ name }) => name === 'HTTPS')
      ? [
          {
            fields: ['administration.protocols'],
            sentence: 'Routers with Junos have no web interface: administrators come by SSH and NETCONF.',
          },
        ]
      : []),
    ...(services.some(({ kind }) => kind === 'radius') && !usesRadius
      ? [
          {
            fields: [],
            sentence:
              'RADIUS servers are not asked, since no port authenticates and nobody signs in by them here.',
          },
        ]
      : []),
  ];
}
