import type { Site } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import type { InputsOf } from '../reasons/because.ts';
import { assumptions } from '../requirements/assumptions.ts';
import type { Figures } from '../requirements/changeable-assumptions.ts';
import type { WifiEnvironment } from '../requirements/wifi-environment.ts';
import { devicesPerPersonIn } from '../requirements/wireless-devices.ts';

/** Those who use the Wi-Fi of a site or of a closet, and the place. */
export type WifiPlace = Pick<Site, 'wirelessUsers' | 'guests' | 'areaM2'> & {
  /** Of the area, what Wi-Fi covers. */
  readonly coveredM2: number;
  readonly rooms: number;
  readonly outdoorM2: number;
  /** All that is outdoors around the building, where other closets cover a part of it. */
  readonly ofOutdoorM2?: number;
  /** Set where closets on other floors cover nothing outdoors. */
  readonly isOnGroundFloor?: boolean;
  /** Whether it is all that its building has: a cell in it has no neighbour. */
  readonly isWhole: boolean;
};

export interface WifiCells {
  /** All of them, those outdoors included. */
  readonly accessPoints: number;
  readonly outdoors: number;
  /** Of a hotel, those that are not for its guest rooms. */
  readonly inPublicRooms: number;
  /** Wireless devices in use at once, with growth. */
  readonly devices: number;
  /** Those of guests among them. */
  readonly guestDevices: number;
  readonly why: InputsOf<'wifi-cells'>;
}

/**
 * Access points by what surrounds them (the area of a cell, or the rooms of one), and by the devices in use at once, whichever needs
 * more; outdoors by area. A kiosk with a few tables before it has one for both. `growth` is a factor (1.3).
 */
export function wifiCells(
  place: WifiPlace,
  environment: WifiEnvironment,
  growth: number,
  figures: Figures,
): WifiCells {
  const { wirelessUsers, guests, areaM2 } = place;
  const isUsed = wirelessUsers + guests > 0;
  const isOutdoors = environment === 'outdoor';
  // Where all is outdoors, both areas are one.
  const outdoorM2 = isOutdoors && isUsed ? 0 : place.outdoorM2;
  const cell = cellIn(
    environment,
    isOutdoors ? { ...place, coveredM2: place.coveredM2 + place.outdoorM2 } : place,
    figures,
  );
  const clientsPerCell =
    environment === 'venue'
      ? figures.clientsPerVenueAccessPoint
      : figures.clientsPerAccessPoint * (isAlone(cell, place) ? assumptions.radiosPerAccessPoint : 1);
  const devicesPerPerson = devicesPerPersonIn(environment, figures);
  const { devicesPerHandheldUser: devicesPerGuest, wirelessConcurrency: concurrency } = figures;
  const present = wirelessUsers * devicesPerPerson + guests * devicesPerGuest;
  const devices = present * concurrency * growth;
  const outdoors = ceil(outdoorM2 / figures.m2PerOutdoorAccessPoint);
  const publicM2 = isUsed ? publicAreaOf(environment, place, figures) : 0;
  const inPublicRooms = ceil(publicM2 / figures.m2PerAccessPoint);
  const covering = isUsed ? ceil(cell.of / cell.per) + inPublicRooms : 0;
  const inCells = Math.max(covering, ceil(devices / clientsPerCell));
  const isShared =
    inCells === 1 &&
    outdoorM2 > 0 &&
    isAlone(cell, place) &&
    cell.of / cell.per + outdoorM2 / figures.m2PerOutdoorAccessPoint <= assumptions.cellAtTheDoor;
  const accessPoints = isShared ? 1 : inCells + outdoors;
  return {
    accessPoints,
    outdoors: isShared ? 1 : outdoors + (isOutdoors ? inCells : 0),
    inPublicRooms,
    devices,
    guestDevices: guests * devicesPerGuest * concurrency * growth,
    why: {
      environment,
      cellsBy: cell.by,
      amount: Math.round(cell.of),
      amountPerCell: cell.per,
      areaM2: Math.round(areaM2),
      wirelessUsers,
      guests,
      devicesPerPerson,
      devicesPerGuest,
      concurrency,
      growthFactor: Number(growth.toFixed(2)),
      clientsPerCell,
      ...(isShared && { isShared }),
      ...(publicM2 > 0 && {
        publicM2: Math.round(publicM2),
        m2PerPublicCell: figures.m2PerAccessPoint,
      }),
      outdoorM2: Math.round(outdoorM2),
      ...(place.ofOutdoorM2 !== undefined && {
        ofOutdoorM2: Math.round(place.ofOutdoorM2),
        outdoorCells: outdoors,
      }),
      ...(outdoorM2 > 0 && place.isOnGroundFloor && { isOnGroundFloor: true }),
      m2PerOutdoorCell: figures.m2PerOutdoorAccessPoint,
      accessPoints,
    },
  };
}

/** Square metres that Wi-Fi covers: as stated, as far as there are floors, else all of them. */
export const coveredArea = ({ areaM2, wifiM2 = areaM2 }: Pick<Site, 'areaM2' | 'wifiM2'>): number =>
  areaM2 > 0 ? Math.min(areaM2, wifiM2) : wifiM2;

/** Whether one cell covers all of a building, as far as its area is known. */
const isAlone = ({ by, of, per }: Cell, { isWhole }: WifiPlace): boolean =>
  isWhole && by === 'area' && of > 0 && of <= per;

/** What a hotel has beside its guest rooms: lobby, restaurants, halls, offices. */
const publicAreaOf = (
  environment: WifiEnvironment,
  { rooms, coveredM2 }: WifiPlace,
  { m2PerHotelRoom }: Figures,
): number => (environment === 'hotel' && rooms > 0 ? Math.max(0, coveredM2 - rooms * m2PerHotelRoom) : 0);

interface Cell {
  readonly by: 'area' | 'rooms' | 'clients';
  readonly of: number;
  readonly per: number;
}

function cellIn(
  environment: WifiEnvironment,
  { coveredM2, rooms, wirelessUsers }: WifiPlace,
  figures: Figures,
): Cell {
  const byArea = (per: number): Cell => ({ by: 'area', of: coveredM2, per });
  switch (environment) {
    case 'office':
      return byArea(figures.m2PerAccessPoint);
    case 'shop':
      return byArea(figures.m2PerShopAccessPoint);
    case 'warehouse':
      return byArea(figures.m2PerWarehouseAccessPoint);
    case 'hospital':
      return byArea(figures.m2PerHospitalAccessPoint);
    case 'factory':
      return byArea(figures.m2PerFactoryAccessPoint);
    case 'outdoor':
      return byArea(figures.m2PerOutdoorAccessPoint);
    case 'hotel':
      return rooms > 0
        ? { by: 'rooms', of: rooms, per: figures.roomsPerHotelAccessPoint }
        : byArea(figures.m2PerAccessPoint);
    case 'classroom':
      return rooms > 0
        ? { by: 'rooms', of: rooms, per: 1 }
        : { by: 'rooms', of: Math.ceil(wirelessUsers / figures.pupilsPerClassroom), per: 1 };
    case 'venue':
      return { by: 'clients', of: 0, per: 1 };
    default:
      return environment satisfies never;
  }
}

/** What surrounds the access points of a building that are not outdoors; ordinary rooms where absent. */
export function surroundingsIn(
  building: WifiPlace,
  environment: WifiEnvironment,
  growth: number,
  figures: Figures,
): TopologyNode['surroundings'] {
  switch (environment) {
    case 'warehouse':
      return 'aisle';
    case 'venue': {
      const { accessPoints, outdoors } = wifiCells(building, environment, growth, figures);
      return accessPoints - outdoors > figures.cellsInOneHall ? 'stands' : 'dense';
    }
    case 'factory':
      return 'industrial';
    case 'outdoor':
      return 'outdoor';
    case 'hotel':
      return figures.roomsPerHotelAccessPoint <= 1 ? 'room' : undefined;
    case 'office':
    case 'shop':
    case 'classroom':
    case 'hospital':
      return undefined;
    default:
      return environment satisfies never;
  }
}

/** Rounds up, tolerating floating-point errors. */
const ceil = (value: number): number => Math.max(0, Math.ceil(value - 1e-9));
