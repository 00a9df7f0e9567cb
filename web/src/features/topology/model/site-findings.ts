import type { Graph } from '#shared/contract/topology-items.ts';
import type { Finding } from '#shared/network/checks/finding.ts';

/** How many findings are about what stands in a site. */
export interface SiteFindings {
  readonly failures: number;
  readonly warnings: number;
}

interface Check {
  readonly findings: readonly Finding[];
}

/** The findings of each site, by its name; a link between two sites is of both. Sites without findings are left out. */
export function siteFindings(graph: Graph, checks: readonly Check[]): ReadonlyMap<string, SiteFindings> {
  const sitesOf = new Map<string, readonly string[]>();
  for (const { id, site = '' } of graph.nodes) sitesOf.set(id, [site]);
  for (const { id, site } of graph.subnets) sitesOf.set(id, [site]);
  for (const { id, source, target } of graph.edges)
    sitesOf.set(id, [...(sitesOf.get(source) ?? []), ...(sitesOf.get(target) ?? [])]);
  const found = new Map<string, SiteFindings>();
  for (const { findings } of checks) {
    for (const { elements, severity } of findings) {
      for (const site of new Set(elements.flatMap((id) => sitesOf.get(id) ?? []))) {
        const { failures, warnings } = found.get(site) ?? { failures: 0, warnings: 0 };
        const isFailure = severity === 'failure';
        found.set(site, {
          failures: failures + Number(isFailure),
          warnings: warnings + Number(!isFailure),
        });
      }
    }
  }
  return found;
}
