import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { formatDayInUtc } from '#shared/vocabulary/dates.ts';
import { formatExactMoney } from '#shared/vocabulary/money.ts';
import { documentFrame } from '../pdf/document-frame.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { colours, product } from '../pdf/theme.ts';
import { words } from '../pdf/words.ts';
import type { StoredInvoice } from '../storage/subscriptions/invoices.ts';
import { sellerLines } from './seller-lines.ts';

/** An invoice as PDF, which is the receipt too: it is made from a payment. The same invoice makes the same bytes. */
export const renderInvoice = (invoice: StoredInvoice): Promise<Uint8Array> =>
  renderPdf(invoiceDocument(invoice), JSON.stringify(invoice));

/** What an invoice says, before it is set. */
export function invoiceDocument(invoice: StoredInvoice): TDocumentDefinitions {
  const title = `Invoice ${invoice.number}`;
  return {
    ...documentFrame({ title, author: product }, invoice.issuedAt),
    content: [
      { text: product, bold: true, color: colours.accent, fontSize: 12, margin: [0, 0, 0, 18] },
      { text: title, style: 'h1' },
      facts(invoice),
      {
        columnGap: 24,
        columns: [
          [{ text: 'From', style: 'h2' }, ...stated(sellerLines(invoice.seller))],
          [{ text: 'Billed to', style: 'h2' }, ...recipient(invoice)],
        ],
      },
      { text: 'What was paid', style: 'h2' },
      lines(invoice),
      { text: closing(invoice), style: 'note' },
    ],
  };
}

const facts = ({ issuedAt, status, reference }: StoredInvoice): Content => ({
  layout: 'plain',
  table: {
    widths: [110, '*'],
    body: [
      ['Date', formatDayInUtc(issuedAt)],
      ['Status', status === 'paid' ? 'Paid by card' : 'Refunded'],
      ['Payment reference', reference],
    ],
  },
});

/** The legal name and address where they were entered, else who the account belongs to. */
function recipient({ billing, to }: StoredInvoice): Content[] {
  const { legalName, address, vatId, billingEmail } = billing;
  const name = legalName || to.company || to.name;
  return stated([
    name,
    ...(name === to.name ? [] : [to.name]),
    ...address.split('\n'),
    vatId && `VAT ID ${vatId}`,
    billingEmail || to.email,
  ]);
}

const stated = (lines_: readonly string[]): Content[] =>
  lines_.filter((text) => text !== '').map((text) => ({ text: words(text) }));

function lines({ description, periodStart, periodEnd, amount, currency }: StoredInvoice): Content {
  const total = formatExactMoney({ amount, currency });
  const period = `${formatDayInUtc(periodStart)} to ${formatDayInUtc(periodEnd)}`;
  return {
    layout: 'plain',
    table: {
      headerRows: 1,
      widths: ['*', 195, 70],
      body: [
        ['Description', 'Period', { text: 'Amount', alignment: 'right' }],
        [description, period, { text: total, alignment: 'right' }],
        [{ text: 'Total', bold: true }, '', { text: total, alignment: 'right', bold: true }],
      ],
    },
  };
}

const closing = ({ status }: StoredInvoice): string =>
  status === 'paid'
    ? 'Paid in full. Prices are without taxes that may be due where you are.'
    : 'This payment was refunded.';
