import { useSWRConfig } from 'swr';
import type { DesignSummary } from '#shared/contract/designs.ts';
import { createReport, listReports, type Report } from '#shared/contract/reports.ts';
import { isCancelled } from '#web/api/api-error.ts';
import { callRoute } from '#web/api/call-route.ts';
import { routeKey } from '#web/api/use-route.ts';
import { useDesignCache } from '#web/documents/designs/use-design-cache.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';
import { runReportJob } from './report-jobs.ts';
import { type ReportList, withReport } from './report-list.ts';
import { useDownloadReport } from './use-download-report.ts';

/** Makes the professional report of a design and puts it on top of the lists that it belongs to. */
export function useGenerateReport(): (design: Pick<DesignSummary, 'id' | 'designName'>) => Promise<void> {
  const { mutate, cache } = useSWRConfig();
  const { recount } = useDesignCache();
  const toast = useToast();
  const failed = useFailureToast();
  const download = useDownloadReport();

  const put = (report: Report, designId: string) =>
    Promise.all(
      [{}, { designId }].map((query) =>
        mutate<ReportList>(routeKey(listReports, { query }), (list) => list && withReport(list, report), {
          revalidate: false,
        }),
      ),
    );
  /** Counts again; false once the session is over: its cache is closed, and no message is shown. */
  const isCurrent = (designId: string) =>
    recount(designId).then(
      () => true,
      () => false,
    );

  return async ({ id, designName }) => {
    const job = { designId: id, designName, startedAt: Date.now(), session: cache };
    try {
      const answer = await runReportJob(job, () => callRoute(createReport, { params: { id } }));
      if (!answer || !(await isCurrent(id))) return;
      const report = answer.data;
      await put(report, id);
      toast.success(`The report for ${designName} is ready.`, {
        action: { label: 'Download', onAction: () => void download(report) },
      });
    } catch (error) {
      if (isCancelled(error) || !(await isCurrent(id))) return;
      failed(error, createReport.fallback, designName);
    }
  };
}
