import { useSWRConfig } from 'swr';
import { deleteReport, listReports, type Report } from '#shared/contract/reports.ts';
import { callRoute } from '#web/api/call-route.ts';
import { isRoute } from '#web/api/use-route.ts';
import { useDesignCache } from '#web/documents/designs/use-design-cache.ts';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { useDates } from '#web/ui/use-dates.ts';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';
import { type ReportList, withoutReport } from './report-list.ts';

/** Deletes a report with its PDF, after a question: it cannot be undone. */
export function useDeleteReport(): (report: Report) => Promise<void> {
  const { mutate } = useSWRConfig();
  const { recount } = useDesignCache();
  const confirm = useConfirm();
  const dates = useDates();
  const toast = useToast();
  const failed = useFailureToast();
  return async ({ id, designId, designName, createdAt }) => {
    const isSure = await confirm({
      title: 'Delete this report?',
      body: `The report for ${designName} of ${dates.instant(createdAt)} is deleted with its PDF. This cannot be undone.`,
      action: 'Delete report',
      destructive: true,
    });
    if (!isSure) return;
    try {
      await callRoute(deleteReport, { params: { id } });
      await mutate<ReportList>(
        (key) => isRoute(listReports, key),
        (list) => list && withoutReport(list, id),
        { revalidate: false },
      );
      toast.success(`The report for ${designName} was deleted.`);
      await recount(designId).catch(() => undefined);
    } catch (error) {
      failed(error, deleteReport.fallback, designName);
    }
  };
}
