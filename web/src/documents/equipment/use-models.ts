import { useMemo } from 'react';
import type { Device } from '#shared/contract/device.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { modelIdsOf } from '#shared/network/graph/model-ids.ts';
import { useEquipment } from './use-device-lists.ts';

const none: readonly Device[] = [];

/**
 * The devices of the catalogue that nodes name, or undefined while they are on their way. A topology without models
 * loads nothing; where the catalogue cannot be read, its nodes count as without a model.
 */
export function useModels({ nodes }: Graph): readonly Device[] | undefined {
  const wanted = useMemo(() => modelIdsOf({ nodes }).sort().join(' '), [nodes]);
  const { devices, error } = useEquipment(wanted !== '');
  return useMemo(() => {
    if (wanted === '' || (error && !devices)) return none;
    const ids = new Set(wanted.split(' '));
    return devices?.filter(({ id }) => ids.has(id));
  }, [wanted, devices, error]);
}
