import type { Price } from '../contract/device.ts';
import { estimatedPrice } from './link-parts.ts';
import { tableRows } from './table-rows.ts';

/** What devices stand in, are powered by, and what is laid ends on. */
export interface PassivePart {
  readonly kind: 'rack' | 'panel';
  readonly manufacturer: string;
  readonly partNumber: string;
  readonly name: string;
  /** List price, and the one that is expected to be paid. */
  readonly price: Price;
  readonly streetPrice: Price;
  /** Of what takes plugs or cables: how many. */
  readonly takes: number;
  /** Whether it stands in an enclosure, and in no unit of its own. */
  readonly isEnclosed: boolean;
}

/**
 * Kind, key, maker (none where any will do), part number, US dollars at list, how many plugs or cables it takes, `y` for what stands in an enclosure, name. The makers' part numbers, units, outlets and ports are those of the NetBox
 * community's rack and device types (CC0); prices are estimates of May 2025. Power strips are for 230 V. A panel is called by the cable that ends on it.
 */
const table = `
rack|rack|APC|AR3150|2450|||Rack, 42 U, 750 × 1,070 mm
rack|cabinet||CAB-12U-600|320|||Wall cabinet, 12 U, 600 mm deep
rack|rack-power|APC|AP8853|1290|42||Power strip, 32 A, 36 C13 and 6 C19
rack|cabinet-power|APC|AP9559|230|12||Power strip, 1 U, 16 A, 10 C13 and 2 C19
rack|shelf||SHELF-1U|45|2||Shelf, 1 U
panel|manager||MGR-1U|35|||Cable manager, 1 U
panel|Cat6A|Panduit|DP246X88TGY|330|24||Patch panel, 1 U, 24 × Cat6A
panel|fibre|Panduit|FRE1UBL|290|4||Fibre enclosure, 1 U
panel|OM4 LC duplex|Panduit|FAP12WAQDLCZ|150|12|y|Adapter panel, 12 LC duplex, OM4
panel|OS2 LC duplex|Panduit|FAP12WBUDLCZ|165|12|y|Adapter panel, 12 LC duplex, OS2
panel|OM4 MPO-12||FAP-6MPO-OM4|140|6|y|Adapter panel, 6 MPO-12, OM4
panel|OS2 MPO-12||FAP-6MPO-OS2|140|6|y|Adapter panel, 6 MPO-12, OS2
`;

/** Of list prices that is expected to be paid. */
const street = 0.8;

const parts: ReadonlyMap<string, PassivePart> = new Map(
  tableRows(table).map(
    ([
      kind = '',
      key = '',
      manufacturer = '',
      partNumber = '',
      usd = '',
      takes = '',
      enclosed = '',
      name = '',
    ]) => [
      key,
      {
        kind: kind === 'rack' ? kind : 'panel',
        manufacturer,
        partNumber,
        name,
        price: estimatedPrice(Number(usd)),
        streetPrice: estimatedPrice(Number(usd) * street),
        takes: Number(takes),
        isEnclosed: enclosed === 'y',
      },
    ],
  ),
);

/** Undefined for what is not in the table. */
export const passivePart = (key: string): PassivePart | undefined => parts.get(key);

/** Of all parts, in the order in which they are listed. */
export const passiveKeys: readonly string[] = [...parts.keys()];
