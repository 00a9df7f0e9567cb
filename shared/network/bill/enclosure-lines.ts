import type { Requirements } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import type { BillLine } from '../../equipment/bill/bill-line.ts';
import { countCabinets, isInCabinet } from '../sizing/yard.ts';

/** What the switches outdoors stand in. No price is known: it follows from the site's climate, mounting and supply. */
export function enclosureLines(
  nodes: readonly TopologyNode[],
  requirements: Pick<Requirements, 'sites'>,
): BillLine[] {
  const own = nodes.filter(isInCabinet(requirements));
  if (own.length === 0) return [];
  const quantity = countCabinets(own);
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
