import type { TopologyNode } from '#shared/contract/topology-items.ts';

/**
 * A node's name without what stands on the frames around it: its floor, where that is framed, and what comes before it;
 * else the code of its site.
 */
export function shortName(
  { label, floor }: Pick<TopologyNode, 'label' | 'floor'>,
  code: string | undefined,
  isFramed: boolean,
): string {
  if (isFramed && floor !== undefined) return afterFloor(label, floor) || label;
  const isCoded = code !== undefined && label.startsWith(code) && /[- ]/.test(label.charAt(code.length));
  return isCoded ? label.slice(code.length + 1) : label;
}

/** `ACC-1` of `YOR-F2-ACC-1`, `phones` of `YOR F2 phones`. */
function afterFloor(label: string, floor: number): string {
  const words = label.split(/[- ]/);
  const before = words.slice(0, words.indexOf(`F${floor}`) + 1);
  return label.slice(before.reduce((length, word) => length + word.length + 1, 0));
}
