import type { Segment, Site } from '../../contract/requirements.ts';

type Placed = Pick<Segment, 'users' | 'sites' | 'places'>;
type Named = Pick<Site, 'name'>;

/** Whether a site has a segment: one that names sites, or counts all its hosts by place, is there alone. */
export const isSegmentAt = (segment: Placed, site: Named): boolean =>
  segment.places.some((place) => place.site === site.name) || mayHaveOthers(segment, site);

/** Hosts of a segment that are counted at a site or in its buildings. */
export const countedAt = ({ places }: Pick<Segment, 'places'>, { name }: Named): number =>
  sumOf(places.filter(({ site }) => site === name));

/** Hosts of a segment that no place counts. */
export const uncounted = ({ users, places }: Placed): number => Math.max(0, users - sumOf(places));

/** Whether hosts that no place counts may be at any site. */
export const isEverywhere = (segment: Placed): boolean =>
  segment.sites.length === 0 && (segment.places.length === 0 || uncounted(segment) > 0);

/** At which of the sites hosts are that no place counts: not where a whole site is counted, as far as others are left. */
export function sitesOfOthers(segment: Placed, sites: readonly Named[]): boolean[] {
  const may = sites.map((site) => mayHaveOthers(segment, site));
  const isLeft = sites.map(({ name }, index) => may[index] === true && !isWhole(segment, name));
  return isLeft.includes(true) ? isLeft : may;
}

const mayHaveOthers = (segment: Placed, { name }: Named): boolean =>
  isEverywhere(segment) || segment.sites.includes(name);

const isWhole = ({ places }: Placed, name: string): boolean =>
  places.some(({ site, building }) => site === name && building === undefined);

const sumOf = (places: Segment['places']): number => places.reduce((sum, { users }) => sum + users, 0);
