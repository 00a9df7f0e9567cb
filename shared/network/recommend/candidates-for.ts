import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { yearsAfter } from '../../vocabulary/days.ts';
import { deviceKindOf } from '../hardware/device-kind.ts';
import { failuresOf } from './constraints.ts';
import { demandsOfPlan } from './demands-of-plan.ts';

/** A device that could stand at places of a plan, with what it fails there, in sentences. */
export interface Candidate {
  readonly device: Device;
  /** None where it can do the job of each place. */
  readonly failures: readonly string[];
}

export interface CandidatesInput {
  readonly requirements: Requirements;
  readonly graph: Graph;
  readonly nodes: readonly TopologyNode[];
  readonly devices: readonly Device[];
  /** The day of the question, as `2026-03-31`. */
  readonly today: string;
}

/**
 * Devices of the places' own category: those that meet every demand first, the cheapest of them first, then those that
 * fail least. None where the places are of different categories, or take no device.
 */
export function candidatesFor({ requirements, graph, nodes, devices, today }: CandidatesInput): Candidate[] {
  const categories = new Set(nodes.map((node) => deviceKindOf(node)?.category));
  const [category] = categories;
  if (category === undefined || categories.size !== 1) return [];
  const demandsOf = demandsOfPlan(requirements, graph);
  const demands = nodes.map((node) => demandsOf(node));
  const horizon = { today, until: yearsAfter(today, requirements.growth.years) };
  return devices
    .filter((device) => device.category === category)
    .map((device): Candidate => {
      const failures = demands.flatMap((one) => failuresOf(device, one, horizon));
      return { device, failures: [...new Set(failures.map((failure) => failure.describe().sentence))] };
    })
    .sort(
      (a, b) =>
        a.failures.length - b.failures.length ||
        priceOf(a.device) - priceOf(b.device) ||
        nameOf(a.device).localeCompare(nameOf(b.device)),
    );
}

const priceOf = ({ price }: Device): number => price?.amount ?? Number.POSITIVE_INFINITY;
const nameOf = ({ manufacturer, model }: Device): string => `${manufacturer} ${model}`;
