import type { Invoice } from '#shared/contract/subscription-items.ts';
import type { StoredInvoice } from '../storage/invoices.ts';

/** An invoice in a list: without whom it is to. */
export const invoiceAnswer = ({ billing, to, ...invoice }: StoredInvoice): Invoice => invoice;
