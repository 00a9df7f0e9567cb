import { Loader } from '@aws-amplify/ui-react';
import { useEffect, useState } from 'react';
import { type ReportJob, useReportJobs } from '#web/documents/reports/report-jobs.ts';
import styles from './running-jobs.module.css';

/** The reports that are being made now: of one design, or all. */
export function RunningJobs({ designId }: { readonly designId?: string }) {
  const jobs = useReportJobs().filter((job) => designId === undefined || job.designId === designId);
  return (
    <div role="status" className={styles.jobs}>
      {jobs.map((job) => (
        <RunningJob key={job.designId} job={job} />
      ))}
    </div>
  );
}

function RunningJob({ job: { designName, startedAt } }: { readonly job: ReportJob }) {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles.job}>
      <Loader width="1.25rem" height="1.25rem" aria-hidden />
      <p>
        Generating the report for {designName}: drawing the topology, listing devices and addresses, laying
        out the pages.
      </p>
      <span className={styles.time} aria-hidden>
        {Math.max(0, Math.round((now - startedAt) / 1_000))} s
      </span>
    </div>
  );
}
