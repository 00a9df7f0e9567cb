import type { DesignDevice } from '#shared/contract/design-devices.ts';
import { type BillLine, type BillOfMaterials, billOfMaterials } from '#shared/equipment/bill-of-materials.ts';
import type { OpticsLine } from '#shared/equipment/optics.ts';
import { roleLabels } from '#web/documents/equipment/model/labels.ts';

/** The bill of a design: an entry for each use of each device, since a role and its sites belong to a use. */
export const billOf = (lines: readonly DesignDevice[], optics: readonly OpticsLine[] = []): BillOfMaterials =>
  billOfMaterials(
    lines.flatMap(({ device, uses }) =>
      uses.map(({ role, quantity, sites }) => ({ device, quantity, sites, role: roleLabels[role] })),
    ),
    optics,
  );

/** What all pieces of one line add up to. */
export const figuresOf = ({ device, quantity }: DesignDevice): BillLine | undefined =>
  billOfMaterials([{ device, quantity }]).lines[0];

/** `bill_of_materials_three_sites.csv`. */
export function billFileName(designName: string): string {
  const name = designName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return `bill_of_materials${name && `_${name}`}.csv`;
}
