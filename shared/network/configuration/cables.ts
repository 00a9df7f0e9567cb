import type { Cable } from '../../contract/configuration/network-configuration.ts';
import { isTunnel } from '../graph/wan-links.ts';
import type { MissingFacts } from './view/missing-facts.ts';
import type { LinkEnd, NetworkView } from './view/network-view.ts';
import { portsOf } from './view/ports.ts';

/** Each cable between two devices, from port to port; circuits and what hosts plug in are stated with them. */
export function cablesOf({ graph, endsOf }: NetworkView, missing: MissingFacts): Cable[] {
  const ends = new Map<string, LinkEnd[]>();
  for (const own of endsOf.values()) {
    for (const end of own) ends.set(end.edge.id, [...(ends.get(end.edge.id) ?? []), end]);
  }
  return graph.edges.flatMap((edge) => {
    const [source, target] = (ends.get(edge.id) ?? []).toSorted((a) => (a.end === 'source' ? -1 : 1));
    if (source === undefined || target === undefined || isTunnel(edge)) return [];
    const [from, to] = [portsOf(source, missing), portsOf(target, missing)];
    return from.flatMap((a, index) => {
      const b = to[index];
      return b === undefined ? [] : [{ edge: edge.id, a, b }];
    });
  });
}
