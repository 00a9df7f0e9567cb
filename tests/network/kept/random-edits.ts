import * as fc from 'fast-check';
import type { Graph, Subnet, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { edgeTypes, layers } from '#shared/contract/topology-kinds.ts';
import { insertDevice } from '#web/features/topology/editing/insert-device.ts';

/** One edit of a plan; `at` and `other` say which elements, from the first (0) to the last (nearly 1). */
export interface RandomEdit {
  readonly kind: EditKind;
  readonly at: number;
  readonly other: number;
}

export const randomEdits = (most: number): fc.Arbitrary<RandomEdit[]> =>
  fc.array(
    fc.record({
      kind: fc.constantFrom(...editKinds),
      at: fc.double({ min: 0, max: 0.999, noNaN: true }),
      other: fc.double({ min: 0, max: 0.999, noNaN: true }),
    }),
    { minLength: 1, maxLength: most },
  );

/** What people do to a plan, and what nobody should: the answer is the same as from nothing in any case. */
const edits = {
  'move a device': (graph, at, other) =>
    nodeAt(graph, at, () => ({ position: { x: at * 1_000, y: other * 1_000 } })),
  'rename a device': (graph, at, other) =>
    nodeAt(graph, at, ({ label }) => ({ label: `${label.slice(0, 20)} ${other}`.slice(0, 40) })),
  'note something': (graph, at, other) => edgeAt(graph, at, () => ({ notes: `Seen ${other}` })),
  'lock a link': (graph, at) => edgeAt(graph, at, ({ locked }) => ({ locked: locked !== true })),
  'change the length of a cable': (graph, at, other) => edgeAt(graph, at, () => ({ lengthM: other * 90 })),
  'change the VLANs of a link': (graph, at, other) => {
    const vlans = graph.subnets.flatMap(({ vlan }) => vlan ?? []);
    const vlan = vlans[Math.floor(other * vlans.length)];
    return vlan === undefined ? graph : edgeAt(graph, at, () => ({ vlans: [vlan] }));
  },
  'take a VLAN off a link': (graph, at) => edgeAt(graph, at, ({ vlans }) => ({ vlans: vlans.slice(1) })),
  'remove a link': (graph, at) => {
    const gone = one(graph.edges, at);
    return { ...graph, edges: graph.edges.filter((edge) => edge !== gone) };
  },
  'draw a link again': (graph, at, other) => {
    const [first, second] = [one(graph.edges, at), one(graph.edges, other)];
    if (first === undefined || second === undefined) return graph;
    const drawn = { ...first, id: `drawn-${graph.edges.length}`, target: second.target };
    return { ...graph, edges: [...graph.edges, drawn] };
  },
  'reconnect a link': (graph, at, other) =>
    edgeAt(graph, at, () => {
      const target = one(graph.nodes, other)?.id;
      return target === undefined ? {} : { target };
    }),
  'connect two devices': (graph, at, other) => {
    const [source, target] = [one(graph.nodes, at)?.id ?? '', one(graph.nodes, other)?.id ?? ''];
    const drawn = { id: `new-${graph.edges.length}`, source, target, type: 'trunk' as const, vlans: [] };
    return source === target ? graph : { ...graph, edges: [...graph.edges, drawn] };
  },
  'draw a device': (graph, at, other) => {
    const like = one(graph.nodes, at);
    if (like === undefined) return graph;
    const { cluster: _, mlag: __, ...own } = { ...like, id: `new-${graph.nodes.length}` };
    const addresses = other < 0.3 ? [] : own.addresses.map((address) => address.replace(/\d+\//, '253/'));
    return { ...graph, nodes: [...graph.nodes, { ...own, addresses }] };
  },
  'put a device into a link': (graph, at, other) => {
    const [link, like] = [one(graph.edges, at), one(graph.nodes, other)];
    if (link === undefined || like === undefined) return graph;
    const { cluster: _, ...own } = { ...like, id: `new-${graph.nodes.length}` };
    return insertDevice(graph, link.id, own, `new-${graph.edges.length}`, new Map());
  },
  'change the mode of a link': (graph, at, other) =>
    edgeAt(graph, at, () => ({ type: one(edgeTypes, other) ?? 'lan' })),
  'change the role of a device': (graph, at, other) =>
    nodeAt(graph, at, () => ({ layer: one(layers, other) ?? 'core' })),
  'make another device of it': (graph, at, other) =>
    nodeAt(graph, at, () => ({ type: one(['router', 'firewall', 'switch'] as const, other) ?? 'switch' })),
  'give a device another model': (graph, at, other) => {
    const { equipmentId, model } = one(graph.nodes, other) ?? {};
    return nodeAt(graph, at, () => ({ ...(equipmentId && { equipmentId }), ...(model && { model }) }));
  },
  'readdress a device': (graph, at, other) =>
    nodeAt(graph, at, ({ addresses }) => ({
      addresses: addresses.map((address, nth) =>
        nth === Math.floor(other * addresses.length) ? address.replace(/\d+\//, '77/') : address,
      ),
    })),
  'remove a device': (graph, at) => {
    const id = one(graph.nodes, at)?.id;
    const isOff = ({ source, target }: TopologyEdge) => source !== id && target !== id;
    return {
      ...graph,
      nodes: graph.nodes.filter((node) => node.id !== id),
      edges: graph.edges.filter(isOff),
    };
  },
  'change a rate': (graph, at, other) =>
    edgeAt(graph, at, () => ({ bandwidthMbps: 10 ** Math.ceil(1 + other * 4) })),
  'swap the addresses of a link': (graph, at) =>
    edgeAt(graph, at, ({ addresses }) =>
      addresses?.source && addresses.target
        ? { addresses: { source: addresses.target, target: addresses.source } }
        : {},
    ),
  'take an address from a device': (graph, at) =>
    nodeAt(graph, at, ({ addresses }) => ({ addresses: addresses.slice(0, -1) })),
  'move a device to another site': (graph, at, other) =>
    nodeAt(graph, at, () => {
      const site = one(graph.nodes, other)?.site;
      return site === undefined ? {} : { site };
    }),
  'rename a subnet': (graph, at, other) => subnetAt(graph, at, () => ({ name: `Renamed ${other}` })),
  'renumber a VLAN': (graph, at, other) =>
    subnetAt(graph, at, ({ vlan }) => (vlan === undefined ? {} : { vlan: 2 + Math.floor(other * 3_000) })),
  'move a gateway': (graph, at) =>
    subnetAt(graph, at, ({ gateway }) =>
      gateway === undefined ? {} : { gateway: gateway.replace(/\d+$/, '9') },
    ),
  'take a subnet away': (graph, at) => {
    const gone = one(graph.subnets, at);
    return { ...graph, subnets: graph.subnets.filter((subnet) => subnet !== gone) };
  },
  'count hosts': (graph, at, other) => subnetAt(graph, at, () => ({ hosts: Math.floor(other * 200) })),
} satisfies Record<string, (graph: Graph, at: number, other: number) => Graph>;

type EditKind = keyof typeof edits;
export const editKinds: readonly EditKind[] = Object.keys(edits).filter(
  (name): name is EditKind => name in edits,
);

export const applyEdit = (graph: Graph, { kind, at, other }: RandomEdit): Graph =>
  edits[kind](graph, at, other);

const one = <Element>(list: readonly Element[], at: number): Element | undefined =>
  list[Math.floor(at * list.length)];

const changeAt = <Element extends { readonly id: string }>(
  list: Element[],
  at: number,
  change: (element: Element) => Partial<Element>,
): Element[] =>
  list.map((element) => (element === one(list, at) ? { ...element, ...change(element) } : element));

const nodeAt = (graph: Graph, at: number, change: (node: TopologyNode) => Partial<TopologyNode>): Graph => ({
  ...graph,
  nodes: changeAt(graph.nodes, at, change),
});
const edgeAt = (graph: Graph, at: number, change: (edge: TopologyEdge) => Partial<TopologyEdge>): Graph => ({
  ...graph,
  edges: changeAt(graph.edges, at, change),
});
const subnetAt = (graph: Graph, at: number, change: (subnet: Subnet) => Partial<Subnet>): Graph => ({
  ...graph,
  subnets: changeAt(graph.subnets, at, change),
});
