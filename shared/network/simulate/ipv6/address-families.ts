import { onceEach } from '../../../caching/once-each.ts';
import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import { internetHostIpv6 } from '../../../contract/configuration/internet-host.ts';
import type { NetworkConfiguration } from '../../../contract/configuration/network-configuration.ts';
import type { PrefixFilter, Routing, StaticRoute, Track } from '../../../contract/configuration/routing.ts';
import type { PolicyRule, Zone } from '../../../contract/configuration/security.ts';
import { parseAddress } from '../../addressing/ipv4.ts';
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
  readonly ipv6:
    | {
        readonly network: NetworkConfiguration;
        readonly codes: Ipv6Codes;
        /** Of codes that stand for an address of IPv4: that address. */
        readonly ipv4Of: ReadonlyMap<number, number>;
      }
    | undefined;
}

export function addressFamilies(network: NetworkConfiguration): AddressFamilies {
  if (network.flows.every(({ address }) => isIpv4(address))) return { ipv4: network, ipv6: undefined };
  // Whoever asks for the internet may do so where no flow does.
  const named = new Set<string>([internetHostIpv6]);
  ipv6Half(network, (text) => {
    named.add(text);
    return text;
  });
  const codes = ipv6Codes(named);
  const prefixes = [...named].filter((text) => text.includes('/')).map(parseIpv6Block);
  return {
    ipv4: ipv4Half(network),
    ipv6: {
      network: ipv6Half(network, codes.codeOf, prefixes),
      codes: { ...codes, textOf: (code) => (ipv4Defaults.includes(code) ? everything : codes.textOf(code)) },
      ipv4Of: ipv4Of(network, codes),
    },
  };
}

const nat64Of = ({ devices }: NetworkConfiguration) =>
  devices.flatMap(({ nat }) => nat.flatMap((rule) => (rule.kind === 'nat64' ? [rule] : [])));

/** What flows ask for of IPv4 under a NAT64 prefix (RFC 6052, 2.2). */
function ipv4Of(network: NetworkConfiguration, { codeOf }: Ipv6Codes): Map<number, number> {
  const blocks = nat64Of(network).map(({ prefix }) => parseIpv6Block(prefix));
  return new Map(
    network.flows.flatMap(({ address }) => {
      const asked = isIpv4(address) ? undefined : parseIpv6Block(`${address}/128`);
      const isTranslated = asked !== undefined && blocks.some((block) => holds(block, asked));
      return isTranslated ? [[parseAddress(codeOf(address)), Number(asked.first & 0xffffffffn)]] : [];
    }),
  );
}

const everything = '0.0.0.0/0';
/** All of IPv4 beside codes of global addresses, where `::/0` is everything. */
const ipv4Defaults = ['0.0.0.0/1', '128.0.0.0/2', '192.0.0.0/3'];

const ipv4Half = (network: NetworkConfiguration): NetworkConfiguration => ({
  ...network,
  devices: network.devices.map((device) => ({
    ...device,
    nat: device.nat.filter(({ kind }) => kind !== 'nat64'),
    tracks: device.tracks.filter(({ what }) => what.kind !== 'reachability' || isIpv4(what.address)),
    firstHops: device.firstHops.filter(({ address }) => isIpv4(address)),
  })),
  flows: network.flows.filter(({ address }) => isIpv4(address)),
});

/** Replaces each text of IPv6. */
type Code = (text: string) => string;

/**
 * The IPv6 of a network where its IPv4 stood: interfaces, OSPFv3, BGP of IPv6, gateways, rules and flows. What has no
 * IPv6 keeps its IPv4, so that layer 2 is the same; no flow asks for it. Nothing is translated, but where there is NAT64:
 * there the IPv4 of interfaces, circuits and static routes stands beside it.
 */
function ipv6Half(
  network: NetworkConfiguration,
  code: Code,
  prefixes: readonly Ipv6Block[] = [],
): NetworkConfiguration {
  // Devices have their zones and policies in common.
  const hasNat64 = nat64Of(network).length > 0;
  const zoneOf = onceEach((zone: Zone): Zone => ({ ...zone, prefixes: coded(zone.prefixes, code) }));
  const policiesOf = onceEach((rule: PolicyRule) => ipv6Policy(rule, code));
  return {
    ...network,
    devices: network.devices.map((device) => ({
      ...ipv6Device(device, code, prefixes, hasNat64),
      zones: device.zones.map(zoneOf),
      policies: device.policies.flatMap(policiesOf),
    })),
    providers: network.providers.map((provider) => ({
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
  { statics, ospf3, bgp, filters, routerId }: Routing,
  code: Code,
  prefixes: readonly Ipv6Block[],
  hasNat64: boolean,
): Routing {
  return {
    routerId,
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
    filters: filters.map(({ name, rules }) => ({
      name,
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
    .filter((block) => block.prefix >= least && block.prefix <= most && holds(own, block))
    .map((block) => ({ ...rule, prefix: code(formatIpv6Block(block)) }));
}

const holds = (outer: Ipv6Block, inner: Ipv6Block): boolean =>
  outer.first <= inner.first && lastOfIpv6(inner) <= lastOfIpv6(outer);
