import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { isAtEdge } from './is-at-edge.ts';

/**
 * Whether a link is one of those of a firewall or router to a pair of switches, of which one port forwards at a time: the others wait
 * for it to fail, and none can be a bundle.
 */
function isRedundantTrunk({ type }: TopologyEdge, one: TopologyNode, other: TopologyNode): boolean {
  const [above, below] = isAtEdge(one) ? [one, other] : [other, one];
  return type === 'trunk' && isAtEdge(above) && below.type === 'switch' && below.pair !== undefined;
}

/**
 * Whether a link takes one port at either end, however fast it has to be: a redundant trunk, and one of a router that bridges its
 * links to the two members of a cluster for one address.
 */
export const isUnbundled = (edge: TopologyEdge, one: TopologyNode, other: TopologyNode): boolean =>
  isRedundantTrunk(edge, one, other) || isBridged(one, other) || isBridged(other, one);

const isBridged = (router: TopologyNode, { type, cluster }: TopologyNode): boolean =>
  router.type === 'router' && type === 'firewall' && cluster !== undefined;
