import { onceEach } from '#shared/caching/once-each.ts';
import type { Graph } from '#shared/contract/topology-items.ts';

/** What the canvas shows: each site as a card, every device, or one site. */
export type Scope =
  | { readonly kind: 'sites' }
  | { readonly kind: 'devices' }
  | { readonly kind: 'site'; readonly site: string };

/** What the address asks the canvas to show. */
export interface AskedScope {
  /** Undefined where the topology's size decides. */
  readonly level: 'sites' | 'devices' | undefined;
  /** The one site that is shown. */
  readonly site: string | undefined;
  /** First names of the alike sites that are shown one by one. */
  readonly unstacked: readonly string[];
}

/** More devices than this are shown site by site, unless they are asked for. */
const mostAtOnce = 150;

/** What was asked for, where the network has it; else what its size calls for. */
export function shownScope(
  { nodes }: Pick<Graph, 'nodes'>,
  asked: Pick<AskedScope, 'level' | 'site'>,
  hasWalk: boolean,
): Scope {
  const sites = siteNames({ nodes });
  const { level, site } = asked;
  if (site !== undefined && (sites.includes(site) || nodes.some((node) => (node.site ?? '') === site)))
    return { kind: 'site', site };
  if (sites.length < 2) return { kind: 'devices' };
  if (level !== undefined) return { kind: level };
  return { kind: nodes.length > mostAtOnce && !hasWalk ? 'sites' : 'devices' };
}

/** The sites of a network in their order. */
export const siteNames = ({ nodes }: Pick<Graph, 'nodes'>): readonly string[] => namesOf(nodes);

const namesOf = onceEach((nodes: Graph['nodes']): readonly string[] => {
  const names = new Set<string>();
  for (const { site } of nodes) if (site !== undefined) names.add(site);
  return [...names];
});
