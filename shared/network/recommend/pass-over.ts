import type { TopologyNode } from '../../contract/topology-items.ts';
import { modelRowOf } from '../graph/pairs.ts';

/** Models that turned out to have no port for a link, by id; by the place's row of devices of one model, else by its node. */
export type Unfit = ReadonlyMap<string, ReadonlySet<string>>;

/** Adds a model that does not serve a place to those that are passed over there; whether it is new among them. */
export function passOver(unfit: Map<string, Set<string>>, node: TopologyNode, deviceId: string): boolean {
  const place = modelRowOf(node) ?? node.id;
  const models = unfit.get(place) ?? new Set();
  const isNew = !models.has(deviceId);
  unfit.set(place, models.add(deviceId));
  return isNew;
}
