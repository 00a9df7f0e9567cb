import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { layers } from '../../contract/topology-kinds.ts';
import {
  type BillSum,
  isDevice as isDeviceLine,
  type MoneySum,
} from '../../equipment/bill/bill-of-materials.ts';
import { planBill } from '../bill/plan-bill.ts';
import { checkNetwork } from '../checks/check-network.ts';
import type { Finding } from '../checks/finding.ts';
import type { SimulationBounds } from '../checks/simulation-steps.ts';
import { siteAvailability } from '../failures/availability.ts';
import { countDevices } from '../graph/count-devices.ts';
import { isDevice } from '../graph/is-device.ts';
import { devicesById } from '../hardware/devices.ts';

export interface VariantFinding extends Pick<Finding, 'severity' | 'sentence'> {
  /** Title of the check that it comes from. */
  readonly check: string;
}

/** The figures by which variants are compared. */
export interface VariantSummary {
  readonly devices: number;
  /** Devices of each layer that has any, from the provider down. */
  readonly layers: readonly { readonly layer: TopologyNode['layer']; readonly devices: number }[];
  /** A sum for each currency of what is to be bought. */
  readonly money: readonly MoneySum[];
  /** Devices without a model, or whose price is not known: in none of `money`. */
  readonly devicesWithoutPrice: number;
  /** Plugged into ports. */
  readonly transceivers: number;
  readonly watts: BillSum;
  /** What its ports supply over Ethernet. */
  readonly poeWatts: number;
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
  const { requirements } = input;
  const deviceOf = devicesById(input.devices);
  const bill = planBill({ graph, requirements, deviceOf });
  // What stays is not bought again, and goes on to take power and room.
  const standing = graph.nodes.map((node) => ({ ...node, status: undefined }));
  const { watts, poeWatts, rackUnits } = planBill({
    graph: { ...graph, nodes: standing },
    requirements,
    deviceOf,
  });
  const quantity = (lines: typeof bill.lines) => lines.reduce((sum, line) => sum + line.quantity, 0);
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
    devicesWithoutPrice: quantity(bill.unpriced.filter(isDeviceLine)),
    transceivers: quantity(bill.lines.filter(({ kind }) => kind === 'optic')),
    watts,
    poeWatts,
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
