import type { Requirements, Site } from '../../contract/requirements.ts';
import { smallLeaves } from './small-leaves.ts';

/** What must not fail alone at a site. */
export interface SiteRedundancy {
  /** Circuits of each kind that the site has. */
  readonly circuits: 1 | 2;
  /** Whether its edge devices are pairs. */
  readonly edge: boolean;
  readonly core: boolean;
  readonly power: boolean;
}

const unprotected: SiteRedundancy = { circuits: 1, edge: false, core: false, power: false };

/** A site's own redundancy, else the design's, of which a small leaf site has that of circuits and edge alone. */
export function redundancyAt(
  requirements: Requirements,
  site: Pick<Site, 'name' | 'redundancy'> | undefined,
): SiteRedundancy {
  const { internet, coreSwitching, power } = requirements.redundancy;
  const atEdge = { circuits: internet ? 2 : 1, edge: internet } as const;
  switch (site?.redundancy) {
    case undefined:
      return smallLeaves(requirements).has(site?.name ?? '')
        ? { ...unprotected, ...atEdge }
        : { ...atEdge, core: coreSwitching, power };
    case 'none':
      return unprotected;
    case 'link':
      return { ...unprotected, circuits: 2 };
    case 'full':
      return { circuits: 2, edge: true, core: true, power: true };
  }
}

type Part = 'internet' | 'coreSwitching' | 'power';

/** Where the redundancy of a site is asked for; nothing where it is not. */
export function redundancyStated(
  requirements: Requirements,
  index: number,
  site: Pick<Site, 'name' | 'redundancy'>,
  part: Part,
): string[] {
  const { circuits, core, power } = redundancyAt(requirements, site);
  const isAsked = { internet: circuits > 1, coreSwitching: core, power }[part];
  if (!isAsked) return [];
  // What a site states for itself serves the design's statement as well, which small leaves may leave to it alone.
  return [
    ...(site.redundancy === undefined ? [] : [`requirements.sites[${index}].redundancy`]),
    ...(requirements.redundancy[part] ? [`requirements.redundancy.${part}`] : []),
  ];
}
