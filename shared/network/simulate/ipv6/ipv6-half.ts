import { onceEach } from '../../../caching/once-each.ts';
import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type {
  Flow,
  HostGroup,
  NetworkConfiguration,
  Provider,
} from '../../../contract/configuration/network-configuration.ts';
import type { PrefixFilter, Routing, StaticRoute, Track } from '../../../contract/configuration/routing.ts';
import type { PolicyRule, Zone } from '../../../contract/configuration/security.ts';
import { formatIpv6Block, holdsIpv6, type Ipv6Block, parseIpv6Block } from '../../addressing/ipv6-address.ts';
import { isIpv4 } from '../compiled/compiled-routing.ts';
import { everything, ipv4Defaults } from './ipv4-defaults.ts';

/** Replaces each text of IPv6. */
type Code = (text: string) => string;

/** How the IPv6 of a network is read. */
interface Reading {
  readonly code: Code;
  /** What is named, for filters of several prefixes. */
  readonly prefixes: readonly Ipv6Block[];
  readonly hasNat64: boolean;
}

/**
 * The IPv6 of a network where its IPv4 stood: interfaces, OSPFv3, BGP of IPv6, gateways, rules and flows. What has no
 * IPv6 keeps its IPv4, so that layer 2 is the same; no flow asks for it. Nothing is translated, but where there is NAT64:
 * there the IPv4 of interfaces, circuits and static routes stands beside it. Each row is read once, so that those that an edit
 * leaves are the same again.
 */
export function ipv6Half({
  code,
  prefixes,
  hasNat64,
}: Reading): (network: NetworkConfiguration) => NetworkConfiguration {
  const zoneOf = onceEach((zone: Zone): Zone => ({ ...zone, prefixes: coded(zone.prefixes, code) }));
  const policiesOf = onceEach((rule: PolicyRule) => ipv6Policy(rule, code));
  const deviceOf = onceEach(
    (device: DeviceConfiguration): DeviceConfiguration => ({
      ...ipv6Device(device, code, prefixes, hasNat64),
      zones: device.zones.map(zoneOf),
      policies: device.policies.flatMap(policiesOf),
    }),
  );
  const providerOf = onceEach((provider: Provider) => ipv6Provider(provider, code, hasNat64));
  const hostOf = onceEach((host: HostGroup) => ipv6Host(host, code));
  const hostsOf = onceEach((hosts: readonly HostGroup[]) => hosts.map(hostOf));
  const flowOf = onceEach((flow: Flow): Flow => ({ ...flow, address: code(flow.address) }));
  const flowsOf = onceEach((flows: readonly Flow[]) =>
    flows.flatMap((flow) => (isIpv4(flow.address) ? [] : [flowOf(flow)])),
  );
  return (network) => ({
    ...network,
    devices: network.devices.map(deviceOf),
    providers: network.providers.map(providerOf),
    hosts: hostsOf(network.hosts),
    flows: flowsOf(network.flows),
  });
}

const ipv6Provider = (provider: Provider, code: Code, hasNat64: boolean): Provider => ({
  ...provider,
  circuits: provider.circuits.flatMap((circuit) => [
    {
      ...circuit,
      ...(circuit.ipv6 && {
        providerAddress: code(circuit.ipv6.provider),
        customerAddress: code(circuit.ipv6.customer),
      }),
      routed: coded(circuit.routed, code),
    },
    ...(hasNat64 && circuit.ipv6 ? [{ ...circuit, routed: circuit.routed.filter(isIpv4) }] : []),
  ]),
});

const ipv6Host = (host: HostGroup, code: Code): HostGroup => ({
  ...host,
  ...(host.ipv6 !== undefined && { ipv4: code(host.ipv6) }),
  ...(host.gatewayIpv6 !== undefined && { gateway: code(host.gatewayIpv6) }),
});

const coded = (prefixes: readonly string[], code: Code): string[] =>
  prefixes.filter((prefix) => !isIpv4(prefix)).map(code);

function ipv6Device(
  device: DeviceConfiguration,
  code: Code,
  prefixes: readonly Ipv6Block[],
  hasNat64: boolean,
): DeviceConfiguration {
  const { interfaces, routing, tracks, firstHops, nat } = device;
  return {
    ...device,
    interfaces: interfaces.map((row) => ({
      ...row,
      ipv4: [...row.ipv6.map(code), ...(hasNat64 ? row.ipv4 : [])],
      ipv6: [],
    })),
    tracks: tracks.flatMap((track) => [
      ...ipv6Track(track, code),
      ...(hasNat64 && track.what.kind === 'reachability' && isIpv4(track.what.address) ? [track] : []),
    ]),
    ...(routing && { routing: ipv6Routing(routing, code, prefixes, hasNat64) }),
    firstHops: firstHops.flatMap((hop) =>
      hop.global === undefined ? [] : [{ ...hop, address: code(hop.global) }],
    ),
    nat: nat.flatMap((rule) =>
      rule.kind === 'nat64'
        ? [{ ...rule, prefix: code(rule.prefix), sources: coded(rule.sources, code) }]
        : [],
    ),
  };
}

/** None of a rule for IPv4 alone, which matches nothing here. */
function ipv6Policy(rule: PolicyRule, code: Code): PolicyRule[] {
  const [sources, destinations] = [coded(rule.sources, code), coded(rule.destinations, code)];
  const isOfOther =
    (sources.length === 0 && rule.sources.length > 0) ||
    (destinations.length === 0 && rule.destinations.length > 0);
  return isOfOther ? [] : [{ ...rule, sources, destinations }];
}

function ipv6Track({ what, ...track }: Track, code: Code): Track[] {
  switch (what.kind) {
    case 'interface':
      return [{ ...track, what }];
    case 'route':
      return isIpv4(what.prefix) ? [] : [{ ...track, what: { ...what, prefix: code(what.prefix) } }];
    case 'reachability':
      return isIpv4(what.address) ? [] : [{ ...track, what: { ...what, address: code(what.address) } }];
    default:
      return what satisfies never;
  }
}

function ipv6Routing(
  { statics, ospf3, bgp, filters, routerId, from }: Routing,
  code: Code,
  prefixes: readonly Ipv6Block[],
  hasNat64: boolean,
): Routing {
  return {
    routerId,
    from,
    statics: statics.flatMap((route) => {
      if (!isIpv4(route.prefix)) return [codedStatic(route, code)];
      return hasNat64 ? ipv4Statics(route) : [];
    }),
    ...(ospf3 && {
      ospf: {
        ...ospf3,
        areas: ospf3.areas.map((area) => ({ ...area, summaries: coded(area.summaries, code) })),
      },
    }),
    ...(bgp && {
      bgp: {
        ...bgp,
        neighbours: bgp.neighbours.flatMap((neighbour) =>
          isIpv4(neighbour.address) ? [] : [{ ...neighbour, address: code(neighbour.address) }],
        ),
        networks: coded(bgp.networks, code),
      },
    }),
    filters: filters.map(({ rules, ...filter }) => ({
      ...filter,
      rules: rules.flatMap((rule) => (isIpv4(rule.prefix) ? [] : codedRules(rule, code, prefixes))),
    })),
  };
}

const codedStatic = (route: StaticRoute, code: Code): StaticRoute => ({
  ...route,
  prefix: code(route.prefix),
  ...(route.nextHop !== undefined && { nextHop: code(route.nextHop) }),
});

const ipv4Statics = (route: StaticRoute): StaticRoute[] =>
  route.prefix === everything ? ipv4Defaults.map((prefix) => ({ ...route, prefix })) : [route];

/** Lengths of prefixes mean nothing in codes: a rule for several is one rule for each prefix that it matches. */
function codedRules(
  { from, to, ...rule }: PrefixFilter['rules'][number],
  code: Code,
  prefixes: readonly Ipv6Block[],
): PrefixFilter['rules'] {
  const own = parseIpv6Block(rule.prefix);
  if (from === undefined && to === undefined) return [{ ...rule, prefix: code(rule.prefix) }];
  const [least, most] = [from ?? own.prefix, to ?? 128];
  if (least <= own.prefix && most === 128)
    return [{ ...rule, prefix: code(rule.prefix), from: Number(code(rule.prefix).split('/')[1]) }];
  return prefixes
    .filter((block) => block.prefix >= least && block.prefix <= most && holdsIpv6(own, block))
    .map((block) => ({ ...rule, prefix: code(formatIpv6Block(block)) }));
}
