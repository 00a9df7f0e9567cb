import { useMemo } from 'react';
import type { Device } from '#shared/contract/device.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { modelIdsOf } from '#shared/network/graph/model-ids.ts';
import { useEquipment } from './use-device-lists.ts';

const none: readonly Device[] = [];

/**
 * The devices of the catalogue that nodes name, or undefined while they, or the graph, are on their way. A topology
 * without models loads nothing; where the catalogue cannot be read, its nodes count as without a model.
 */
export function useModels(graph: Pick<Graph, 'nodes'> | undefined): readonly Device[] | undefined {
  const nodes = graph?.nodes;
  const wanted = useMemo(() => nodes && modelIdsOf({ nodes }).sort().join(' '), [nodes]);
  const { devices, error } = useEquipment(wanted !== undefined && wanted !== '');
  return useMemo(() => {
    if (wanted === undefined) return undefined;
    if (wanted === '' || (error && !devices)) return none;
    const ids = new Set(wanted.split(' '));
    return devices?.filter(({ id }) => ids.has(id));
  }, [wanted, devices, error]);
}
