import type { BillKind, BillLine, BillPlace } from '../../equipment/bill/bill-line.ts';
import { cablePart, type LinkPart, opticPart } from '../../equipment/link-parts.ts';
import { opticOrder } from '../../equipment/optics.ts';
import { formatNumber } from '../../vocabulary/counts.ts';
import type { Cable } from '../cables/cable-schedule.ts';
import { type CableCount, countCables, type OpticCount } from '../cables/count-cables.ts';

/**
 * What is plugged in and laid for a plan's links, counted off its cable schedule: transceivers and direct-attach cables,
 * each of the manufacturer of the device that it is plugged into; patch cables within a room, and one at either end of what
 * is laid in the building, which has its metres and no price, since its installer quotes it with the work. Cords to a
 * provider's equipment come with the circuit.
 */
export function linkLines(schedule: Iterable<Cable>): BillLine[] {
  const { cables, optics } = countCables(schedule);
  const bought = cables.filter(({ kind }) => kind !== 'handover');
  return together([
    ...optics
      .toSorted((a, b) => opticOrder(a.standard) - opticOrder(b.standard))
      .map(
        (count): Lot => ({ kind: 'optic', name: count.standard, ...placed(count), part: opticPart(count) }),
      ),
    ...bought.flatMap(cableLots),
  ]);
}

/** Pieces of one kind at one site. */
interface Lot {
  readonly kind: BillKind;
  readonly manufacturer: string;
  readonly name: string;
  readonly site: string;
  readonly quantity: number;
  readonly metres?: number;
  readonly part: LinkPart | undefined;
}

function cableLots(count: CableCount): Lot[] {
  const { kind, cable, piece, metres } = count;
  if (piece !== undefined) {
    const part = cable === undefined ? undefined : cablePart({ ...piece, cable });
    const name = part?.name ?? `${cable ?? unstated}, ${formatNumber(piece.lengthM)} m`;
    const hasPlugs = kind === 'twinax' || kind === 'active-optical';
    return [{ kind: hasPlugs ? 'direct-attach' : 'patch', name, ...placed({ ...count, ...piece }), part }];
  }
  const laid: Lot = { kind: 'cable', name: cable ?? unstated, ...placed(count), metres, part: undefined };
  if (cable === undefined) return [laid];
  const cord = { cable, lengthM: cordM, speedMbps: 0, manufacturer: undefined };
  const part = cablePart(cord);
  const name = part?.name ?? `${cable}, ${formatNumber(cordM)} m`;
  return [laid, { kind: 'patch', name, ...placed(count), quantity: 2 * count.count, part }];
}

const unstated = 'Cable, not stated which';

/** Metres of the cord between a panel or an outlet and what is plugged in. */
const cordM = 3;

const placed = ({
  site,
  count,
  manufacturer = '',
}: Pick<OpticCount, 'site' | 'count'> & Partial<OpticCount>) => ({
  site,
  quantity: count,
  manufacturer,
});

/** What is ordered under one part number, or one name where there is none, on one line. */
function together(lots: readonly Lot[]): BillLine[] {
  const keyOf = ({ kind, manufacturer, name, part }: Lot) =>
    [kind, manufacturer, part?.partNumber, name].join('\n');
  return [...Map.groupBy(lots, keyOf).values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const { kind, manufacturer, name, part } = first;
    const bySite = Map.groupBy(alike, ({ site }) => site);
    const places = [...bySite].map(
      ([site, own]): BillPlace => ({
        sites: site === '' ? [] : [site],
        quantity: sum(own, (lot) => lot.quantity),
      }),
    );
    const metres = sum(alike, (lot) => lot.metres ?? 0);
    return {
      kind,
      manufacturer,
      name,
      partNumber: part?.partNumber ?? '',
      quantity: sum(places, ({ quantity }) => quantity),
      places,
      ...(part && { price: part.price, streetPrice: part.streetPrice }),
      isPriceEstimate: part?.isEstimate ?? false,
      isYearly: false,
      ...(kind === 'cable' && { metres: Math.round(metres) }),
    };
  });
}

const sum = <T>(list: readonly T[], figure: (one: T) => number): number =>
  list.reduce((total, one) => total + figure(one), 0);
