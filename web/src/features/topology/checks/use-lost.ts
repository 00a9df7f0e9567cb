import { useMemo } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import { lossOfSites, lostPart, sumLosses } from '#shared/network/failures/lost-part.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import type { Lost } from '#web/features/topology/canvas/frame.ts';
import type { RankedFailure } from '#web/features/topology/check-worker/assessment.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';

/** The devices and links that fail: those that are chosen. */
export const failedIds = ({ nodes, edges }: Elements): readonly string[] => [...nodes, ...edges];

/** What the failure of the chosen elements takes, while failures are looked at: by cables, and, of one, by what is simulated. */
export function useLost(
  graph: Graph,
  selected: Elements,
  failures: readonly RankedFailure[] | undefined,
): Lost | undefined {
  const isLookedAt = failures !== undefined && selected.nodes.size + selected.edges.size > 0;
  const network = useMemo(() => (isLookedAt ? indexNetwork(graph) : undefined), [isLookedAt, graph]);
  return useMemo(() => {
    if (network === undefined) return undefined;
    const failed = failedIds(selected);
    const { nodes, edges } = indexGraph(graph);
    const part = lostPart(
      network,
      failed.flatMap((id) => {
        const [node, edge] = [nodes.get(id), edges.get(id)];
        return node ? { node } : edge ? { edge } : [];
      }),
    );
    const [only = ''] = failed;
    const failure = failed.length === 1 ? failures?.find(({ id }) => id === only) : undefined;
    const whole = new Set([...part.whole, ...(failure?.groups ?? [])]);
    const [site, ...others] = failure?.sites ?? [];
    // What the simulation found at the one site that it concerns is what the list says, too.
    const bySite =
      failure !== undefined && site !== undefined && others.length === 0
        ? new Map([[site, failure]])
        : lossOfSites(network, { ...part, whole });
    return {
      failed: new Set(failed),
      whole,
      partly: new Set(part.partly.keys()),
      bySite,
      together: { ...sumLosses(bySite.values()), sites: [...bySite.keys()].filter((site) => site !== '') },
    };
  }, [network, graph, failures, selected]);
}
