import type { Aggregation } from '../../../contract/configuration/interfaces.ts';
import { isStack } from '../../graph/clusters.ts';
import type { LogicalDevice } from '../view/link-end.ts';

/**
 * LACP of one aggregate. `name` is the plan's, where its links end on both switches of a pair: its number is that of the
 * aggregate at the two of them.
 */
export function aggregationOf({ members: [node] }: LogicalDevice, name?: string): Aggregation {
  const number = Number(/\d+$/.exec(name ?? '')?.[0]);
  return {
    mode: 'lacp',
    minLinks: 1,
    rate: 'fast',
    hashing: 'layer-3-4',
    ...(node.mlag !== undefined && number > 0 && { mlag: number }),
  };
}

/** Whether so many ports of one interface are a bundle: of a cluster, whose members have the same ports, only several of each. */
export const isBundled = (device: LogicalDevice, ports: number): boolean =>
  ports > (isStack(device) ? 1 : device.members.length);
