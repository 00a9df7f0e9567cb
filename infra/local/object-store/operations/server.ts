import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createStandIn } from '../../http/local-server.ts';
import type { AccessPolicy } from '../../permissions/access-policy.ts';
import { callerOf } from '../access-control.ts';
import type { BucketOptions } from '../bucket-options.ts';
import { answerPreflight, applyCors } from '../cors.ts';
import { openObjectFiles } from '../object-files.ts';
import { verifyRequestSignature } from '../request-signature.ts';
import { answerXml, type Operation } from '../s3-call.ts';
import { notImplemented, S3Error } from '../s3-error.ts';
import { parseS3Request, type S3Request } from '../s3-request.ts';
import { xmlDocument, xmlText } from '../xml.ts';
import { copyObject } from './copy-object.ts';
import { deleteObject } from './delete-object.ts';
import { deleteObjects } from './delete-objects.ts';
import { getObject } from './get-object.ts';
import { headBucket } from './head-bucket.ts';
import { listObjects } from './list-objects.ts';
import { postObject } from './post-object.ts';
import { putObject } from './put-object.ts';

export interface ObjectStoreOptions {
  /** Where the objects live. One process at a time may own it. */
  readonly directory: string;
  readonly region: string;
  /** All buckets that there are: none is made by a request. One that is left out keeps its objects on disk. */
  readonly buckets: readonly BucketOptions[];
  readonly access: AccessPolicy;
}

/**
 * S3 on one machine, for path-style addresses: verifies Signature Version 4 in headers, presigned URLs and forms, asks the
 * access policy for every operation, and has an object on disk before it answers. It keeps the latest version of an object
 * only, and answers NotImplemented to what it does not do (versions, multipart uploads, ACLs, tags).
 */
export function createObjectStore({ directory, region, buckets, access }: ObjectStoreOptions): Server {
  const byName = new Map(buckets.map((bucket) => [bucket.name, bucket]));
  const files = openObjectFiles(directory, [...byName.keys()]);

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = parseS3Request(message);
    const bucket = byName.get(request.bucket);
    const rules = bucket?.cors ?? [];
    if (request.method === 'OPTIONS') return answerPreflight(request, response, rules);
    applyCors(request, response, rules);
    if (isUploadForm(request)) {
      if (bucket === undefined) throw noSuchBucket();
      return postObject(request, response, files, access, region);
    }
    const caller = callerOf(verifyRequestSignature(request, access, region), access);
    const operation = operationOf(request);
    if (bucket === undefined) throw noSuchBucket();
    await operation({ request, response, caller, files });
  }

  return createStandIn((message, response) => {
    response.setHeader('x-amz-request-id', randomUUID());
    answer(message, response).catch((error: unknown) => answerError(message, response, error));
  });
}

function operationOf({ method, key, query, headers }: S3Request): Operation {
  if (key === '') {
    if (method === 'HEAD') return headBucket;
    if (method === 'GET') return listObjects;
    if (method === 'POST' && query.has('delete')) return deleteObjects;
  } else {
    if (method === 'GET' || method === 'HEAD') return getObject;
    if (method === 'PUT') return headers['x-amz-copy-source'] === undefined ? putObject : copyObject;
    if (method === 'DELETE') return deleteObject;
  }
  throw notImplemented(`${method} on ${key === '' ? 'a bucket' : 'an object'}`);
}

function isUploadForm({ method, key, headers }: S3Request): boolean {
  return method === 'POST' && key === '' && (headers['content-type'] ?? '').startsWith('multipart/form-data');
}

function noSuchBucket(): S3Error {
  return new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
}

function answerError(message: IncomingMessage, response: ServerResponse, error: unknown): void {
  // A client that disconnected is not an error of the store, and no one is left to respond to.
  if (response.destroyed || message.errored) return;
  if (!(error instanceof S3Error)) console.error('The local object store failed:', error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // The rest of a rejected body is read and discarded, or its sender would wait on this connection forever.
  message.unpipe();
  message.resume();
  const { status, code, message: sentence } = error instanceof S3Error ? error : internalError;
  if (message.method === 'HEAD') response.writeHead(status).end();
  else answerXml(response, status, xmlDocument('Error', xmlText('Code', code), xmlText('Message', sentence)));
}

const internalError = new S3Error(
  500,
  'InternalError',
  'We encountered an internal error. Please try again.',
);
