import { useState } from 'react';
import { downloadReport, type Report, reportFileName } from '#shared/contract/reports.ts';
import { downloadRoute } from '#web/api/download-route.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';

/** Downloads a report under the name that the service gives it (spec, section 5). */
export function useDownloadReport(): (report: Pick<Report, 'id'>) => Promise<void> {
  const failed = useFailureToast();
  return async ({ id }) => {
    try {
      saveFile(await downloadRoute(downloadReport, { params: { id } }, reportFileName(id)));
    } catch (error) {
      failed(error, downloadReport.fallback);
    }
  };
}

/** The same, with its progress. */
export function useBusyDownload(): readonly [(report: Pick<Report, 'id'>) => Promise<void>, boolean] {
  const download = useDownloadReport();
  const [isBusy, setBusy] = useState(false);
  const run = async (report: Pick<Report, 'id'>) => {
    setBusy(true);
    await download(report);
    setBusy(false);
  };
  return [run, isBusy];
}
