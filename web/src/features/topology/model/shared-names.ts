import type { Graph } from '#shared/contract/topology-items.ts';

/**
 * Names that several devices have, as the first of them writes it. Host names do not tell capitals from small
 * letters (RFC 4343); groups of people and providers are no hosts.
 */
export function sharedNames({ nodes }: Graph): readonly string[] {
  const seen = new Map<string, { readonly label: string; count: number }>();
  for (const { type, label } of nodes) {
    if (type === 'user' || type === 'internet') continue;
    const name = label.toLowerCase();
    const known = seen.get(name);
    if (known) known.count += 1;
    else seen.set(name, { label, count: 1 });
  }
  return [...seen.values()].filter(({ count }) => count > 1).map(({ label }) => label);
}
