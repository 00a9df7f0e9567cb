import type { Cable } from '../../contract/configuration/network-configuration.ts';
import type { TopologyEdge } from '../../contract/topology-items.ts';
import { isTunnel } from '../graph/wan-links.ts';
import type { EdgeEnds } from './view/link-end.ts';
import type { MissingFacts } from './view/missing-facts.ts';
import type { NetworkView } from './view/network-view.ts';
import { portsOf } from './view/ports.ts';

/** Cables of links by their ends, as they were made before. */
export type KnownCables = WeakMap<EdgeEnds, readonly Cable[]>;

/** Each cable between two devices, from port to port; circuits and what hosts plug in are stated with them. */
export function cablesOf(
  { graph, endsOfEdge }: NetworkView,
  missing: MissingFacts,
  known: KnownCables = new WeakMap(),
): Cable[] {
  const all: Cable[] = [];
  for (const edge of graph.edges) {
    const ends = endsOfEdge.get(edge.id);
    // Most links end at hosts.
    if (ends?.source === undefined || ends.target === undefined) continue;
    all.push(...(known.get(ends) ?? cablesBetween(edge, ends, missing, known)));
  }
  return all;
}

function cablesBetween(
  edge: TopologyEdge,
  ends: EdgeEnds,
  missing: MissingFacts,
  known: KnownCables,
): readonly Cable[] {
  const { source, target } = ends;
  const lacking = missing.count;
  const cables: Cable[] = [];
  if (source !== undefined && target !== undefined && !isTunnel(edge)) {
    const [from, to] = [portsOf(source, missing), portsOf(target, missing)];
    for (const [index, a] of from.entries()) {
      const b = to[index];
      if (b !== undefined) cables.push({ edge: edge.id, a, b });
    }
  }
  if (missing.count === lacking) known.set(ends, cables);
  return cables;
}
