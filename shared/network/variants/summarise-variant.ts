import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { type Graph, layers, type TopologyNode } from '../../contract/topology.ts';
import { type BillSum, billOfMaterials, type MoneySum } from '../../equipment/bill-of-materials.ts';
import { checkNetwork } from '../checks/check-network.ts';
import type { Finding } from '../checks/finding.ts';
import type { SimulationBounds } from '../checks/simulation-steps.ts';
import { siteAvailability } from '../failures/availability.ts';
import { countDevices } from '../graph/count-devices.ts';
import { portCount } from '../graph/port-range.ts';

export interface VariantFinding extends Pick<Finding, 'severity' | 'sentence'> {
  /** Title of the check that it comes from. */
  readonly check: string;
}

/** The figures by which variants are compared. */
export interface VariantSummary {
  readonly devices: number;
  /** Devices of each layer that has any, from the provider down. */
  readonly layers: readonly { readonly layer: TopologyNode['layer']; readonly devices: number }[];
  /** A sum for each currency of what is to be bought; transceivers, and wireless controllers, which plans do not draw, are not in it. */
  readonly money: readonly MoneySum[];
  /** Devices without a model, or whose price is not known: in none of `money`. */
  readonly devicesWithoutPrice: number;
  /** Plugged into ports; in none of the sums, since they have no price here. */
  readonly transceivers: number;
  readonly watts: BillSum;
  readonly rackUnits: BillSum;
  /** Ports of access switches that no link takes. */
  readonly accessPortsLeft: number;
  /** Estimated hours a year that a site is without internet, of the worst site and on the mean; 0 sites, 0 hours. */
  readonly worstSite: { readonly site: string; readonly downHours: number } | undefined;
  readonly meanDownHours: number;
  readonly findings: readonly VariantFinding[];
  /** Checks that found nothing, but could not see everything, and why. */
  readonly notChecked: readonly { readonly check: string; readonly note: string }[];
}

export interface SummaryInput {
  readonly graph: Graph;
  readonly requirements: Requirements;
  readonly devices: readonly Device[];
}

/** Three variants are compared while somebody waits. */
const briefBounds: SimulationBounds = { devices: 200, failures: 10_000 };

/** Counts, adds up and checks one variant's plan. */
export function summariseVariant(input: SummaryInput): VariantSummary {
  const { graph } = input;
  const devices = graph.nodes.filter(isDevice);
  const bought = devices.filter(({ status }) => status !== 'kept');
  const bill = billOfMaterials(itemsOf(bought, input.devices));
  const { watts, rackUnits } = billOfMaterials(itemsOf(devices, input.devices));
  const sites = siteAvailability(graph);
  const checks = checkNetwork(input, briefBounds);
  const [worst] = sites.toSorted((a, b) => b.downHours - a.downHours);
  return {
    devices: countDevices(graph),
    layers: layers.flatMap((layer) => {
      const count = countDevices({ nodes: devices.filter((node) => node.layer === layer) });
      return count === 0 ? [] : [{ layer, devices: count }];
    }),
    money: bill.money,
    devicesWithoutPrice: countDevices({ nodes: bought }) - bill.pieces + bill.piecesWithoutPrice,
    transceivers: transceiversIn(graph),
    watts,
    rackUnits,
    accessPortsLeft: devices.reduce(
      (sum, { type, layer, ports }) =>
        sum + (type === 'switch' && layer === 'access' && ports ? ports.total - ports.used : 0),
      0,
    ),
    worstSite: worst && { site: worst.site, downHours: worst.downHours },
    meanDownHours: sites.reduce((sum, { downHours }) => sum + downHours, 0) / Math.max(1, sites.length),
    findings: checks.flatMap(({ title, findings }) =>
      findings.map(({ severity, sentence }) => ({ check: title, severity, sentence })),
    ),
    notChecked: checks.flatMap(({ outcome, title, note = '' }) =>
      outcome === 'not checked' ? [{ check: title, note }] : [],
    ),
  };
}

/** One in each port of an end that has any. */
const transceiversIn = ({ edges }: Graph): number =>
  edges.reduce((sum, { optics, sourcePort = '', targetPort = '' }) => {
    const source = optics?.source === undefined ? 0 : portCount(sourcePort);
    const target = optics?.target === undefined ? 0 : portCount(targetPort);
    return sum + source + target;
  }, 0);

const isDevice = ({ type }: TopologyNode): boolean => type !== 'user' && type !== 'internet';

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
