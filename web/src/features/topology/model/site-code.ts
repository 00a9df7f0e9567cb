import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { isInfrastructure } from '#shared/network/graph/network-index.ts';

/** A longer beginning is no code. */
const mostLetters = 6;

/** What the names of a site's devices begin with, such as `YOR` of `YOR-FW-1`; undefined where they share nothing short. */
export function siteCode(nodes: readonly TopologyNode[]): string | undefined {
  const beginnings = nodes.filter(isInfrastructure).map(({ label }) => label.split('-').slice(0, -2));
  const [first = [], ...others] = beginnings;
  const shared = first.findIndex((part, i) => others.some((parts) => parts[i] !== part));
  const code = (shared < 0 ? first : first.slice(0, shared)).join('-');
  return code === '' || code.length > mostLetters ? undefined : code;
}
