import * as z from 'zod';
import type { MergeModel } from '#web/ui/editing/use-editing.ts';

/** The form as it is typed. */
export const BillingValues = z.object({
  legalName: z.string(),
  address: z.string(),
  vatId: z.string(),
  billingEmail: z.string(),
});
type BillingValues = z.output<typeof BillingValues>;

export const billingNames = {
  legalName: 'Legal name',
  address: 'Address',
  vatId: 'VAT number',
  billingEmail: 'Billing e-mail',
};

/** Two edits of billing details, merged field by field. */
export const billingMerge: MergeModel<BillingValues> = {
  partsOf: (values) => values,
  valuesOf: (parts) => BillingValues.parse(parts),
  describe: ({ path, base, mine, theirs }) => ({
    label: new Map(Object.entries(billingNames)).get(path) ?? path,
    base: String(base),
    mine: String(mine),
    theirs: String(theirs),
  }),
};
