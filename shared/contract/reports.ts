import * as z from 'zod';
import { Id, Instant, Version } from './identifiers.ts';
import { routeGroup } from './route-group.ts';
import { identified } from './served.ts';

export const Report = z.strictObject({
  id: Id,
  designId: Id,
  designName: z.string(),
  kind: z.literal('professional'),
  /** The versions that it shows. */
  designVersion: Version,
  topologyVersion: Version,
  pages: z.int().min(1),
  sizeBytes: z.int().min(1),
  fileName: z.string(),
  createdAt: Instant,
});
export type Report = z.output<typeof Report>;

/** Spec, section 5: downloaded files are called report_{id}.pdf. */
export const reportFileName = (id: string): string => `report_${id}.pdf`;

export const ServedReport = Report.extend({ _id: Id, title: z.string() });
const servedReport = (report: Report) => ({ ...identified(report), title: report.designName });

const reportId = z.strictObject({ id: Id });

export const reportsCalls = routeGroup({
  domain: 'reports',
  access: 'user',
  errors: ['unauthenticated'],
  errorField: 'error',
});

export const listReports = reportsCalls.route({
  name: 'listReports',
  method: 'GET',
  path: '/report/',
  summary: 'The caller’s reports, newest first',
  query: z.strictObject({ designId: Id.optional() }),
  answer: z.strictObject({ data: z.array(Report) }),
  served: {
    schema: z.strictObject({ data: z.array(ServedReport) }),
    from: ({ data }) => ({ data: data.map(servedReport) }),
  },
  fallback: 'Failed to fetch reports',
});

export const createReport = reportsCalls.route({
  name: 'createReport',
  method: 'POST',
  path: '/report/prof/{id}',
  summary: 'Create the professional report of the design with this id',
  params: reportId,
  rate: { calls: 30, minutes: 10 },
  answer: z.strictObject({ data: Report }),
  served: {
    schema: z.strictObject({ data: ServedReport }),
    from: ({ data }) => ({ data: servedReport(data) }),
  },
  status: 201,
  errors: ['plan_limit', 'not_found', 'unprocessable'],
  fallback: 'Failed to generate professional report',
});

export const downloadReport = reportsCalls.route({
  name: 'downloadReport',
  method: 'GET',
  path: '/report/download/{id}',
  summary: 'The PDF of a report; a large one by a redirect to a short-lived signed link',
  params: reportId,
  answer: z.instanceof(Uint8Array),
  answerKind: 'pdf',
  errors: ['not_found'],
  fallback: 'Failed to download report',
});

export const deleteReport = reportsCalls.route({
  name: 'deleteReport',
  method: 'DELETE',
  path: '/report/{id}',
  summary: 'Delete a report with its PDF; it cannot be undone',
  params: reportId,
  answer: z.strictObject({}),
  errors: ['not_found'],
  fallback: 'Failed to delete report',
});
