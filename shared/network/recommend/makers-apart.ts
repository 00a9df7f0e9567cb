import type { Assessment } from './assess.ts';
import { cheapestBy } from './cheapest-by.ts';
import type { Need } from './need.ts';

/** A maker other than its domain's at a leaf site. */
export interface MakerApart {
  readonly maker: string;
  /** The domain's. */
  readonly keeps: string;
  /** Set where the site has equipment of the maker already. */
  readonly isThere?: true;
  /** How many times the cheapest that fits the domain's maker's own would cost, where that is why. */
  readonly keepsTimes?: number;
}

interface Makers {
  readonly domainMakerOf: (need: Need) => string | undefined;
  /** That of the switches at the sites of a need. */
  readonly switchMakerOf: (need: Need) => string | undefined;
  /** Of what the design's equipment has at a need's own sites, those of most pieces first. */
  readonly assignedTo: (assessment: Assessment) => readonly string[];
  /** All that the network has anyway. */
  readonly known: readonly string[];
  /** From so many times the cheapest that fits a model is too dear to keep to its maker. */
  readonly timesCheapest: number;
}

/**
 * A leaf site shares nothing but standard protocols with the others, so that the routers of its edge need not be of the edge's maker. They
 * stay with it as long as that costs less than what is worth a warning; beyond it they are of the maker of the site's switches, else of
 * another one that the network has, else of the one of the cheapest. Who made what stands there already goes first.
 */
export function makersApart(
  assessed: readonly Assessment[],
  { domainMakerOf, switchMakerOf, assignedTo, known, timesCheapest }: Makers,
): ReadonlyMap<Need, MakerApart> {
  const apart = new Map<Need, MakerApart>();
  const others = new Set(known);
  for (const assessment of assessed) {
    const { need, fitting } = assessment;
    const keeps = domainMakerOf(need);
    if (need.demands.isLeaf === undefined || keeps === undefined) continue;
    const byCost = [...cheapestBy([fitting], ({ device }) => device.manufacturer, [])].sort(
      ([a, one], [b, other]) => one.own - other.own || (a < b ? -1 : 1),
    );
    const [first] = byCost;
    if (first === undefined) continue;
    const [cheapest, { own: least }] = first;
    const costs = new Map(byCost.map(([maker, { own }]) => [maker, own]));
    const isReasonable = (maker = '') =>
      (costs.get(maker) ?? Number.POSITIVE_INFINITY) <= least * timesCheapest;
    const there = assignedTo(assessment).find((name) => costs.has(name));
    const inNetwork = byCost.flatMap(([name]) => (others.has(name) ? [name] : []));
    const maker = there ?? [keeps, switchMakerOf(need), ...inNetwork].find(isReasonable) ?? cheapest;
    if (maker === keeps) continue;
    others.add(maker);
    const own = costs.get(keeps);
    apart.set(need, {
      maker,
      keeps,
      ...(there !== undefined && { isThere: true }),
      ...(own !== undefined && { keepsTimes: Number((own / least).toFixed(1)) }),
    });
  }
  return apart;
}
