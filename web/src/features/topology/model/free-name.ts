import type { TopologyNode } from '#shared/contract/topology-items.ts';

/** The first of a series of names that no device has: host names do not tell capitals from small letters. */
export function freeName(
  nodes: readonly Pick<TopologyNode, 'label'>[],
  named: (number: number) => string,
  first = 1,
): string {
  const taken = new Set(nodes.map(({ label }) => label.toLowerCase()));
  let number = first;
  while (taken.has(named(number).toLowerCase())) number += 1;
  return named(number);
}
