import type { DesignDevice } from '#shared/contract/design-devices.ts';
import type { BillLine } from '#shared/equipment/bill/bill-line.ts';
import { type BillOfMaterials, billOfMaterials } from '#shared/equipment/bill/bill-of-materials.ts';
import { deviceLines } from '#shared/equipment/bill/device-lines.ts';

/** What the devices that were chosen for a design add up to. */
export const chosenBill = (
  lines: readonly Pick<DesignDevice, 'device' | 'uses'>[],
  years: number,
): BillOfMaterials =>
  billOfMaterials(
    lines.flatMap(({ device, uses }) => deviceLines({ device, places: uses })),
    years,
  );

/** The line of the device itself, and what is paid for it each year. */
export function figuresOf({ device, uses }: Pick<DesignDevice, 'device' | 'uses'>): {
  readonly own: BillLine | undefined;
  readonly perYear: number;
} {
  const { lines, money } = chosenBill([{ device, uses }], 1);
  return { own: lines[0], perYear: money.reduce((sum, of) => sum + of.perYear, 0) };
}

/** `bill_of_materials_three_sites.csv`. */
export function billFileName(designName: string): string {
  const name = designName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return `bill_of_materials${name && `_${name}`}.csv`;
}
