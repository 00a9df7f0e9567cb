import type { Device } from '../../contract/device.ts';
import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { because } from '../reasons/because.ts';
import type { ChosenDevices } from '../recommend/choose-devices.ts';
import type { ChosenRole } from '../recommend/decide.ts';
import type { ChosenModels } from './choose-models.ts';

type Controller = NonNullable<TopologyNode['controller']>;

/**
 * Writes into each access point the wireless controllers that manage it; where no device meets
 * what is asked of these, which demand that is.
 */
export function nameControllers(
  { nodes }: Pick<Graph, 'nodes'>,
  { roles, onServers }: Pick<ChosenDevices, 'onServers'> & { readonly roles: readonly ChosenRole[] },
  chosen: ChosenModels,
  models: ReadonlyMap<string, Device>,
  like: ReadonlyMap<string, TopologyNode>,
): void {
  const found = new Map<string, Controller>();
  const name = (manages: readonly string[], controller: Controller) => {
    for (const id of manages) found.set(id, controller);
  };
  for (const role of roles) {
    const controller = controllerOf(role, chosen);
    if (controller !== undefined) name(role.manages ?? [], controller);
  }
  for (const { manufacturer, site, manages, software, accessPoints, most } of onServers) {
    const unmet = because('controller-software', { software, accessPoints, most });
    name(manages, { manufacturer, quantity: 1, site, unmet });
  }
  for (const node of found.size > 0 ? nodes : []) {
    const controller = found.get(like.get(node.id)?.id ?? node.id);
    // Of another maker where the design's own equipment has its place.
    if (controller === undefined || models.get(node.id)?.manufacturer !== controller.manufacturer) continue;
    node.controller = { ...controller };
  }
}

function controllerOf(
  { places, quantity, demands, software }: ChosenRole,
  { models, unmet }: ChosenModels,
): Controller | undefined {
  const [place] = places;
  if (place === undefined) return undefined;
  const { nodeId, site } = place;
  const device = models.get(nodeId)?.device;
  if (device !== undefined) {
    const { id: equipmentId, manufacturer, model, partNumber } = device;
    return { equipmentId, manufacturer, model, partNumber, quantity, site };
  }
  const manufacturer = demands.manufacturer?.name;
  const none =
    software === undefined
      ? unmet.get(nodeId)
      : because('controller-software', {
          software,
          accessPoints: demands.accessPoints?.count ?? 0,
          most: 0,
        });
  return manufacturer === undefined || none === undefined
    ? undefined
    : { manufacturer, quantity, site, unmet: none };
}
