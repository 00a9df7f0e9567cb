import type { Graph } from '#shared/contract/topology-items.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import type { Look } from '#web/features/topology/model/look.ts';
import { lookNames } from './look-words.ts';

/** Which VLAN, or what is around which device; nothing where everything is drawn. */
export function drawnInWords(
  { look, vlan, around, hops }: Pick<Look, 'look' | 'vlan' | 'around' | 'hops'>,
  { subnets, nodes }: Graph,
): string | undefined {
  switch (look) {
    case 'physical':
      return undefined;
    case 'vlan': {
      const name = subnets.find((subnet) => vlan !== undefined && subnet.vlan === vlan)?.name;
      return name === undefined ? lookNames.vlan : `VLAN ${vlan}, ${name}`;
    }
    case 'around': {
      const label = nodes.find(({ id }) => id === around)?.label;
      return label === undefined ? lookNames.around : `${formatCount(hops, 'hop')} from ${label}`;
    }
    default:
      return lookNames[look];
  }
}
