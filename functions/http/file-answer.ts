import type { Exchange, HttpResult } from './exchange.ts';
import { commonHeaders } from './headers.ts';
import { largestFileBytes } from './reply.ts';

/** Returns a file's bytes, or redirects the client to a link. A file may state its own type. */
export function fileAnswer(
  exchange: Exchange,
  reply: unknown,
  usualType = 'application/octet-stream',
): HttpResult {
  const headers = commonHeaders(exchange.requestId);
  if (isRedirect(reply)) return { statusCode: 302, headers: { ...headers, location: reply.redirectTo } };
  if (!isFile(reply)) throw new TypeError('A route that returns a file returned something else');
  if (reply.bytes.byteLength > largestFileBytes)
    throw new RangeError(`A function cannot return ${reply.bytes.byteLength} bytes; return a link instead`);
  return {
    statusCode: 200,
    headers: {
      ...headers,
      'content-type': reply.contentType ?? usualType,
      'content-disposition': disposition(reply.fileName),
      'x-content-type-options': 'nosniff',
    },
    body: Buffer.from(reply.bytes.buffer, reply.bytes.byteOffset, reply.bytes.byteLength).toString('base64'),
    isBase64Encoded: true,
  };
}

const isRedirect = (reply: unknown): reply is { redirectTo: string } =>
  typeof reply === 'object' &&
  reply !== null &&
  'redirectTo' in reply &&
  typeof reply.redirectTo === 'string';

const isFile = (reply: unknown): reply is { bytes: Uint8Array; fileName: string; contentType?: string } =>
  typeof reply === 'object' &&
  reply !== null &&
  'bytes' in reply &&
  reply.bytes instanceof Uint8Array &&
  'fileName' in reply &&
  typeof reply.fileName === 'string' &&
  (!('contentType' in reply) || typeof reply.contentType === 'string');

/** RFC 6266: a plain name, which needs no quotes; where it is not the whole name, that percent-encoded beside it. */
function disposition(fileName: string): string {
  const plain = fileName.replace(/[^\w.-]/g, '_');
  return plain === fileName
    ? `attachment; filename=${plain}`
    : `attachment; filename=${plain}; filename*=UTF-8''${encodeRfc8187(fileName)}`;
}

const encodeRfc8187 = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
