import type { Cable } from '../../contract/configuration/network-configuration.ts';
import { isTunnel } from '../graph/wan-links.ts';
import type { MissingFacts } from './view/missing-facts.ts';
import type { LinkEnd, NetworkView } from './view/network-view.ts';
import { portsOf } from './view/ports.ts';

/** Cables of links by one of their ends, as they were made before. */
export type KnownCables = WeakMap<LinkEnd, { readonly far: LinkEnd; readonly cables: readonly Cable[] }>;

/** Each cable between two devices, from port to port; circuits and what hosts plug in are stated with them. */
export function cablesOf(
  { graph, endsOfEdge }: NetworkView,
  missing: MissingFacts,
  known: KnownCables = new WeakMap(),
): Cable[] {
  return graph.edges.flatMap((edge) => {
    const { source, target } = endsOfEdge.get(edge.id) ?? {};
    if (source === undefined || target === undefined || isTunnel(edge)) return [];
    const before = known.get(source);
    if (before?.far === target) return before.cables;
    const lacking = missing.count;
    const [from, to] = [portsOf(source, missing), portsOf(target, missing)];
    const cables = from.flatMap((a, index): Cable[] => {
      const b = to[index];
      return b === undefined ? [] : [{ edge: edge.id, a, b }];
    });
    if (missing.count === lacking) known.set(source, { far: target, cables });
    return cables;
  });
}
