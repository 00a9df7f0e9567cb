import type { Device } from '../../contract/device.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { isDevice } from '../graph/is-device.ts';
import { setModel } from '../graph/set-model.ts';
import { type ExistingInput, existingPlaces } from './existing-places.ts';

/** What stays where it is, by node. */
export type KeptDevices = ReadonlyMap<string, Device>;

type Known = Pick<ExistingInput, 'devices' | 'requirements' | 'today'> &
  Partial<Pick<ExistingInput, 'existing'>>;

/**
 * Writes into the devices of a plan what becomes of what is there: kept, replaced or new, and why. A network whose
 * devices nobody listed says nothing of any, nor does a plan without an existing network.
 *
 * @returns the devices that are kept, by node: nothing is to be bought for them.
 */
export function markExisting(graph: Graph, { existing, ...input }: Known): KeptDevices {
  const kept = new Map<string, Device>();
  if (existing === undefined || existing.currentDevices.length === 0) return kept;
  const places = existingPlaces({ ...input, graph, existing });
  for (const node of graph.nodes) {
    if (!isDevice(node)) continue;
    const place = places.get(node.id);
    node.status = place?.status ?? 'new';
    if (place === undefined) continue;
    if (place.status === 'kept') {
      kept.set(node.id, place.device);
      if (place.stated === undefined) setModel(node, place.device, 'existing-network');
    }
    const { line, name: device, count, class: built, model, stated, because } = place;
    node.existing = {
      line,
      device,
      count,
      ...(built && { class: built }),
      ...(model && { model }),
      ...(stated && { stated }),
      because,
    };
  }
  return kept;
}
