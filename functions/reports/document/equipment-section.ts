import type { Content } from 'pdfmake/interfaces';
import type { DesignDevice } from '#shared/contract/design-devices.ts';
import { type Figure, isEstimate } from '#shared/contract/device.ts';
import { type BillOfMaterials, type BillSum, billOfMaterials } from '#shared/equipment/bill-of-materials.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { deviceWordsAt } from '#shared/vocabulary/fields/device-fields.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { formatSum } from '#shared/vocabulary/money.ts';
import { shortened } from '../../pdf/words.ts';
import { note, paragraph, section } from './headings.ts';
import { facts, table } from './table.ts';

/** What is to be bought: a line for each device, and what they add up to, with and without estimates. */
export function equipmentSection(equipment: readonly DesignDevice[]): Content[] {
  if (equipment.length === 0) {
    return [section('Equipment'), paragraph('No equipment has been chosen for this design yet.')];
  }
  const bill = billOfMaterials(equipment.map(({ device, quantity }) => ({ device, quantity })));
  return [
    section('Equipment'),
    note(
      'Figures marked with ~ are estimates; all others come from the manufacturer or the device library, or were entered with the device. ' +
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
      const marked = (figure: Figure, value: number | undefined) =>
        value === undefined
          ? '–'
          : `${isEstimate(device, figure) ? '~' : ''}${formatNumber(Math.round(value))}`;
      const money = (amount: number | undefined) =>
        amount === undefined || device.price === undefined
          ? '–'
          : formatSum({ amount, currency: device.price.currency }, isEstimate(device, 'price'));
      return [
        `${shortened(`${device.manufacturer} ${device.model}`, 70)}\n${device.partNumber}`,
        usesOf(equipment[index]),
        formatNumber(quantity),
        money(device.price?.amount),
        money(price),
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
      : `${role} at ${sites.length > 2 ? formatCount(sites.length, 'site') : joinAnd(sites)}`,
  );
  return shortened(uses.join('; '), 90);
}

function totals(bill: BillOfMaterials): [string, string][] {
  return [
    ['Pieces', formatNumber(bill.pieces)],
    ...bill.money.flatMap(
      ({ currency, firm, withEstimates, licencesPerYear, firmLicencesPerYear }): [string, string][] => [
        [
          deviceWordsAt('price').label,
          totalOf(withEstimates, firm, (amount) => formatSum({ amount, currency })),
        ],
        ...(licencesPerYear > 0
          ? [
              [
                'Licences a year',
                totalOf(licencesPerYear, firmLicencesPerYear, (amount) => formatSum({ amount, currency })),
              ] satisfies [string, string],
            ]
          : []),
      ],
    ),
    ...(bill.piecesWithoutPrice > 0
      ? [['Without a price', formatCount(bill.piecesWithoutPrice, 'piece')] satisfies [string, string]]
      : []),
    ['Maximum power draw, without PoE', sum(bill.watts, 'W')],
    [deviceWordsAt('specs.rackUnits').label, sum(bill.rackUnits, 'RU')],
    [deviceWordsAt('specs.weightKg').label, sum(bill.weightKg, 'kg')],
  ];
}

function sum({ total, firm, piecesNotKnown }: BillSum, unit: string): string {
  const known = totalOf(total, firm, (amount) => `${formatNumber(amount)} ${unit}`);
  return piecesNotKnown === 0 ? known : `${known}; not known for ${formatCount(piecesNotKnown, 'piece')}`;
}

/** `US$24,000`, `~US$24,000, of which US$8,000 is firm`, or `~US$24,000, all of it estimated`. */
function totalOf(total: number, firm: number, show: (amount: number) => string): string {
  if (firm === total) return show(total);
  return `~${show(total)}, ${firm === 0 ? 'all of it estimated' : `of which ${show(firm)} is firm`}`;
}
