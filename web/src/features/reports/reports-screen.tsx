import { Button } from '@aws-amplify/ui-react';
import { FileText, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Report } from '#shared/contract/reports.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { useReportJobs } from '#web/documents/reports/report-jobs.ts';
import { useGenerateReport } from '#web/documents/reports/use-generate-report.ts';
import { useReports } from '#web/documents/reports/use-reports.ts';
import { LimitNote } from '#web/documents/subscriptions/limit-note.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import layout from '#web/ui/layout.module.css';
import { Page } from '#web/ui/page.tsx';
import prose from '#web/ui/prose.module.css';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PickDesignDialog } from './pick-design-dialog.tsx';
import { ReportsTable } from './reports-table.tsx';
import { RunningJobs } from './running-jobs.tsx';

/** All the caller's reports, newest first. */
export default function ReportsScreen() {
  const { data, error, fallback, retry } = useReports();
  const [isPicking, setPicking] = useState(false);
  const generate = useGenerateReport();
  const isRunning = useReportJobs().length > 0;
  const pickButton = (
    <Button variation="primary" onClick={() => setPicking(true)}>
      <FileText size={16} aria-hidden />
      Generate report
    </Button>
  );

  const isEmpty = data?.data.length === 0 && !isRunning;
  return (
    <Page title="Reports" action={pickButton}>
      <LimitNote limit="reportsPerMonth" />
      <RunningJobs />
      {data ? (
        isEmpty ? (
          <EmptyState icon={FileText} title="No reports yet" action={pickButton}>
            A professional report is a PDF for your client: requirements, topology, device list and addressing
            plan of one design.
          </EmptyState>
        ) : (
          <FoundReports reports={data.data} />
        )
      ) : error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <Skeleton lines={8} height="2.5rem" label="Loading reports" />
      )}
      {isPicking && (
        <PickDesignDialog
          onClose={() => setPicking(false)}
          onPick={(design) => {
            setPicking(false);
            void generate(design);
          }}
        />
      )}
    </Page>
  );
}

/** The service lists all reports at once: they are drawn so many at a time. */
const step = 100;

function FoundReports({ reports }: { readonly reports: readonly Report[] }) {
  const [address, setAddress] = useSearchParams();
  const [most, setMost] = useState(step);
  const search = address.get('search') ?? '';
  const wanted = search.toLowerCase();
  const found = reports.filter(({ designName }) => designName.toLowerCase().includes(wanted));
  return (
    <div className={layout.stack4}>
      <div className={layout.between}>
        <SearchBox
          label="Search by design"
          value={search}
          onSearch={(text) => setAddress(text ? { search: text } : {}, { replace: true })}
        />
        <p className={prose.detail}>{formatCount(found.length, 'report')}</p>
      </div>
      {found.length > 0 ? (
        <ReportsTable reports={found.slice(0, most)} showsDesign />
      ) : (
        <EmptyState
          icon={SearchX}
          title="No reports match"
          action={<Button onClick={() => setAddress({})}>Show all reports</Button>}
        >
          There is no report for a design with “{search}” in its name.
        </EmptyState>
      )}
      {found.length > most && (
        <div>
          <Button onClick={() => setMost(most + step)}>
            Show {Math.min(step, found.length - most)} more
          </Button>
        </div>
      )}
    </div>
  );
}
