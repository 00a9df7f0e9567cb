import type { Device } from '#shared/contract/device.ts';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { portsInUse } from '#shared/network/graph/ports-in-use.ts';
import { setModel } from '#shared/network/graph/set-model.ts';
import { portsAt } from '#shared/network/hardware/ports-of-model.ts';
import type { Edit } from './edit-history.ts';
import { elementsInWords } from './elements-in-words.ts';
import { type GraphIndex, indexGraph } from './graph-index.ts';

const none: ReadonlySet<string> = new Set();

/** Puts a model of the catalogue at nodes, or takes theirs away. */
export function giveModel(ids: ReadonlySet<string>, device: Device | undefined, index: GraphIndex): Edit {
  const what = elementsInWords({ nodes: ids, edges: none }, index.graph);
  return {
    kind: 'change',
    name: device ? `make ${what} ${device.manufacturer} ${device.model}` : `take away the model of ${what}`,
    change: (graph) => {
      const now = indexGraph(graph);
      const nodes = graph.nodes.map((node) => (ids.has(node.id) ? withModel(node, device, now) : node));
      return { ...graph, nodes };
    },
  };
}

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
