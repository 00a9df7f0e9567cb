import type { HostGroup } from '../../contract/configuration/network-configuration.ts';
import type { ControlPlane } from '../../contract/control-plane.ts';
import { type Block, parseBlock, withoutPrefix } from '../addressing/ipv4.ts';
import { parseIpv6 } from '../addressing/ipv6-address.ts';
import { isOneAddress } from '../graph/one-address.ts';

type Policy = ControlPlane['policies'][number];

/** What flows are made of hosts by; their gateways and ports are not. */
const readFields = ['id', 'node', 'subnet', 'site', 'zone', 'ipv4', 'ipv6'] as const;
export type FlowHost = Pick<HostGroup, (typeof readFields)[number]>;

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

/** The first host of each zone and site, and those that policies name; what says the same as before stays the same object. */
export function triedHosts(
  hosts: readonly FlowHost[],
  policies: readonly Policy[],
  before: TriedHosts = new Map(),
): TriedHosts {
  const blocks = policies.flatMap(({ sources = [], destinations = [] }) => [...sources, ...destinations]);
  const named = new Set(blocks.filter(isOneAddress).map(withoutPrefix));
  const zonesOf = new Map<string, Set<string>>();
  const tried = new Map<string, TriedHost>();
  for (const host of hosts) {
    const zones = zonesOf.get(host.site) ?? new Set();
    zonesOf.set(host.site, zones);
    const isNamed = zones.has(host.zone);
    zones.add(host.zone);
    if (isNamed && !isAmong(named, host)) continue;
    const there = before.get(host.id);
    const isKept = there?.isNamed === isNamed && isReadAlike(there.host, host);
    tried.set(host.id, isKept ? there : triedHost(host, isNamed));
  }
  return tried;
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
