import { omitted } from '../deviations.ts';
import type { DeviceContext } from '../device-context.ts';
import { inspectionOmissions } from '../inspection-omissions.ts';
import { nat64Omissions } from '../nat64-omissions.ts';
import type { Omission } from '../omission.ts';
import { portGroupOmissions } from '../port-group-omissions.ts';

/** What Debian's packages cannot do, or do in another way than the configuration states. */
export const frrOmissions = (context: DeviceContext): Omission[] => [
  ...inspectionOmissions(context),
  ...portGroupOmissions(context),
  ...nat64Omissions(context),
  ...switchingOmissions(context),
  ...routingOmissions(context),
  ...portOmissions(context),
  ...signInOmissions(context),
];

function switchingOmissions({ device, interfaces }: DeviceContext): Omission[] {
  const { members, spanningTree, mlag, stack, hostGuard, igmpSnooping, firstHops } = device;
  const [first, ...others] = members.map(({ hostname }) => hostname);
  return [
    ...omitted(
      ['members', 'stack'],
      stack ? members.map(({ hostname }) => hostname) : [],
      (names) =>
        `Linux stacks no hosts: ${names} are two, and no aggregate ends on both of them. Use EVPN multihoming, or one switch.`,
    ),
    ...omitted(
      ['members'],
      stack ? [] : others,
      (names) =>
        `Linux makes no cluster: ${first} gets this configuration, and ${names} stands by without cables until somebody moves them.`,
    ),
    ...omitted(
      ['spanningTree.mode', 'spanningTree.bridges.role', 'spanningTree.bridges.vlans'],
      spanningTree ? [device.hostname] : [],
      (names) =>
        `${names} has one spanning tree (IEEE 802.1D) for all VLANs, with the best of the stated priorities, as the kernel has it; ports towards hosts wait 30 s before they forward.`,
    ),
    ...omitted(
      ['mlag', 'interfaces.aggregation.mlag'],
      mlag
        ? interfaces.filter(({ aggregation }) => aggregation?.mlag !== undefined).map(({ name }) => name)
        : [],
      (names) =>
        `Debian has no MLAG: ${names} must not lead to both switches of the pair. Use EVPN multihoming, or one switch.`,
    ),
    ...omitted(
      ['mlag'],
      mlag ? [mlag.peerLink] : [],
      (names) => `Without MLAG, ${names} is a bond like any other.`,
    ),
    ...omitted(
      ['hostGuard.arpInspection', 'hostGuard.dhcpSnooping'],
      (hostGuard?.arpInspection ?? []).map(String),
      (vlans) =>
        `DHCP answers of hosts are dropped, but nobody remembers who got which address, so that ARP is not inspected in VLANs ${vlans}.`,
    ),
    ...omitted(
      ['igmpSnooping'],
      (igmpSnooping?.vlans ?? []).map(String),
      (vlans) =>
        `A bridge of Debian 12 asks nobody who listens: multicasts reach every port of VLANs ${vlans} while no other switch asks.`,
    ),
    ...omitted(
      ['firstHops.virtualMac'],
      firstHops.filter(({ isActiveOnBoth }) => !isActiveOnBoth).map((hop) => hop.interface),
      (names) =>
        `Shared gateways answer under the own MAC address of whoever is active, which a gratuitous ARP announces, and not under a virtual one: ${names}.`,
    ),
  ];
}

/** RFC 2328, 16.2 (RFC 5340, 4.8.5), against which ospf6d asks only for the ranges of the area that it hears a summary in. */
const routingOmissions = ({ device: { routing } }: DeviceContext): Omission[] =>
  omitted(
    ['routing.ospf3.areas.summaries'],
    routing?.ospf3?.areas.flatMap(({ summaries }) => summaries) ?? [],
    (prefixes) =>
      `Where another border router announces ${prefixes} as well, ospf6d believes it: what nothing inside has a route for goes to and fro between the two until its hop limit, and is not discarded.`,
  );

function portOmissions({ interfaces, qos }: DeviceContext): Omission[] {
  const named = (isMeant: (row: (typeof interfaces)[number]) => boolean): string[] =>
    interfaces.filter(isMeant).map(({ name }) => name);
  return [
    ...omitted(
      ['interfaces.switchport.dot1x', 'interfaces.switchport.authentication'],
      named(({ switchport }) => switchport !== undefined && switchport.dot1x !== 'none'),
      (names) =>
        `A bridge of Debian 12 authenticates nobody (IEEE 802.1X): whoever is plugged into ${names} is let in.`,
    ),
    ...omitted(
      ['interfaces.poe'],
      named(({ poe }) => poe !== undefined),
      (names) => `Linux has no say in the power over Ethernet of ${names}.`,
    ),
    ...omitted(
      ['qos.sharePercent'],
      named(
        ({ trust, shapeMbps }) =>
          trust !== undefined && shapeMbps === undefined && qos.some(({ isPriority }) => isPriority),
      ),
      (names) => `The priority queue is served without a bound where nothing is shaped: ${names}.`,
    ),
  ];
}

function signInOmissions({ device }: DeviceContext): Omission[] {
  const { administration, services, remoteAccess, hostname } = device;
  const has = (kind: (typeof services)[number]['kind']): boolean =>
    services.some((service) => service.kind === kind);
  return [
    ...omitted(
      ['administration.signIn', 'services.secret'],
      administration?.signIn.includes('tacacs') || has('tacacs') ? [hostname] : [],
      (names) =>
        `Debian 12 has no TACACS+ for signing in: administrators of ${names} have the local account only.`,
    ),
    ...omitted(
      ['administration.protocols'],
      administration?.protocols.some(({ name }) => name === 'HTTPS') ? [hostname] : [],
      (names) => `${names} has no web interface: administrators come by SSH, and HTTPS stays closed.`,
    ),
    ...omitted(
      ['services.secret'],
      has('radius') && remoteAccess?.signIn !== 'radius' ? [hostname] : [],
      (names) => `${names} asks no RADIUS servers, since neither ports nor people sign in by them here.`,
    ),
    ...omitted(
      ['remoteAccess.signIn'],
      remoteAccess?.signIn === 'local' ? [hostname] : [],
      (names) =>
        `People who work from elsewhere have no accounts on ${names} yet: each needs a secret of its own in swanctl.`,
    ),
  ];
}
