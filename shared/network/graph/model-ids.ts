import type { Graph } from '../../contract/topology-items.ts';

/** Ids of the models that a plan names: of its devices, and of the wireless controllers that manage its access points. */
export const modelIdsOf = ({ nodes }: Pick<Graph, 'nodes'>): string[] => [
  ...new Set(
    nodes.flatMap(({ equipmentId, controller }) => [equipmentId ?? [], controller?.equipmentId ?? []].flat()),
  ),
];
