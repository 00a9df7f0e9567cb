import type { Device } from '#shared/contract/device.ts';
import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { replugLinks } from '#shared/network/checks/replug-links.ts';
import { portsInUse } from '#shared/network/graph/ports-in-use.ts';
import { setModel } from '#shared/network/graph/set-model.ts';
import { portsAt } from '#shared/network/hardware/ports-of-model.ts';
import type { Edit } from './edit-history.ts';
import { elementsInWords } from './elements-in-words.ts';
import { type GraphIndex, indexGraph } from './graph-index.ts';

const none: ReadonlySet<string> = new Set();

/** Puts a model of the catalogue at nodes, with their links in ports that it has, or takes theirs away. */
export function giveModel(
  ids: ReadonlySet<string>,
  device: Device | undefined,
  { index, devices }: { readonly index: GraphIndex; readonly devices: ReadonlyMap<string, Device> },
): Edit {
  const what = elementsInWords({ nodes: ids, edges: none }, index.graph);
  return {
    kind: 'change',
    name: device ? `make ${what} ${device.manufacturer} ${device.model}` : `take away the model of ${what}`,
    change: (graph) => {
      const now = indexGraph(graph);
      const nodes = graph.nodes.map((node) => (ids.has(node.id) ? withModel(node, device, now) : node));
      const known = device ? new Map(devices).set(device.id, device) : devices;
      return inPortsOfModels({ ...graph, nodes }, ids, known);
    },
  };
}

/** Links of nodes that were given models take ports that these have, where the names of before are another model's. */
export const inPortsOfModels = (
  graph: Graph,
  ids: ReadonlySet<string>,
  devices: ReadonlyMap<string, Device>,
): Graph => ({
  ...graph,
  edges: replugLinks(graph, ids, ({ equipmentId = '' }) => devices.get(equipmentId)),
});

/** A node with another model, and as many ports as that has. */
export function withModel(node: TopologyNode, device: Device | undefined, index: GraphIndex): TopologyNode {
  const { equipmentId: _, model: __, ports: ___, ...rest } = node;
  const next: TopologyNode = rest;
  if (!device) return next;
  setModel(next, device);
  if (node.type === 'server') return next;
  const total = portsAt(node, device).length;
  const links = index.linksOf(node.id);
  const { used = 0 } = portsInUse({ id: node.id, ports: { total, used: 0 } }, links, index.nodes) ?? {};
  // More links than it has ports are what a check finds, not what it stores.
  next.ports = { total, used: Math.min(total, used) };
  return next;
}
