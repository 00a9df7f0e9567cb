import { useMemo } from 'react';
import type { Graph } from '#shared/contract/topology.ts';
import { firstPositions } from '#web/features/topology/layout/first-positions.ts';
import { siteScope } from '#web/features/topology/layout/site-scope.ts';
import type { Look } from '#web/features/topology/model/look.ts';
import { lookGraph } from '#web/features/topology/model/look-graph.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import type { Scope } from '#web/features/topology/model/shown-scope.ts';

/** What the canvas draws of a topology, and where. */
export interface ShownPart {
  readonly graph: Graph;
  readonly positions: Positions;
  /** Another part is another picture. */
  readonly key: string;
  /** Whether its places are the plan's own, which dragging changes. */
  readonly isArranged: boolean;
}

/** The site that was gone into, or all, and of it what the view draws; a view that leaves things out has places of its own. */
export function useShownPart(
  { graph, positions }: Pick<ShownPart, 'graph' | 'positions'>,
  scope: Scope,
  { look, vlan, around, hops }: Look,
): ShownPart {
  const site = scope.kind === 'site' ? scope.site : undefined;
  return useMemo(() => {
    const part = site === undefined ? { graph, positions } : siteScope(graph, positions, site);
    const key = [site, look, vlan, around, hops].join(' ');
    if (look === 'physical') return { ...part, key, isArranged: true };
    const drawn = lookGraph(part.graph, { look, vlan, around, hops });
    return { graph: drawn, positions: firstPositions(drawn), key, isArranged: false };
  }, [graph, positions, site, look, vlan, around, hops]);
}
