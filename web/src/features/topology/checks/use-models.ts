import { useMemo } from 'react';
import type { Device } from '#shared/contract/device.ts';
import { listEquipment } from '#shared/contract/equipment.ts';
import type { Graph } from '#shared/contract/topology.ts';
import { useRoute } from '#web/api/use-route.ts';

const none: readonly Device[] = [];

/**
 * The devices of the catalogue that nodes name, or undefined while they are on their way. A topology without models
 * loads nothing; where the catalogue cannot be read, its nodes count as without a model.
 */
export function useModels({ nodes }: Graph): readonly Device[] | undefined {
  const wanted = useMemo(
    () => [...new Set(nodes.flatMap(({ equipmentId }) => equipmentId ?? []))].sort().join(' '),
    [nodes],
  );
  const { data, error } = useRoute(listEquipment, wanted === '' ? null : {}, reading);
  return useMemo(() => {
    if (wanted === '' || (error && !data)) return none;
    const ids = new Set(wanted.split(' '));
    return data?.data.filter(({ id }) => ids.has(id));
  }, [wanted, data, error]);
}

const reading = { revalidateOnFocus: false, shouldRetryOnError: false };
