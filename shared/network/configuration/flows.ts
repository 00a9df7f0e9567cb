import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import {
  internetHost,
  internetHostByNat64,
  internetHostIpv6,
} from '../../contract/configuration/internet-host.ts';
import type { Flow, HostGroup } from '../../contract/configuration/network-configuration.ts';
import type { ControlPlane } from '../../contract/control-plane.ts';
import { type Block, contains, parseBlock, withoutPrefix } from '../addressing/ipv4.ts';
import { type Ipv6Block, lastOfIpv6, parseIpv6, parseIpv6Block } from '../addressing/ipv6-address.ts';
import { nat64Address } from '../addressing/nat64.ts';
import { knownService, type ServiceName, serviceNamed } from './services/known-services.ts';

type Policy = ControlPlane['policies'][number];
/** What flows are made of hosts by; their gateways and ports are not. */
type FlowHost = Pick<HostGroup, 'id' | 'node' | 'subnet' | 'site' | 'zone' | 'ipv4' | 'ipv6'>;
/** A flow; of IPv6 alone where it has no address yet. */
type Draft = Omit<Flow, 'id' | 'address'> & { readonly address: string | undefined };

/** What is tried where it is not allowed: the first of them that no policy lets through. */
const probes = (['HTTPS', 'SSH', 'RDP'] as const).map(knownService);

/**
 * What the policies promise and forbid: from a host of each zone to a host of each zone, its own included, within each site,
 * between the hub and each other site, and from each site to the one after it; also to and from each server that a policy
 * names. The services that are allowed pass; one that no policy allows is dropped.
 */
export function flowsOf(
  hosts: readonly FlowHost[],
  policies: readonly Policy[],
  devices: readonly DeviceConfiguration[],
  hub: string | undefined,
): Flow[] {
  const places = new Map([...new Set(hosts.map(({ site }) => site))].map((site, index) => [site, index]));
  const isNext = (a: string, b: string) => places.get(b) === (places.get(a) ?? 0) + 1;
  const areTried = (a: string, b: string) => a === b || a === hub || b === hub || isNext(a, b);
  const decided = Map.groupBy(policies.map(compiled), ({ policy }) => `${policy.from} ${policy.to}`);
  const between = (source: string, destination: string) => decided.get(`${source} ${destination}`) ?? [];
  const tried = triedHosts(hosts, policies);
  const triedFrom = new Map(
    [...places.keys()].map((site) => [site, tried.filter(({ host }) => areTried(site, host.site))]),
  );
  const inside = tried.flatMap((source) =>
    (triedFrom.get(source.host.site) ?? []).flatMap((destination): Draft[] => {
      if (source.host.subnet === destination.host.subnet) return [];
      const own = between(source.host.zone, destination.host.zone).filter((each) =>
        isAbout(each, source, destination),
      );
      // A server that only its own policies are tried of.
      const isNamed = source.isNamed || destination.isNamed;
      const rules = isNamed ? own.filter(({ policy }) => policy.sources ?? policy.destinations) : own;
      const ends = [source.host, destination.host];
      const { ipv4 } = destination.host;
      const address = ipv4 && withoutPrefix(ipv4);
      return flowsBetween(source.host.id, destination.host.id, address, ends, rules, !isNamed);
    }),
  );
  const first = tried.filter(({ isNamed }) => !isNamed).map(({ host }) => host);
  const outwards = first.flatMap((host) =>
    flowsBetween(host.id, 'internet', internetFor(host), [host], between(host.zone, 'internet'), true),
  );
  const inwards = published(hosts, devices).flatMap(({ host, address }) =>
    flowsBetween('internet', host.id, address, [host], between('internet', host.zone), true),
  );
  // Addresses that nothing translates are reached from outside but for the policies.
  const unasked = first.flatMap((host) =>
    host.ipv4 === undefined
      ? flowsBetween('internet', host.id, undefined, [host], between('internet', host.zone), true)
      : [],
  );
  const flows = [...inside, ...outwards, ...inwards, ...unasked];
  const own = flows.filter(isNotOf('DHCPv6')).filter(isAddressed);
  return [...own, ...ipv6Flows(flows.filter(isNotOf('DHCP')), hosts)].map((flow, index) => ({
    id: `flow-${index + 1}`,
    ...flow,
  }));
}

const isAddressed = (flow: Draft): flow is Omit<Flow, 'id'> => flow.address !== undefined;

/** Who stands for what has IPv4 alone. */
const internetFor = ({ ipv4 }: FlowHost): string =>
  ipv4 === undefined ? nat64Address(internetHostByNat64) : internetHost;

/** All that flows are made of. */
export const flowBasis = (
  hosts: readonly FlowHost[],
  policies: readonly Policy[],
  devices: readonly DeviceConfiguration[],
  hub: string | undefined,
): readonly unknown[] => [
  hub,
  policies,
  triedHosts(hosts, policies).map(({ host, isNamed }) => [readOf(host), isNamed]),
  [...new Set(hosts.map(({ site }) => site))],
  published(hosts, devices).map(({ host, address }) => [readOf(host), address]),
];

const readOf = ({ id, node, subnet, site, zone, ipv4, ipv6 }: FlowHost): FlowHost => ({
  id,
  node,
  subnet,
  site,
  zone,
  ipv4,
  ipv6,
});

/** Each family has its own. */
const isNotOf =
  (service: ServiceName) =>
  (flow: Draft): boolean =>
    flow.service.name !== service;

/** The same between those who have IPv6, by the addresses of the hosts themselves: nothing is translated. */
function ipv6Flows(flows: readonly Draft[], hosts: readonly FlowHost[]): Omit<Flow, 'id'>[] {
  if (hosts.every(({ ipv6 }) => ipv6 === undefined)) return [];
  const addresses = new Map([
    ...hosts.map(({ id, ipv6 }) => [id, ipv6] as const),
    ['internet', internetHostIpv6] as const,
  ]);
  const twins = flows.flatMap((flow) => {
    const address = addresses.get(flow.destination);
    const hasBoth = address !== undefined && addresses.get(flow.source) !== undefined;
    return hasBoth ? [{ ...flow, address: withoutPrefix(address) }] : [];
  });
  // A server that several providers publish is one address here.
  const keyOf = ({ source, address, service }: Omit<Flow, 'id'>) => `${source} ${address} ${service.name}`;
  return [...new Map(twins.map((flow) => [keyOf(flow), flow])).values()];
}

interface CompiledPolicy {
  readonly policy: Policy;
  readonly sources: Sides;
  readonly destinations: Sides;
}

/** Whom one side of a policy names. */
interface Sides {
  readonly isAnyone: boolean;
  readonly ipv4: readonly Block[];
  readonly ipv6: readonly Ipv6Block[];
}

const compiled = (policy: Policy): CompiledPolicy => ({
  policy,
  sources: sidesOf(policy.sources),
  destinations: sidesOf(policy.destinations),
});

const sidesOf = (blocks: readonly string[] = []): Sides => ({
  isAnyone: blocks.length === 0,
  ipv4: blocks.filter(isIpv4).map(parseBlock),
  ipv6: blocks.filter((block) => !isIpv4(block)).map(parseIpv6Block),
});

const isIpv4 = (block: string): boolean => !block.includes(':');

/** Whether a policy between two zones is about these two hosts. */
const isAbout = (
  { sources, destinations }: CompiledPolicy,
  source: TriedHost,
  destination: TriedHost,
): boolean => isIn(sources, source) && isIn(destinations, destination);

/** Where a host has both families, IPv4 says it. */
const isIn = ({ isAnyone, ipv4, ipv6 }: Sides, { block, ipv6: own }: TriedHost): boolean =>
  isAnyone ||
  (block === undefined
    ? own !== undefined && ipv6.some((outer) => outer.first <= own && own <= lastOfIpv6(outer))
    : ipv4.some((outer) => contains(outer, block)));

interface TriedHost {
  readonly host: FlowHost;
  readonly block: Block | undefined;
  readonly ipv6: bigint | undefined;
  /** One that a policy names, beside the first of its zone and site. */
  readonly isNamed: boolean;
}

/** The first host of each zone and site, and those that policies name. */
function triedHosts(hosts: readonly FlowHost[], policies: readonly Policy[]): TriedHost[] {
  const first = new Set(
    new Map(hosts.toReversed().map((host) => [`${host.zone} ${host.site}`, host])).values(),
  );
  const named = new Set(
    policies.flatMap(({ sources = [], destinations = [] }) => [...sources, ...destinations]),
  );
  return hosts.flatMap((host): TriedHost[] => {
    const { ipv4, ipv6 } = host;
    const address = ipv4 && `${withoutPrefix(ipv4)}/32`;
    const other = ipv6 && withoutPrefix(ipv6);
    const isNamed = !first.has(host);
    if (isNamed && !named.has(address ?? `${other}/128`)) return [];
    return [
      {
        host,
        block: address === undefined ? undefined : parseBlock(address),
        ipv6: other === undefined ? undefined : parseIpv6(other),
        isNamed,
      },
    ];
  });
}

function flowsBetween(
  source: string,
  destination: string,
  address: string | undefined,
  hosts: readonly FlowHost[],
  rules: readonly CompiledPolicy[],
  isProbed: boolean,
): Draft[] {
  const from = hosts.flatMap(({ node, subnet }) => [node, subnet]);
  const shared = { source, destination, address, from };
  const { allowed, isAll } = decisionOf(rules.map(({ policy }) => policy));
  const forbidden = probes.find(({ name }) => !allowed.has(name));
  const passing = isAll ? probes.slice(0, 1) : [...allowed].flatMap((name) => serviceNamed(name) ?? []);
  return [
    ...passing.map((service) => ({ ...shared, service, expected: 'pass' as const })),
    ...(isProbed && !isAll && forbidden !== undefined
      ? [{ ...shared, service: forbidden, expected: 'drop' as const }]
      : []),
  ];
}

/** What policies in their order let through, by name; `isAll` where one allows everything. */
function decisionOf(policies: readonly Policy[]): { readonly allowed: Set<string>; readonly isAll: boolean } {
  const allowed = new Set<string>();
  for (const { action, services } of policies) {
    if (services.length === 0) return { allowed, isAll: action === 'allow' };
    if (action === 'allow') for (const name of services) allowed.add(name);
  }
  return { allowed, isAll: false };
}

/** Servers that the internet reaches, by the address that they are published under. */
function published(
  hosts: readonly FlowHost[],
  devices: readonly DeviceConfiguration[],
): { readonly host: FlowHost; readonly address: string }[] {
  const byAddress = new Map(hosts.flatMap((host) => (host.ipv4 ? [[withoutPrefix(host.ipv4), host]] : [])));
  return devices.flatMap(({ nat }) =>
    nat.flatMap((rule) => {
      const host = rule.kind === 'static' ? byAddress.get(rule.inside) : undefined;
      return rule.kind === 'static' && host !== undefined ? [{ host, address: rule.address }] : [];
    }),
  );
}
