import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { NetworkConfiguration } from '../../../contract/configuration/network-configuration.ts';
import type { PrefixFilter, Routing, Track } from '../../../contract/configuration/routing.ts';
import type { PolicyRule, Zone } from '../../../contract/configuration/security.ts';
import {
  formatIpv6Block,
  type Ipv6Block,
  lastOfIpv6,
  parseIpv6Block,
} from '../../addressing/ipv6-address.ts';
import { isIpv4 } from '../compiled/compiled-routing.ts';
import { type Ipv6Codes, ipv6Codes } from './ipv6-codes.ts';

/** A network by address family, each as one of IPv4: what is simulated knows no other. */
export interface AddressFamilies {
  readonly ipv4: NetworkConfiguration;
  /** Absent where no flow is of IPv6. */
  readonly ipv6: { readonly network: NetworkConfiguration; readonly codes: Ipv6Codes } | undefined;
}

export function addressFamilies(network: NetworkConfiguration): AddressFamilies {
  if (network.flows.every(({ address }) => isIpv4(address))) return { ipv4: network, ipv6: undefined };
  const named = new Set<string>();
  ipv6Half(network, (text) => {
    named.add(text);
    return text;
  });
  const codes = ipv6Codes(named);
  const prefixes = [...named].filter((text) => text.includes('/')).map(parseIpv6Block);
  return { ipv4: ipv4Half(network), ipv6: { network: ipv6Half(network, codes.codeOf, prefixes), codes } };
}

const ipv4Half = (network: NetworkConfiguration): NetworkConfiguration => ({
  ...network,
  devices: network.devices.map((device) => ({
    ...device,
    tracks: device.tracks.filter(({ what }) => what.kind !== 'reachability' || isIpv4(what.address)),
    firstHops: device.firstHops.filter(({ address }) => isIpv4(address)),
  })),
  flows: network.flows.filter(({ address }) => isIpv4(address)),
});

/** Replaces each text of IPv6. */
type Code = (text: string) => string;

/**
 * The IPv6 of a network where its IPv4 stood: interfaces, OSPFv3, BGP of IPv6, gateways, rules and flows. Nothing is translated. What has no
 * IPv6 keeps its IPv4, so that layer 2 is the same; no flow asks for it.
 */
function ipv6Half(
  network: NetworkConfiguration,
  code: Code,
  prefixes: readonly Ipv6Block[] = [],
): NetworkConfiguration {
  // Devices have their zones and policies in common.
  const zoneOf = onceEach((zone: Zone): Zone => ({ ...zone, prefixes: coded(zone.prefixes, code) }));
  const policiesOf = onceEach((rule: PolicyRule) => ipv6Policy(rule, code));
  return {
    ...network,
    devices: network.devices.map((device) => ({
      ...ipv6Device(device, code, prefixes),
      zones: device.zones.map(zoneOf),
      policies: device.policies.flatMap(policiesOf),
    })),
    providers: network.providers.map((provider) => ({
      ...provider,
      circuits: provider.circuits.map((circuit) => ({
        ...circuit,
        ...(circuit.ipv6 && {
          providerAddress: code(circuit.ipv6.provider),
          customerAddress: code(circuit.ipv6.customer),
        }),
        routed: coded(circuit.routed, code),
      })),
    })),
    hosts: network.hosts.map((host) => ({
      ...host,
      ...(host.ipv6 !== undefined && { ipv4: code(host.ipv6) }),
      ...(host.gatewayIpv6 !== undefined && { gateway: code(host.gatewayIpv6) }),
    })),
    flows: network.flows.flatMap((flow) =>
      isIpv4(flow.address) ? [] : [{ ...flow, address: code(flow.address) }],
    ),
  };
}

const coded = (prefixes: readonly string[], code: Code): string[] =>
  prefixes.filter((prefix) => !isIpv4(prefix)).map(code);

function ipv6Device(
  device: DeviceConfiguration,
  code: Code,
  prefixes: readonly Ipv6Block[],
): DeviceConfiguration {
  const { interfaces, routing, tracks, firstHops } = device;
  return {
    ...device,
    interfaces: interfaces.map((row) => ({ ...row, ipv4: row.ipv6.map(code), ipv6: [] })),
    tracks: tracks.flatMap((track) => ipv6Track(track, code)),
    ...(routing && { routing: ipv6Routing(routing, code, prefixes) }),
    firstHops: firstHops.flatMap((hop) =>
      hop.global === undefined ? [] : [{ ...hop, address: code(hop.global) }],
    ),
    nat: [],
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

function onceEach<Row, Made>(make: (row: Row) => Made): (row: Row) => Made {
  const known = new Map<Row, Made>();
  return (row) => {
    const made = known.get(row) ?? make(row);
    known.set(row, made);
    return made;
  };
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
  { statics, ospf3, bgp, filters, routerId }: Routing,
  code: Code,
  prefixes: readonly Ipv6Block[],
): Routing {
  return {
    routerId,
    statics: statics.flatMap(({ nextHop, ...route }) =>
      isIpv4(route.prefix)
        ? []
        : [
            {
              ...route,
              prefix: code(route.prefix),
              ...(nextHop !== undefined && { nextHop: code(nextHop) }),
            },
          ],
    ),
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
    filters: filters.map(({ name, rules }) => ({
      name,
      rules: rules.flatMap((rule) => (isIpv4(rule.prefix) ? [] : codedRules(rule, code, prefixes))),
    })),
  };
}

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
    .filter((block) => block.prefix >= least && block.prefix <= most && holds(own, block))
    .map((block) => ({ ...rule, prefix: code(formatIpv6Block(block)) }));
}

const holds = (outer: Ipv6Block, inner: Ipv6Block): boolean =>
  outer.first <= inner.first && lastOfIpv6(inner) <= lastOfIpv6(outer);
