import type { PolicyRule, Service } from '../../../contract/configuration/security.ts';
import { withoutPrefix } from '../../../network/addressing/ipv4.ts';
import { isIpv6 } from '../../../network/addressing/prefix.ts';
import type { FirewallValues } from '../context/firewall-values.ts';
import { elsewhere } from '../context/interface-zones.ts';
import type { DeviceContext } from '../device-context.ts';

/** One side of a term: prefix lists, or prefixes of its own; anything where both are empty. */
interface TermSide {
  readonly list: readonly string[];
  readonly prefixes: readonly string[];
}

/** A term of a firewall filter: what matches all of it is accepted or discarded. */
export interface FilterTerm {
  readonly name: string;
  readonly family: 4 | 6;
  readonly source: TermSide;
  readonly destination: TermSide;
  readonly protocol: string | null;
  readonly portSide: 'source' | 'destination';
  readonly ports: readonly string[];
  readonly action: PolicyRule['action'];
  readonly isLogged: boolean;
  readonly from: readonly string[];
}

const anyone: TermSide = { list: [], prefixes: [] };

/**
 * The rules of a device that keeps no state, as terms in an order that needs no negation: what is for the device itself, the rules
 * within the network, the rest of that, and then the rules with the internet, which is all that remains.
 */
export function filterTerms({ device, interfaces }: DeviceContext, firewall: FirewallValues): FilterTerm[] {
  const isLogged = device.unmatched?.isLogged ?? false;
  const families: readonly (4 | 6)[] = firewall.hasIpv6 ? [4, 6] : [4];
  const base = { protocol: null, portSide: 'destination' as const, ports: [], from: [], isLogged: false };
  return families.flatMap((family) => {
    const internal: TermSide = {
      list: family === 4 ? firewall.internal4.map(listName) : firewall.internal6.map(listName),
      prefixes: [],
    };
    const has = (text: string): boolean => isIpv6(text) === (family === 6);
    const own = interfaces.flatMap((row) => [
      ...(family === 4 ? row.ipv4 : row.ipv6).map(withoutPrefix),
      ...row.firstHops.flatMap(({ address, global }) => [address, ...(global ? [global] : [])]).filter(has),
    ]);
    const length = family === 4 ? 32 : 128;
    const here: TermSide = {
      list: [],
      prefixes: [
        ...[...new Set(own)].map((address) => `${address}/${length}`),
        ...(family === 4 ? ['224.0.0.0/4', '255.255.255.255/32'] : ['fe80::/10', 'ff00::/8']),
      ],
    };
    const isStated = (prefixes: readonly string[]): boolean => prefixes.length === 0 || prefixes.some(has);
    const rules = device.policies.flatMap((rule, index): NamedRule[] => {
      const policy = firewall.policies[index];
      return policy && isStated(rule.sources) && isStated(rule.destinations) ? [{ rule, policy }] : [];
    });
    const isOutside = ({ rule: { fromZone, toZone } }: NamedRule): boolean =>
      fromZone === elsewhere || toZone === elsewhere;
    const terms = (named: NamedRule): FilterTerm[] => termsOf(named, family, has);
    return [
      { ...base, name: 'to-this-device', family, source: anyone, destination: here, action: 'allow' },
      ...rules.filter((named) => !isOutside(named)).flatMap(terms),
      {
        ...base,
        name: 'nothing-else-within',
        family,
        source: internal,
        destination: internal,
        action: 'deny',
        isLogged,
      },
      ...rules.filter(isOutside).flatMap(terms),
      {
        ...base,
        name: 'nothing-else',
        family,
        source: anyone,
        destination: anyone,
        action: 'deny',
        isLogged,
      },
    ];
  });
}

/** Prefix lists hold both families; a filter of one family takes what is its own. */
const listName = (set: string): string => set.replace(/-ipv6$/, '');

/** A rule with the names of what it is about. */
interface NamedRule {
  readonly rule: PolicyRule;
  readonly policy: FirewallValues['policies'][number];
}

function termsOf({ rule, policy }: NamedRule, family: 4 | 6, has: (text: string) => boolean): FilterTerm[] {
  if (!(family === 4 ? policy.has4 : policy.has6)) return [];
  const side = (zone: string, stated: readonly string[], names: readonly string[]): TermSide => {
    if (stated.length > 0) return { list: [], prefixes: stated.filter(has) };
    return zone === elsewhere ? anyone : { list: names.map(listName), prefixes: [] };
  };
  const names = ({ addresses4, addresses6 }: typeof policy.source) =>
    family === 4 ? addresses4 : addresses6;
  const source = side(rule.fromZone, rule.sources, names(policy.source));
  const destination = side(rule.toZone, rule.destinations, names(policy.destination));
  const { action, isLogged, from } = rule;
  const { name } = policy;
  const asked = byProtocol(rule.services, family);
  const forth = asked.map(
    ({ protocol, ports }, index): FilterTerm => ({
      name: asked.length > 1 ? `${name}-${index + 1}` : name,
      family,
      source,
      destination,
      protocol,
      portSide: 'destination',
      ports,
      action,
      isLogged,
      from,
    }),
  );
  if (action === 'deny') return forth;
  const back = forth.map(
    (term): FilterTerm => ({
      ...term,
      name: `${term.name}-answers`,
      source: destination,
      destination: source,
      portSide: 'source',
      isLogged: false,
    }),
  );
  return [...forth, ...back];
}

/** Ports of one protocol match together. */
function byProtocol(
  services: readonly Service[],
  family: 4 | 6,
): { protocol: string | null; ports: string[] }[] {
  if (services.length === 0) return [{ protocol: null, ports: [] }];
  return [...Map.groupBy(services, ({ protocol }) => protocol)].map(([protocol, same]) => ({
    protocol: protocol === 'icmp' && family === 6 ? 'icmp6' : protocol,
    ports: same.some(({ ports }) => ports === undefined)
      ? []
      : same.flatMap(({ ports }) =>
          ports === undefined
            ? []
            : [ports.from === ports.to ? `${ports.from}` : `${ports.from}-${ports.to}`],
        ),
  }));
}
