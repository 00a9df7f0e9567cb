import type { TopologyNode } from '#shared/contract/topology.ts';

/** What stands under a node's label: how many it stands for, else the address that it is managed by. */
export function secondLine({ quantity, addresses: [address] }: TopologyNode): string | undefined {
  if (quantity > 1) return `× ${quantity.toLocaleString('en-GB')}`;
  return address?.replace(/\/32$/, '');
}
