import { Button } from '@aws-amplify/ui-react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Invoice } from '#shared/contract/subscription-items.ts';
import { listInvoices } from '#shared/contract/subscriptions.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import { useDownloadInvoice, useInvoices } from '#web/documents/subscriptions/use-invoices.ts';
import button from '#web/ui/button.module.css';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import { useDates } from '#web/ui/use-dates.ts';

/** As many as the subscription has with it; beyond that all are asked for. */
const latest = 12;

/** What was paid, each with its invoice as PDF, which is the receipt. */
export function InvoicesCard({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const [isAll, setAll] = useState(false);
  const { data, error, isLoading, retry } = useInvoices(isAll);
  const shown = data?.data ?? invoices;
  return (
    <Card title="Invoices" intro="Each is the receipt of its payment, too.">
      {shown.length === 0 ? (
        <p className={prose.soft}>None yet. The first comes with the first payment.</p>
      ) : (
        <DataTable
          caption="Invoices"
          columns={columns}
          rows={shown}
          rowKey={({ id }) => id}
          rowsAtOnce={50}
          isDense
        />
      )}
      {error && !data && <ErrorState error={error} fallback={listInvoices.fallback} onRetry={retry} />}
      {!isAll && invoices.length >= latest && (
        <div className={layout.row2}>
          <button type="button" className={button.words} onClick={() => setAll(true)}>
            Show older invoices
          </button>
        </div>
      )}
      {isLoading && <p role="status">Reading all invoices …</p>}
    </Card>
  );
}

/** When an invoice was issued, and whether its money went back. */
const Issued = ({ invoice: { issuedAt, status } }: { readonly invoice: Invoice }) => (
  <span className={prose.beneath}>
    {useDates().day(issuedAt)}
    {status === 'refunded' && ', refunded'}
  </span>
);

const columns: readonly Column<Invoice>[] = [
  {
    key: 'number',
    header: 'Invoice',
    cell: (invoice) => (
      <>
        {invoice.number}
        <Issued invoice={invoice} />
      </>
    ),
    sortBy: ({ issuedAt }) => issuedAt,
  },
  { key: 'for', header: 'For', cell: ({ description }) => description, optional: true },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount, currency }) => formatMoney({ amount, currency }),
    sortBy: ({ amount }) => amount,
  },
  { key: 'pdf', header: 'PDF', align: 'end', cell: (invoice) => <DownloadButton invoice={invoice} /> },
];

function DownloadButton({ invoice }: { readonly invoice: Invoice }) {
  const [isBusy, setBusy] = useState(false);
  const download = useDownloadInvoice();
  const run = async () => {
    setBusy(true);
    await download(invoice);
    setBusy(false);
  };
  return (
    <Button
      size="small"
      aria-label={`Download invoice ${invoice.number} as PDF`}
      isLoading={isBusy}
      loadingText=""
      onClick={() => void run()}
    >
      <Download size={16} aria-hidden />
    </Button>
  );
}
