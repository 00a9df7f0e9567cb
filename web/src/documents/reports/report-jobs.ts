import { useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';

/** A report that the service is making now. */
export interface ReportJob {
  readonly designId: string;
  readonly designName: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The cache of the session that asked for it: another user of this tab does not see it. */
  readonly session: object;
}

/** Kept per tab, not per screen: users who leave and return still see the work in progress. */
let jobs: readonly ReportJob[] = [];
const listeners = new Set<() => void>();

export function useReportJobs(): readonly ReportJob[] {
  const { cache } = useSWRConfig();
  return useSyncExternalStore(subscribe, () => jobs).filter(({ session }) => session === cache);
}

/** Shows the job while `work` goes on; one a design at a time, a second one returns undefined. */
export async function runReportJob<Result>(
  job: ReportJob,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (jobs.some(({ designId }) => designId === job.designId)) return undefined;
  replace([...jobs, job]);
  try {
    return await work();
  } finally {
    replace(jobs.filter((other) => other !== job));
  }
}

function replace(next: readonly ReportJob[]): void {
  jobs = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
