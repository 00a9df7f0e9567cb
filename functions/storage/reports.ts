import * as z from 'zod';
import { notFound } from '#shared/contract/errors.ts';
import { Report } from '#shared/contract/reports.ts';
import { query } from './tables/query.ts';
import { readItem } from './tables/read-item.ts';
import { tableName } from './tables/table-name.ts';
import type { Step } from './tables/transact.ts';

const table = tableName('reports');

/** @throws not_found when the owner has no report with this id. */
export async function getReport(userId: string, id: string): Promise<Report> {
  const report = await findReport(userId, id);
  if (!report) throw notFound('report');
  return report;
}

export async function findReport(userId: string, id: string): Promise<Report | undefined> {
  const item = await readItem('reports', { userId, id });
  return item && StoredReport.parse(item);
}

/** All reports of an owner, or of one design, newest first: ids sort by age, and so does the index within a design. */
export async function listReports(
  userId: string,
  { designId, atMost }: { readonly designId?: string | undefined; readonly atMost?: number } = {},
): Promise<Report[]> {
  const items = await query('reports', {
    partition: userId,
    newestFirst: true,
    ...(atMost !== undefined && { atMost }),
    ...(designId !== undefined && { index: 'byDesign', sort: { prefix: `${designId}#` } }),
  });
  return items.map((item) => StoredReport.parse(item));
}

/** The step that keeps a new report's entry. */
export const insertReport = (userId: string, report: Report): Step => ({
  write: {
    Put: {
      TableName: table,
      Item: { userId, ...report, designAndId: `${report.designId}#${report.id}` },
      ConditionExpression: 'attribute_not_exists(id)',
    },
  },
});

/** Stored reports carry their owner and index key too; they are stripped on read. */
const StoredReport = z.object(Report.shape);
