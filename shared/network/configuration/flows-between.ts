import { onceEach } from '../../caching/once-each.ts';
import {
  internetHost,
  internetHostByNat64,
  internetHostIpv6,
} from '../../contract/configuration/internet-host.ts';
import type { Flow } from '../../contract/configuration/network-configuration.ts';
import type { Service } from '../../contract/configuration/security.ts';
import type { ControlPlane } from '../../contract/control-plane.ts';
import { type Block, contains, parseBlock, withoutPrefix } from '../addressing/ipv4.ts';
import { type Ipv6Block, lastOfIpv6, parseIpv6Block } from '../addressing/ipv6-address.ts';
import { nat64Address } from '../addressing/nat64.ts';
import { isIpv6 } from '../addressing/prefix.ts';
import { isSameList } from '../graph/same-list.ts';
import { knownServices, servicesNamed, transportName } from './services/known-services.ts';
import type { FlowHost, TriedHost } from './tried-hosts.ts';

type Policy = ControlPlane['policies'][number];

/** What is tried between two ends, in each family. */
export interface FlowsBetween {
  readonly ipv4: readonly Flow[];
  /** By the addresses of the hosts themselves: nothing is translated. */
  readonly ipv6: readonly Flow[];
}

/** What is tried where it is not allowed: the first of them that no policy lets through. */
const probes = (['HTTPS', 'SSH', 'RDP'] as const).flatMap(knownServices);

/** What policies promise and forbid: between the same ends the same objects. */
export const flowsBy = onceEach((policies: readonly Policy[]) => {
  const decided = Map.groupBy(policies.map(compiled), ({ policy }) => `${policy.from} ${policy.to}`);
  const between = (source: string, destination: string) => decided.get(`${source} ${destination}`) ?? [];
  return {
    inside: onceEach((source: TriedHost) => {
      const towards = onceEach((destination: TriedHost) => flowsInside(source, destination, between));
      let last: { readonly destinations: readonly TriedHost[]; readonly flows: FlowsBetween } | undefined;
      return (destinations: readonly TriedHost[]): FlowsBetween => {
        if (last === undefined || !isSameList(last.destinations, destinations))
          last = { destinations, flows: together(destinations.map(towards)) };
        return last.flows;
      };
    }),
    outwards: onceEach((host: FlowHost): FlowsBetween => {
      const addresses = { ipv4: internetFor(host), ipv6: host.ipv6 && internetHostIpv6 };
      const ends = { source: host.id, destination: 'internet', hosts: [host] };
      const rules = between(host.zone, 'internet');
      return flowsBetween(ends, addresses, () => rules, true);
    }),
    /** To an address that it is published under, or to its own of IPv6. */
    inwards: (host: FlowHost, published: string | undefined): FlowsBetween => {
      const ends = { source: 'internet', destination: host.id, hosts: [host], published };
      const addresses = { ipv4: published, ipv6: host.ipv6 };
      const rules = between('internet', host.zone);
      return flowsBetween(ends, addresses, () => rules, true);
    },
  };
});

const nothing: FlowsBetween = { ipv4: [], ipv6: [] };

export const together = (some: readonly FlowsBetween[]): FlowsBetween => ({
  ipv4: some.flatMap(({ ipv4 }) => ipv4),
  ipv6: some.flatMap(({ ipv6 }) => ipv6),
});

function flowsInside(
  source: TriedHost,
  destination: TriedHost,
  between: (source: string, destination: string) => readonly CompiledPolicy[],
): FlowsBetween {
  const [{ host: from }, { host: to }] = [source, destination];
  if (from.subnet === to.subnet) return nothing;
  const own = between(from.zone, to.zone);
  // A server that only its own policies are tried of.
  const isNamed = source.isNamed || destination.isNamed;
  const decisive = isNamed ? own.filter(({ policy }) => policy.sources ?? policy.destinations) : own;
  const rulesIn = (family: Family) => decisive.filter((each) => isAbout(each, source, destination, family));
  const addresses = { ipv4: to.ipv4, ipv6: from.ipv6 && to.ipv6 };
  const ends = { source: from.id, destination: to.id, hosts: [from, to] };
  return flowsBetween(ends, addresses, rulesIn, !isNamed);
}

/** Who stands for what has IPv4 alone. */
const internetFor = ({ ipv4 }: FlowHost): string =>
  ipv4 === undefined ? nat64Address(internetHostByNat64) : internetHost;

interface Ends {
  readonly source: string;
  readonly destination: string;
  readonly hosts: readonly FlowHost[];
  /** The address that the destination is published under. */
  readonly published?: string | undefined;
}

function flowsBetween(
  { source, destination, hosts, published }: Ends,
  { ipv4, ipv6 }: Pick<FlowHost, 'ipv4' | 'ipv6'>,
  rulesIn: (family: Family) => readonly CompiledPolicy[],
  isProbed: boolean,
): FlowsBetween {
  const from = hosts.flatMap(({ node, subnet }) => [node, subnet]);
  const inFamily = (address: string | undefined, family: Family, suffix: string): Flow[] => {
    if (address === undefined) return [];
    const { allowed, isAll } = decisionOf(rulesIn(family).map(({ policy }) => policy));
    const forbidden = probes.find(({ name }) => !allowed.has(name));
    const passing = isAll ? probes.slice(0, 1) : [...allowed].flatMap((name) => servicesNamed(name) ?? []);
    // A flow is named by its ends, so that it is the same one however many others come or go.
    const flowOf = (service: Service, expected: Flow['expected']): Flow => ({
      id: `${source} > ${destination} ${transportName(service)}${suffix}`,
      source,
      destination,
      address: withoutPrefix(address),
      from,
      service,
      expected,
    });
    return [
      ...passing.map((service) => flowOf(service, 'pass')),
      ...(isProbed && !isAll && forbidden !== undefined ? [flowOf(forbidden, 'drop')] : []),
    ];
  };
  return {
    ipv4: inFamily(ipv4, 'ipv4', published === undefined ? '' : ` at ${published}`),
    ipv6: inFamily(ipv6, 'ipv6', ' IPv6'),
  };
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

const isIpv4 = (block: string): boolean => !isIpv6(block);

type Family = 'ipv4' | 'ipv6';

/** Whether a policy between two zones is about these two hosts in a family. */
const isAbout = (
  { sources, destinations }: CompiledPolicy,
  source: TriedHost,
  destination: TriedHost,
  family: Family,
): boolean => isIn(sources, source, family) && isIn(destinations, destination, family);

const isIn = ({ isAnyone, ipv4, ipv6 }: Sides, { block, ipv6: own }: TriedHost, family: Family): boolean =>
  isAnyone ||
  (family === 'ipv6'
    ? own !== undefined && ipv6.some((outer) => outer.first <= own && own <= lastOfIpv6(outer))
    : block !== undefined && ipv4.some((outer) => contains(outer, block)));
