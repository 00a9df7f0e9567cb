import * as z from 'zod';
import { wifiEnvironments } from '../../contract/requirements.ts';
import { formatNumber } from '../../vocabulary/counts.ts';
import { rule } from './rule.ts';

const count = z.number();

/** Where access points come from, and what each of them serves. */
export const wifiRules = {
  'wifi-cells': rule(
    z.object({
      environment: z.enum(wifiEnvironments),
      cellsBy: z.enum(['area', 'rooms', 'clients']),
      /** Square metres or rooms, and how many of them one access point covers. */
      amount: count,
      amountPerCell: count,
      areaM2: count,
      wirelessUsers: count,
      guests: count,
      devicesPerPerson: count,
      devicesPerGuest: count,
      concurrency: count,
      growthFactor: count,
      clientsPerCell: count,
      /** Set where one access point covers a room and the place before its door. */
      isShared: z.boolean().optional(),
      /** Of a hotel, the area beside its guest rooms. */
      publicM2: count.optional(),
      m2PerPublicCell: count.optional(),
      outdoorM2: count,
      /** Of several closets that cover the outdoors together: all of it, and how many of its cells are on this one. */
      ofOutdoorM2: count.optional(),
      outdoorCells: count.optional(),
      /** Set where it is covered from the ground floor of several. */
      isOnGroundFloor: z.boolean().optional(),
      m2PerOutdoorCell: count,
      accessPoints: count,
    }),
    ({ environment }) =>
      `Access points ${places[environment]}: by what a cell covers and by the devices in use at once, whichever needs more`,
    ({ cellsBy, amount, amountPerCell, wirelessUsers, guests, accessPoints, ...i }) => {
      const unit = cellsBy !== 'area' ? 'rooms' : amount < i.areaM2 ? 'm² with Wi-Fi' : 'm²';
      const elsewhere =
        i.publicM2 === undefined
          ? ''
          : ` + ceil(${formatNumber(i.publicM2)} m² beside the rooms / ${i.m2PerPublicCell})`;
      const covered = `ceil(${formatNumber(amount)} ${unit} / ${amountPerCell})${elsewhere}`;
      const present = [
        ...(wirelessUsers > 0 ? [`${formatNumber(wirelessUsers)} wireless × ${i.devicesPerPerson}`] : []),
        ...(guests > 0 ? [`${formatNumber(guests)} guests × ${i.devicesPerGuest}`] : []),
      ].join(' + ');
      const inUse = i.concurrency === 1 ? '' : `${i.concurrency} in use × `;
      const devices = `ceil((${present || '0'}) devices × ${inUse}${i.growthFactor} / ${i.clientsPerCell})`;
      if (i.isShared)
        return `${formatNumber(amount)} of ${amountPerCell} ${unit} and ${formatNumber(i.outdoorM2)} of ${i.m2PerOutdoorCell} m² outdoors, ${devices}: one at the door covers both`;
      const cells = `ceil(${formatNumber(i.ofOutdoorM2 ?? i.outdoorM2)} m² outdoors / ${i.m2PerOutdoorCell})`;
      const ofCells = i.outdoorCells === undefined ? cells : `${i.outdoorCells} of ${cells}`;
      const outdoors =
        i.outdoorM2 > 0 ? ` + ${ofCells}${i.isOnGroundFloor ? ' from the ground floor' : ''}` : '';
      return `${cellsBy === 'clients' ? devices : `max(${covered}, ${devices})`}${outdoors} = ${accessPoints}`;
    },
  ),
  'radio-cells': rule(
    z.object({ people: count, devicesPerPerson: count, accessPoints: count, devicesOnEach: count }),
    'Everybody hears every access point of their closet',
    ({ people, devicesPerPerson, accessPoints, devicesOnEach }) =>
      `${people} × ${devicesPerPerson} devices / ${accessPoints} access points = ${devicesOnEach} on each`,
  ),
} as const;

const places = {
  office: 'in an office',
  shop: 'on a sales floor',
  classroom: 'in class rooms, one in each',
  hotel: 'in a hotel',
  warehouse: 'in a warehouse, with directional antennas along the aisles',
  venue: 'in a venue, for high density',
  hospital: 'in a hospital',
  outdoor: 'outdoors',
  factory: 'in a factory',
} as const satisfies Record<(typeof wifiEnvironments)[number], string>;
