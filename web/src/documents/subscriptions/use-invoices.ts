import type { Invoice } from '#shared/contract/subscription-items.ts';
import { downloadInvoice, listInvoices } from '#shared/contract/subscriptions.ts';
import { downloadRoute } from '#web/api/download-route.ts';
import { type Reading, useRoute } from '#web/api/use-route.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';

/** Every invoice; not read before it is asked for. */
export const useInvoices = (isAsked: boolean): Reading<{ data: Invoice[] }> =>
  useRoute(listInvoices, isAsked ? {} : null);

/** Downloads an invoice as PDF, under the name that the service gives it. */
export function useDownloadInvoice(): (invoice: Pick<Invoice, 'id' | 'number'>) => Promise<void> {
  const failed = useFailureToast();
  return async ({ id, number }) => {
    try {
      saveFile(await downloadRoute(downloadInvoice, { params: { id } }, `invoice_${number}.pdf`));
    } catch (error) {
      failed(error, downloadInvoice.fallback);
    }
  };
}
