import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { joinedProviders } from './joined-providers.ts';
import { type Attachment, isDataLink, type NetworkIndex } from './network-index.ts';
import { portCount } from './port-range.ts';
import { sharedCircuits } from './shared-circuits.ts';
import { sharedGroups } from './shared-groups.ts';

/** A node or link whose loss alone parts others from every root. */
export interface Cut {
  readonly element: { readonly node: TopologyNode } | { readonly edge: TopologyEdge };
  /** Where the nodes that it parts stand in `reached`: from the first index up to the second, without it. */
  readonly lost: readonly (readonly [from: number, to: number])[];
}

export interface Cuts {
  /**
   * Every node that reaches a root, in the order of the search, without groups that are attached to several devices and
   * those that were passed over.
   */
  readonly reached: readonly TopologyNode[];
  readonly cuts: readonly Cut[];
}

/** One node on the way down, with the link that the search came by. */
interface Step {
  readonly node: TopologyNode;
  readonly edge: TopologyEdge | undefined;
  readonly parent: number;
  readonly links: readonly Attachment[];
  /** Which of them is next. */
  next: number;
}

/** Stands above all roots: whoever reaches one of them reaches all. */
const above = -1;

/**
 * Every node and every link whose loss alone parts others from all of `roots`: articulation points and bridges by
 * Tarjan's lowlinks (1972). Takes time and memory in proportion to nodes and links, however deep the network is. What
 * reaches no root to begin with is not looked at. A link of several ports is no bridge: its ports fail one by one.
 * Groups of people and servers that are attached to several devices join nothing and are left out (see
 * `sharedLosses`). The internet joins its providers. Where only devices count, all groups but roots are left out, and access
 * points that hang on one device: most nodes.
 */
export function cutsFrom(
  index: NetworkIndex,
  roots: readonly TopologyNode[],
  { ofDevices = false } = {},
): Cuts {
  const steps: Step[] = [];
  const discovered = new Map<TopologyNode, number>();
  const low: number[] = [];
  const byElement = new Map<
    TopologyNode | TopologyEdge,
    { element: Cut['element']; lost: [number, number][] }
  >();
  const rootIds = new Set(roots.map(({ id }) => id));
  const shared = ofDevices ? undefined : sharedGroups(index);
  const isGroup = ({ layer, id }: TopologyNode): boolean => layer === 'endpoint' && !rootIds.has(id);
  /** Whether a node hangs on one other and has but groups behind it. */
  const isLast = ({ id }: TopologyNode): boolean => {
    let others = 0;
    for (const { other } of index.attachments.get(id) ?? []) if (!isGroup(other)) others += 1;
    return others < 2;
  };
  const isLeftOut = (node: TopologyNode): boolean =>
    isGroup(node) ? shared?.has(node.id) !== false : ofDevices && node.type === 'accesspoint' && isLast(node);
  const circuits = circuitSteps(index);
  const internet = joinedProviders(index);
  const linksOf = (node: TopologyNode): readonly Attachment[] => {
    if (node === internet?.node) return internet.toProviders;
    const up = internet?.fromProvider.get(node.id);
    const own = circuits.linksOf(node);
    return up === undefined ? own : [...own, up];
  };

  const enter = (node: TopologyNode, edge: TopologyEdge | undefined, parent: number): number => {
    const time = steps.length;
    discovered.set(node, time);
    low.push(rootIds.has(node.id) ? above : time);
    steps.push({ node, edge, parent, links: linksOf(node), next: 0 });
    return time;
  };
  const cut = (of: TopologyNode | TopologyEdge, element: Cut['element'], from: number) => {
    const known = byElement.get(of) ?? { element, lost: [] };
    known.lost.push([from, steps.length]);
    byElement.set(of, known);
  };

  for (const root of roots) {
    if (discovered.has(root)) continue;
    let at = enter(root, undefined, above);
    for (let step = steps[at]; step !== undefined; step = steps[at]) {
      const attachment = step.links[step.next];
      if (attachment !== undefined) {
        step.next += 1;
        const { edge, other } = attachment;
        if (edge === step.edge || isLeftOut(other) || !isDataLink(edge, index)) continue;
        const seen = discovered.get(other);
        if (seen === undefined) at = enter(other, edge, at);
        else low[at] = Math.min(low[at] ?? at, seen);
        continue;
      }
      // All below is known: what it reaches above decides whether its way up is the only one.
      const { parent, edge } = step;
      const lowest = low[at] ?? at;
      const up = steps[parent]?.node;
      if (up !== undefined) {
        low[parent] = Math.min(low[parent] ?? parent, lowest);
        const isBelowInternet = internet !== undefined && up === internet.node;
        const isLeg =
          isBelowInternet || step.node === internet?.node || (edge !== undefined && circuits.isLeg(edge));
        if (lowest >= parent && !isBelowInternet) cut(up, circuits.elementOf(up), at);
        if (lowest >= at && edge !== undefined && isSingle(edge) && !isLeg) cut(edge, { edge }, at);
      }
      at = parent;
    }
  }
  return { reached: steps.map(({ node }) => node), cuts: [...byElement.values()] };
}

/**
 * A circuit that is handed over to both members of a cluster fails as one: the search passes it as a device between its
 * ends.
 */
function circuitSteps(index: NetworkIndex) {
  const circuits = sharedCircuits(index);
  const byNode = new Map([...circuits.values()].map((circuit) => [circuit.node, circuit]));
  const legs = new Set(
    [...circuits.values()].flatMap((one) => [...one.legs.values()].map(({ edge }) => edge)),
  );
  const ends = new Set([...circuits.values()].flatMap((one) => [...one.legs.keys()]));
  const viaCircuit =
    (node: TopologyNode) =>
    (link: Attachment): Attachment => {
      const circuit = circuits.get(link.edge.circuit ?? '');
      const leg = circuit?.legs.get(node.id);
      return circuit && leg ? { ...link, edge: leg.edge, other: circuit.node } : link;
    };
  return {
    linksOf: (node: TopologyNode): readonly Attachment[] => {
      const circuit = byNode.get(node);
      if (circuit !== undefined) return [...circuit.legs.values()];
      const links = index.attachments.get(node.id) ?? [];
      return ends.has(node.id) ? links.map(viaCircuit(node)) : links;
    },
    elementOf: (node: TopologyNode): Cut['element'] => {
      const [edge] = byNode.get(node)?.edges ?? [];
      return edge === undefined ? { node } : { edge };
    },
    isLeg: (edge: TopologyEdge): boolean => legs.has(edge),
  };
}

const isSingle = ({ sourcePort = '', targetPort = '' }: TopologyEdge): boolean =>
  portCount(sourcePort) < 2 || portCount(targetPort) < 2;
