import type { Device } from '#shared/contract/device.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { modelIdsOf } from '#shared/network/graph/model-ids.ts';
import { getDevices } from './equipment.ts';
import { systemOwner, toDevice } from './equipment-items.ts';

/** The models that the nodes of a topology name: the user's own, else the system's; deleted ones are left out. */
export async function modelsOf(uid: string, graph: Pick<Graph, 'nodes'>): Promise<Device[]> {
  const ids = modelIdsOf(graph);
  if (ids.length === 0) return [];
  const stored = await getDevices(
    ids.flatMap((id) => [
      { owner: uid, id },
      { owner: systemOwner, id },
    ]),
  );
  const own = new Set(stored.flatMap(({ owner, equipment }) => (owner === uid ? [equipment.id] : [])));
  return stored
    .filter(({ owner, equipment }) => owner === uid || !own.has(equipment.id))
    .map(({ equipment }) => toDevice(equipment));
}
