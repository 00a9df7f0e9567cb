import { cellOfRows } from '#shared/vocabulary/fields/cell-rows.ts';
import { readCount } from '#web/ui/form/number-text.ts';
import { nextKey } from '#web/ui/rows/edit-row.ts';
import { blankSegment } from './blank-rows.ts';
import type { Texts } from './field-texts.ts';
import type { SegmentRow } from './form-values.ts';
import { cellOfPlaces, type HostsAt, hostsByPlace } from './hosts-by-place.ts';
import { termsOf } from './site-segments-csv.ts';

/** What becomes of the sites that are there: those of the same name are changed, or all give way. */
export type SiteMerge = 'merge' | 'replace';

/** A site of a file with its segments. */
export interface SiteSegments {
  readonly site: string;
  readonly segments: readonly Texts[];
}

interface Sites {
  /** The sites before and after the import. */
  readonly before: readonly Texts[];
  readonly after: readonly Texts[];
}

/**
 * The segments of the design once those of imported sites are in: of the same name are one, whose hosts are counted where the file
 * states them. Sites that the file has have what it says there, the others what they had; a segment without any of its sites goes.
 */
export function withSegments(
  segments: readonly SegmentRow[],
  imported: readonly SiteSegments[],
  { before, after }: Sites,
): SegmentRow[] {
  const names = new Set([
    ...segments.map(({ name = '' }) => name),
    ...imported.flatMap(({ segments: own }) => own.map(({ name = '' }) => name)),
  ]);
  const rows: SegmentRow[] = [];
  for (const name of names) {
    const known = segments.find((row) => row.name === name);
    const row = known ?? blankSegment(nextKey([...segments, ...rows].map(keyed)));
    const stated = statedOf(name, imported);
    const merged = mergedPlaces(known === undefined ? [] : hostsByPlace(known, before), stated, after);
    const { terms = {} } = stated.find((one) => one.terms) ?? {};
    if (merged.isSame) rows.push({ ...row, ...terms });
    else if (merged.places.length > 0)
      rows.push({ ...row, ...terms, ...textsOfPlaces(row, merged.places, after) });
  }
  return rows;
}

/** What the file says of a segment at one of its sites: nothing where the site is without it. */
interface StatedAt {
  readonly site: string;
  readonly places: readonly HostsAt[];
  readonly terms?: Texts;
}

const statedOf = (name: string, imported: readonly SiteSegments[]): StatedAt[] =>
  imported.map(({ site, segments }) => {
    const own = segments.filter((texts) => texts.name === name);
    const [first] = own;
    return {
      site,
      places: own.map(({ users = '', building = '' }) => ({
        site,
        building,
        users: readCount(users),
        isCounted: true,
      })),
      ...(first && { terms: termsOf(first) }),
    };
  });

/** Where the file says what is there already, nothing is counted that was not. */
function mergedPlaces(known: readonly HostsAt[], stated: readonly StatedAt[], after: readonly Texts[]) {
  const at = (site: string) => known.filter((place) => place.site === site);
  const changed = new Map(
    stated.filter(({ site, places }) => !isAlike(at(site), places)).map(({ site, places }) => [site, places]),
  );
  const isLeft = new Set(after.map(({ name = '' }) => name));
  const isSame = known.length > 0 && changed.size === 0 && known.every(({ site }) => isLeft.has(site));
  const places = after.flatMap(({ name = '' }) => changed.get(name) ?? at(name));
  return { isSame, places };
}

const isAlike = (some: readonly HostsAt[], others: readonly HostsAt[]): boolean =>
  some.length === others.length &&
  some.every(({ building, users }) =>
    others.some((other) => other.building === building && other.users === users),
  );

/** The cells of a segment that has its hosts there; one that counts nobody only names its sites. */
function textsOfPlaces(row: SegmentRow, places: readonly HostsAt[], after: readonly Texts[]): Texts {
  const users = places.reduce((sum, place) => sum + place.users, 0);
  const named = new Set(places.filter(({ isCounted }) => users === 0 || !isCounted).map(({ site }) => site));
  const isEverywhere =
    users === 0 ? after.every(({ name = '' }) => named.has(name)) : named.size > 0 && row.sites === '';
  return {
    users: users === 0 ? '' : String(users),
    sites: isEverywhere ? '' : cellOfRows([...named].map((site) => [site])),
    places: users === 0 ? '' : cellOfPlaces(places.filter(({ isCounted }) => isCounted)),
  };
}

const keyed = ({ key = '' }: SegmentRow) => ({ key });
