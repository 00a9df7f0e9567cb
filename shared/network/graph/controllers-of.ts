import type { TopologyNode } from '../../contract/topology-items.ts';

/**
 * The wireless controllers that access points name and the plan does not draw, as plans of earlier versions and software on a server: those of
 * one model at one site once; of a manufacturer without a fitting model likewise.
 */
export function undrawnControllers(
  nodes: readonly Pick<TopologyNode, 'controller' | 'group' | 'site' | 'equipmentId'>[],
): readonly NonNullable<TopologyNode['controller']>[] {
  const drawn = new Set(
    nodes.flatMap(({ group, site, equipmentId }) =>
      group === 'wireless-controllers' ? [`${equipmentId} ${site}`] : [],
    ),
  );
  const own = nodes.flatMap(({ controller }) =>
    controller === undefined || drawn.has(`${controller.equipmentId} ${controller.site}`) ? [] : [controller],
  );
  return [...new Map(own.map((one) => [`${one.equipmentId ?? one.manufacturer} ${one.site}`, one])).values()];
}
