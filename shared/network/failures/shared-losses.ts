import type { TopologyNode } from '../../contract/topology-items.ts';
import type { Cut, Cuts } from '../graph/cut-search.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { type SharedGroup, sharedGroups } from '../graph/shared-groups.ts';

/** How many of a group one failure cuts off. */
export interface PartLost {
  readonly node: TopologyNode;
  readonly quantity: number;
}

/**
 * What each failure takes of the groups that are attached to several devices: those for whom the devices that are
 * left have no place. Takes time in proportion to the places where they hang and to how many cuts lie above one
 * another.
 */
export function sharedLosses(
  index: NetworkIndex,
  { reached, cuts }: Cuts,
): ReadonlyMap<string, readonly PartLost[]> {
  const positions = new Map(reached.map(({ id }, at) => [id, at]));
  const cutAt = innermostCuts(cuts, reached.length);
  const losses = new Map<string, PartLost[]>();
  for (const group of sharedGroups(index).values()) {
    let places = 0;
    const gone = new Map<string, number>();
    for (const tap of group.taps) {
      const at = positions.get(tap.node.id);
      if (at === undefined) continue;
      places += tap.places;
      const add = (id: string) => gone.set(id, (gone.get(id) ?? 0) + tap.places);
      add(tap.node.id);
      for (let range = cutAt[at]; range !== undefined; range = range.around) add(idOf(range.cut));
    }
    for (const [id, lost] of gone) addTo(losses, id, group, places, lost);
  }
  return losses;
}

const idOf = ({ element }: Cut): string => ('node' in element ? element.node.id : element.edge.id);

function addTo(
  losses: Map<string, PartLost[]>,
  id: string,
  { node, behind }: SharedGroup,
  places: number,
  gone: number,
): void {
  const quantity = Math.min(node.quantity, places) - Math.min(node.quantity, places - gone);
  if (quantity === 0) return;
  const parts = losses.get(id) ?? [];
  losses.set(id, parts);
  parts.push({ node, quantity });
  for (const other of behind) {
    const passed = Math.min(node.quantity, other.quantity);
    parts.push({ node: other, quantity: Math.round((passed * quantity) / node.quantity) });
  }
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly cut: Cut;
  around?: Range;
}

/** For each place of the search the smallest part around it that is cut off; parts lie within one another or apart. */
function innermostCuts(cuts: readonly Cut[], length: number): (Range | undefined)[] {
  const ranges = cuts
    .flatMap((cut) => cut.lost.map(([from, to]): Range => ({ from, to, cut })))
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const innermost: (Range | undefined)[] = [];
  const open: Range[] = [];
  let next = 0;
  for (let at = 0; at < length; at += 1) {
    while ((open.at(-1)?.to ?? length) <= at) open.pop();
    for (let range = ranges[next]; range?.from === at; range = ranges[next]) {
      const around = open.at(-1);
      if (around !== undefined) range.around = around;
      open.push(range);
      next += 1;
    }
    innermost.push(open.at(-1));
  }
  return innermost;
}
