import * as contract from '#shared/contract/subscriptions.ts';
import { implement } from '../../http/implement.ts';
import { listInvoices } from '../../storage/subscriptions/invoices.ts';
import { invoiceAnswer } from '../invoice-answer.ts';

export const handler = implement(contract.listInvoices)(async ({ user }) => ({
  data: (await listInvoices(user.uid)).map(invoiceAnswer),
}));
