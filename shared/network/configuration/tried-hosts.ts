import type { HostGroup } from '../../contract/configuration/network-configuration.ts';
import type { ControlPlane } from '../../contract/control-plane.ts';
import { type Block, contains, parseBlock, withoutPrefix } from '../addressing/ipv4.ts';
import { lastOfIpv6, parseIpv6, parseIpv6Block } from '../addressing/ipv6-address.ts';
import { isIpv6 } from '../addressing/prefix.ts';
import { isOneAddress } from '../graph/one-address.ts';

type Policy = ControlPlane['policies'][number];

/** What flows are made of hosts by; their gateways and ports are not. */
const readFields = ['id', 'node', 'subnet', 'site', 'zone', 'ipv4', 'ipv6'] as const;
export type FlowHost = Pick<HostGroup, (typeof readFields)[number]> & {
  /** Without any it is plugged in nowhere. */
  readonly ports?: HostGroup['ports'];
};

/** A host that flows begin and end at. */
export interface TriedHost {
  readonly host: FlowHost;
  readonly block: Block | undefined;
  readonly ipv6: bigint | undefined;
  /** One that a policy names, beside the first of its zone and site. */
  readonly isNamed: boolean;
}

/** By the ids of the hosts. */
export type TriedHosts = ReadonlyMap<string, TriedHost>;

/**
 * The first host of each zone and site, those that policies name, and the first of each subnet that policies open to some services alone, or
 * whose zone asks some of its own hosts by name; beside them of each subnet the first that is plugged in nowhere. What says the same
 * as before stays the same object.
 */
export function triedHosts(
  hosts: readonly FlowHost[],
  policies: readonly Policy[],
  before: TriedHosts = new Map(),
): TriedHosts {
  const blocks = policies.flatMap(({ sources = [], destinations = [] }) => [...sources, ...destinations]);
  const named = new Set(blocks.filter(isOneAddress).map(withoutPrefix));
  const isInNamedPart = partsOfZones(policies);
  const asking = new Set(
    policies.flatMap(({ from, to, destinations = [] }) =>
      from === to && destinations.some(isOneAddress) ? [from] : [],
    ),
  );
  const subnets = new Set<string>();
  const lacking = new Set<string>();
  const zonesOf = new Map<string, Set<string>>();
  const tried = new Map<string, TriedHost>();
  const keep = (host: FlowHost, isNamed: boolean): void => {
    const there = before.get(host.id);
    const isKept = there?.isNamed === isNamed && isReadAlike(there.host, host);
    tried.set(host.id, isKept ? there : triedHost(host, isNamed));
  };
  for (const host of hosts) {
    if (host.ports?.length === 0) {
      if (!lacking.has(host.subnet)) keep(host, false);
      lacking.add(host.subnet);
      continue;
    }
    const zones = zonesOf.get(host.site) ?? new Set();
    zonesOf.set(host.site, zones);
    const isNamed = zones.has(host.zone);
    zones.add(host.zone);
    const isFirst = !subnets.has(host.subnet);
    subnets.add(host.subnet);
    const isTried = isAmong(named, host) || (isFirst && (asking.has(host.zone) || isInNamedPart(host)));
    if (!isNamed || isTried) keep(host, isNamed);
  }
  return tried;
}

/** Whether a host is in a part of a zone that a policy opens to some services. */
function partsOfZones(policies: readonly Policy[]): (host: FlowHost) => boolean {
  const blocks = policies
    .filter(({ services }) => services.length > 0)
    .flatMap(({ sources = [], destinations = [] }) => [...sources, ...destinations])
    .filter((block) => !isOneAddress(block));
  const ipv4 = blocks.filter((block) => !isIpv6(block)).map(parseBlock);
  const ipv6 = blocks.filter(isIpv6).map(parseIpv6Block);
  if (blocks.length === 0) return () => false;
  return (host) => {
    const { block, ipv6: own } = triedHost(host, true);
    return (
      (block !== undefined && ipv4.some((outer) => contains(outer, block))) ||
      (own !== undefined && ipv6.some((outer) => outer.first <= own && own <= lastOfIpv6(outer)))
    );
  };
}

/** Where a host has both families, IPv4 says it. */
const isAmong = (named: ReadonlySet<string>, { ipv4, ipv6 }: FlowHost): boolean => {
  const own = ipv4 ?? ipv6;
  return own !== undefined && named.has(withoutPrefix(own));
};

const isReadAlike = (one: FlowHost, other: FlowHost): boolean =>
  one === other || readFields.every((field) => one[field] === other[field]);

const triedHost = (host: FlowHost, isNamed: boolean): TriedHost => ({
  host,
  block: host.ipv4 === undefined ? undefined : parseBlock(`${withoutPrefix(host.ipv4)}/32`),
  ipv6: host.ipv6 === undefined ? undefined : parseIpv6(withoutPrefix(host.ipv6)),
  isNamed,
});
