import type { InputsOf } from '../reasons/because.ts';
import {
  type AccessModel,
  assumptions,
  industrialModel,
  largeAccessModel,
  linkMbps,
  smallAccessModel,
} from '../requirements/assumptions.ts';
import type { SizingFigures } from '../requirements/figures-of-sites.ts';
import { type DeviceGroup, wattsOfDevices } from './device-groups.ts';
import { countFastDesks, type FastDesks } from './fast-desks.ts';
import { usablePorts } from './usable-ports.ts';
import { wholeSwitches } from './whole-switches.ts';
import type { WifiCells } from './wifi-cells.ts';

/** The people and devices of a closet. */
export interface Served {
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
}

/** The switches and access points that these take. */
export interface AccessLayer {
  readonly accessPoints: number;
  /** How many of the access points are outdoors. */
  readonly accessPointsOutdoors: number;
  /** How many stand in ordinary rooms, whatever surrounds the others. */
  readonly accessPointsInPublicRooms: number;
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
      'clients' | 'clientMbps' | 'outwards' | 'outsideMbps' | 'neededMbps' | 'mbps'
    > & { readonly mbps: number };
    readonly switches: InputsOf<'access-switches'>;
  };
}

/** The access layer of what a closet serves. `growth` is a factor (1.3). */
export function sizeAccess(
  served: Served & { readonly isIndustrial: boolean },
  areaM2: number,
  cells: WifiCells,
  growth: number,
  figures: SizingFigures,
): AccessLayer {
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
  const model = served.isIndustrial ? industrialModel : isSmall ? smallAccessModel : largeAccessModel;
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
    runM: runAcrossM(areaM2),
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

/** Metres of a typical cable on a floor of that area, 0 where it is not known. */
export const runAcrossM = (areaM2: number): number =>
  areaM2 > 0 ? Math.round(Math.min(assumptions.copperM, Math.max(15, 10 + 0.6 * Math.sqrt(areaM2)))) : 40;

/** Growth may fill a switch; today some of its ports stay free, for what breaks or was forgotten. */
const switchesFor = (today: number, withGrowth: number, model: AccessModel, figures: SizingFigures): number =>
  Math.max(ceil(withGrowth / model.ports), ceil(today / usablePorts(model, figures)));

/**
 * A gigabit port as long as all clients of an access point at their busiest fit into it, else 2.5 Gbit/s as far as such ports are
 * wanted. Guests, and everybody where no server is at the site, are never faster than what leads out of it.
 */
function accessPointLink(
  { devices, guestDevices, accessPoints }: WifiCells,
  { outsideMbps, hasServers, mbpsPerWirelessClient, mostMbpsOfAccessPoint }: SizingFigures,
): AccessLayer['why']['accessPointLink'] {
  const onOne = (all: number) => ceil(all / Math.max(1, accessPoints));
  const clients = onOne(devices);
  const outwards = hasServers ? Math.min(clients, onOne(guestDevices)) : clients;
  const busiest = (some: number) => some * mbpsPerWirelessClient;
  const neededMbps = busiest(clients - outwards) + Math.min(busiest(outwards), outsideMbps);
  const isBounded = neededMbps < busiest(clients);
  const { accessPoint, denseAccessPoint } = linkMbps;
  const isDense = neededMbps > accessPoint && mostMbpsOfAccessPoint >= denseAccessPoint;
  return {
    clients,
    clientMbps: mbpsPerWirelessClient,
    ...(isBounded && { outwards, outsideMbps }),
    neededMbps,
    mbps: isDense ? denseAccessPoint : accessPoint,
  };
}

/**
 * Rounds up, tolerating floating-point errors (100 × 1.1 = 110.00000000000001). Of nothing it is 0, not the -0 that
 * Math.ceil makes and JSON does not keep.
 */
const ceil = (value: number): number => Math.max(0, Math.ceil(value - 1e-9));
const round = (value: number): number => Math.round(value);
