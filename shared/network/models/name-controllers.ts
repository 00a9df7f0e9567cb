import type { Device } from '../../contract/device.ts';
import type { Graph } from '../../contract/topology.ts';
import type { RoleRecommendation } from '../recommend/decide.ts';
import type { ChosenModels } from './choose-models.ts';

/** Writes into each access point the wireless controllers that manage it, which plans do not draw. */
export function nameControllers(
  { nodes }: Pick<Graph, 'nodes'>,
  roles: readonly RoleRecommendation[],
  { models: chosen }: ChosenModels,
  models: ReadonlyMap<string, Device>,
): void {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const { manages = [], places, quantity } of roles) {
    const [place] = places;
    const device = place && chosen.get(place.nodeId)?.device;
    if (place === undefined || device === undefined) continue;
    const { id: equipmentId, manufacturer, model, partNumber } = device;
    for (const id of manages) {
      const node = byId.get(id);
      // Of another maker where the design's own equipment has its place.
      if (node === undefined || models.get(id)?.manufacturer !== manufacturer) continue;
      node.controller = { equipmentId, manufacturer, model, partNumber, quantity, site: place.site };
    }
  }
}
