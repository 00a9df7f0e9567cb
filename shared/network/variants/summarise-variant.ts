import type { Requirements } from '../../contract/requirements.ts';
import { type Graph, layers, type TopologyNode } from '../../contract/topology.ts';
import { type BillSum, billOfMaterials, type MoneySum } from '../../equipment/bill-of-materials.ts';
import type { Device } from '../../equipment/device.ts';
import { checkNetwork } from '../checks/check-network.ts';
import type { Finding } from '../checks/finding.ts';
import { countDevices } from '../count-devices.ts';
import { siteAvailability } from '../failures/availability.ts';

export interface VariantFinding extends Pick<Finding, 'severity' | 'sentence'> {
  /** Title of the check that it comes from. */
  readonly check: string;
}

/** The figures by which variants are compared. */
export interface VariantSummary {
  readonly devices: number;
  /** Devices of each layer that has any, from the provider down. */
  readonly layers: readonly { readonly layer: TopologyNode['layer']; readonly devices: number }[];
  /** A sum for each currency; transceivers and WLAN controllers, which the topology does not draw, are not in it. */
  readonly money: readonly MoneySum[];
  /** Devices without a model, or whose price is not known: in none of `money`. */
  readonly devicesWithoutPrice: number;
  readonly watts: BillSum;
  readonly rackUnits: BillSum;
  /** Ports of access switches that no link takes. */
  readonly accessPortsLeft: number;
  /** Estimated hours a year that a site is without internet, of the worst site and on the mean; 0 sites, 0 hours. */
  readonly worstSite: { readonly site: string; readonly downHours: number } | undefined;
  readonly meanDownHours: number;
  readonly findings: readonly VariantFinding[];
}

export interface SummaryInput {
  readonly graph: Graph;
  readonly requirements: Requirements;
  readonly devices: readonly Device[];
}

/** Counts, adds up and checks one variant's plan. */
export function summariseVariant(input: SummaryInput): VariantSummary {
  const { graph } = input;
  const bought = graph.nodes.filter(isBought);
  const bill = billOfMaterials(itemsOf(bought, input.devices));
  const sites = siteAvailability(graph);
  const [worst] = sites.toSorted((a, b) => b.downHours - a.downHours);
  return {
    devices: countDevices(graph),
    layers: layers.flatMap((layer) => {
      const devices = countDevices({ nodes: bought.filter((node) => node.layer === layer) });
      return devices === 0 ? [] : [{ layer, devices }];
    }),
    money: bill.money,
    devicesWithoutPrice: countDevices({ nodes: bought }) - bill.pieces + bill.piecesWithoutPrice,
    watts: bill.watts,
    rackUnits: bill.rackUnits,
    accessPortsLeft: bought.reduce(
      (sum, { type, layer, ports }) =>
        sum + (type === 'switch' && layer === 'access' && ports ? ports.total - ports.used : 0),
      0,
    ),
    worstSite: worst && { site: worst.site, downHours: worst.downHours },
    meanDownHours: sites.reduce((sum, { downHours }) => sum + downHours, 0) / Math.max(1, sites.length),
    findings: checkNetwork(input).flatMap(({ title, findings }) =>
      findings.map(({ severity, sentence }) => ({ check: title, severity, sentence })),
    ),
  };
}

const isBought = ({ type }: TopologyNode): boolean => type !== 'user' && type !== 'internet';

function itemsOf(nodes: readonly TopologyNode[], devices: readonly Device[]) {
  const quantities = new Map<string, number>();
  for (const { equipmentId, quantity } of nodes) {
    if (equipmentId !== undefined) quantities.set(equipmentId, (quantities.get(equipmentId) ?? 0) + quantity);
  }
  return devices.flatMap((device) => {
    const quantity = quantities.get(device.id);
    return quantity === undefined ? [] : [{ device, quantity }];
  });
}
