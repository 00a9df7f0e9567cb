import type { Graph } from '../../contract/topology-items.ts';

/** Ids of the models that a plan names: of its devices, and of the wireless controllers that manage its access points. */
export function modelIdsOf({ nodes }: Pick<Graph, 'nodes'>): string[] {
  const ids = new Set<string>();
  for (const { equipmentId, controller } of nodes) {
    if (equipmentId !== undefined) ids.add(equipmentId);
    if (controller?.equipmentId !== undefined) ids.add(controller.equipmentId);
  }
  return [...ids];
}
