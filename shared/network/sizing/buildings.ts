import type { Site } from '../../contract/requirements.ts';
import { spread } from '../requirements/effective-sites.ts';
import { siteCodes } from '../requirements/naming.ts';

/** A building of a campus beside its main one. */
export interface CampusBuilding {
  readonly name: string;
  /** Short name in those of its devices, unique on the campus. */
  readonly code: string;
  /** Metres of duct to the main building. */
  readonly distanceM: number;
}

/** A building with the people and devices of the site that are in it. */
export interface BuildingPart {
  readonly building?: CampusBuilding;
  readonly part: Site;
}

/** Where it is not known. Default of this product. */
const usualDistanceM = 200;

const shared = ['wiredUsers', 'wirelessUsers', 'phones', 'cameras', 'printers', 'guests'] as const;

/**
 * The buildings of a site, the main one first: its people and devices by floor area, by floors where some area is unknown. What
 * is stated of the outdoors is at the main building.
 */
export function buildingsOf(site: Site): readonly BuildingPart[] {
  const { buildings } = site;
  if (buildings.length === 0) return [{ part: site }];
  const all = [site, ...buildings];
  const isMeasured = all.every(({ areaM2 }) => areaM2 > 0);
  const weights = all.map(({ areaM2, floors }) => (isMeasured ? areaM2 : floors));
  const counts = shared.map((what) => ({ what, parts: spread(site[what], weights) }));
  const rooms = spread(site.rooms ?? 0, weights);
  const codes = siteCodes(buildings.map(({ name }) => ({ name, kind: 'branch' })));
  return all.map(({ floors, areaM2 }, index): BuildingPart => {
    const own = { ...site };
    for (const { what, parts } of counts) own[what] = parts[index] ?? 0;
    if (site.rooms !== undefined) own.rooms = rooms[index] ?? 0;
    const building = buildings[index - 1];
    const part = { ...own, floors, areaM2, ...(building !== undefined && { outdoorM2: 0 }) };
    if (building === undefined) return { part };
    const { name } = building;
    const distanceM = building.distanceM > 0 ? building.distanceM : usualDistanceM;
    return { part, building: { name, code: codes[index - 1] ?? `B${index}`, distanceM } };
  });
}
