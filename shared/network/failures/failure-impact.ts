import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { type Overload, overloadsWithout } from '../checks/oversubscription.ts';
import { type Cuts, cutsFrom } from '../graph/cut-search.ts';
import { isInfrastructure, type NetworkIndex } from '../graph/network-index.ts';
import { internetIds } from '../graph/wan-links.ts';
import type { Figures } from '../requirements/changeable-assumptions.ts';
import { sharedLosses } from './shared-losses.ts';
import { groupsLost, type SimulatedLosses } from './simulated-losses.ts';

/** What happens when one device or link fails and everything else works. */
export interface FailureImpact {
  readonly element: { readonly node: TopologyNode } | { readonly edge: TopologyEdge };
  /** People, phones, cameras and the like that lose the internet, and servers that nobody reaches from there. */
  readonly endpoints: number;
  readonly servers: number;
  /** Switches, routers and firewalls that are cut off with them. */
  readonly devices: number;
  /** Their sites, the most affected first. */
  readonly sites: readonly string[];
  /** Ids of the groups among them that are still plugged in. */
  readonly groups: readonly string[];
  /** Switches whose remaining uplinks are overloaded. */
  readonly overloads: readonly Overload[];
}

/**
 * The failure of every switch, router, firewall, access point, provider and single link between them, those with the
 * most endpoints first; failures that affect no one and overload nothing are left out. Cables say who is cut off, and
 * `simulated` who else no longer reaches what is promised: traffic may loop or vanish where a way is left. Linear in the
 * network.
 */
export function failureImpacts(
  index: NetworkIndex,
  figures: Figures,
  simulated: SimulatedLosses = nothingSimulated,
): FailureImpact[] {
  const internet = internetIds(index.graph);
  const roots = index.graph.nodes.filter(({ id }) => internet.has(id));
  const found = cutsFrom(index, roots);
  const totals = runningTotals(found);
  const shared = sharedLosses(index, found);
  const cutOff = new Map(found.cuts.map((cut) => [keyOf(cut.element), cut]));
  const positions = new Map(
    simulated.size === 0 ? [] : found.reached.map(({ id }, position) => [id, position]),
  );
  const impacts: FailureImpact[] = [];
  for (const element of elementsOf(index.graph)) {
    const cut = cutOff.get(keyOf(element));
    const loss = new Loss(totals, found);
    for (const [from, to] of cut?.lost ?? []) loss.addRange(from, to);
    const id = 'node' in element ? element.node.id : element.edge.id;
    const groups = groupsLost(simulated.get(id) ?? [], (node) => loss.holds(positions.get(node)));
    for (const { node, quantity } of shared.get(id) ?? [])
      if (!groups.has(node.id)) loss.addPart(node, quantity);
    for (const group of groups) {
      const node = index.nodes.get(group);
      if (node !== undefined && !loss.holds(positions.get(group))) loss.addPart(node, node.quantity);
    }
    const overloads = 'node' in element ? overloadsWithout(element.node, index, figures) : [];
    if (loss.isNothing && overloads.length === 0) continue;
    impacts.push({ element, ...loss.summary(), groups: [...groups], overloads });
  }
  return impacts.sort((a, b) => b.endpoints - a.endpoints || b.servers - a.servers || b.devices - a.devices);
}

const nothingSimulated: SimulatedLosses = new Map();

type Element = FailureImpact['element'];

const keyOf = (element: Element): string =>
  'node' in element ? `node ${element.node.id}` : `edge ${element.edge.id}`;

function* elementsOf({ nodes, edges }: Graph): Generator<Element> {
  const failing = new Set<string>();
  for (const node of nodes) {
    if (node.layer === 'endpoint') continue;
    failing.add(node.id);
    yield { node };
  }
  for (const edge of edges) if (failing.has(edge.source) && failing.has(edge.target)) yield { edge };
}

interface Totals {
  readonly endpoints: readonly number[];
  readonly servers: readonly number[];
  readonly devices: readonly number[];
}

/** How many stand before each place in the order of the search. */
function runningTotals({ reached }: Cuts): Totals {
  const totals = { endpoints: [0], servers: [0], devices: [0] };
  reached.forEach((node, at) => {
    totals.endpoints.push((totals.endpoints[at] ?? 0) + (node.type === 'user' ? node.quantity : 0));
    totals.servers.push((totals.servers[at] ?? 0) + (node.type === 'server' ? node.quantity : 0));
    totals.devices.push((totals.devices[at] ?? 0) + (isInfrastructure(node) ? 1 : 0));
  });
  return totals;
}

/** Adds up what one failure cuts off. */
class Loss {
  readonly #totals: Totals;
  readonly #found: Cuts;
  readonly #ranges: (readonly [number, number])[] = [];
  readonly #sites = new Map<string, number>();
  #endpoints = 0;
  #servers = 0;
  #devices = 0;

  constructor(totals: Totals, found: Cuts) {
    this.#totals = totals;
    this.#found = found;
  }

  get isNothing(): boolean {
    return this.#endpoints === 0 && this.#servers === 0 && this.#devices === 0;
  }

  /** Whether a place of the search lies in a part that is cut off as a whole. */
  holds(at: number | undefined): boolean {
    return at !== undefined && this.#ranges.some(([from, to]) => from <= at && at < to);
  }

  /** A part of the network that is cut off as a whole. */
  addRange(from: number, to: number): void {
    const between = (sums: readonly number[]) => (sums[to] ?? 0) - (sums[from] ?? 0);
    this.#endpoints += between(this.#totals.endpoints);
    this.#servers += between(this.#totals.servers);
    this.#devices += between(this.#totals.devices);
    this.#ranges.push([from, to]);
  }

  /** Some of a group that stays reachable otherwise. */
  addPart(node: TopologyNode, quantity: number): void {
    if (node.type === 'server') this.#servers += quantity;
    else this.#endpoints += quantity;
    if (node.site !== undefined) this.#sites.set(node.site, (this.#sites.get(node.site) ?? 0) + quantity);
  }

  summary(): Pick<FailureImpact, 'endpoints' | 'servers' | 'devices' | 'sites'> {
    for (const [from, to] of this.#ranges) {
      // A failure high up concerns every site; so many nodes show which ones they are.
      for (const node of this.#found.reached.slice(from, Math.min(to, from + mostLookedAt))) {
        if (node.site !== undefined)
          this.#sites.set(node.site, (this.#sites.get(node.site) ?? 0) + node.quantity);
      }
    }
    const sites = [...this.#sites].sort(([, a], [, b]) => b - a).map(([site]) => site);
    return { endpoints: this.#endpoints, servers: this.#servers, devices: this.#devices, sites };
  }
}

/** Nodes that one failure's sites are read from. */
const mostLookedAt = 10_000;
