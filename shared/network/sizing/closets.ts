import type { Site } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { assumptions } from '../requirements/assumptions.ts';
import { spread } from '../requirements/effective-sites.ts';
import type { SizingFigures } from '../requirements/figures-of-sites.ts';
import { sharesIn } from '../requirements/segments-in-buildings.ts';
import { type WifiEnvironment, wifiEnvironmentOf } from '../requirements/wifi-environment.ts';
import { type BuildingPart, buildingsOf, type CampusBuilding } from './buildings.ts';
import { type DeviceGroup, dealDevices, dealOutdoors, deviceGroups } from './device-groups.ts';
import { type FastDesks, fastDesksOf } from './fast-desks.ts';
import { type AccessLayer, type Served, sizeAccess } from './size-access.ts';
import { coveredArea, surroundingsIn, wifiCells } from './wifi-cells.ts';

/** What one wiring closet serves, and the access layer that takes. A floor has one, a large floor several. */
export interface Closet extends Served, AccessLayer {
  /** On a campus, where it is not in the main one. */
  readonly building?: CampusBuilding;
  readonly floor: number;
  /** Which of the floor's closets, counted from 1. */
  readonly number: number;
  readonly closetsOnFloor: number;
  /** What surrounds the access points; ordinary rooms where absent. */
  readonly surroundings: TopologyNode['surroundings'];
}

/**
 * Splits a site over its floors and closets and sizes the access layer of each. `growth` is a factor (1.3); `isIndustrial` where its
 * switches stand beside machines.
 */
export function closetsOf(
  site: Site,
  growth: number,
  serversOnAccess: number,
  figures: SizingFigures,
  isIndustrial = false,
): readonly Closet[] {
  const parts = buildingsOf(site, figures);
  const ofAll = figures.buildingParts;
  const devices = devicesIn(parts, figures);
  return parts.flatMap(({ part, building }, index) => {
    const served = { ...part, devices: devices[index] ?? [] };
    const here = { ...figures, fastHosts: sharesIn(figures.fastHosts, building?.at ?? 0, ofAll.staff) };
    return building === undefined
      ? closetsInBuilding(served, growth, serversOnAccess, here, isIndustrial)
      : closetsInBuilding(served, growth, 0, { ...here, floorParts: undefined }, building.isCabinet).map(
          (closet) => ({
            ...closet,
            building,
          }),
        );
  });
}

/** The devices of each part by segment. Those in cabinets outdoors are of the site's, or where these are counted by building, the main one's. */
function devicesIn(
  parts: readonly BuildingPart[],
  { devices, buildingParts: { devices: counted } }: SizingFigures,
): readonly (readonly DeviceGroup[])[] {
  const camerasIn = (some: readonly BuildingPart[]) => some.map(({ part }) => part.cameras);
  const sum = (some: readonly BuildingPart[]) => camerasIn(some).reduce((total, own) => total + own, 0);
  const solid = parts.filter(({ building }) => building?.isCabinet !== true);
  const cabinets = parts.slice(solid.length);
  const [main, ...others] = solid;
  if (main === undefined) return [];
  if (counted === undefined) {
    const { outdoors, left } = dealOutdoors(deviceGroups(sum(parts), devices), camerasIn(cabinets));
    return [...dealDevices(left, camerasIn(solid)), ...outdoors];
  }
  const around = deviceGroups(sum([main, ...cabinets]), sharesIn(devices, 0, counted));
  const { outdoors, left } = dealOutdoors(around, camerasIn(cabinets));
  return [
    left,
    ...others.map(({ part, building }) =>
      deviceGroups(part.cameras, sharesIn(devices, building?.at ?? 0, counted)),
    ),
    ...outdoors,
  ];
}

/** A building with what is in it. */
type Building = Site & Pick<Closet, 'devices'>;

function closetsInBuilding(
  site: Building,
  growth: number,
  serversOnAccess: number,
  figures: SizingFigures,
  isIndustrial = false,
): readonly Closet[] {
  const floors = Array.from({ length: site.floors }, (_, index) => index + 1);
  const floorArea = site.areaM2 / site.floors;
  const perFloor = floors.map(() => Math.max(1, Math.ceil(floorArea / assumptions.m2PerCloset)));
  const first = sizeClosets(site, perFloor, growth, serversOnAccess, figures, isIndustrial);
  const needed = floors.map((floor, index) => {
    const switches = first.filter((c) => c.floor === floor).reduce((sum, c) => sum + c.switches, 0);
    return Math.max(perFloor[index] ?? 1, Math.ceil(switches / figures.switchesPerBlock));
  });
  return needed.every((n, index) => n === perFloor[index])
    ? first
    : sizeClosets(site, needed, growth, serversOnAccess, figures, isIndustrial);
}

function sizeClosets(
  site: Building,
  perFloor: readonly number[],
  growth: number,
  serversOnAccess: number,
  figures: SizingFigures,
  isIndustrial: boolean,
): Closet[] {
  const environment = wifiEnvironmentOf(site);
  const { rooms = 0, outdoorM2: outdoorsOfAll = 0 } = site;
  const surroundings = surroundingsIn(
    { ...site, coveredM2: coveredArea(site), rooms, outdoorM2: outdoorsOfAll, isWhole: true },
    environment,
    growth,
    figures,
  );
  const onFloors = (floors: readonly number[]) =>
    floors.flatMap((onFloor, floor) => dealt(onFloor, perFloor[floor] ?? 1));
  const overClosets = (total: number) => onFloors(dealt(total, perFloor.length));
  const { floorParts } = figures;
  const asPeople = (total: number) =>
    floorParts?.length === perFloor.length ? onFloors(spread(total, floorParts)) : overClosets(total);
  const parts = {
    wiredUsers: asPeople(site.wiredUsers),
    wirelessUsers: asPeople(site.wirelessUsers),
    phones: asPeople(site.phones),
    cameras: overClosets(site.cameras),
    printers: asPeople(site.printers),
    guests: overClosets(site.guests),
    rooms: overClosets(rooms),
  };
  const devices = dealDevices(site.devices, parts.cameras);
  const outdoors = yardByCloset(outdoorsOfAll, perFloor, environment, figures);
  const fast = fastDesksOf(site, figures.fastHosts).map((own) => ({ own, parts: asPeople(own.desks) }));
  let index = -1;
  return perFloor.flatMap((closetsOnFloor, floorIndex) =>
    Array.from({ length: closetsOnFloor }, (_, closetIndex) => {
      index += 1;
      const served = {
        wiredUsers: parts.wiredUsers[index] ?? 0,
        fastDesks: fastDesksIn(fast, index, parts.wiredUsers[index] ?? 0),
        wirelessUsers: parts.wirelessUsers[index] ?? 0,
        phones: parts.phones[index] ?? 0,
        cameras: parts.cameras[index] ?? 0,
        devices: devices[index] ?? [],
        printers: parts.printers[index] ?? 0,
        guests: parts.guests[index] ?? 0,
        servers: index === 0 ? serversOnAccess : 0,
      };
      const areaM2 = site.areaM2 / site.floors / closetsOnFloor;
      const coveredM2 = coveredArea(site) / site.floors / closetsOnFloor;
      const yardM2 = outdoorsOfAll / site.floors / closetsOnFloor;
      const outdoorM2 = outdoors[index] ?? 0;
      const isWhole = perFloor.length === 1 && closetsOnFloor === 1;
      const wifi = {
        ...served,
        areaM2,
        coveredM2,
        outdoorM2,
        ...(outdoorM2 > 0 && outdoorM2 < outdoorsOfAll && { ofOutdoorM2: outdoorsOfAll }),
        rooms: parts.rooms[index] ?? 0,
        isWhole,
        ...(outdoorM2 > 0 && site.floors > 1 && { isOnGroundFloor: true }),
      };
      const cells = wifiCells(wifi, environment, growth, figures);
      const place = { floor: floorIndex + 1, number: closetIndex + 1, closetsOnFloor };
      return {
        ...place,
        ...served,
        surroundings,
        ...sizeAccess({ ...served, isIndustrial }, areaM2 > 0 ? areaM2 : yardM2, cells, growth, figures),
      };
    }),
  );
}

/**
 * The outdoors behind each closet, in whole cells: what surrounds a building is covered from its ground floor, whatever floors are above
 * it. Where the floors are outdoors themselves, the rest is of their kind and goes with them.
 */
function yardByCloset(
  outdoorM2: number,
  perFloor: readonly number[],
  environment: WifiEnvironment,
  { m2PerOutdoorAccessPoint }: SizingFigures,
): readonly number[] {
  if (environment === 'outdoor')
    return perFloor.flatMap((closets) => Array<number>(closets).fill(outdoorM2 / perFloor.length / closets));
  const cells = Math.ceil(outdoorM2 / m2PerOutdoorAccessPoint - 1e-9);
  return dealt(cells, perFloor[0] ?? 1).map((own) => (cells > 0 ? (outdoorM2 * own) / cells : 0));
}

/** Whole parts that differ by one at most; a larger total makes none of them smaller. */
const dealt = (total: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, index) => Math.floor(total / parts) + (index < total % parts ? 1 : 0));

/** Those of several segments may be one more in a closet than it has desks. */
function fastDesksIn(
  fast: readonly { readonly own: FastDesks; readonly parts: readonly number[] }[],
  closet: number,
  most: number,
): readonly FastDesks[] {
  let left = most;
  return fast.flatMap(({ own, parts }) => {
    const desks = Math.min(left, parts[closet] ?? 0);
    left -= desks;
    return desks > 0 ? [{ ...own, desks }] : [];
  });
}
