import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { usualModels } from '#web/features/topology/model/usual-models.ts';

/**
 * A new device with the model that most devices of its type and layer have at its site; without one where none has. It is taken
 * from one of them: the catalogue may not be here yet.
 */
export function withUsualModel(node: TopologyNode, graph: Pick<Graph, 'nodes'>): TopologyNode {
  const [usual] = usualModels(graph, node);
  const twin = graph.nodes.find(({ equipmentId, model }) => equipmentId === usual && model !== undefined);
  if (usual === undefined || !twin?.model) return node;
  const { manufacturer, model, partNumber } = twin.model;
  return {
    ...node,
    equipmentId: usual,
    model: { manufacturer, model, partNumber },
    ...(twin.ports && { ports: { total: twin.ports.total, used: 0 } }),
  };
}
