import type { TopologyNode } from '../../contract/topology-items.ts';
import { cablePart, opticPart } from '../../equipment/link-parts.ts';
import { fastestSfpMbps, transceiverFor, twinaxM } from '../../equipment/optics.ts';
import { convert } from '../../vocabulary/exchange-rates.ts';
import type { OpticDemand } from './need.ts';
import type { PlanLink } from './plan-links.ts';
import { portSpeedFor } from './port-uses.ts';

/** What a device's own end of each fibre link takes, circuits apart: their provider decides how they end. */
export function opticDemands(node: TopologyNode, links: readonly PlanLink[]): OpticDemand[] {
  const kinds = new Map<string, OpticDemand>();
  for (const { edge, other, ports, mbps } of links) {
    if (edge.medium !== 'fibre' || edge.type === 'wan' || ports === 0) continue;
    const speedMbps = portSpeedFor(mbps / ports, 'fibre');
    const { lengthM = 0 } = edge;
    const isInRack = lengthM <= twinaxM[speedMbps > fastestSfpMbps ? 'QSFP' : 'SFP'];
    const isBetweenBuildings = node.site === other.site && node.building !== other.building;
    const standard = isInRack ? undefined : transceiverFor(speedMbps, lengthM, isBetweenBuildings)?.standard;
    if (!isInRack && standard === undefined) continue;
    const key = `${speedMbps} ${standard}`;
    const count = ports + (kinds.get(key)?.count ?? 0);
    kinds.set(key, { speedMbps, count, ...(standard !== undefined && { standard }) });
  }
  return [...kinds.values()];
}

/** What they cost from the maker of the device, in a currency: a direct-attach cable is paid for by its two ends. */
export function opticsCost(manufacturer: string, demands: readonly OpticDemand[], currency: string): number {
  return demands.reduce((sum, { standard, speedMbps, count }) => {
    const part =
      standard === undefined
        ? cablePart({ manufacturer, cable: 'DAC twinax', speedMbps, lengthM: rackM })
        : opticPart({ manufacturer, standard });
    const each = part && convert(part.price, currency);
    return sum + ((each ?? 0) * count) / (standard === undefined ? 2 : 1);
  }, 0);
}

/** Metres of a cable within a rack. */
const rackM = 3;

/** The larger number of each kind: places of one need get the same model, and none is compared by fewer than it takes. */
export function greaterOptics(a: readonly OpticDemand[], b: readonly OpticDemand[]): OpticDemand[] {
  const kinds = new Map<string, OpticDemand>();
  for (const demand of [...a, ...b]) {
    const key = `${demand.speedMbps} ${demand.standard}`;
    if (demand.count > (kinds.get(key)?.count ?? 0)) kinds.set(key, demand);
  }
  return [...kinds.values()];
}
