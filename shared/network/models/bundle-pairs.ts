import type { Device } from '../../contract/device.ts';
import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { nodesById } from '../graph/nodes-by-id.ts';
import { modelRowOf, pairsOf } from '../graph/pairs.ts';
import { portCount } from '../graph/port-range.ts';
import { stateInputs } from '../reasons/state-inputs.ts';

/**
 * Lets the two switches of a pair end aggregates together (MLAG) where they are of one model that can, and a trunk and a routed
 * link join them: the one carries the VLANs between them, by the other each knows that its twin lives. Whatever hangs on
 * both then has one aggregate to them, whose links all forward. The link between the two says which of the two ways it is,
 * MLAG or spanning tree; a pair that is a stack has no such link. Changes the graph's elements in place.
 */
export function bundlePairs({ nodes, edges }: Graph, models: ReadonlyMap<string, Device>): void {
  const pairs = pairsOf(nodes.filter(({ type }) => type === 'switch'));
  const linksOf = new Map<string, TopologyEdge[]>(pairs.flat().map(({ id }) => [id, []]));
  for (const edge of edges) {
    linksOf.get(edge.source)?.push(edge);
    linksOf.get(edge.target)?.push(edge);
  }
  const nodeOf = nodesById(nodes);
  let domains = 0;
  for (const [one, other, ...more] of pairs) {
    if (one === undefined || other === undefined || more.length > 0) continue;
    const between = (linksOf.get(one.id) ?? []).filter((edge) => farEnd(edge, one) === other.id);
    const peerLink = between.find(isSwitched);
    const model = models.get(one.id);
    // Without a link beside it nobody knows, when the peer link is lost, whether the other one lives.
    const hasKeepalive = between.some(({ subnet }) => subnet !== undefined);
    if (peerLink === undefined || model === undefined || !hasKeepalive) continue;
    const isAble = models.get(other.id)?.id === model.id && model.specs.capabilities?.mlag === 'yes';
    const considered = modelRowOf(one) === undefined ? 'mlag' : 'mlag-and-stacking';
    const switching = isAble ? { switching: 'mlag' } : { switching: 'spanning-tree', considered };
    stateInputs(peerLink, { ...switching, model: model.model });
    if (!isAble) continue;
    domains += 1;
    one.mlag = domains;
    other.mlag = domains;
    bundleDownlinks(one, other, linksOf, nodeOf);
  }
}

/**
 * An aggregate for each access switch that hangs on both of a pair, and for each server. Trunks between core and distribution
 * stay links of their own: both are pairs with a trunk between the two, a circle that spanning tree has to open. Those to
 * firewalls do, because of a cluster only the active member forwards.
 */
function bundleDownlinks(
  one: TopologyNode,
  other: TopologyNode,
  linksOf: ReadonlyMap<string, readonly TopologyEdge[]>,
  nodeOf: ReadonlyMap<string, TopologyNode>,
): void {
  let last = 0;
  const toOther = new Map((linksOf.get(other.id) ?? []).map((edge) => [farEnd(edge, other), edge]));
  for (const edge of linksOf.get(one.id) ?? []) {
    const far = nodeOf.get(farEnd(edge, one));
    const twin = toOther.get(farEnd(edge, one));
    if (far === undefined || !isBelow(far) || twin === undefined) continue;
    if (!isSwitched(edge) || !isSwitched(twin)) continue;
    const count = far.type === 'server' ? portCount(portAt(edge, one) ?? '') : 1;
    const name = count > 1 ? `MLAG ${last + 1}-${last + count}` : `MLAG ${last + 1}`;
    last += count;
    for (const link of [edge, twin]) {
      link.aggregate = name;
      if (link.because?.inputs.switchesForwarding !== undefined) stateInputs(link, { switchesForwarding: 2 });
    }
  }
}

const isBelow = ({ layer }: TopologyNode): boolean => layer === 'access' || layer === 'endpoint';

/** Carries VLANs, and has no addresses of its own. */
const isSwitched = ({ subnet, vlans }: TopologyEdge): boolean => subnet === undefined && vlans.length > 0;

const farEnd = ({ source, target }: TopologyEdge, { id }: TopologyNode): string =>
  source === id ? target : source;

const portAt = (
  { source, sourcePort, targetPort }: TopologyEdge,
  { id }: TopologyNode,
): string | undefined => (source === id ? sourcePort : targetPort);
