import { Button } from '@aws-amplify/ui-react';
import { FileText } from 'lucide-react';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { useShownDesign } from '#web/documents/designs/shown-design.ts';
import { useReportJobs } from '#web/documents/reports/report-jobs.ts';
import { useGenerateReport } from '#web/documents/reports/use-generate-report.ts';
import { useReports } from '#web/documents/reports/use-reports.ts';
import { LimitNote } from '#web/documents/subscriptions/limit-note.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ReportsTable } from './reports-table.tsx';
import { RunningJobs } from './running-jobs.tsx';
import { UnprintableNotice } from './unprintable-notice.tsx';

/** The reports of one design: the tab that hands a client the PDF. */
export default function DesignReports() {
  const design = useShownDesign();
  const { data, error, fallback, retry } = useReports(design.id);
  const generate = useGenerateReport();
  const isRunning = useReportJobs().some(({ designId }) => designId === design.id);

  if (!data)
    return error ? (
      <ErrorState error={error} fallback={fallback} onRetry={retry} />
    ) : (
      <Skeleton lines={5} height="2.5rem" label="Loading reports" />
    );

  const hasTopology = design.plannedDevices > 0;
  const button = (
    <Button variation="primary" isDisabled={isRunning} onClick={() => void generate(design)}>
      <FileText size={16} aria-hidden />
      Generate report
    </Button>
  );
  if (data.data.length === 0 && !isRunning)
    return (
      <>
        <UnprintableNotice design={design} />
        <EmptyState
          icon={FileText}
          title="No reports yet"
          action={hasTopology ? button : <ButtonLink to="../topology">Plan the topology first</ButtonLink>}
        >
          The professional report is a PDF for your client: requirements, topology, device list and addressing
          plan.
        </EmptyState>
      </>
    );
  return (
    <div className={layout.stack4}>
      <LimitNote limit="reportsPerMonth" />
      <div className={layout.between}>
        <p className={prose.detail}>{formatCount(data.data.length, 'report')}</p>
        {hasTopology && button}
      </div>
      <UnprintableNotice design={design} />
      <RunningJobs designId={design.id} />
      {data.data.length > 0 && <ReportsTable reports={data.data} showsDesign={false} />}
    </div>
  );
}
