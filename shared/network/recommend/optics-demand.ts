import type { Device } from '../../contract/device.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { cablePart, opticPart } from '../../equipment/link-parts.ts';
import { cableNames, pluggedInto, spanOf } from '../../equipment/plugged-in.ts';
import { convert } from '../../vocabulary/exchange-rates.ts';
import { fitDevice } from './fit-device.ts';
import type { Bundle } from './fit-ports.ts';
import type { Demands, OpticDemand } from './need.ts';
import type { PlanLink } from './plan-links.ts';
import { portSpeedFor } from './port-uses.ts';

/** What a device's own end of each fibre link takes, circuits apart: they take a socket where one is left. */
export function opticDemands(node: TopologyNode, links: readonly PlanLink[]): OpticDemand[] {
  const kinds = new Map<string, OpticDemand>();
  for (const { edge, other, ports, mbps } of links) {
    if (edge.medium !== 'fibre' || edge.type === 'wan' || ports === 0) continue;
    const speedMbps = portSpeedFor(mbps / ports, 'fibre');
    const { lengthM = 0 } = edge;
    const isBetweenBuildings = node.site === other.site && node.building !== other.building;
    const span = spanOf({ speedMbps, lengthM, isBetweenBuildings });
    if (span === undefined) continue;
    const key = opticKind({ speedMbps, span, isBetweenBuildings });
    const before = kinds.get(key);
    kinds.set(key, {
      speedMbps,
      count: ports + (before?.count ?? 0),
      span,
      lengthM: Math.max(lengthM, before?.lengthM ?? 0),
      isBetweenBuildings,
    });
  }
  return [...kinds.values()];
}

/** What is plugged into one end of a link costs in a device of this maker whose port has this speed in Mbit/s; a direct-attach cable is paid for by its two ends. */
export type EndCosts = (demand: OpticDemand, manufacturer: string, speedMbps: number) => number;

/** In a currency; each kind of end is looked up once. */
export function endCostsIn(currency: string): EndCosts {
  const known = new Map<string, number>();
  return ({ lengthM, isBetweenBuildings }, manufacturer, speedMbps) => {
    const key = `${manufacturer} ${speedMbps} ${lengthM} ${isBetweenBuildings}`;
    const cost =
      known.get(key) ?? costAtEnd({ lengthM, isBetweenBuildings }, { manufacturer, speedMbps, currency });
    known.set(key, cost);
    return cost;
  };
}

/**
 * What is plugged into a device costs, from its maker. A link that the device's ports carry only in a bundle costs what more is
 * plugged in, at both of its ends.
 */
export function opticsCost(
  { ports, optics = [] }: Demands,
  device: Pick<Device, 'category' | 'manufacturer' | 'model' | 'specs'>,
  endCost: EndCosts,
): number {
  const { manufacturer } = device;
  const atOneEnd = (demand: OpticDemand, speedMbps: number) => endCost(demand, manufacturer, speedMbps);
  const ownEnds = optics.reduce((sum, demand) => sum + demand.count * atOneEnd(demand, demand.speedMbps), 0);
  const { bundles } = fitDevice(device, ports);
  return bundles.reduce((sum, bundle) => sum + 2 * moreAtOneEnd(bundle, optics, atOneEnd), ownEnds);
}

interface Part {
  readonly manufacturer: string;
  readonly speedMbps: number;
  readonly currency: string;
}

function costAtEnd(
  { lengthM, isBetweenBuildings }: Pick<OpticDemand, 'lengthM' | 'isBetweenBuildings'>,
  { manufacturer, speedMbps, currency }: Part,
): number {
  const plugged = pluggedInto({ speedMbps, lengthM, isBetweenBuildings, makers: [manufacturer] });
  if (plugged === undefined) return 0;
  const part =
    plugged.kind === 'transceivers'
      ? opticPart({ manufacturer, standard: plugged.transceiver.standard })
      : cablePart({ manufacturer, cable: cableNames[plugged.kind], speedMbps, lengthM });
  const ends = plugged.kind === 'transceivers' ? 1 : 2;
  return ((part && convert(part.price, currency)) ?? 0) / ends;
}

/** The dearest links of the bundles' speed are counted, since any of them may be bundled. */
function moreAtOneEnd(
  { links, members, of, speedMbps }: Bundle,
  optics: readonly OpticDemand[],
  atOneEnd: (demand: OpticDemand, speedMbps: number) => number,
): number {
  let left = links;
  return optics
    .filter((demand) => demand.speedMbps === speedMbps)
    .map((demand) => ({
      count: demand.count,
      more: members * atOneEnd(demand, of) - atOneEnd(demand, speedMbps),
    }))
    .sort((a, b) => b.more - a.more)
    .reduce((sum, { count, more }) => {
      const bundled = Math.min(count, left);
      left -= bundled;
      return sum + bundled * more;
    }, 0);
}

const opticKind = ({
  speedMbps,
  span,
  isBetweenBuildings,
}: Pick<OpticDemand, 'speedMbps' | 'span' | 'isBetweenBuildings'>): string =>
  `${speedMbps} ${span} ${isBetweenBuildings}`;

/** The larger number of each kind: places of one need get the same model, and none is compared by fewer than it takes. */
export function greaterOptics(a: readonly OpticDemand[], b: readonly OpticDemand[]): OpticDemand[] {
  const kinds = new Map<string, OpticDemand>();
  for (const demand of [...a, ...b]) {
    const key = opticKind(demand);
    if (demand.count > (kinds.get(key)?.count ?? 0)) kinds.set(key, demand);
  }
  return [...kinds.values()];
}
