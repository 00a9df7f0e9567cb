import type { Invoice } from '#shared/contract/subscription-items.ts';
import type { StoredInvoice } from '../storage/subscriptions/invoices.ts';

/** An invoice in a list: without whom it is from and to. */
export const invoiceAnswer = ({ billing, to, seller, ...invoice }: StoredInvoice): Invoice => invoice;
