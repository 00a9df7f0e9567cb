import { useEffect, useMemo, useState } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import { failedElements, lossOfSites, lostPart, sumLosses } from '#shared/network/failures/lost-part.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import type { Lost } from '#web/features/topology/painting/frame.ts';
import type { Checks } from './use-checks.ts';

/** The devices and links that fail: those that are chosen. */
export const failedIds = ({ nodes, edges }: Elements): readonly string[] => [...nodes, ...edges];

/** What the failure of the chosen elements takes, while failures are looked at: by cables at once, then by what is simulated. */
export function useLost(
  graph: Graph,
  selected: Elements,
  checks: Pick<Checks, 'assessment' | 'groupsLost'> | undefined,
): Lost | undefined {
  const failures = checks?.assessment?.failures;
  const isLookedAt = failures !== undefined && selected.nodes.size + selected.edges.size > 0;
  const network = useMemo(() => (isLookedAt ? indexNetwork(graph) : undefined), [isLookedAt, graph]);
  const failed = useMemo(() => failedIds(selected), [selected]);
  const several = useGroupsLost(failed, failed.length > 1 && isLookedAt ? checks?.groupsLost : undefined);
  return useMemo(() => {
    if (network === undefined) return undefined;
    const [only] = failed;
    const simulated = failed.length === 1 ? failures?.find(({ id }) => id === only)?.groups : several;
    const part = lostPart(network, failedElements(network, failed), simulated);
    const bySite = lossOfSites(network, part, new Set(failed));
    return {
      failed: new Set(failed),
      whole: part.whole,
      partly: new Set(part.partly.keys()),
      bySite,
      together: { ...sumLosses(bySite.values()), sites: [...bySite.keys()].filter((site) => site !== '') },
      isSimulated: simulated !== undefined,
    };
  }, [network, failures, failed, several]);
}

/** What several failures at once take beside what they unplug; undefined while that is not known. */
function useGroupsLost(failed: readonly string[], ask: Checks['groupsLost']): readonly string[] | undefined {
  const [known, setKnown] = useState<{ of: readonly string[]; groups: readonly string[] | undefined }>();
  useEffect(() => {
    if (ask === undefined) return;
    let isCurrent = true;
    ask(failed).then(
      (groups) => isCurrent && setKnown({ of: failed, groups }),
      (error: unknown) => console.warn('The failures could not be simulated.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [failed, ask]);
  return known?.of === failed ? known.groups : undefined;
}
