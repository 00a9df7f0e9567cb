import { spread } from '#shared/network/requirements/effective-sites.ts';
import { cellOfRows } from '#shared/vocabulary/fields/cell-rows.ts';
import { readCount } from '#web/ui/form/number-text.ts';
import { namesIn, type Texts } from './field-texts.ts';
import { rowTexts } from './text-rows.ts';

/** Hosts of a segment at a site, or in one of its buildings. */
export interface HostsAt {
  readonly site: string;
  /** Empty all over the site. */
  readonly building: string;
  readonly users: number;
  /** Whether the segment counts them there; else they are a part of those that it counts nowhere. */
  readonly isCounted: boolean;
}

export const placesPath = 'requirements.segments[].places';

/** The places of a segment's cell, as it counts its hosts. */
export const placesIn = (cell: string): HostsAt[] =>
  rowTexts(placesPath, cell).map(({ site = '', building = '', users = '' }) => ({
    site,
    building,
    users: readCount(users),
    isCounted: true,
  }));

export const cellOfPlaces = (places: readonly Omit<HostsAt, 'isCounted'>[]): string =>
  cellOfRows(places.map(({ site, building, users }) => [site, building, String(users)]));

/** A segment whose hosts are counted so: its users are at least as many, and no more where all of them were counted before. */
export function withPlaces(segment: Texts, places: string): Texts {
  const sum = (cell: string) => placesIn(cell).reduce((total, { users }) => total + users, 0);
  const [users, before, now] = [readCount(segment.users ?? ''), sum(segment.places ?? ''), sum(places)];
  return {
    places,
    users: now > users || (before > 0 && users === before) ? String(now) : (segment.users ?? ''),
  };
}

/**
 * The hosts of a segment at each of its sites, in the order of the sites: those that it counts, and the others as its people or devices
 * are there, whole ones.
 */
export function hostsByPlace(segment: Texts, sites: readonly Texts[]): HostsAt[] {
  const counted = placesIn(segment.places ?? '');
  const others = readCount(segment.users ?? '') - counted.reduce((sum, { users }) => sum + users, 0);
  const named = namesIn(segment.sites ?? '');
  const mayBeAt = ({ name = '' }: Texts) =>
    named.length > 0 ? named.includes(name) : counted.length === 0 || others > 0;
  const isWhole = ({ name }: Texts) => counted.some(({ site, building }) => site === name && building === '');
  const free = sites.filter((site) => mayBeAt(site) && !isWhole(site));
  const open = free.length > 0 || others <= 0 ? free : sites.filter(mayBeAt);
  const parts = spread(Math.max(0, others), weightsOf(segment, open));
  const uncounted = new Map(open.map((site, index) => [site, parts[index] ?? 0]));
  return sites.flatMap((site) => {
    const { name = '' } = site;
    const users = uncounted.get(site);
    return [
      ...counted.filter((place) => place.site === name),
      ...(users === undefined ? [] : [{ site: name, building: '', users, isCounted: false }]),
    ];
  });
}

/** Of devices and guests what each site states, as far as any does; else its staff. */
function weightsOf({ type }: Texts, sites: readonly Texts[]): number[] {
  const counts = (...fields: string[]) =>
    sites.map((site) => fields.reduce((sum, field) => sum + readCount(site[field] ?? ''), 0));
  const own = type === 'iot' ? counts('cameras') : type === 'guest' ? counts('guests') : [];
  return own.some((count) => count > 0) ? own : counts('wiredUsers', 'wirelessUsers');
}
