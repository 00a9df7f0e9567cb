import type { Report } from '#shared/contract/reports.ts';

/** Reports as the service answers them, newest first. */
export interface ReportList {
  readonly data: Report[];
}

/** A generated report goes to the top unless its id is there already (spec, section 4). */
export const withReport = ({ data }: ReportList, report: Report): ReportList => ({
  data: data.some(({ id }) => id === report.id) ? data : [report, ...data],
});

export const withoutReport = ({ data }: ReportList, id: string): ReportList => ({
  data: data.filter((report) => report.id !== id),
});
