import type { Graph } from '#shared/contract/topology-items.ts';
import { isDevice } from '#shared/network/graph/is-device.ts';

/**
 * Names that several devices have, as the first of them writes it. Host names do not tell capitals from small
 * letters (RFC 4343); groups of people and providers are no hosts.
 */
export function sharedNames({ nodes }: Graph): readonly string[] {
  const firsts = new Map<string, string>();
  const shared = new Set<string>();
  for (const node of nodes) {
    if (!isDevice(node)) continue;
    const name = node.label.toLowerCase();
    if (firsts.has(name)) shared.add(name);
    else firsts.set(name, node.label);
  }
  if (shared.size === 0) return [];
  return [...firsts].flatMap(([name, label]) => (shared.has(name) ? [label] : []));
}
