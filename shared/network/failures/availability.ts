import { appendUnder } from '../../collections/append-under.ts';
import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { cutsFrom } from '../graph/cut-search.ts';
import { indexNetwork, type NetworkIndex } from '../graph/network-index.ts';
import { pairsOf } from '../graph/pairs.ts';
import { edgeOutages } from './edge-outages.ts';
import { type Outage, unavailabilityOf } from './unavailability.ts';

/** How much of the time a site's access switches reach the internet. */
export interface SiteAvailability {
  readonly site: string;
  /** 0 to 1. */
  readonly availability: number;
  /** Hours a year without internet. */
  readonly downHours: number;
  /** The main causes, the largest first. */
  readonly causes: readonly Outage[];
}

/** Hours of a year of 365 days. */
const hoursPerYear = 8_760;

/**
 * An estimate for comparing plans: each failure counts with the share of the site that it cuts off, and two that back
 * each other up count with both at once. Failures are taken as independent, and more than two at a time as too rare
 * to matter.
 */
export function siteAvailability(graph: Graph): SiteAvailability[] {
  const index = indexNetwork(graph);
  const sites = new Map<string, TopologyNode[]>();
  for (const node of graph.nodes) {
    if (node.site === undefined) continue;
    appendUnder(sites, node.site, node);
  }
  const inside = cutsInside(index);
  return [...sites].map(([site, nodes]) =>
    summary(site, [
      ...edgeOutages(site, sites, index),
      ...(inside.get(site) ?? []),
      ...pairOutages(nodes, index),
    ]),
  );
}

function summary(site: string, outages: readonly Outage[]): SiteAvailability {
  const down = outages.reduce((sum, { unavailability }) => sum + unavailability, 0);
  const causes = outages.filter(({ unavailability }) => unavailability > 0);
  return {
    site,
    availability: Math.max(0, 1 - down),
    downHours: down * hoursPerYear,
    causes: causes.sort((a, b) => b.unavailability - a.unavailability).slice(0, mostCauses),
  };
}

const mostCauses = 5;

/** Switches of a site that stand alone between some of its access switches and the internet. */
function cutsInside(index: NetworkIndex): Map<string, Outage[]> {
  const { nodes } = index.graph;
  const totals = countBySite(nodes);
  const { reached, cuts } = cutsFrom(
    index,
    nodes.filter(({ layer }) => layer === 'edge' || layer === 'internet'),
  );
  const outages = new Map<string, Outage[]>();
  for (const { element, lost } of cuts) {
    if (!('node' in element) || element.node.type !== 'switch' || element.node.site === undefined) continue;
    const { node } = element;
    const cutOff = lost.flatMap(([from, to]) => reached.slice(from, to)).filter(isAccessSwitch).length;
    push(outages, node, (cutOff + (isAccessSwitch(node) ? 1 : 0)) / (totals.get(node.site ?? '') ?? 1));
  }
  // What is plugged into an access switch is lost with it, whether or not anything else hangs below.
  const counted = new Set([...outages.values()].flat().flatMap(({ elements }) => elements));
  for (const node of nodes) {
    if (isAccessSwitch(node) && !counted.has(node.id) && !isBackedUp(node, index))
      push(outages, node, 1 / (totals.get(node.site ?? '') ?? 1));
  }
  return outages;
}

/** Whether nothing is plugged into a switch but servers that are plugged into another one too. */
function isBackedUp({ id }: TopologyNode, { attachments }: NetworkIndex): boolean {
  const below = (attachments.get(id) ?? []).map(({ other }) => other).filter(isPluggedIn);
  return below.every(
    (server) =>
      server.type === 'server' &&
      attachments.get(server.id)?.some(({ other }) => other.type === 'switch' && other.id !== id),
  );
}

const isPluggedIn = ({ type, layer }: TopologyNode): boolean =>
  layer === 'endpoint' || type === 'accesspoint';

function push(outages: Map<string, Outage[]>, node: TopologyNode, share: number): void {
  const outage = { elements: [node.id], unavailability: unavailabilityOf({ node }) * share };
  appendUnder(outages, node.site ?? '', outage);
}

/** The two switches of a core or of a block's distribution, both at once. */
function pairOutages(nodes: readonly TopologyNode[], { attachments }: NetworkIndex): Outage[] {
  const access = nodes.filter(isAccessSwitch);
  const inside = nodes.filter(({ layer }) => layer === 'core' || layer === 'distribution');
  return pairsOf(inside).flatMap((row): Outage[] => {
    const [first, second] = row;
    if (row.length !== 2 || first === undefined || second === undefined || access.length === 0) return [];
    const below = (attachments.get(first.id) ?? []).filter(({ other }) => isAccessSwitch(other)).length;
    const share = first.layer === 'core' ? 1 : Math.min(1, below / access.length);
    return [
      { elements: [first.id, second.id], unavailability: share * unavailabilityOf({ node: first }) ** 2 },
    ];
  });
}

function countBySite(nodes: readonly TopologyNode[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const node of nodes) {
    if (isAccessSwitch(node)) counts.set(node.site ?? '', (counts.get(node.site ?? '') ?? 0) + 1);
  }
  return counts;
}

/** Of those who use the network: its own management ports are not among them. */
const isAccessSwitch = ({ type, layer, group }: TopologyNode): boolean =>
  type === 'switch' && layer === 'access' && group !== 'management-ports';
