import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { NetworkConfiguration, Provider } from '../../contract/configuration/network-configuration.ts';
import type { Bgp } from '../../contract/configuration/routing.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { withoutPrefix } from '../addressing/ipv4.ts';
import { isIpv6 } from '../addressing/prefix.ts';
import { elementCell, elementsCell, listCell, textCell } from '../control-plane/sections/cell.ts';
import { columnsOf, type PlaneSection } from '../control-plane/sections/plane-section.ts';
import { comesFrom, comesFromCell, type ReferTo } from './device-section.ts';

/** A circuit where it is handed over, with the sessions of BGP that it carries: one of each family at most. */
interface HandedOver {
  readonly provider: Provider;
  readonly circuit: Provider['circuits'][number];
  /** IPv6 blocks that other providers of the network route, too. */
  readonly shared: readonly string[];
  readonly device: DeviceConfiguration;
  readonly sessions: Bgp['neighbours'];
}

/** What goes to each provider with its order: the circuits, and what it has to configure so that they carry anything. */
export function circuitSections(
  { providers, devices }: Pick<NetworkConfiguration, 'providers' | 'devices'>,
  referTo: ReferTo,
): PlaneSection[] {
  const deviceOf = new Map(devices.flatMap((device) => device.members.map(({ node }) => [node, device])));
  const routedBy = Map.groupBy(
    providers.flatMap(({ id, circuits: own }) =>
      [...new Set(own.flatMap(({ routed }) => routed))].map((prefix) => ({ prefix, id })),
    ),
    ({ prefix }) => prefix,
  );
  const isShared = (prefix: string) => isIpv6(prefix) && (routedBy.get(prefix) ?? []).length > 1;
  const circuits = providers.flatMap((provider) =>
    provider.circuits.flatMap((circuit): HandedOver[] => {
      const device = deviceOf.get(circuit.ports[0]?.node ?? '');
      if (device === undefined) return [];
      const theirs = new Set(providerEnds(circuit));
      const sessions = (device.routing?.bgp?.neighbours ?? []).filter(({ address }) => theirs.has(address));
      return [{ provider, circuit, shared: circuit.routed.filter(isShared), device, sessions }];
    }),
  );
  return [circuitSection(circuits, referTo), askedSection(providers, circuits, referTo)];
}

const circuitSection = (circuits: readonly HandedOver[], referTo: ReferTo): PlaneSection => ({
  id: 'circuits',
  title: 'Circuits of the providers',
  noun: 'circuit',
  note: 'The provider routes or accepts our prefixes at our address of the circuit.',
  columns: [
    ...columnsOf([
      ['provider', 'Provider', 'subject'],
      ['handover', 'Handed over at', 'detail'],
      ['rate', 'Rate', 'setting'],
      ['theirs', 'Their address', 'setting'],
      ['ours', 'Our address', 'setting'],
      ['as', 'AS, their and ours', 'setting'],
      ['prefixes', 'Our prefixes', 'setting'],
    ]),
    comesFrom,
  ],
  rows: circuits.map(({ provider, circuit, device, sessions }) => {
    const { edge, ports, mbps, providerAddress, customerAddress, ipv6, routed, from } = circuit;
    return {
      key: edge,
      site: device.site,
      cells: [
        elementCell({ ...referTo(provider.id), label: provider.name }),
        elementsCell(ports.map(({ node, name }) => ({ id: node, label: `${referTo(node).label}, ${name}` }))),
        textCell(formatRate(mbps)),
        listCell(ipv6 === undefined ? [providerAddress] : [providerAddress, ipv6.provider]),
        listCell(ipv6 === undefined ? [customerAddress] : [customerAddress, ipv6.customer]),
        textCell(sessions[0] === undefined ? '–' : `${sessions[0].as} and ${device.routing?.bgp?.as}`),
        listCell([...new Set([...routed, ...sessions.flatMap(({ out }) => permitted(out, device))])]),
        comesFromCell({ from }, referTo),
      ],
    };
  }),
});

const askedSection = (
  providers: readonly Provider[],
  circuits: readonly HandedOver[],
  referTo: ReferTo,
): PlaneSection => ({
  id: 'asked-of-providers',
  title: 'What is asked of each provider',
  noun: 'demand',
  note: 'For the order: where the two ends of a circuit do not agree, it carries nothing.',
  columns: [
    ...columnsOf([
      ['provider', 'Provider', 'subject'],
      ['asked', 'What it does', 'setting'],
      ['where', 'On circuits at', 'setting'],
    ]),
    comesFrom,
  ],
  rows: providers.flatMap((provider) => {
    const own = circuits.filter((one) => one.provider === provider);
    const demands = Map.groupBy(
      own.flatMap((one) => demandsOn(one).map((demand) => ({ demand, one }))),
      ({ demand }) => demand,
    );
    return [...demands].map(([demand, rows]) => ({
      key: `${provider.id} ${demand}`,
      site: '',
      cells: [
        elementCell({ ...referTo(provider.id), label: provider.name }),
        textCell(demand),
        rows.length === own.length
          ? textCell('All')
          : elementsCell(
              rows.map(({ one: { device } }) => ({ ...referTo(device.id), label: device.hostname })),
            ),
        comesFromCell({ from: rows.flatMap(({ one }) => one.circuit.from) }, referTo),
      ],
    }));
  }),
});

/** In the words of the order, each once: what several circuits ask for alike reads alike. */
function demandsOn({ provider, circuit, shared, device, sessions }: HandedOver): string[] {
  const ends = new Set(providerEnds(circuit));
  const isTracked = device.tracks.some(({ what }) => what.kind === 'reachability' && ends.has(what.address));
  const demands = [
    ...(circuit.standard === undefined
      ? []
      : [`Hands over on ${mediumOf(circuit.standard)}, for ${circuit.standard}`]),
    ...(circuit.isPlaceholder ? ['States its address and ours: the plan’s are placeholders'] : []),
    ...sessions.slice(0, 1).flatMap(({ as }) => placeholderAs(as)),
    ...(circuit.routed.length > 0 ? ['Routes our prefixes to our address'] : []),
    ...(shared.length > 0
      ? [
          `Announces IPv6 addresses of our own, which another provider announces as well: ${joinAnd(shared)} are placeholders of them`,
        ]
      : []),
    ...(isTracked ? ['Answers pings to its own address: our default route hangs on it'] : []),
    ...sessions.flatMap((session) => demandsOfSession(session, provider, device)),
    ...(provider.kind === 'mpls' && device.qos.length > 0 ? ['Carries DSCP marks unchanged'] : []),
  ];
  return [...new Set(demands)];
}

const mediumOf = (standard: string): string => (standard.endsWith('-T') ? 'copper' : 'single-mode fibre');

/** What its end of a session has to state like ours (RFC 4271; RFC 5082 for the TTL; RFC 7454 for what is announced). */
function demandsOfSession(
  { address, in: heard, ttlSecurityHops, keepaliveSeconds, holdSeconds }: HandedOver['sessions'][number],
  { kind }: Provider,
  device: DeviceConfiguration,
): string[] {
  const family = isIpv6(address) ? 'IPv6' : 'IPv4';
  // One filter may serve the sessions of both families.
  const told = permitted(heard, device).filter((prefix) => isIpv6(prefix) === isIpv6(address));
  return [
    `Runs BGP for ${family}, with keepalives of ${keepaliveSeconds} s and a hold time of ${holdSeconds} s`,
    kind === 'mpls'
      ? `Announces what our other sites announce (${family})`
      : `Announces ${told.length > 0 ? told.join(' and ') : 'all routes'} (${family})`,
    `Accepts our prefixes and no others (${family})`,
    ...(ttlSecurityHops === undefined ? [] : ['Sends its BGP packets with TTL 255 (TTL security)']),
  ];
}

const providerEnds = ({ providerAddress, ipv6 }: HandedOver['circuit']): string[] =>
  [providerAddress, ...(ipv6 === undefined ? [] : [ipv6.provider])].map(withoutPrefix);

const permitted = (filter: string | undefined, { routing }: DeviceConfiguration): string[] =>
  (routing?.filters.find(({ name }) => name === filter)?.rules ?? []).flatMap(({ action, prefix }) =>
    action === 'permit' ? [prefix] : [],
  );

/** AS numbers of documentation (RFC 5398) stand for a provider’s until it states its own. */
const placeholderAs = (as: number): string[] =>
  (as >= 64_496 && as <= 64_511) || (as >= 65_536 && as <= 65_551)
    ? [`States its AS number: ${as} is a placeholder`]
    : [];
