import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';

/** What stands under a node's label: how many it stands for, else the address that it is managed by. */
export function secondLine({ quantity, addresses: [address] }: TopologyNode): string | undefined {
  if (quantity > 1) return `× ${formatNumber(quantity)}`;
  return address?.replace(/\/32$/, '');
}
