import type { Content } from 'pdfmake/interfaces';
import { type BillLine, billKinds } from '#shared/equipment/bill/bill-line.ts';
import {
  type BillOfMaterials,
  type BillSum,
  figureOf,
  isDevice,
  isFigureEstimate,
  isPoweredByPort,
  type MoneySum,
  type PhysicalFigure,
  priceOf,
} from '#shared/equipment/bill/bill-of-materials.ts';
import { billKindNames, placesInWords, powerNames } from '#shared/equipment/bill/bill-words.ts';
import { planBill } from '#shared/network/bill/plan-bill.ts';
import { unplacedEquipment } from '#shared/network/bill/unplaced-equipment.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { deviceWordsAt } from '#shared/vocabulary/fields/device-fields.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { formatSum } from '#shared/vocabulary/money.ts';
import { shortened } from '../../pdf/words.ts';
import { note, paragraph, section } from './headings.ts';
import type { ReportInput } from './report-input.ts';
import { facts, table } from './table.ts';

/** What is to be bought for the plan: a table for each kind of line, and what they add up to, with and without estimates. */
export function billSection({ design, topology, devices, equipment }: ReportInput): Content[] {
  const { requirements } = design;
  const bill = planBill({ graph: topology, requirements, deviceOf: devicesById(devices) });
  if (bill.lines.length === 0)
    return [section('Bill of materials'), paragraph('The topology has nothing that is to be bought.')];
  const kinds = billKinds.map((kind) => bill.lines.filter((line) => line.kind === kind));
  return [
    section('Bill of materials'),
    note(
      'Figures marked with ~ are estimates; all others come from the manufacturer or the device library, or were entered with the device. ' +
        'Prices are list prices without tax.',
    ),
    ...kinds.flatMap((lines) => kindTable(lines)),
    facts('Together', totals(bill)),
    ...unplaced(unplacedEquipment(equipment, topology)),
  ];
}

function kindTable(lines: readonly BillLine[]): Content[] {
  const [first] = lines;
  if (first === undefined) return [];
  const hasFigures = isDevice(first);
  return [
    table(
      [
        { title: 'Item', width: '*' },
        { title: 'For', width: 108 },
        { title: 'Pieces', width: 40, align: 'right' },
        { title: 'Each', width: 62, align: 'right' },
        { title: first.isYearly ? 'A year' : 'Price', width: 66, align: 'right' },
        ...(hasFigures
          ? ([
              { title: 'Watts', width: 38, align: 'right' },
              { title: 'RU', width: 24, align: 'right' },
            ] as const)
          : []),
      ],
      lines.map((line) => [
        itemOf(line),
        shortened(placesInWords(line), 90),
        formatNumber(line.quantity),
        money(line, line.price?.amount),
        money(line, priceOf(line)),
        ...(hasFigures ? [figure(line, 'drawW'), figure(line, 'rackUnits')] : []),
      ]),
      billKindNames[first.kind],
    ),
  ];
}

function itemOf({ manufacturer, name, partNumber, metres }: BillLine): string {
  const about = partNumber !== '' ? partNumber : metres ? `~${formatNumber(metres)} m together` : '';
  const item = shortened(`${manufacturer} ${name}`.trim(), 70);
  return about === '' ? item : `${item}\n${about}`;
}

const money = ({ price, isPriceEstimate }: BillLine, amount: number | undefined): string =>
  amount === undefined || price === undefined
    ? '–'
    : formatSum({ amount, currency: price.currency }, isPriceEstimate);

function figure(line: BillLine, of: PhysicalFigure): string {
  if (of === 'drawW' && isPoweredByPort(line.device)) return 'PoE';
  const value = figureOf(line, of);
  if (value === undefined) return '–';
  return `${isFigureEstimate(line, of) ? '~' : ''}${formatNumber(Math.round(value))}`;
}

function totals(bill: BillOfMaterials): [string, string][] {
  const { unpriced } = bill;
  const kinds = [...new Set(unpriced.map(({ kind }) => billKindNames[kind].toLowerCase()))];
  return [
    ['Pieces', formatNumber(bill.pieces)],
    ...bill.money.flatMap((sum) => moneyRows(sum, bill.years)),
    ...(unpriced.length > 0
      ? [
          ['Without a price', `${formatCount(unpriced.length, 'line')} of ${joinAnd(kinds)}`] satisfies [
            string,
            string,
          ],
        ]
      : []),
    [powerNames.watts, physical(bill.watts, 'W')],
    ...(bill.poeWatts === undefined
      ? []
      : [[powerNames.poeWatts, `${formatNumber(Math.round(bill.poeWatts))} W`] satisfies [string, string]]),
    [deviceWordsAt('specs.rackUnits').label, physical(bill.rackUnits, 'RU')],
    [deviceWordsAt('specs.weightKg').label, physical(bill.weightKg, 'kg')],
  ];
}

function moneyRows(sum: MoneySum, years: number): [string, string][] {
  const { currency, firm, withEstimates, street, perYear, firmPerYear, term } = sum;
  const show = (amount: number) => formatSum({ amount, currency });
  return [
    [deviceWordsAt('price').label, totalOf(withEstimates, firm, show)],
    ...(street < withEstimates
      ? [['Expected street price', formatSum({ amount: street, currency }, true)] satisfies [string, string]]
      : []),
    ...(perYear > 0
      ? [
          ['Licences and support a year', totalOf(perYear, firmPerYear, show)] satisfies [string, string],
          [
            `Over ${formatCount(years, 'year')}`,
            formatSum({ amount: term, currency }, firm < withEstimates || firmPerYear < perYear),
          ] satisfies [string, string],
        ]
      : []),
  ];
}

function physical({ total, firm, piecesNotKnown }: BillSum, unit: string): string {
  const known = totalOf(total, firm, (amount) => `${formatNumber(amount)} ${unit}`);
  return piecesNotKnown === 0 ? known : `${known}; not known for ${formatCount(piecesNotKnown, 'piece')}`;
}

/** `US$24,000`, `~US$24,000, of which US$8,000 is firm`, or `~US$24,000, all of it estimated`. */
function totalOf(total: number, firm: number, show: (amount: number) => string): string {
  if (firm === total) return show(total);
  return `~${show(total)}, ${firm === 0 ? 'all of it estimated' : `of which ${show(firm)} is firm`}`;
}

function unplaced(beyond: ReturnType<typeof unplacedEquipment>): Content[] {
  if (beyond.length === 0) return [];
  const names = beyond.map(
    ({ device, quantity }) => `${formatNumber(quantity)} × ${device.manufacturer} ${device.model}`,
  );
  return [
    note(`Chosen for the design, but at no place of the topology, and not in these sums: ${joinAnd(names)}.`),
  ];
}
