import { mostEosLines } from '../../../equipment/access-list-lines.ts';
import type { DeviceContext } from '../device-context.ts';
import { dhcp6OptionOmissions } from '../dhcp6-option-omissions.ts';
import { inspectionOmissions } from '../inspection-omissions.ts';
import { nat64Omissions } from '../nat64-omissions.ts';
import type { Omission } from '../omission.ts';
import { portGroupOmissions } from '../port-group-omissions.ts';
import { hasSpeedGroups } from './speed-groups.ts';

/** What EOS cannot say, or these parts do not. */
export function eosOmissions(context: DeviceContext): Omission[] {
  const { device, interfaces, tracks, filter } = context;
  const {
    members,
    mlag,
    stack,
    hostname,
    policies,
    filtering,
    remoteAccess,
    hostGuard,
    ipsec,
    firstHops,
    dhcpPools,
  } = device;
  const probed = tracks.filter(({ kind }) => kind !== 'interface');
  const shapedTunnels = interfaces.filter(
    ({ kind, trust, shapeMbps }) => kind === 'tunnel' && (trust ?? shapeMbps),
  );
  return [
    ...inspectionOmissions(context),
    ...portGroupOmissions(context, hasSpeedGroups),
    ...nat64Omissions(context, 'EOS has no NAT64, so that another device has to end the circuit.'),
    ...when(
      stack !== undefined,
      ['members', 'stack'],
      () =>
        `EOS stacks no switches: ${members.map((member) => member.hostname).join(' and ')} would need MLAG, and this configuration is that of one device.`,
    ),
    ...when(members.length > 1 && stack === undefined, ['members'], () => {
      const [first, ...others] = members.map((member) => member.hostname);
      return `EOS forms no cluster of firewalls: this is the configuration of ${first}, and ${others.join(', ')} is a spare with the same one.`;
    }),
    ...when(
      filtering === 'stateful' && policies.length > 0,
      ['policies', 'zones', 'unmatched'],
      () =>
        `EOS remembers no sessions, so the ${policies.length} policies of ${hostname} are not configured: a firewall has to stand here.`,
    ),
    ...when(
      filtering === 'stateless' && filter.expandedLines > mostEosLines,
      [],
      () =>
        `The policies of ${hostname} would come to ${filter.expandedLines} lines of an access list, more than switches hold, so they are a traffic policy: it needs a model of the R series, with a TCAM profile for traffic policies on VLAN interfaces.`,
    ),
    ...when(
      remoteAccess !== undefined,
      ['remoteAccess'],
      () => `EOS ends no tunnels of people: remote access at ${hostname} needs a firewall or a server.`,
    ),
    ...when(
      (hostGuard?.arpInspection.length ?? 0) > 0,
      ['hostGuard.arpInspection'],
      () =>
        `EOS inspects ARP by static bindings only: ${hostname} does not check ARP in VLANs ${hostGuard?.arpInspection.join(', ')}.`,
    ),
    ...when(
      probed.length > 0,
      ['tracks', 'routing.statics.track', 'firstHops.tracks', 'firstHops.decrement'],
      () =>
        `EOS tracks interfaces only: routes and gateways of ${hostname} do not follow ${probed.map(({ name }) => name).join(', ')}, only the state of their interfaces.`,
    ),
    ...when(
      firstHops.some((hop) => hop.tracks.length > 1),
      ['firstHops.tracks'],
      () =>
        `EOS lowers the priority of a gateway for each tracked interface that is down, not only when all are.`,
    ),
    ...when(
      firstHops.some(({ advertiseSeconds }) => advertiseSeconds < 1),
      ['firstHops.advertiseSeconds'],
      () => 'VRRP of EOS advertises once a second at most.',
    ),
    ...when(
      firstHops.some(({ isActiveOnBoth }) => isActiveOnBoth),
      ['firstHops.priority', 'firstHops.group', 'firstHops.advertiseSeconds', 'firstHops.decrement'],
      () =>
        `Both switches of the pair answer for the shared addresses (VARP): they have no group, priority or advertisements.`,
    ),
    ...when(
      mlag !== undefined,
      ['mlag.systemMac', 'mlag.keepalive.source', 'mlag.keepalive.interface'],
      () =>
        `EOS chooses the system id of the pair by itself and sends its heartbeat as the routing table says; the session of the pair is in VLAN 4094 with link-local addresses.`,
    ),
    ...when(
      ipsec.some(({ ikeProposal }) => ikeProposal.includes('gcm')),
      ['ipsec.ikeProposal'],
      () => 'IKE of EOS has no AES-GCM: the other end has to accept AES-CBC with SHA-2 beside it.',
    ),
    ...when(
      ipsec.some(
        ({ ikeLifetimeSeconds, espLifetimeSeconds }) => (ikeLifetimeSeconds + espLifetimeSeconds) % 3_600 > 0,
      ),
      ['ipsec.ikeLifetimeSeconds', 'ipsec.espLifetimeSeconds'],
      () => 'EOS counts lifetimes of IKE and ESP in whole hours.',
    ),
    ...when(
      shapedTunnels.length > 0,
      ['interfaces.shapeMbps', 'interfaces.priorityMbps', 'interfaces.trust'],
      () =>
        `EOS queues and shapes at ports, not in tunnels: ${shapedTunnels.map(({ name }) => name).join(', ')} share what their port has.`,
    ),
    ...when(
      dhcpPools.some(({ ntpServers }) => ntpServers?.length),
      ['dhcpPools.ntpServers'],
      () => `The DHCP server of EOS hands out no time servers: hosts of ${hostname} find them by name.`,
    ),
    ...when(
      dhcpPools.some(({ options }) => options?.some(({ code }) => code !== 66)),
      ['dhcpPools.options'],
      () =>
        `The DHCP server of EOS hands out no option but 66: point the access points that lease from ${hostname} to their controllers by hand.`,
    ),
    ...dhcp6OptionOmissions(context),
    ...when(
      interfaces.some(({ aggregation }) => aggregation?.hashing !== undefined),
      ['interfaces.aggregation.hashing'],
      () =>
        'EOS shares the ports of an aggregate by addresses and ports of layers 3 and 4, as the platform is set.',
    ),
  ];
}

const when = (is: boolean, fields: readonly string[], sentence: () => string): Omission[] =>
  is ? [{ fields, sentence: sentence() }] : [];
