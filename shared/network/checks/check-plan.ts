import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { indexNetwork } from '../graph/network-index.ts';
import { devicesById } from '../hardware/devices.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { checkBudget } from './budget.ts';
import { type CheckAnswer, type CheckId, type CheckResult, resultOf } from './finding.ts';
import { checkFirewallThroughput } from './firewall-throughput.ts';
import { gigabitAccessPoints } from './gigabit-access-points.ts';
import { checkOversubscription } from './oversubscription.ts';
import { checkPlausibility } from './plausibility.ts';
import { checkPoe } from './poe.ts';
import { checkPorts } from './ports.ts';
import { providersInOwnAs } from './provider-as.ts';
import { checkRackAndPower } from './rack-and-power.ts';
import { checkRedundancy } from './redundancy.ts';
import { slowHostPorts } from './slow-host-ports.ts';
import { checkSubnets } from './subnets.ts';
import { thinEdgeLinks } from './thin-edge-links.ts';
import { thinUplinks } from './thin-uplinks.ts';
import { checkTraceability } from './traceability.ts';
import { checkUniqueness } from './uniqueness.ts';

export interface CheckInput {
  readonly graph: Graph;
  readonly requirements: Requirements;
  /** Models that nodes name by `equipmentId`. */
  readonly devices: readonly Device[];
}

/** The eleven checks that read a plan or a drawing; in the order of `checkTitles`. Pure. */
export function checkPlan({ graph, requirements, devices }: CheckInput): CheckResult[] {
  const index = indexNetwork(graph);
  const deviceOf = devicesById(devices);
  const figures = assumptionsOf(requirements);
  const answers: Readonly<Record<PlanCheckId, () => CheckAnswer>> = {
    redundancy: () => checkRedundancy(index, requirements),
    ports: () => checkPorts(index, deviceOf),
    poe: () => checkPoe(index, deviceOf, figures),
    oversubscription: () => ({
      findings: [
        ...checkOversubscription(index, deviceOf, figures).findings,
        ...slowHostPorts(index, requirements),
        ...thinUplinks(index, requirements, figures),
        ...thinEdgeLinks(index, requirements),
      ],
      ...gigabitAccessPoints(index),
    }),
    subnets: () => checkSubnets(index),
    uniqueness: () => ({
      findings: [...checkUniqueness(index).findings, ...providersInOwnAs(index, requirements)],
    }),
    'firewall-throughput': () => checkFirewallThroughput(index, requirements, deviceOf),
    'rack-and-power': () => checkRackAndPower(index, requirements, deviceOf),
    budget: () => checkBudget(index, requirements, deviceOf),
    traceability: () => checkTraceability(index, requirements),
    plausibility: () => checkPlausibility(index, requirements, deviceOf),
  };
  return checkIds.map((id) => resultOf(id, answers[id]()));
}

const checkIds = [
  'redundancy',
  'ports',
  'poe',
  'oversubscription',
  'subnets',
  'uniqueness',
  'firewall-throughput',
  'rack-and-power',
  'budget',
  'traceability',
  'plausibility',
] as const satisfies readonly CheckId[];

type PlanCheckId = (typeof checkIds)[number];
