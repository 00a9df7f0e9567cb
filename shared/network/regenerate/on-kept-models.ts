import type { Device } from '../../contract/device.ts';
import type { Graph, TopologyEdge } from '../../contract/topology-items.ts';
import { replugLinks } from '../checks/replug-links.ts';
import { devicesById } from '../hardware/devices.ts';

interface PlannedAgain {
  /** As it was before. */
  readonly current: Graph;
  readonly plan: Graph;
  /** The models that nodes name by `equipmentId`. */
  readonly devices: readonly Device[];
}

/**
 * The links of a merged graph, where devices keep another model than the plan gave them: at these a link keeps the ports that it
 * had, which the plan named by its own model; one that had none takes ports that the kept model has, where some fit.
 */
export function onKeptModels(merged: Graph, { current, plan, devices }: PlannedAgain): TopologyEdge[] {
  const planned = new Map(plan.nodes.map(({ id, equipmentId }) => [id, equipmentId]));
  const kept = new Set(
    merged.nodes.flatMap(({ id, equipmentId }) =>
      equipmentId !== undefined && planned.has(id) && planned.get(id) !== equipmentId ? [id] : [],
    ),
  );
  if (kept.size === 0) return merged.edges;
  const before = new Map(current.edges.map((edge) => [edge.id, edge]));
  const edges = merged.edges.map((edge): TopologyEdge => {
    const was = before.get(edge.id);
    const { sourcePort, targetPort } = was ?? {};
    const ends = {
      ...(kept.has(edge.source) && was?.source === edge.source && sourcePort && { sourcePort }),
      ...(kept.has(edge.target) && was?.target === edge.target && targetPort && { targetPort }),
    };
    return { ...edge, ...ends };
  });
  return replugLinks({ ...merged, edges }, kept, devicesById(devices));
}
