import { type Category, type PoeType, type Role, roles } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { modelRowOf } from '../graph/pairs.ts';
import { deviceKindOf } from '../hardware/device-kind.ts';
import { noRepeats, type RepeatedSites } from '../topology/repeated-sites.ts';
import type { RecommendInput } from './assess.ts';
import { demandsOfPlan } from './demands-of-plan.ts';
import type { Demands, Need, Place, PoeDemand, PortDemand } from './need.ts';
import { greaterOptics } from './optics-demand.ts';
import { leastOf, portKind } from './port-uses.ts';

/**
 * The devices that a plan asks for: nodes of one role and about one size together, so that the same model fills them.
 * A group's demands are the greatest of its nodes'. In the order of the roles, then of the plan. Existing devices
 * that are kept are not needed again. Places of a site that repeats another are called by the nodes of that one.
 */
export function needsOfPlan(
  requirements: Requirements,
  graph: Graph,
  unfit?: RecommendInput['unfit'],
  poeInCrowds?: PoeType,
  repeated = noRepeats,
): Need[] {
  const demandsOf = demandsOfPlan(requirements, graph, poeInCrowds, repeated);
  const twinOf = twinsOf(graph);
  const groups = new Map<string, Group[]>();
  const groupOf = new Map<TopologyNode, Group>();
  for (const { node, site } of placesIn(graph, repeated)) {
    const kind = deviceKindOf(node);
    // Controllers follow from the access points that are chosen.
    if (kind === undefined || kind.role === 'controller' || node.status === 'kept') continue;
    const twin = twinOf.get(modelRowOf(node) ?? '');
    // The two of a pair are of one model, also where only one of them lacks a port.
    const own = unfit?.get(modelRowOf(node) ?? node.id);
    const place = { nodeId: node.id, label: node.label, site, quantity: node.quantity };
    const before = groupOf.get(node);
    if (before) {
      before.places.push(place);
      continue;
    }
    const demands = { ...demandsOf(node), ...(twin && { twin }), ...(own && { unfit: own }) };
    const key = `${kind.role} ${twin?.id} ${[...(own ?? [])].join()} ${sizeOf(kind.category, demands)} ${abilityOf(demands)}`;
    const alike = groups.get(key) ?? [];
    groups.set(key, alike);
    let group = alike.find((known) => join(known, place, demands));
    if (group === undefined) {
      group = { ...kind, places: [place], demands };
      alike.push(group);
    }
    groupOf.set(node, group);
  }
  return [...groups.values()]
    .flat()
    .sort((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role))
    .map(({ role, category, places, demands }) => ({
      role,
      category,
      places,
      quantity: places.reduce((sum, { quantity }) => sum + quantity, 0),
      demands,
    }));
}

interface Group {
  readonly role: Role;
  readonly category: Category;
  readonly places: Place[];
  demands: Demands;
}

/** Every device of a plan with the site that it is for, in the order of the sites: those of a site that repeats another are that one's. */
function placesIn(
  { nodes }: Graph,
  repeated: RepeatedSites,
): readonly { readonly node: TopologyNode; readonly site: string }[] {
  if (repeated.size === 0) return nodes.map((node) => ({ node, site: node.site ?? '' }));
  const bySite = Map.groupBy(nodes, ({ site = '' }) => site);
  return [...bySite].flatMap(([site, own]) =>
    (bySite.get(repeated.get(site) ?? site) ?? own).map((node) => ({ node, site })),
  );
}

/**
 * Takes a node into a group, unless the greatest of all their demands were more than any of them has: one switch may
 * have more desks, another more access points, and none has as many ports as both numbers together.
 */
function join(group: Group, place: Place, demands: Demands): boolean {
  const together = covers(group.demands, demands) ? group.demands : greater(group.demands, demands);
  const most = step(portsOf(demands), portSteps);
  const powered = (together.poe?.ports ?? []).reduce((sum, { count }) => sum + count, 0);
  if (portsOf(together) > most || powered > most) return false;
  group.places.push(place);
  group.demands = together;
  return true;
}

const portsOf = ({ ports }: Demands): number =>
  ports.reduce((sum, { what, count }) => sum + (what === 'ports' ? count : 0), 0);

/** What stays of each row of devices that back each other up. */
function twinsOf({ nodes }: Graph): ReadonlyMap<string, NonNullable<Demands['twin']>> {
  return new Map(
    nodes.flatMap((node) => {
      const { status, equipmentId, model } = node;
      const row = modelRowOf(node);
      return status === 'kept' && equipmentId !== undefined && model && row !== undefined
        ? [[row, { id: equipmentId, name: `${model.manufacturer} ${model.model}` }]]
        : [];
    }),
  );
}

/** Nodes whose sizes read the same are filled by the same model. */
function sizeOf(category: Category, demands: Demands): string {
  const { ports, poe, rate } = demands;
  const kinds = [...new Set(ports.map(kindOfPorts))].sort();
  return [
    ...kinds,
    step(portsOf(demands), portSteps),
    poe === undefined ? 'no PoE' : step(poe.budgetW, poeSteps),
    // What a switch forwards follows from its ports.
    category === 'switch' ? '' : step(rate?.mbps ?? 0, rateSteps),
  ].join(' / ');
}

/** What a model must be and be able to do. */
const abilityOf = ({
  class: own,
  isStub,
  isLeaf,
  isFabric,
  replaces,
  capabilities = [],
  surroundings,
  minSupplies,
}: Demands): string =>
  `${own?.least} ${isStub} ${isLeaf} ${isFabric} ${replaces} ${surroundings} ${minSupplies} ${capabilities.map(({ capability }) => capability).join()}`;

/** Fast ports make a device expensive, so places that need few of them are not grouped with those that need many. */
function kindOfPorts({ medium, speedMbps, count }: PortDemand): string {
  const kind = `${medium} ${speedMbps}`;
  return speedMbps < leastFastMbps ? kind : `${step(count, fastPortSteps)} ${kind}`;
}

const step = (value: number, steps: readonly number[]): number =>
  steps.find((most) => most >= value) ?? Number.POSITIVE_INFINITY;

/** Usual sizes of switches in ports, of PoE budgets in watts, of circuits in Mbit/s. */
const portSteps = [8, 24, 48];
/** Where a switch for many ports of a speed begins to be another one than a switch for few. */
const fastPortSteps = [2, 4, 8, 16, 32, 64];
const leastFastMbps = 25_000;
const poeSteps = [370, 740, 1_440];
const rateSteps = [500, 1_000, 2_500, 5_000, 10_000, 20_000, 40_000, 100_000];

/** Whether the greater of two demands is the first, as it is among nodes that are alike. */
function covers(a: Demands, b: Demands): boolean {
  const isEnough = (most: number | undefined, other: number | undefined) =>
    other === undefined || (most !== undefined && most >= other);
  return (
    isEnough(a.rate?.mbps, b.rate?.mbps) &&
    isEnough(a.encrypted?.mbps, b.encrypted?.mbps) &&
    isEnough(a.remoteUsers?.count, b.remoteUsers?.count) &&
    isEnough(a.clients?.count, b.clients?.count) &&
    isEnough(a.besideGateway?.count, b.besideGateway?.count) &&
    isEnough(a.poe?.budgetW, b.poe?.budgetW) &&
    b.ports.every((own) =>
      a.ports.some(
        (most) =>
          isSameKind(most, own) &&
          most.count >= own.count &&
          leastOf(most) >= leastOf(own) &&
          (most.betweenMembers ?? 0) >= (own.betweenMembers ?? 0),
      ),
    ) &&
    (b.optics ?? []).every(({ speedMbps, span, count }) =>
      a.optics?.some((most) => most.speedMbps === speedMbps && most.span === span && most.count >= count),
    ) &&
    (b.poe?.ports ?? []).every((own) =>
      a.poe?.ports.some((most) => most.type === own.type && most.count >= own.count),
    )
  );
}

const isSameKind = (a: PortDemand, b: PortDemand): boolean =>
  a.what === b.what &&
  a.medium === b.medium &&
  a.speedMbps === b.speedMbps &&
  a.isPowering === b.isPowering &&
  a.isSingle === b.isSingle;

function greater(a: Demands, b: Demands): Demands {
  const poe = greaterPoe(a.poe, b.poe);
  const rate = larger(a.rate, b.rate, ({ mbps }) => mbps);
  const encrypted = larger(a.encrypted, b.encrypted, ({ mbps }) => mbps);
  const remoteUsers = larger(a.remoteUsers, b.remoteUsers, ({ count }) => count);
  const clients = larger(a.clients, b.clients, ({ count }) => count);
  const besideGateway = larger(a.besideGateway, b.besideGateway, ({ count }) => count);
  return {
    ...a,
    ports: greaterPorts(a.ports, b.ports),
    optics: greaterOptics(a.optics ?? [], b.optics ?? []),
    ...(poe === undefined ? {} : { poe }),
    ...(rate === undefined ? {} : { rate }),
    ...(encrypted === undefined ? {} : { encrypted }),
    ...(remoteUsers === undefined ? {} : { remoteUsers }),
    ...(clients === undefined ? {} : { clients }),
    ...(besideGateway === undefined ? {} : { besideGateway }),
  };
}

function greaterPorts(a: readonly PortDemand[], b: readonly PortDemand[]): PortDemand[] {
  const kinds = new Map<string, PortDemand>();
  for (const demand of [...a, ...b]) {
    const key = portKind(demand);
    const before = kinds.get(key);
    const most = before !== undefined && before.count >= demand.count ? before : demand;
    const leastMbps = Math.max(leastOf(demand), before ? leastOf(before) : 0);
    const betweenMembers = Math.max(demand.betweenMembers ?? 0, before?.betweenMembers ?? 0);
    kinds.set(key, {
      ...most,
      ...(leastMbps > leastOf(most) && { leastMbps }),
      ...(betweenMembers > 0 && { betweenMembers }),
    });
  }
  return [...kinds.values()];
}

function greaterPoe(a: PoeDemand | undefined, b: PoeDemand | undefined): PoeDemand | undefined {
  const most = larger(a, b, ({ budgetW }) => budgetW);
  if (most === undefined || a === undefined || b === undefined) return most;
  const types = [...new Set([...a.ports, ...b.ports].map(({ type }) => type))];
  const countIn = (demand: PoeDemand, type: string) => demand.ports.find((p) => p.type === type)?.count ?? 0;
  return {
    ...most,
    ports: types.map((type) => ({ type, count: Math.max(countIn(a, type), countIn(b, type)) })),
  };
}

function larger<T>(a: T | undefined, b: T | undefined, size: (value: T) => number): T | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return size(b) > size(a) ? b : a;
}
