import type { Segment, Site } from '../../contract/requirements.ts';
import { buildingWeights } from './building-weights.ts';
import { segmentField } from './subnet-segments.ts';

/** A part of a site's people or devices, also by building where some are counted there. */
interface Parted {
  readonly share: number;
  /** By building, the main one first. */
  readonly inBuildings?: readonly number[];
}

/** Where each segment counts its hosts, by where it stands in the requirements. */
type PlacesByField = ReadonlyMap<string, Segment['places']>;

/** None where no segment counts any in a building. */
export const placesByField = (segments: readonly Segment[]): PlacesByField =>
  new Map(
    segments.flatMap(({ places }, index) =>
      places.some(({ building }) => building !== undefined) ? [[segmentField(index), places]] : [],
    ),
  );

/**
 * The shares of a site with their parts in each of its buildings: as many as are counted there, and of the others as many as make
 * of its people or devices what its floor area has of all.
 * @param total the people or devices of the site that the shares divide
 */
export function inBuildings<Share extends Parted & { readonly fields: readonly string[] }>(
  shares: readonly Share[],
  site: Site,
  total: number,
  placed: PlacesByField,
): readonly Share[] {
  if (placed.size === 0 || site.buildings.length === 0 || total === 0) return shares;
  const counted = shares.map(({ fields, share }) =>
    within(
      share,
      fields.flatMap((field) => placed.get(field) ?? []).flatMap((place) => placeIn(site, place, total)),
      site.buildings.length + 1,
    ),
  );
  if (counted.every((parts) => sumOf(parts) === 0)) return shares;
  const weights = buildingWeights(site);
  const room = weights.map((weight, at) =>
    Math.max(0, weight - counted.reduce((sum, parts) => sum + (parts[at] ?? 0), 0)),
  );
  const free = sumOf(room);
  return shares.map((own, index) => {
    const parts = counted[index] ?? [];
    const others = own.share - sumOf(parts);
    return {
      ...own,
      inBuildings: weights.map(
        (weight, at) => (parts[at] ?? 0) + others * (free > 0 ? (room[at] ?? 0) / free : weight),
      ),
    };
  });
}

/** What all of them have in each building; undefined where they are not counted by building. */
export function partsOfBuildings(shares: readonly Parted[]): readonly number[] | undefined {
  const [first] = shares;
  return first?.inBuildings?.map((_, at) =>
    shares.reduce((sum, { inBuildings: parts = [] }) => sum + (parts[at] ?? 0), 0),
  );
}

/** The shares within one building: parts of those who are there. */
export function sharesIn<Share extends Parted>(
  shares: readonly Share[],
  at: number,
  ofAll = partsOfBuildings(shares),
): readonly Share[] {
  if (ofAll === undefined) return shares;
  const there = ofAll[at] ?? 0;
  return shares.map((own) => ({ ...own, share: there > 0 ? (own.inBuildings?.[at] ?? 0) / there : 0 }));
}

function placeIn(
  site: Site,
  place: Segment['places'][number],
  total: number,
): { at: number; part: number }[] {
  const { building, users } = place;
  if (place.site !== site.name || building === undefined) return [];
  return [{ at: site.buildings.findIndex(({ name }) => name === building) + 1, part: users / total }];
}

/** Parts by building that are no more than the share in all. */
function within(
  share: number,
  places: readonly { readonly at: number; readonly part: number }[],
  buildings: number,
): number[] {
  const parts = Array.from({ length: buildings }, (_, at) =>
    places.reduce((sum, place) => sum + (place.at === at ? place.part : 0), 0),
  );
  const all = sumOf(parts);
  return all > share ? parts.map((part) => (part * share) / all) : parts;
}

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);
