import { downloadInvoice } from '#shared/contract/subscriptions.ts';
import { implement } from '../../http/implement.ts';
import { getInvoice } from '../../storage/subscriptions/invoices.ts';

export const handler = implement(downloadInvoice)(async ({ params, user }) => {
  // The renderer is large; it loads while the invoice is read.
  const [invoice, { renderInvoice }] = await Promise.all([
    getInvoice(user.uid, params.id),
    import('../invoice-pdf.ts'),
  ]);
  return { bytes: await renderInvoice(invoice), fileName: `invoice_${invoice.number}.pdf` };
});
