import type { TopologyNode } from '../../contract/topology-items.ts';
import { assumptions, industrialModel, linkMbps } from '../requirements/assumptions.ts';
import type { Figures } from '../requirements/changeable-assumptions.ts';
import type { Closet } from '../sizing/closets.ts';
import { uplinkRate } from '../sizing/inside-rates.ts';

/** What a switch of a closet is joined to. */
export interface Ways {
  /** Out of the closet. */
  readonly upstream: readonly TopologyNode[];
  /** The switch of the same closet that a patch joins it to. */
  readonly patchedTo?: TopologyNode;
  /** How many switches of the closet send by an uplink of its own. */
  readonly behind: number;
}

/**
 * How the next switch of a closet is joined to what is above. Where that is one device, the first switch has the fibre and a patch joins
 * the others to it, as far as the oversubscription of the access layer lets them share it. Industrial switches below a pair are a ring: the first
 * and the last have a fibre each, and patches join them all. Others have fibres of their own to both.
 * @param before those of the closet that are drawn already
 */
export function nextWays(
  closet: Closet,
  before: readonly TopologyNode[],
  upstream: readonly TopologyNode[],
  figures: Figures,
): Ways {
  const most = mostBehind(closet, figures, upstream.length);
  const index = before.length;
  const [first, second] = upstream;
  const last = before.at(-1);
  if (first !== undefined && second !== undefined && isRing(closet, first, most)) {
    const own = index === 0 ? [first] : index === closet.switches - 1 ? [second] : [];
    return {
      upstream: own,
      ...(last && { patchedTo: last }),
      behind: index === 0 ? Math.ceil(closet.switches / 2) : Math.floor(closet.switches / 2),
    };
  }
  const inGroup = index % most;
  const head = before[index - inGroup];
  if (second === undefined && head !== undefined && inGroup > 0)
    return { upstream: [], patchedTo: head, behind: 1 };
  // Of a single layer the first switch of all may be in this closet.
  if (second === undefined && first !== undefined && before.includes(first))
    return { upstream: [], patchedTo: first, behind: 1 };
  return { upstream, behind: second === undefined ? Math.min(most, closet.switches - index) : 1 };
}

const isRing = ({ switches, model }: Closet, first: TopologyNode, most: number): boolean =>
  model === industrialModel && first.type === 'switch' && switches > 1 && switches <= 2 * most;

/** How many switches may share one uplink of their closet: as many as the first has slots for beside it, at most. */
function mostBehind(closet: Closet, figures: Figures, uplinks: number): number {
  const portsMbps = closet.model.ports * linkMbps.user;
  const byRate = Math.floor(
    (figures.accessOversubscription * uplinkRate(closet, figures, uplinks)) / portsMbps,
  );
  return Math.max(1, Math.min(byRate, assumptions.uplinkPorts - 1));
}
