import type { Site } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import type { InputsOf } from '../reasons/because.ts';
import {
  type AccessModel,
  assumptions,
  cabinetModel,
  largeAccessModel,
  linkMbps,
  smallAccessModel,
} from '../requirements/assumptions.ts';
import type { SizingFigures } from '../requirements/figures-of-sites.ts';
import { wifiEnvironmentOf } from '../requirements/wifi-environment.ts';
import { buildingsOf, type CampusBuilding } from './buildings.ts';
import { type DeviceGroup, dealDevices, deviceGroups, wattsOfDevices } from './device-groups.ts';
import { countFastDesks, type FastDesks, fastDesksOf } from './fast-desks.ts';
import { usablePorts } from './usable-ports.ts';
import { wholeSwitches } from './whole-switches.ts';
import { surroundingsIn, type WifiCells, wifiCells } from './wifi-cells.ts';

/** What one wiring closet serves, and the access layer that takes. A floor has one, a large floor several. */
export interface Closet {
  /** On a campus, where it is not in the main one. */
  readonly building?: CampusBuilding;
  readonly floor: number;
  /** Which of the floor's closets, counted from 1. */
  readonly number: number;
  readonly closetsOnFloor: number;
  readonly wiredUsers: number;
  /** The desks among them that need more than a gigabit. */
  readonly fastDesks: readonly FastDesks[];
  readonly wirelessUsers: number;
  readonly phones: number;
  readonly cameras: number;
  /** The cameras and other devices by segment. */
  readonly devices: readonly DeviceGroup[];
  readonly printers: number;
  readonly guests: number;
  /** Servers on the access switch itself: small sites only. */
  readonly servers: number;
  readonly accessPoints: number;
  /** How many of the access points are outdoors. */
  readonly accessPointsOutdoors: number;
  /** How many stand in ordinary rooms, whatever surrounds the others. */
  readonly accessPointsInPublicRooms: number;
  /** What surrounds the others; ordinary rooms where absent. */
  readonly surroundings: TopologyNode['surroundings'];
  /** Switch ports in use today; the access points among them are there for growth already. */
  readonly ports: number;
  /** PoE watts at the switch, today. */
  readonly poeWatts: number;
  /** Mbit/s of the port that an access point takes. */
  readonly accessPointMbps: number;
  readonly switches: number;
  readonly model: AccessModel;
  /** Typical horizontal cable run in metres, an estimate from the area. */
  readonly runM: number;
  /** What went into the numbers. */
  readonly why: {
    readonly accessPoints: InputsOf<'wifi-cells'>;
    readonly accessPointLink: Pick<
      InputsOf<'access-ports'>,
      'clients' | 'outwards' | 'outsideMbps' | 'neededMbps' | 'mbps'
    > & { readonly mbps: number };
    readonly switches: InputsOf<'access-switches'>;
  };
}

/** Splits a site over its floors and closets and sizes the access layer of each. `growth` is a factor (1.3). */
export function closetsOf(
  site: Site,
  growth: number,
  serversOnAccess: number,
  figures: SizingFigures,
): readonly Closet[] {
  const parts = buildingsOf(site, figures);
  const devices = dealDevices(
    deviceGroups(site.cameras, figures.devices),
    parts.map(({ part }) => part.cameras),
  );
  return parts.flatMap(({ part, building }, index) => {
    const served = { ...part, devices: devices[index] ?? [] };
    return building === undefined
      ? closetsInBuilding(served, growth, serversOnAccess, figures)
      : closetsInBuilding(served, growth, 0, figures, building.isCabinet).map((closet) => ({
          ...closet,
          building,
        }));
  });
}

/** A building with what is in it. */
type Building = Site & Pick<Closet, 'devices'>;

function closetsInBuilding(
  site: Building,
  growth: number,
  serversOnAccess: number,
  figures: SizingFigures,
  isCabinet = false,
): readonly Closet[] {
  const floors = Array.from({ length: site.floors }, (_, index) => index + 1);
  const floorArea = site.areaM2 / site.floors;
  const perFloor = floors.map(() => Math.max(1, Math.ceil(floorArea / assumptions.m2PerCloset)));
  const first = sizeClosets(site, perFloor, growth, serversOnAccess, figures, isCabinet);
  const needed = floors.map((floor, index) => {
    const switches = first.filter((c) => c.floor === floor).reduce((sum, c) => sum + c.switches, 0);
    return Math.max(perFloor[index] ?? 1, Math.ceil(switches / figures.switchesPerBlock));
  });
  return needed.every((n, index) => n === perFloor[index])
    ? first
    : sizeClosets(site, needed, growth, serversOnAccess, figures, isCabinet);
}

function sizeClosets(
  site: Building,
  perFloor: readonly number[],
  growth: number,
  serversOnAccess: number,
  figures: SizingFigures,
  isCabinet: boolean,
): Closet[] {
  const environment = wifiEnvironmentOf(site);
  const { rooms = 0, outdoorM2: outdoorsOfAll = 0 } = site;
  const surroundings = surroundingsIn(
    { ...site, rooms, outdoorM2: outdoorsOfAll, isWhole: true },
    environment,
    growth,
    figures,
  );
  const overClosets = (total: number) =>
    dealt(total, perFloor.length).flatMap((onFloor, floor) => dealt(onFloor, perFloor[floor] ?? 1));
  const parts = {
    wiredUsers: overClosets(site.wiredUsers),
    wirelessUsers: overClosets(site.wirelessUsers),
    phones: overClosets(site.phones),
    cameras: overClosets(site.cameras),
    printers: overClosets(site.printers),
    guests: overClosets(site.guests),
    rooms: overClosets(rooms),
  };
  const devices = dealDevices(site.devices, parts.cameras);
  const fast = fastDesksOf(site, figures.fastHosts).map((own) => ({ own, parts: overClosets(own.desks) }));
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
      const outdoorM2 = outdoorsOfAll / site.floors / closetsOnFloor;
      const isWhole = perFloor.length === 1 && closetsOnFloor === 1;
      const wifi = { ...served, areaM2, outdoorM2, rooms: parts.rooms[index] ?? 0, isWhole };
      const cells = wifiCells(wifi, environment, growth, figures);
      const place = { floor: floorIndex + 1, number: closetIndex + 1, closetsOnFloor };
      return {
        ...place,
        ...served,
        surroundings,
        ...sizeAccess({ ...served, isCabinet }, areaM2, cells, growth, figures),
      };
    }),
  );
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

type Served = Pick<
  Closet,
  | 'fastDesks'
  | 'wiredUsers'
  | 'wirelessUsers'
  | 'phones'
  | 'cameras'
  | 'devices'
  | 'printers'
  | 'guests'
  | 'servers'
> & { readonly isCabinet: boolean };

function sizeAccess(
  served: Served,
  areaM2: number,
  cells: WifiCells,
  growth: number,
  figures: SizingFigures,
) {
  const { accessPoint, phone } = assumptions.poeWatts;
  const { accessPoints } = cells;
  const link = accessPointLink(cells, figures);

  // A desk phone passes the PC behind it through: only phones beyond the wired users take a port more, and those of fast desks.
  const ownPhonePorts = Math.max(0, served.phones - (served.wiredUsers - countFastDesks(served.fastDesks)));
  const { wiredUsers, cameras, printers, servers } = served;
  const growingPorts = wiredUsers + ownPhonePorts + cameras + printers + servers;
  const growingWatts = wattsOfDevices(served.devices) + served.phones * phone;
  const accessPointWatts = accessPoints * accessPoint;

  // Growth is in the number of access points already: their ports and watts do not grow once more.
  const portsWithGrowth = growingPorts * growth + accessPoints;
  const wattsWithGrowth = growingWatts * growth + accessPointWatts;
  const ports = growingPorts + accessPoints;
  const isSmall =
    switchesFor(ports, portsWithGrowth, smallAccessModel, figures) <= 1 &&
    wattsWithGrowth <= smallAccessModel.poeBudgetW * figures.poeLoad;
  const model = served.isCabinet ? cabinetModel : isSmall ? smallAccessModel : largeAccessModel;
  const switchesByPorts = switchesFor(ports, portsWithGrowth, model, figures);
  const switchesByPoe = ceil(wattsWithGrowth / (model.poeBudgetW * figures.poeLoad));
  const least = Math.max(switchesByPorts, switchesByPoe);
  const switches = wholeSwitches(least, { growingPorts, accessPoints, ...served }, growth, model, figures);
  const growthFactor = Number(growth.toFixed(2));
  return {
    accessPoints,
    accessPointsOutdoors: cells.outdoors,
    accessPointsInPublicRooms: cells.inPublicRooms,
    ports,
    poeWatts: growingWatts + accessPointWatts,
    switches,
    model,
    runM: areaM2 > 0 ? Math.round(Math.min(90, Math.max(15, 10 + 0.6 * Math.sqrt(areaM2)))) : 40,
    why: {
      accessPoints: cells.why,
      switches: {
        wiredUsers,
        phonesWithoutPc: ownPhonePorts,
        cameras,
        printers,
        servers,
        accessPoints,
        growthFactor,
        usablePorts: usablePorts(model, figures),
        modelPorts: model.ports,
        poeLoad: figures.poeLoad,
        switchesByPorts,
        growingWatts: round(growingWatts),
        accessPointWatts,
        poeBudgetW: model.poeBudgetW,
        switchesByPoe,
        switches,
      },
      accessPointLink: link,
    },
    accessPointMbps: link.mbps,
  };
}

/** Growth may fill a switch; today some of its ports stay free, for what breaks or was forgotten. */
const switchesFor = (today: number, withGrowth: number, model: AccessModel, figures: SizingFigures): number =>
  Math.max(ceil(withGrowth / model.ports), ceil(today / usablePorts(model, figures)));

/**
 * A gigabit port as long as all clients of an access point at their busiest fit into it, else 2.5 Gbit/s. Guests, and everybody where
 * no server is at the site, are never faster than what leads out of it.
 */
function accessPointLink(
  { devices, guestDevices, accessPoints }: WifiCells,
  { outsideMbps, hasServers }: SizingFigures,
): Closet['why']['accessPointLink'] {
  const onOne = (all: number) => ceil(all / Math.max(1, accessPoints));
  const clients = onOne(devices);
  const outwards = hasServers ? Math.min(clients, onOne(guestDevices)) : clients;
  const busiest = (some: number) => some * assumptions.mbpsPerClient;
  const neededMbps = busiest(clients - outwards) + Math.min(busiest(outwards), outsideMbps);
  const isBounded = neededMbps < busiest(clients);
  const mbps = neededMbps > linkMbps.accessPoint ? linkMbps.denseAccessPoint : linkMbps.accessPoint;
  return { clients, ...(isBounded && { outwards, outsideMbps }), neededMbps, mbps };
}

/**
 * Rounds up, tolerating floating-point errors (100 × 1.1 = 110.00000000000001). Of nothing it is 0, not the -0 that
 * Math.ceil makes and JSON does not keep.
 */
const ceil = (value: number): number => Math.max(0, Math.ceil(value - 1e-9));
const round = (value: number): number => Math.round(value);
