import type { Graph } from '../../contract/topology-items.ts';
import { plural } from '../../vocabulary/counts.ts';
import { joinSome } from '../../vocabulary/lists.ts';
import { ownBlockOf } from '../addressing/own-addresses.ts';
import { internetIds } from '../graph/wan-links.ts';
import type { CheckAnswer } from './finding.ts';

/**
 * Sites whose IPv6 addresses several providers have to route, since nothing translates them: no fault of the plan, but what has
 * to be ordered. A provider lets nobody else route what it lends (RFC 2827), and others drop what is longer than a /48 (RFC 7454,
 * 6.1.3). Where the network announces its own block, its hub needs nothing more.
 */
export function sharedIpv6({ nodes, edges, subnets }: Graph): Pick<CheckAnswer, 'remark'> {
  if (!subnets.some(({ purpose, ipv6 }) => purpose === 'site' && ipv6 !== undefined)) return {};
  const internet = internetIds({ nodes, edges });
  const siteOf = new Map(nodes.map(({ id, site }) => [id, site]));
  const accesses = edges.filter(({ source, outer }) => internet.has(source) && outer === undefined);
  const own = ownBlockOf(subnets);
  const sites = [...Map.groupBy(accesses, ({ target }) => siteOf.get(target))].flatMap(([site, links]) =>
    site !== undefined && site !== own?.site && new Set(links.map(({ source }) => source)).size > 1
      ? [site]
      : [],
  );
  if (sites.length === 0) return {};
  return {
    remark: `The IPv6 addresses of ${joinSome(sites, 3)} have to be provider-independent, a /48 at least for each site: several providers route them there, and those that one of them lends are lost with it. ${plural(sites.length, 'It has', 'They have')} to be ordered before the circuits.`,
  };
}
