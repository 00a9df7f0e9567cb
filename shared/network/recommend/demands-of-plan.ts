import type { PoeType } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { isSameDevice } from '../graph/clusters.ts';
import { isAtEdge } from '../graph/is-at-edge.ts';
import { portCount } from '../graph/port-range.ts';
import { isUnbundled } from '../graph/redundant-trunk.ts';
import { type VlanUses, vlanUsesBySite } from '../hardware/powered-ports.ts';
import { assumptions } from '../requirements/assumptions.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { leafSites } from '../requirements/leaf-sites.ts';
import { redundantPower } from '../requirements/redundant-power.ts';
import { stubSites } from '../requirements/stub-sites.ts';
import { devicesPerUser } from '../requirements/wireless-devices.ts';
import { carriedInside } from '../sizing/carried-inside.ts';
import { type EdgeRate, edgeRates } from '../sizing/edge-rates.ts';
import { carriedByServerUplink } from '../sizing/server-uplinks.ts';
import { concurrencyOf } from '../sizing/shared-rate.ts';
import { growthFactor } from '../sizing/size-site.ts';
import type { RepeatedSites } from '../topology/repeated-sites.ts';
import { capabilityDemands } from './capability-demands.ts';
import type { Demands, PortDemand, Rate } from './need.ts';
import { opticDemands } from './optics-demand.ts';
import { noLesser, placeClasses } from './place-class.ts';
import { linksByNode, type PlanLink } from './plan-links.ts';
import { poeDemand } from './poe-demand.ts';
import { type PortUse, portDemands, portSpeedFor, portsFor } from './port-uses.ts';
import { isInCrowd } from './surroundings.ts';

/**
 * Reads from a plan what each node's device must provide. Links to people and their devices grow with the design's
 * growth; links to access points and between devices do not, since the plan has counted growth into their number.
 *
 * @param poeInCrowds what access points for crowds may be powered with, and their switches supply
 * @param repeated sites that nobody will ask about
 */
export function demandsOfPlan(
  requirements: Requirements,
  graph: Graph,
  poeInCrowds: PoeType = usualPoe,
  repeated?: RepeatedSites,
): (node: TopologyNode) => Demands {
  const links = linksByNode(graph, concurrencyOf(requirements), repeated);
  const growth = growthFactor(requirements);
  const rates = edgeRates(graph, requirements, repeated);
  const accessPoints = new Map<string, number>();
  for (const { type, site = '', quantity } of graph.nodes)
    if (type === 'accesspoint') accessPoints.set(site, quantity + (accessPoints.get(site) ?? 0));
  const plan: Plan = {
    devicesPerUser: devicesPerUser(requirements),
    requirements,
    isDoubled: redundantPower(requirements),
    links,
    rates,
    growth,
    uses: vlanUsesBySite(graph),
    accessPoints,
    mostAtASite: Math.max(0, ...accessPoints.values()),
    poeOf: (node) => (isInCrowd(node) ? poeInCrowds : usualPoe),
  };
  const classAt = placeClasses(requirements, ({ id }) =>
    (links.get(id) ?? []).some(({ other }) => other.type === 'server'),
  );
  const configured = capabilityDemands(requirements, graph, repeated);
  const stubs = stubSites(requirements);
  const leaves = leafSites(requirements);
  const fabrics = new Set(
    requirements.sites.flatMap(({ kind, name }) => (kind === 'datacentre' ? [name] : [])),
  );
  const demandsOf = (node: TopologyNode): Demands => {
    const own = links.get(node.id) ?? [];
    switch (node.type) {
      case 'router':
      case 'firewall':
        return edgeDemands(plan, node, own);
      case 'switch':
        return switchDemands(plan, node, own);
      case 'accesspoint':
        return accessPointDemands(plan, node, own);
      default:
        return serverDemands(plan, node, own);
    }
  };
  return (node) => {
    const least = noLesser(classAt(node), node);
    const { capabilities: used = [], ...remote } = configured.get(node.id) ?? {};
    const optics = opticDemands(node, links.get(node.id) ?? []);
    return {
      ...demandsOf(node),
      ...(optics.length > 0 && { optics }),
      ...(least && { class: least }),
      ...(node.type === 'router' && stubs.has(node.site ?? '') && { isStub: true as const }),
      ...(node.type === 'router' && leaves.has(node.site ?? '') && { isLeaf: true as const }),
      ...(node.type === 'switch' && fabrics.has(node.site ?? '') && { isFabric: true as const }),
      ...(node.existing?.model !== undefined && { replaces: node.existing.model }),
      ...remote,
      ...(used.length > 0 && { capabilities: used }),
    };
  };
}

interface Plan {
  readonly devicesPerUser: ReturnType<typeof devicesPerUser>;
  readonly requirements: Requirements;
  readonly isDoubled: ReturnType<typeof redundantPower>;
  readonly links: ReadonlyMap<string, readonly PlanLink[]>;
  readonly rates: ReadonlyMap<string, EdgeRate>;
  readonly growth: number;
  readonly uses: ReadonlyMap<string, VlanUses>;
  /** By site. */
  readonly accessPoints: ReadonlyMap<string, number>;
  readonly mostAtASite: number;
  /** What an access point is powered with at most. */
  readonly poeOf: (accessPoint: TopologyNode) => PoeType;
}

/** The plan's PoE budgets count with 30 W an access point. */
export const usualPoe = '802.3at' satisfies PoeType;

function edgeDemands(plan: Plan, node: TopologyNode, links: readonly PlanLink[]): Demands {
  const { mbps = 0, why = '' } = plan.rates.get(node.id) ?? {};
  const figure = node.type === 'firewall' ? inspectionFigure(plan.requirements) : 'forwardingMbps';
  const uses = links.map((link): PortUse => {
    const needed =
      link.edge.type === 'wan' ? link.mbps : carriedInside(plan.rates, [node, link.other], link.mbps);
    const isHandover = link.edge.service === 'leased-line' && needed > fastestOfAnyForm;
    return {
      ...fixed,
      ...(isHandover
        ? { ports: link.ports, speedMbps: portSpeedFor(needed), isHandover }
        : portsFor(needed, link.ports)),
      medium: 'either',
      ...(isSingle(link, node) && needed > fastestOfAnyForm && { isSingle: true as const }),
      ...(isSameDevice(link.other, node) && { isBetweenMembers: true as const }),
    };
  });
  return {
    ports: portDemands(uses, plan.growth),
    ...(mbps > 0 ? { rate: { figure, mbps, why } } : {}),
    ...besideGateway(plan, node),
    ...supplies(plan, node),
  };
}

const isSingle = ({ edge, other }: PlanLink, node: TopologyNode): boolean =>
  edge.type === 'wan' || isUnbundled(edge, node, other);

function besideGateway(plan: Plan, { site = '' }: TopologyNode): Pick<Demands, 'besideGateway'> {
  const count = plan.accessPoints.get(site) ?? 0;
  return count === 0 ? {} : { besideGateway: { count, why: `${site} has so many` } };
}

/** Up to 10 Gbit/s every model has single ports for a line, in sockets or cages. */
const fastestOfAnyForm = 10_000;

/** At what a firewall must be fast: filtering alone, or with the inspection that is asked for. */
const inspectionFigure = ({ securityRequirements: asked }: Requirements): Rate['figure'] =>
  asked.firewall === 'basic' && !asked.ids && !asked.ips && !asked.contentFiltering
    ? 'firewallMbps'
    : 'inspectionMbps';

function switchDemands(plan: Plan, node: TopologyNode, links: readonly PlanLink[]): Demands {
  const isAccess = node.layer !== 'core' && node.layer !== 'distribution';
  const uses = links.map((link): PortUse => {
    const { other, ports: count } = link;
    const toEdge = isAtEdge(other);
    const medium = toEdge ? 'either' : mediumOf(link);
    const leastMbps = carriedByServerUplink(link.edge);
    return {
      what: isAccess && ['edge', 'core', 'distribution'].includes(other.layer) ? 'uplinks' : 'ports',
      ...portsFor(toEdge ? carriedInside(plan.rates, [node, other], link.mbps) : link.mbps, count, medium),
      medium,
      ...(other.type === 'accesspoint' && { isPowering: true as const }),
      ...(leastMbps !== undefined && { leastMbps }),
      grows: other.layer === 'endpoint',
    };
  });
  const most = mostUserPorts(node);
  const ports = portDemands(uses, plan.growth, most);
  const poe = isAccess
    ? poeDemand(
        links,
        plan.uses.get(node.site ?? ''),
        plan.growth,
        most,
        assumptionsOf(plan.requirements),
        plan.poeOf,
      )
    : undefined;
  return {
    ports,
    ...(poe === undefined ? {} : { poe }),
    ...(ports.length === 0 ? {} : { rate: switchingRate(ports) }),
    surroundings: node.surroundings ?? 'indoors',
    ...supplies(plan, node),
  };
}

/** All ports at their full rate at the same time, both ways, as datasheets count switching capacity. */
function switchingRate(ports: readonly PortDemand[]): Rate {
  const terms = ports.map(({ count, speedMbps }) => `${count} × ${formatRate(speedMbps)}`).join(' + ');
  const mbps = 2 * ports.reduce((sum, { count, speedMbps }) => sum + count * speedMbps, 0);
  const why = `${ports.length === 1 ? terms : `(${terms})`} × 2 directions = ${formatRate(mbps)}`;
  return { figure: 'forwardingMbps', mbps, why };
}

function accessPointDemands(plan: Plan, node: TopologyNode, links: readonly PlanLink[]): Demands {
  const devices = links.filter(isRadio).reduce((sum, { other }) => {
    const radios = (plan.links.get(other.id) ?? []).filter(isRadio).length;
    return sum + (other.quantity * plan.devicesPerUser(other)) / Math.max(1, radios);
  }, 0);
  const count = Math.ceil(devices * plan.growth - 1e-9);
  const why = `${round(devices)} devices on one access point × ${round(plan.growth)} growth = ${count}`;
  const wired = links.filter((link) => !isRadio(link) && link.other.type !== 'user');
  const uplink = { ...fixed, what: 'uplinks', ports: 1, medium: 'copper' } as const;
  const uses = wired.map(({ mbps }): PortUse => ({ ...uplink, speedMbps: portSpeedFor(mbps, 'copper') }));
  return {
    // One that is drawn without a cable gets one anyway.
    ports: portDemands(uses.length > 0 ? uses : [{ ...uplink, speedMbps: 1_000 }], plan.growth),
    clients: { count, why },
    mostAtASite: plan.mostAtASite,
    mostPoeInput: plan.poeOf(node),
    surroundings: node.surroundings ?? 'indoors',
  };
}

/** Every server of a group has its share of the group's links. */
function serverDemands(plan: Plan, node: TopologyNode, links: readonly PlanLink[]): Demands {
  const uses = links.map(
    (link): PortUse => ({
      ...fixed,
      ports: Math.max(1, Math.ceil(portsAtSwitch(link) / node.quantity)),
      speedMbps: portSpeedFor(link.mbps, mediumOf(link)),
      medium: mediumOf(link),
    }),
  );
  return { ports: portDemands(uses, plan.growth), ...supplies(plan, node) };
}

const fixed = { what: 'ports', grows: false } as const;

/** A group's end of a link has no port name; the number of its links stands at the switch's end. */
function portsAtSwitch({ edge, ports }: PlanLink): number {
  const counted = portCount(edge.sourcePort ?? edge.targetPort ?? '');
  return counted > 1 ? counted : ports;
}

/** A planned access switch is never asked for more user ports than the plan gave its model. */
function mostUserPorts({ ports }: TopologyNode): number {
  return ports === undefined || ports.total === 0
    ? Number.POSITIVE_INFINITY
    : Math.max(ports.total - assumptions.uplinkPorts, ports.used);
}

/** The same at both ends of a link. */
const mediumOf = ({ edge }: PlanLink): PortDemand['medium'] =>
  edge.medium === 'copper' ? 'copper' : 'fibre';

const isRadio = ({ edge }: PlanLink): boolean => edge.type === 'wireless';

const supplies = ({ isDoubled }: Plan, { site }: TopologyNode): Pick<Demands, 'minSupplies'> =>
  isDoubled(site) ? { minSupplies: 2 } : {};

const round = (value: number): number => Number(value.toFixed(2));
