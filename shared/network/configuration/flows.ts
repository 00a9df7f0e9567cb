import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { Flow } from '../../contract/configuration/network-configuration.ts';
import type { NatRule } from '../../contract/configuration/security.ts';
import type { ControlPlane } from '../../contract/control-plane.ts';
import { withoutPrefix } from '../addressing/ipv4.ts';
import { isSameList } from '../graph/same-list.ts';
import { isSame } from '../graph/same-value.ts';
import { type FlowsBetween, flowsBy, together } from './flows-between.ts';
import { type FlowHost, type TriedHost, type TriedHosts, triedHosts } from './tried-hosts.ts';

/** Flows as they were made before, and of what. */
export interface KnownFlows {
  last?: {
    readonly hosts: readonly FlowHost[];
    readonly policies: ControlPlane['policies'];
    readonly servers: readonly PublishedServer[];
    readonly hub: string | undefined;
    readonly tried: TriedHosts;
    readonly flows: Flow[];
  };
}

/** A server that the internet reaches by an address. */
type PublishedServer = Extract<NatRule, { readonly kind: 'static' }>;

/**
 * What the policies promise and forbid: from a host of each zone to a host of each zone, its own included, within each site,
 * between the hub and each other site, and from each site to the one after it; also to and from each server that a policy
 * names. The services that are allowed pass; one that no policy allows is dropped. Flows of hosts that say the same as those
 * that are known stay the same objects, a list of them the same list.
 */
export function flowsOf(
  hosts: readonly FlowHost[],
  policies: ControlPlane['policies'],
  devices: readonly DeviceConfiguration[],
  hub: string | undefined,
  known: KnownFlows = {},
): Flow[] {
  const { last } = known;
  const servers = publishedServers(devices);
  const isKept = last?.hosts === hosts && last.policies === policies && last.hub === hub;
  if (isKept && isSame(last.servers, servers)) return last.flows;
  const by = flowsBy(policies);
  const byId = triedHosts(hosts, policies, last?.tried);
  const tried = [...byId.values()];
  const triedFrom = triedBySite(tried, [...new Set(hosts.map(({ site }) => site))], hub);
  const first = tried.filter(({ isNamed }) => !isNamed).map(({ host }) => host);
  const { ipv4, ipv6 } = together([
    ...tried.map((source) => by.inside(source)(triedFrom.get(source.host.site) ?? [])),
    ...first.map(by.outwards),
    ...flowsInwards(hosts, servers, by.inwards),
    // Addresses that nothing translates are reached from outside but for the policies.
    ...first.flatMap((host) => (host.ipv4 === undefined ? [by.inwards(host, undefined)] : [])),
  ]);
  const now = [...ipv4, ...ipv6];
  const flows = last !== undefined && isSameList(last.flows, now, isSame) ? last.flows : now;
  known.last = { hosts, policies, servers, hub, tried: byId, flows };
  return flows;
}

/** Each once, by however many devices it is published. */
function publishedServers(devices: readonly DeviceConfiguration[]): PublishedServer[] {
  const servers = new Map<string, PublishedServer>();
  for (const { nat } of devices)
    for (const rule of nat) if (rule.kind === 'static') servers.set(`${rule.inside} ${rule.address}`, rule);
  return [...servers.values()];
}

/** Whom hosts of each site ask: those of the site itself, of the hub and of the site after it; at the hub, all. */
function triedBySite(
  tried: readonly TriedHost[],
  sites: readonly string[],
  hub: string | undefined,
): ReadonlyMap<string, readonly TriedHost[]> {
  return new Map(
    sites.map((site, at) => {
      const near = new Set([site, hub, sites[at + 1]]);
      return [site, site === hub ? tried : tried.filter(({ host }) => near.has(host.site))];
    }),
  );
}

/** To servers by each address that they are published under; of IPv6 each has one. */
function flowsInwards(
  hosts: readonly FlowHost[],
  servers: readonly PublishedServer[],
  inwards: (host: FlowHost, address: string) => FlowsBetween,
): FlowsBetween[] {
  const inside = new Set(servers.map((server) => server.inside));
  const byAddress = new Map<string, FlowHost>();
  for (const host of inside.size === 0 ? [] : hosts) {
    const own = host.ipv4 && withoutPrefix(host.ipv4);
    if (own !== undefined && inside.has(own)) byAddress.set(own, host);
  }
  const seen = new Set<FlowHost>();
  return servers.flatMap((server) => {
    const host = byAddress.get(server.inside);
    if (host === undefined) return [];
    const flows = inwards(host, server.address);
    const isFirst = !seen.has(host);
    seen.add(host);
    return [isFirst ? flows : { ...flows, ipv6: [] }];
  });
}
