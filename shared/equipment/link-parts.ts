import { appendUnder } from '../collections/append-under.ts';
import type { Price } from '../contract/device.ts';
import { linkPartStreetShares, linkPartTable } from './link-part-table.ts';
import { tableRows } from './table-rows.ts';

/** A transceiver or cable as it is ordered. */
export interface LinkPart {
  readonly partNumber: string;
  readonly name: string;
  /** List price, and the one that is expected to be paid. */
  readonly price: Price;
  readonly streetPrice: Price;
  readonly isEstimate: boolean;
  /** Whether it is the maker's, and not one that follows the multi-source agreement. */
  readonly isMakersOwn: boolean;
}

/**
 * The transceiver of a standard such as `10GBASE-SR`: the one of the device's maker where it is known, else one that follows the
 * multi-source agreement. Undefined for a standard that is not in the table.
 */
export function opticPart(wanted: {
  readonly manufacturer: string | undefined;
  readonly standard: string;
}): LinkPart | undefined {
  return partOf(wanted.manufacturer, wanted.standard, 0);
}

/**
 * A cable of a plan's links, such as `DAC twinax`, `AOC` or `Cat6A`, with the length that is sold next above. Undefined for a length
 * that is not sold ready-made: it is laid in place, and counted by the metre elsewhere.
 */
export function cablePart(wanted: {
  readonly manufacturer: string | undefined;
  readonly cable: string;
  readonly speedMbps: number;
  readonly lengthM: number;
}): LinkPart | undefined {
  const { manufacturer, cable, speedMbps, lengthM } = wanted;
  const withPlugs = partOf(manufacturer, `${cable} ${speedMbps / 1_000}G`, lengthM);
  return withPlugs ?? partOf(manufacturer, cable, lengthM);
}

interface Row {
  readonly kind: string;
  /** Empty for what follows the multi-source agreement. */
  readonly maker: string;
  readonly part: string;
  /** Metres that it is sold in; none for a transceiver. */
  readonly lengths: readonly number[];
  readonly usd: number;
  readonly perMetre: number;
}

const rows = readRows();

/** By kind and maker: a line of the table with one cell names the kind of those below it. */
function readRows(): ReadonlyMap<string, readonly Row[]> {
  const byKey = new Map<string, Row[]>();
  let kind = '';
  for (const [first = '', part, usd, lengths = '', perMetre = '0'] of tableRows(linkPartTable)) {
    if (part === undefined) {
      kind = first;
      continue;
    }
    appendUnder(byKey, keyOf(kind, first), {
      kind,
      maker: first,
      part: part || `MSA-${kind}`,
      lengths: lengths === '' ? [] : lengths.split(' ').map(Number),
      usd: Number(usd),
      perMetre: Number(perMetre),
    });
  }
  return byKey;
}

function keyOf(kind: string, maker: string): string {
  return `${kind}\n${maker}`;
}

function partOf(manufacturer: string | undefined, kind: string, lengthM: number): LinkPart | undefined {
  for (const maker of [manufacturer ?? '', '']) {
    for (const row of rows.get(keyOf(kind, maker)) ?? []) {
      const metres = row.lengths.find((length) => length >= lengthM);
      if (row.lengths.length > 0 && metres === undefined) continue;
      return describe(row, metres ?? 0);
    }
  }
  return undefined;
}

function describe({ kind, maker, part, usd, perMetre }: Row, metres: number): LinkPart {
  const list = usd + perMetre * metres;
  const isTransceiver = metres === 0;
  const isMakersOwn = maker !== '';
  const what = isTransceiver ? `${kind} transceiver` : `${kind}, ${metres} m`;
  return {
    partNumber: part.replace('{m}', String(metres)),
    name: isTransceiver && !isMakersOwn ? `${what}, MSA-compatible` : what,
    price: estimatedPrice(list),
    streetPrice: estimatedPrice(list * (linkPartStreetShares[maker] ?? 1)),
    isEstimate: true,
    isMakersOwn,
  };
}

/** A price in US dollars that is from no price list, as none of these is. */
export const estimatedPrice = (amount: number): Price => ({
  amount: Math.round(amount * 100) / 100,
  currency: 'USD',
  asOf: '2025-05-01',
  confidence: 'low',
});
