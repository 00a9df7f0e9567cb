import type { TopologyNode } from '../../contract/topology-items.ts';
import type { BillLine } from '../../equipment/bill/bill-line.ts';
import { cabinetsOf, isInCabinet } from '../sizing/yard.ts';

/** What the switches outdoors stand in. No price is known: it follows from the site's climate, mounting and supply. */
export function enclosureLines(nodes: readonly TopologyNode[]): BillLine[] {
  const own = nodes.filter(isInCabinet);
  if (own.length === 0) return [];
  const quantity = cabinetsOf(own);
  return [
    {
      kind: 'enclosure',
      manufacturer: '',
      name: 'Cabinet for outdoors, IP65, with power, surge protection and earth',
      partNumber: '',
      quantity,
      places: [{ role: 'access', quantity, sites: [...new Set(own.flatMap(({ site }) => site ?? []))] }],
      isPriceEstimate: false,
      isYearly: false,
    },
  ];
}
