import type { SimulatedDevice, SimulatedNetwork } from '../compiled/compiled-network.ts';
import { type FailedElements, isEdgeFailed, isNodeFailed } from '../compiled/failed-elements.ts';

/** The member of a cluster that forwards: of those that work the one with most links up, the first of equals. */
export function activeMember(
  { monitored }: SimulatedNetwork,
  failed: FailedElements,
  { row }: SimulatedDevice,
): string | undefined {
  const linksUp = (node: string): number =>
    (monitored.get(node) ?? []).filter(
      ({ edge, far }) => !isEdgeFailed(failed, edge) && (far === undefined || !isNodeFailed(failed, far)),
    ).length;
  const working = row.members.flatMap(({ node }) =>
    isNodeFailed(failed, node) ? [] : [{ node, links: linksUp(node) }],
  );
  return working.toSorted((a, b) => b.links - a.links)[0]?.node;
}
