import type { Seller } from '../storage/subscriptions/invoices.ts';

/** Who sells, in the lines of an invoice or a receipt: what is not stated is left out. */
export const sellerLines = ({ name, address, taxId }: Seller): readonly string[] =>
  [name, ...address.split('\n'), taxId && `Tax number ${taxId}`].filter((line) => line !== '');
