import type { Site } from '../../contract/requirements.ts';
import { type AccessModel, assumptions, largeAccessModel, smallAccessModel } from '../assumptions.ts';
import { spread } from '../effective-sites.ts';

/** What one wiring closet serves, and the access layer that takes. A floor has one, a large floor several. */
export interface Closet {
  readonly floor: number;
  /** Which of the floor's closets, counted from 1. */
  readonly number: number;
  readonly closetsOnFloor: number;
  readonly wiredUsers: number;
  readonly wirelessUsers: number;
  readonly phones: number;
  readonly cameras: number;
  readonly printers: number;
  readonly guests: number;
  /** Servers on the access switch itself: small sites only. */
  readonly servers: number;
  readonly accessPoints: number;
  /** Switch ports in use today. */
  readonly ports: number;
  /** PoE watts at the switch, today. */
  readonly poeWatts: number;
  readonly switches: number;
  readonly model: AccessModel;
  /** Typical horizontal cable run in metres, an estimate from the area. */
  readonly runM: number;
  readonly why: { readonly accessPoints: string; readonly switches: string };
}

/** Splits a site over its floors and closets and sizes the access layer of each. `growth` is a factor (1.3). */
export function closetsOf(site: Site, growth: number, serversOnAccess: number): readonly Closet[] {
  const floors = Array.from({ length: site.floors }, (_, index) => index + 1);
  const floorArea = site.areaM2 / site.floors;
  const perFloor = floors.map(() => Math.max(1, Math.ceil(floorArea / assumptions.m2PerCloset)));
  const first = sizeClosets(site, perFloor, growth, serversOnAccess);
  const needed = floors.map((floor, index) => {
    const switches = first.filter((c) => c.floor === floor).reduce((sum, c) => sum + c.switches, 0);
    return Math.max(perFloor[index] ?? 1, Math.ceil(switches / assumptions.switchesPerBlock));
  });
  return needed.every((n, index) => n === perFloor[index])
    ? first
    : sizeClosets(site, needed, growth, serversOnAccess);
}

function sizeClosets(
  site: Site,
  perFloor: readonly number[],
  growth: number,
  serversOnAccess: number,
): Closet[] {
  const shares = perFloor.flatMap((count) => Array.from({ length: count }, () => 1 / count));
  const parts = {
    wiredUsers: spread(site.wiredUsers, shares),
    wirelessUsers: spread(site.wirelessUsers, shares),
    phones: spread(site.phones, shares),
    cameras: spread(site.cameras, shares),
    printers: spread(site.printers, shares),
    guests: spread(site.guests, shares),
  };
  let index = -1;
  return perFloor.flatMap((closetsOnFloor, floorIndex) =>
    Array.from({ length: closetsOnFloor }, (_, closetIndex) => {
      index += 1;
      const served = {
        wiredUsers: parts.wiredUsers[index] ?? 0,
        wirelessUsers: parts.wirelessUsers[index] ?? 0,
        phones: parts.phones[index] ?? 0,
        cameras: parts.cameras[index] ?? 0,
        printers: parts.printers[index] ?? 0,
        guests: parts.guests[index] ?? 0,
        servers: index === 0 ? serversOnAccess : 0,
      };
      const areaM2 = site.areaM2 / site.floors / closetsOnFloor;
      const hasWireless = site.wirelessUsers + site.guests > 0;
      const place = { floor: floorIndex + 1, number: closetIndex + 1, closetsOnFloor };
      return { ...place, ...served, ...sizeAccess(served, areaM2, hasWireless, growth) };
    }),
  );
}

type Served = Pick<
  Closet,
  'wiredUsers' | 'wirelessUsers' | 'phones' | 'cameras' | 'printers' | 'guests' | 'servers'
>;

function sizeAccess(served: Served, areaM2: number, hasWireless: boolean, growth: number) {
  const { accessPoint, camera, phone } = assumptions.poeWatts;
  const devices = (served.wirelessUsers + served.guests) * assumptions.devicesPerWirelessPerson;
  const byArea = hasWireless ? Math.ceil(areaM2 / assumptions.m2PerAccessPoint) : 0;
  const byDevices = ceil((devices * growth) / assumptions.clientsPerAccessPoint);
  const accessPoints = Math.max(byArea, byDevices);

  // A desk phone passes the PC behind it through: only phones beyond the wired users take a port more.
  const ownPhonePorts = Math.max(0, served.phones - served.wiredUsers);
  const { wiredUsers, cameras, printers, servers } = served;
  const ports = wiredUsers + accessPoints + ownPhonePorts + cameras + printers + servers;
  const poeWatts = accessPoints * accessPoint + cameras * camera + served.phones * phone;

  const portsWithGrowth = ports * growth;
  const wattsWithGrowth = poeWatts * growth;
  const isSmall =
    portsWithGrowth <= smallAccessModel.usable &&
    wattsWithGrowth <= smallAccessModel.poeBudgetW * assumptions.poeLoad;
  const model = isSmall ? smallAccessModel : largeAccessModel;
  const switchesByPorts = ceil(portsWithGrowth / model.usable);
  const switchesByPoe = ceil(wattsWithGrowth / (model.poeBudgetW * assumptions.poeLoad));
  const factor = Number(growth.toFixed(2));
  const counted = [
    `${wiredUsers} wired`,
    `${accessPoints} access points`,
    ...(ownPhonePorts > 0 ? [`${ownPhonePorts} phones without a PC`] : []),
    ...(cameras > 0 ? [`${cameras} cameras and IoT`] : []),
    ...(printers > 0 ? [`${printers} printers`] : []),
    ...(servers > 0 ? [`${servers} servers`] : []),
  ].join(' + ');
  return {
    accessPoints,
    ports,
    poeWatts,
    switches: Math.max(switchesByPorts, switchesByPoe),
    model,
    runM: areaM2 > 0 ? Math.round(Math.min(90, Math.max(15, 10 + 0.6 * Math.sqrt(areaM2)))) : 40,
    why: {
      accessPoints:
        `max(ceil(${round(areaM2)} m² / ${assumptions.m2PerAccessPoint} m²), ceil((${served.wirelessUsers} wireless + ` +
        `${served.guests} guests) × ${assumptions.devicesPerWirelessPerson} devices × ${factor} / ${assumptions.clientsPerAccessPoint})) = ${accessPoints}`,
      switches:
        `ceil((${counted}) × ${factor} / ${model.usable} usable ports) = ${switchesByPorts}; PoE ` +
        `${round(poeWatts)} W × ${factor} / (${model.poeBudgetW} W × 80 %) = ${switchesByPoe}`,
    },
  };
}

/** Rounding up that forgives the last bits of a product of fractions (100 × 1.1 = 110.00000000000001). */
const ceil = (value: number): number => Math.ceil(value - 1e-9);
const round = (value: number): number => Math.round(value);
