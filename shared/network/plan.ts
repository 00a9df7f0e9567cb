import type { ExistingNetwork } from '../contract/designs.ts';
import type { Device } from '../contract/device.ts';
import type { Requirements } from '../contract/requirements.ts';
import type { Graph } from '../contract/topology.ts';
import { assignAddresses } from './addressing/assign-addresses.ts';
import { type KeptDevices, markExisting } from './existing/mark-existing.ts';
import { assignPorts } from './models/assign-ports.ts';
import { bundlePairs } from './models/bundle-pairs.ts';
import { type AssignedDevice, chooseModels } from './models/choose-models.ts';
import { nameControllers } from './models/name-controllers.ts';
import { nameModels } from './models/name-models.ts';
import { rejectBudget } from './models/reject-budget.ts';
import { placeNodes } from './positions/place-nodes.ts';
import { recommend } from './recommend/recommend.ts';
import { effectiveSites } from './requirements/effective-sites.ts';
import { circuitRates } from './sizing/circuit-rates.ts';
import { rejectContradictions } from './sizing/reject-contradictions.ts';
import { rejectTooLarge } from './sizing/reject-too-large.ts';
import { sizeSites } from './sizing/size-sites.ts';
import { drawNetwork } from './topology/draw-network.ts';
import { planSiteVlans } from './vlans/plan-site-vlans.ts';

/** What a network is planned from. */
export interface NetworkInput {
  readonly requirements: Requirements;
  readonly existing?: ExistingNetwork;
  /** Every device that may be recommended. */
  readonly devices: readonly Device[];
  /** What the design's equipment has already. */
  readonly assigned: readonly AssignedDevice[];
  /** The day of the plan, as `2026-03-31`. */
  readonly today: string;
}

/**
 * Plans the whole network with a real model at each place, each link on named ports of them, and what is laid
 * between: complete enough to order from and to patch by. Pure and deterministic. Everything derived from a graph,
 * planned or edited, follows: `control-plane`, `checks`, `failures`, `cables`.
 *
 * @throws Refusal `unprocessable` as `planTopology` does, and for a budget below the cheapest devices.
 */
export function planNetwork(input: NetworkInput): Graph {
  const { graph, kept } = planPlaces(input);
  const advice = recommend({ ...input, graph });
  rejectBudget(advice);
  const chosen = chooseModels(advice.roles, input);
  const models = nameModels(graph, kept, chosen);
  nameControllers(graph, advice, chosen, models);
  bundlePairs(graph, models);
  assignPorts(graph, models, input.requirements);
  return graph;
}

/**
 * The network with its places for devices, which of them an existing device keeps, and those devices by node: what the
 * recommendation goes by.
 *
 * @throws Refusal as `planTopology` does.
 */
export function planPlaces(input: Omit<NetworkInput, 'assigned'>): { graph: Graph; kept: KeptDevices } {
  const graph = planTopology(input.requirements, input.existing);
  const kept = markExisting(graph, input);
  return { graph, kept };
}

/**
 * The network that the requirements ask for, without models: devices, links, VLANs and addresses, each saying why it
 * is there. Addresses keep clear of an existing network's. Pure and deterministic: the same requirements make the
 * same plan, ids included.
 *
 * @throws Refusal `unprocessable` when there are no users, requirements contradict each other, the private block is
 *   too small, or the network exceeds what a topology can have; `details.fields` names what to change.
 */
export function planTopology(requirements: Requirements, existing?: ExistingNetwork): Graph {
  const sites = effectiveSites(requirements);
  rejectContradictions(sites, requirements);
  rejectTooLarge(sites, requirements);
  const sized = sizeSites(sites, requirements);
  const circuits = circuitRates(sized, requirements);
  const vlans = planSiteVlans(sized, requirements);
  const drawn = drawNetwork({ requirements, sized, circuits, vlans });
  const subnets = assignAddresses(drawn, requirements, existing?.currentIPScheme);
  const graph = { nodes: drawn.draft.nodes, edges: drawn.draft.edges, subnets };
  placeNodes(graph);
  return graph;
}
