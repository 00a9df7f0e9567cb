import type { TopologyNode } from '../../contract/topology-items.ts';
import type { BillLine } from '../../equipment/bill/bill-line.ts';
import { estimatedPrice } from '../../equipment/link-parts.ts';
import { isFortiGate, isLedByFortiGate } from '../configuration/services/manager-services.ts';
import { familyOf } from '../configuration/services/wireless-families.ts';

/** What the FortiLAN cloud manages without a licence (Fortinet's course on its wireless LAN: 30 access points at 3 sites). */
const free = { accessPoints: 30, sites: 3 } as const;

/**
 * Licences of a cloud that manages access points and asks for them beyond a number: of FortiAPs that no FortiGate leads. Other makers' clouds
 * ask for one from the first on, which is a line of the model.
 */
export function cloudLines(nodes: readonly TopologyNode[]): BillLine[] {
  const hasFortiGate = nodes.some(isFortiGate);
  const own = nodes.filter((node) => isFortiAp(node) && !(hasFortiGate && isLedByFortiGate(node)));
  const quantity = own.reduce((sum, node) => sum + node.quantity, 0);
  const sites = [...new Set(own.flatMap(({ site }) => site ?? []))];
  if (quantity <= free.accessPoints && sites.length <= free.sites) return [];
  return [
    {
      kind: 'licence',
      manufacturer: 'Fortinet',
      name: 'FortiLAN Cloud for an access point, 1 year',
      partNumber: '',
      quantity,
      places: [{ role: 'wireless', quantity, sites }],
      price: estimatedPrice(60),
      streetPrice: estimatedPrice(42),
      isPriceEstimate: true,
      isYearly: true,
    },
  ];
}

const isFortiAp = ({ type, model }: TopologyNode): boolean =>
  type === 'accesspoint' && model !== undefined && familyOf(model)?.name === 'FortiAP';
