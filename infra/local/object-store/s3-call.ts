import type { ServerResponse } from 'node:http';
import type { Caller } from './access-control.ts';
import type { ObjectFiles } from './object-files.ts';
import type { S3Request } from './s3-request.ts';

/** What an operation works with: an authenticated request to a bucket that exists. */
export interface S3Call {
  readonly request: S3Request;
  readonly response: ServerResponse;
  readonly caller: Caller;
  readonly files: ObjectFiles;
}

/** Carries one S3 operation out: checks that the caller may, acts, answers. Throws S3Error. */
export type Operation = (call: S3Call) => Promise<void>;

/** The largest object that the stand-in takes, in bytes (S3 takes 5 GB in one piece). */
export const largestObjectBytes = 100 * 1024 * 1024;

export function answerXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
}
