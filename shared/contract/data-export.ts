import * as z from 'zod';
import { Count } from './figure.ts';
import { Instant } from './identifiers.ts';
import { routeGroup } from './route-group.ts';

/** A copy of everything that a user has stored, as a zip file that is made on request and kept for a day. */
export const DataExport = z.strictObject({
  state: z.enum(['waiting', 'running', 'ready', 'failed']),
  /** Files packed so far, of how many. */
  done: Count,
  total: Count,
  /** Of the zip file, once it is ready. */
  sizeBytes: Count.optional(),
  requestedAt: Instant,
  readyAt: Instant.optional(),
  /** When the file is deleted. */
  expiresAt: Instant,
});
export type DataExport = z.output<typeof DataExport>;

export const dataExportCalls = routeGroup({ domain: 'users', access: 'user', errors: ['unauthenticated'] });

export const requestExport = dataExportCalls.route({
  name: 'requestExport',
  method: 'POST',
  path: '/users/export',
  summary: 'Begin to pack all of the caller’s data; one that is under way goes on',
  answer: z.strictObject({ data: DataExport }),
  status: 201,
  fallback: 'Failed to export data',
});

export const getExport = dataExportCalls.route({
  name: 'getExport',
  method: 'GET',
  path: '/users/export',
  summary: 'How far the caller’s export is; no data before the first one',
  answer: z.strictObject({ data: DataExport.optional() }),
  fallback: 'Failed to fetch export',
});

export const downloadExport = dataExportCalls.route({
  name: 'downloadExport',
  method: 'GET',
  path: '/users/export/file',
  summary: 'The zip file of the caller’s export; a large one by a redirect to a short-lived signed link',
  answer: z.instanceof(Uint8Array),
  answerKind: 'file',
  errors: ['not_found'],
  fallback: 'Failed to download export',
});
