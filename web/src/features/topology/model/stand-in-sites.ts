import { stacksFrom } from '#shared/network/drawing/site-cards.ts';
import { alikeSites } from '#shared/network/graph/alike-sites.ts';

/** The site that is drawn for a site, and the name that it stands under: `York and 38 more`. */
export interface StandIn {
  readonly first: string;
  readonly title: string;
}

/** From as many sites on as cards are stacked, the first of those with the same shape is drawn for all of them. */
export function standInSites(shapes: ReadonlyMap<string, unknown>): (site: string) => StandIn {
  const groups = shapes.size < stacksFrom ? [] : alikeSites(shapes);
  const of = new Map(
    groups.flatMap((sites) => {
      const [first = '', ...others] = sites;
      const title = others.length === 0 ? first : `${first} and ${others.length} more`;
      return sites.map((site) => [site, { first, title }] as const);
    }),
  );
  return (site) => of.get(site) ?? { first: site, title: site };
}
