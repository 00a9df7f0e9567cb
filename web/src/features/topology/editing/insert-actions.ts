import { Plus } from 'lucide-react';
import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { nodeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import { storedPositions } from '#web/features/topology/layout/shown-positions.ts';
import { canTakeDevice } from '#web/features/topology/model/can-take-device.ts';
import { moveNodes } from '#web/features/topology/model/edits.ts';
import { elementsInWords } from '#web/features/topology/model/elements-in-words.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import type { DropPlace } from './editing-desk.ts';
import type { EditingWorkspace } from './editing-workspace.ts';
import { insertDevice } from './insert-device.ts';

const insertable = ['switch', 'firewall', 'router'] as const;
type Insertable = (typeof insertable)[number];

/** Whether links go on behind a device of this type, so that it can be put into one. */
export const isInsertable = (type: TopologyNode['type']): type is Insertable =>
  insertable.some((one) => one === type);

/** Putting a device into a link: where it was dropped, or by an action for each type into the chosen one. */
export function insertActions(workspace: EditingWorkspace) {
  const { graph, selected, edit } = workspace;
  const { nodes, edges } = selected;
  const [edgeId] = edges;
  const edge = indexGraph(graph).edges.get(edgeId ?? '');
  const isOneLink = edges.size === 1 && nodes.size === 0 && edge !== undefined && canTakeDevice(edge);
  /** In the middle of the link, unless it was dropped somewhere. */
  const insert = (type: Insertable, link: string, place?: DropPlace) => {
    const node = workspace.nodeInLink(type, link, place);
    const linkId = crypto.randomUUID();
    const put = storedPositions({ nodes: [node] });
    const moved = workspace.roomFor([...graph.nodes, node], put);
    const into = elementsInWords({ nodes: new Set(), edges: new Set([link]) }, graph);
    const change = (before: Graph) =>
      moveNodes(insertDevice(before, link, node, linkId, workspace.cells.devices), moved);
    edit({ kind: 'change', name: `insert ${node.label} into ${into}`, change });
    workspace.choose(node.id);
    workspace.adding.show(change(graph), new Set([node.id]));
  };
  const insertions = insertable.map((type) => ({
    label: `Insert a ${nodeTypeNames[type].toLowerCase()} into this link`,
    icon: Plus,
    isAvailable: isOneLink,
    perform: () => edgeId !== undefined && insert(type, edgeId),
  }));
  return { insert, insertions };
}
