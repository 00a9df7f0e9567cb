import type { Graph, TopologyEdge } from '../../contract/topology-items.ts';
import { isSameDevice, isStackLink } from '../graph/clusters.ts';
import { type Attachment, indexNetwork, rateOf } from '../graph/network-index.ts';
import { physicalPort } from '../graph/port-range.ts';
import { isTunnel } from '../graph/wan-links.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { freePort, type PortPlace } from './port-fix.ts';
import { type GrowingPlace, placesIn } from './port-place.ts';

/**
 * The links of a network, of which those that name ports of some devices which their models lack take free ports that fit, the
 * fastest first, as a new link does. Names that the models have stay, and so do those of links that no free port fits, of locked
 * links and of devices without a model. The same list where nothing changes.
 */
export function replugLinks(graph: Graph, ids: ReadonlySet<string>, deviceOf: DeviceOf): TopologyEdge[] {
  const index = indexNetwork(graph);
  const placeOf = placesIn(index, deviceOf);
  const ends = new Map<string, Pick<TopologyEdge, 'sourcePort' | 'targetPort'>>();
  for (const id of ids) {
    const node = index.nodes.get(id);
    if (node === undefined) continue;
    for (const { edge, port } of replugged(placeOf(node)))
      ends.set(edge.id, { ...ends.get(edge.id), [edge.source === id ? 'sourcePort' : 'targetPort']: port });
  }
  if (ends.size === 0) return graph.edges;
  return graph.edges.map((edge) => (ends.has(edge.id) ? { ...edge, ...ends.get(edge.id) } : edge));
}

/** Whether a link names a port of a device that its model lacks. */
const isForeign = ({ node, ports, named }: PortPlace, { edge, other, port }: Attachment): boolean =>
  port !== undefined &&
  ports !== undefined &&
  ports.size > 0 &&
  edge.type !== 'wireless' &&
  !isTunnel(edge) &&
  // The cable of a stack lies between ports that a model may have for nothing else.
  !(isStackLink(edge) && isSameDevice(node, other)) &&
  named(physicalPort(port)).some((name) => !ports.has(name));

/** The links of a device that get other ports, with these. */
function replugged(place: GrowingPlace): Attachment[] {
  const foreign = place.attachments.filter((own) => !own.edge.locked && isForeign(place, own));
  const freed = withoutPorts(place, foreign);
  /** Circuits share a port by its sub-interfaces. */
  const moved = new Map<string, string>();
  const hardest = foreign.toSorted((a, b) => rateOf(b.edge) - rateOf(a.edge));
  return hardest.flatMap((own) => {
    const { port = '' } = own;
    const physical = physicalPort(port);
    const sub = port.slice(physical.length);
    const to = moved.get(physical) ?? freePort(freed, { ...own, port: undefined });
    if (to === undefined) return [];
    if (sub !== '') moved.set(physical, to);
    const next = { ...own, port: `${to}${sub}` };
    const at = freed.attachments.findIndex(({ edge }) => edge === own.edge);
    freed.attachments[at] = next;
    return [next];
  });
}

/** The place as it is with some of its links pulled out. */
export function withoutPorts(place: PortPlace, pulled: readonly Attachment[]): GrowingPlace {
  const out = new Set(pulled);
  const attachments = place.attachments.map((own) => (out.has(own) ? { ...own, port: undefined } : own));
  return { ...place, attachments };
}
