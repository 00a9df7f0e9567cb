import type { ExistingNetwork } from '../contract/designs.ts';
import type { Device } from '../contract/device.ts';
import type { Requirements } from '../contract/requirements.ts';
import type { Graph } from '../contract/topology-items.ts';
import { assignAddresses, hasRoomFor } from './addressing/assign-addresses.ts';
import { type KeptDevices, markExisting } from './existing/mark-existing.ts';
import { noStacks, type Stacks } from './graph/stacks.ts';
import { assignRepeatedPorts } from './models/assign-repeated-ports.ts';
import { bundlePairs } from './models/bundle-pairs.ts';
import { bundleStacks } from './models/bundle-stacks.ts';
import { chooseModels } from './models/choose-models.ts';
import { leadFromCloud } from './models/lead-from-cloud.ts';
import { nameControllers } from './models/name-controllers.ts';
import { nameModels } from './models/name-models.ts';
import { stackedPairs } from './models/stacked-pairs.ts';
import { withinBudget } from './models/within-budget.ts';
import { placeNodes } from './positions/place-nodes.ts';
import type { RecommendInput } from './recommend/assess.ts';
import type { AssignedDevice } from './recommend/assigned-device.ts';
import { type ChosenDevices, chooseDevices } from './recommend/choose-devices.ts';
import { passOver } from './recommend/pass-over.ts';
import { effectiveSites } from './requirements/effective-sites.ts';
import { circuitRates } from './sizing/circuit-rates.ts';
import { rejectContradictions } from './sizing/reject-contradictions.ts';
import { rejectTooLarge } from './sizing/reject-too-large.ts';
import { sizeSites } from './sizing/size-sites.ts';
import { drawNetwork, type NetworkSizes } from './topology/draw-network.ts';
import { noRepeats, type RepeatedSites, repeatedSites } from './topology/repeated-sites.ts';
import { standIns } from './topology/stand-ins.ts';
import type { ControllerPlace } from './topology/wireless-controllers.ts';
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
 * @throws Refusal `unprocessable` as `planTopology` does, and for a budget below the cheapest plan.
 */
export function planNetwork(input: NetworkInput): Graph {
  const sizes = sizesOf(input.requirements);
  return withinBudget(
    (forDevices) => planFor(input, sizes, forDevices === undefined ? {} : { forDevices }),
    input.requirements,
    input.devices,
  );
}

/** The plan, chosen again where a device lacks a port for one of its links. */
function planFor(input: NetworkInput, sizes: Sizes, choosing: Pick<RecommendInput, 'forDevices'>): Planned {
  const passedOver: PassedOver = { unfit: new Map(), sites: sitesNamed(input.assigned) };
  const first = planWith(input, sizes, passedOver, choosing);
  if (first.lacking.size === 0) return first;
  // A bundle takes as many ports at its other end, which no place by itself can tell.
  const again = { ...choosing, bundlesLast: true };
  let last = planWith(input, sizes, passedOver, again);
  let best = openPlaces(last) < openPlaces(first) ? last : first;
  for (let time = 0; time < mostChosenAgain && markUnfit(passedOver, last); time += 1) {
    last = planWith(input, sizes, passedOver, again);
    if (openPlaces(last) < openPlaces(best)) best = last;
  }
  return best;
}

/**
 * Demands count the ports of a model, and links choose theirs one after the other: where one finds none, its device is chosen
 * once more. Default.
 */
const mostChosenAgain = 3;

interface Planned {
  readonly graph: Graph;
  readonly advice: ChosenDevices;
  /** Devices that lack a port for one of their links. */
  readonly lacking: ReadonlySet<string>;
}

/** What is passed over where, and the sites of which that or the design's equipment says something. */
interface PassedOver {
  readonly unfit: Map<string, Set<string>>;
  readonly sites: Set<string>;
}

const sitesNamed = (assigned: readonly AssignedDevice[]): Set<string> =>
  new Set(assigned.flatMap(({ uses }) => uses.flatMap(({ sites }) => sites)));

/**
 * Models are chosen for an outline, in which one site stands for all that are drawn like it. What is there is placed device by
 * device, so then every site stands for itself.
 */
function planWith(
  input: NetworkInput,
  sizes: Sizes,
  { unfit, sites }: PassedOver,
  choosing: Pick<RecommendInput, 'bundlesLast' | 'forDevices'>,
): Planned {
  const isNew = (input.existing?.currentDevices ?? []).length === 0;
  const repeated = isNew ? repeatedSites({ ...sizes, vlans: sizes.vlans[0] }, sites) : noRepeats;
  const outline = placesOf(input, sizes, { ...whole, outlined: repeated });
  const advice = chooseDevices({ ...input, ...choosing, unfit, graph: outline.graph, repeated });
  const chosen = chooseModels(advice.roles, input);
  const likeOfOutline = standIns(outline.graph, repeated);
  const stacks = stackedPairs(
    outline.graph,
    ({ id }) => outline.kept.get(id) ?? chosen.models.get(likeOfOutline.get(id)?.id ?? id)?.device,
  );
  // A stack has other links and addresses than two switches, and controllers follow from access points: the same places are drawn once more.
  const controllers = controllerPlaces(advice.roles);
  const isDrawn = stacks.size === 0 && repeated.size === 0 && controllers.length === 0;
  const { graph, kept } = isDrawn
    ? outline
    : placesOf(input, withControllers(sizes, controllers), { stacks, outlined: noRepeats, controllers });
  placeNodes(graph);
  const like = standIns(graph, repeated);
  const models = nameModels(graph, kept, chosen, like);
  nameControllers(graph, advice, chosen, models, like);
  leadFromCloud(graph, models);
  bundlePairs(graph, models);
  bundleStacks(graph);
  const alike = withoutSites(repeated, new Set(controllers.map(({ site }) => site)));
  const lacking = assignRepeatedPorts(graph, models, input.requirements, alike, like);
  return { graph, advice, lacking };
}

/** Where the chosen access points are led by controllers that have a model. */
const controllerPlaces = (roles: ChosenDevices['roles']): ControllerPlace[] =>
  roles.flatMap(({ role, places: [place], choice, demands, quantity }) =>
    role === 'controller' && place !== undefined && choice !== null
      ? [
          {
            id: place.nodeId,
            site: place.site,
            quantity,
            links: demands.ports[0]?.count ?? 1,
            accessPoints: demands.accessPoints?.count ?? 0,
          },
        ]
      : [],
  );

/** With room for them in the management network of their sites. */
function withControllers(sizes: Sizes, controllers: readonly ControllerPlace[]): Sizes {
  if (controllers.length === 0) return sizes;
  const at = Map.groupBy(controllers, ({ site }) => site);
  const countAt = (site: string) => (at.get(site) ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...sizes, vlans: planSiteVlans(sizes.sized, sizes.requirements, countAt) };
}

/** Sites with something of their own are no more like another. */
const withoutSites = (repeated: RepeatedSites, sites: ReadonlySet<string>): RepeatedSites =>
  sites.size === 0
    ? repeated
    : new Map([...repeated].filter(([site, like]) => !sites.has(site) && !sites.has(like)));

/** Adds what was chosen at the places that lack a port; whether there is anything to choose again. */
function markUnfit({ unfit, sites }: PassedOver, { graph, lacking }: Planned): boolean {
  let isNew = false;
  for (const node of lacking.size > 0 ? graph.nodes : []) {
    if (!lacking.has(node.id) || node.equipmentId === undefined || node.status === 'kept') continue;
    isNew = passOver(unfit, node, node.equipmentId) || isNew;
    if (node.site !== undefined) sites.add(node.site);
  }
  return isNew;
}

const openPlaces = ({ graph, lacking }: Planned): number =>
  lacking.size + graph.nodes.filter(({ unmet }) => unmet !== undefined).length;

/**
 * The network with its places for devices, which of them an existing device keeps, and those devices by node: what the
 * recommendation goes by.
 *
 * @throws Refusal as `planTopology` does.
 */
export const planPlaces = (input: Omit<NetworkInput, 'assigned'>): Places =>
  placesOf(input, sizesOf(input.requirements), whole);

interface Places {
  readonly graph: Graph;
  readonly kept: KeptDevices;
}

function placesOf(input: Omit<NetworkInput, 'assigned'>, sizes: Sizes, drawn: Drawn): Places {
  const graph = topologyOf(sizes, input.existing, drawn);
  return { graph, kept: markExisting(graph, input) };
}

/**
 * The network that the requirements ask for, without models: devices, links, VLANs and addresses, each saying why it
 * is there. Addresses keep clear of an existing network's. Pure and deterministic: the same requirements make the
 * same plan, ids included.
 *
 * @throws Refusal `unprocessable` when there are no users, requirements contradict each other, the private block is
 *   too small, or the network exceeds what a topology can have; `details.fields` names what to change.
 */
export const planTopology = (
  requirements: Requirements,
  existing?: ExistingNetwork,
  stacks: Stacks = noStacks,
): Graph => {
  const graph = topologyOf(sizesOf(requirements), existing, { ...whole, stacks });
  placeNodes(graph);
  return graph;
};

/** What is worked out once, however often the network is drawn. */
type Sizes = Omit<NetworkSizes, keyof Drawn | 'vlans'> & {
  /** The usual VLANs, then those that a smaller private block holds. */
  readonly vlans: ReturnType<typeof planSiteVlans>;
};

/** In which way it is drawn. */
type Drawn = Pick<NetworkSizes, 'stacks' | 'outlined' | 'controllers'>;

const whole: Drawn = { stacks: noStacks, outlined: noRepeats, controllers: [] };

function sizesOf(requirements: Requirements): Sizes {
  const sites = effectiveSites(requirements);
  rejectContradictions(sites, requirements);
  rejectTooLarge(sites, requirements);
  const circuits = circuitRates(sites, requirements);
  const sized = sizeSites(sites, requirements, circuits);
  return { requirements, sized, circuits, vlans: planSiteVlans(sized, requirements) };
}

/** Without the places of its nodes in the picture. */
function topologyOf(
  { vlans: [usual, ...tighter], ...sizes }: Sizes,
  existing: ExistingNetwork | undefined,
  how: Drawn,
): Graph {
  const { requirements } = sizes;
  const keepClearOf = existing?.currentIPScheme;
  let drawn = drawNetwork({ ...sizes, ...how, vlans: usual });
  for (const vlans of tighter) {
    if (hasRoomFor(drawn, requirements, keepClearOf)) break;
    drawn = drawNetwork({ ...sizes, ...how, vlans });
  }
  const subnets = assignAddresses(drawn, requirements, keepClearOf);
  return { nodes: drawn.draft.nodes, edges: drawn.draft.edges, subnets };
}
