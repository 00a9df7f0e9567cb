import type { Content } from 'pdfmake/interfaces';
import type { DesignDevice } from '#shared/contract/design-devices.ts';
import { type Figure, isEstimate } from '#shared/contract/device.ts';
import { type BillOfMaterials, type BillSum, billOfMaterials } from '#shared/equipment/bill-of-materials.ts';
import { note, paragraph, section } from './headings.ts';
import { count, listed, number } from './numbers.ts';
import { facts, table } from './table.ts';
import { shortened } from './words.ts';

/** What is to be bought: a line for each device, and what they add up to, with and without estimates. */
export function equipmentSection(equipment: readonly DesignDevice[]): Content[] {
  if (equipment.length === 0) {
    return [section('Equipment'), paragraph('No equipment has been chosen for this design yet.')];
  }
  const bill = billOfMaterials(equipment.map(({ device, quantity }) => ({ device, quantity })));
  return [
    section('Equipment'),
    note(
      'Figures marked with ~ are estimates; all others are the maker’s, the device library’s or were stated with the device. ' +
        'Prices are list prices without tax.',
    ),
    lineTable(equipment, bill),
    facts('Together', totals(bill)),
  ];
}

function lineTable(equipment: readonly DesignDevice[], bill: BillOfMaterials): Content {
  return table(
    [
      { title: 'Device', width: '*' },
      { title: 'For', width: 108 },
      { title: 'Pieces', width: 34, align: 'right' },
      { title: 'Each', width: 62, align: 'right' },
      { title: 'Price', width: 66, align: 'right' },
      { title: 'Watts', width: 38, align: 'right' },
      { title: 'RU', width: 24, align: 'right' },
    ],
    bill.lines.map(({ device, quantity, price, watts, rackUnits }, index) => {
      const marked = (figure: Figure, value: number | undefined, currency?: string) =>
        value === undefined ? '–' : `${isEstimate(device, figure) ? '~' : ''}${amount(value, currency)}`;
      const currency = device.price?.currency;
      return [
        `${shortened(`${device.manufacturer} ${device.model}`, 70)}\n${device.partNumber}`,
        usesOf(equipment[index]),
        number(quantity),
        marked('price', device.price?.amount, currency),
        marked('price', price, currency),
        marked('drawW', watts),
        marked('rackUnits', rackUnits),
      ];
    }),
  );
}

/** `core at Headquarters; access`. */
function usesOf(line: DesignDevice | undefined): string {
  const uses = (line?.uses ?? []).map(({ role, sites }) =>
    sites.length === 0
      ? role
      : `${role} at ${sites.length > 2 ? count(sites.length, 'site') : listed(sites)}`,
  );
  return shortened(uses.join('; '), 90);
}

function totals(bill: BillOfMaterials): [string, string][] {
  return [
    ['Pieces', number(bill.pieces)],
    ...bill.money.flatMap(({ currency, firm, withEstimates, licencesPerYear }): [string, string][] => [
      [
        `List price, ${currency}`,
        firm === withEstimates
          ? amount(firm)
          : `~${amount(withEstimates)} with estimates, ${amount(firm)} without`,
      ],
      ...(licencesPerYear > 0
        ? [[`Licences a year, ${currency}`, `~${amount(licencesPerYear)}`] satisfies [string, string]]
        : []),
    ]),
    ...(bill.piecesWithoutPrice > 0
      ? [['Without a price', count(bill.piecesWithoutPrice, 'piece')] satisfies [string, string]]
      : []),
    ['Power draw at most, without PoE', sum(bill.watts, 'W')],
    ['Rack units', sum(bill.rackUnits, 'RU')],
    ['Weight', sum(bill.weightKg, 'kg')],
  ];
}

function sum({ total, estimated, firm, piecesNotKnown }: BillSum, unit: string): string {
  const known =
    estimated > 0
      ? `~${number(total)} ${unit} with estimates, ${number(firm)} ${unit} without`
      : `${number(total)} ${unit}`;
  return piecesNotKnown === 0 ? known : `${known}; not known of ${count(piecesNotKnown, 'piece')}`;
}

const amount = (value: number, currency?: string): string =>
  `${currency === undefined ? '' : `${currency} `}${number(Math.round(value))}`;
