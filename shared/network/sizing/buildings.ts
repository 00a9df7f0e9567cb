import type { Site } from '../../contract/requirements.ts';
import { buildingWeights, peopleWeights } from '../requirements/building-weights.ts';
import { spread } from '../requirements/effective-sites.ts';
import type { SiteFigures } from '../requirements/figures-of-sites.ts';
import { siteCodes } from '../requirements/naming.ts';
import { type YardCabinet, yardCabinets } from './yard.ts';

/** A building of a campus beside its main one. */
export interface CampusBuilding {
  readonly name: string;
  /** Its place among the buildings of the site, the main one at 0. */
  readonly at: number;
  /** Short name in those of its devices, unique on the campus. */
  readonly code: string;
  /** Metres of duct to the main building. */
  readonly distanceM: number;
  /** Of a cabinet outdoors: it is part of the main building's networks, and its switch is made for dust and wet. */
  readonly isCabinet?: true;
}

/** A building with the people and devices of the site that are in it. */
export interface BuildingPart {
  readonly building?: CampusBuilding;
  readonly part: Site;
}

/** Where it is not known. Default of this product. */
const usualDistanceM = 200;

/** What is in each building, and with which of the segments it is where these are counted by building. */
const shared = {
  wiredUsers: 'staff',
  wirelessUsers: 'staff',
  phones: 'staff',
  cameras: 'devices',
  printers: 'staff',
  guests: 'guests',
} as const;
const kinds = ['wiredUsers', 'wirelessUsers', 'phones', 'cameras', 'printers', 'guests'] as const;

/**
 * The buildings of a site, the main one first: its people and devices where segments count them, else by floor area. What
 * is stated of the outdoors is around the main building: beyond a cable's length it hangs on cabinets.
 */
export function buildingsOf(site: Site, figures: SiteFigures): readonly BuildingPart[] {
  const { outdoorM2 = 0, cameras } = site;
  // Where they are counted by building, those outdoors are among the main building's.
  const isCounted = figures.buildingParts.devices !== undefined && site.buildings.length > 0;
  const solid = isCounted ? solidBuildings(site, figures) : [];
  const around = solid[0]?.part.cameras ?? cameras;
  const cabinets = yardCabinets({ ...site, cameras: around });
  if (cabinets.length === 0) return isCounted ? solid : solidBuildings(site, figures);
  const far = sumOf(cabinets, ({ outdoorM2: own }) => own);
  const near = { outdoorM2: Math.max(0, outdoorM2 - far) };
  const outdoors = sumOf(cabinets, (cabinet) => cabinet.cameras);
  const buildings = isCounted
    ? solid.map(({ part, ...own }, index) =>
        index === 0
          ? { ...own, part: { ...part, ...near, cameras: part.cameras - outdoors } }
          : { ...own, part },
      )
    : solidBuildings({ ...site, ...near, cameras: cameras - outdoors }, figures);
  return [
    ...buildings,
    ...cabinets.map((cabinet, index): BuildingPart => {
      const { distanceM } = cabinet;
      const name = `Cabinet ${index + 1} outdoors`;
      const nobody = { ...site, rooms: 0, floors: 1, areaM2: 0, servers: 0, publicServers: 0, buildings: [] };
      for (const what of kinds) nobody[what] = 0;
      return {
        part: { ...nobody, outdoorM2: cabinet.outdoorM2, cameras: cabinet.cameras },
        building: { name, at: 0, code: `CAB${index + 1}`, distanceM, isCabinet: true },
      };
    }),
  ];
}

const sumOf = (cabinets: readonly YardCabinet[], of: (cabinet: YardCabinet) => number): number =>
  cabinets.reduce((sum, cabinet) => sum + of(cabinet), 0);

function solidBuildings(site: Site, { buildingParts }: SiteFigures): readonly BuildingPart[] {
  const { buildings } = site;
  if (buildings.length === 0) return [{ part: site }];
  const all = [site, ...buildings];
  const weights = buildingWeights(site);
  const people = peopleWeights(site);
  const covered = all.map((building, index) => (people[index] ?? 0) * coveredShare(building));
  // People on Wi-Fi are where it is.
  const wireless = covered.some((part) => part > 0) ? covered : people;
  const weightsOf = (what: keyof typeof shared): readonly number[] => {
    if (what === 'wirelessUsers' || what === 'guests') return wireless;
    return what === 'cameras' ? weights : people;
  };
  const counts = kinds.map((what) => ({
    what,
    parts: spread(site[what], buildingParts[shared[what]] ?? weightsOf(what)),
  }));
  const rooms = spread(site.rooms ?? 0, weights);
  const codes = siteCodes(buildings.map(({ name }) => ({ name, kind: 'branch' })));
  return all.map(({ floors, areaM2 }, index): BuildingPart => {
    const own = { ...site };
    for (const { what, parts } of counts) own[what] = parts[index] ?? 0;
    if (site.rooms !== undefined) own.rooms = rooms[index] ?? 0;
    const building = buildings[index - 1];
    if (building === undefined) return { part: { ...own, floors, areaM2 } };
    const { name, wifiM2 } = building;
    const part = { ...own, floors, areaM2, wifiM2, outdoorM2: 0 };
    const distanceM = building.distanceM > 0 ? building.distanceM : usualDistanceM;
    return { part, building: { name, at: index, code: codes[index - 1] ?? `B${index}`, distanceM } };
  });
}

/** The part of a building's floors that Wi-Fi covers, 0 to 1. */
function coveredShare({ areaM2, wifiM2 }: Pick<Site, 'areaM2' | 'wifiM2'>): number {
  if (wifiM2 === undefined) return 1;
  return areaM2 > 0 ? Math.min(1, wifiM2 / areaM2) : Math.min(1, wifiM2);
}
