import { GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { notFound } from '#shared/contract/errors.ts';
import { Report } from '#shared/contract/reports.ts';
import { documentClient } from '../runtime/document-client.ts';
import { environment } from '../runtime/environment.ts';
import type { Step } from './transact.ts';

const { REPORTS_TABLE: table } = environment({ REPORTS_TABLE: z.string() });

/** @throws not_found when the owner has no report with this id. */
export async function getReport(userId: string, id: string): Promise<Report> {
  const report = await findReport(userId, id);
  if (!report) throw notFound('report');
  return report;
}

export async function findReport(userId: string, id: string): Promise<Report | undefined> {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: table, Key: { userId, id }, ConsistentRead: true }),
  );
  return item && StoredReport.parse(item);
}

/** All reports of an owner, or of one design, newest first. */
export async function listReports(userId: string, designId?: string): Promise<Report[]> {
  const reports: Report[] = [];
  const pages = paginateQuery(
    { client: documentClient() },
    { TableName: table, ConsistentRead: true, ScanIndexForward: false, ...wanted(userId, designId) },
  );
  for await (const { Items: items = [] } of pages)
    reports.push(...items.map((item) => StoredReport.parse(item)));
  return reports;
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

/** Ids sort by age, and so does the index within a design. */
const wanted = (userId: string, designId: string | undefined) =>
  designId === undefined
    ? { KeyConditionExpression: 'userId = :userId', ExpressionAttributeValues: { ':userId': userId } }
    : {
        IndexName: 'byDesign',
        KeyConditionExpression: 'userId = :userId AND begins_with(designAndId, :design)',
        ExpressionAttributeValues: { ':userId': userId, ':design': `${designId}#` },
      };

/** Stored reports carry their owner and index key too; they are stripped on read. */
const StoredReport = z.object(Report.shape);
