import type { TopologyNode } from '../../contract/topology-items.ts';

/** The wireless controllers that access points name, those of one model at one site once; of a manufacturer without a fitting model likewise. */
export function controllersOf(
  nodes: readonly Pick<TopologyNode, 'controller'>[],
): readonly NonNullable<TopologyNode['controller']>[] {
  const own = nodes.flatMap(({ controller }) => controller ?? []);
  return [...new Map(own.map((one) => [`${one.equipmentId ?? one.manufacturer} ${one.site}`, one])).values()];
}
