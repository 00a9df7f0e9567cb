import type { BodyKind } from '#shared/contract/define-route.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { bodyBytes } from './body-bytes.ts';
import { contentType } from './content-type.ts';
import type { HttpEvent } from './exchange.ts';

/** Reads a body in the encoding that the route states. An absent body is `undefined`. */
export async function readBody(event: HttpEvent, kind: BodyKind): Promise<unknown> {
  if (kind.kind === 'none') return refuseBody(event);
  if (!event.body) return undefined;
  const { type, charset } = contentType(event.headers['content-type']);
  if (kind.kind === 'multipart') {
    if (type !== 'multipart/form-data') throw wrongType('multipart/form-data');
    const bytes = await bodyBytes(event, { gzipped: false });
    // Only routes that accept files load the parser.
    const { readMultipart } = await import('./read-multipart.ts');
    return readMultipart(bytes, event.headers['content-type'] ?? '', kind);
  }
  const gzipped = type === 'application/gzip';
  if (!gzipped && type !== 'application/json') throw wrongType('application/json');
  if (charset !== undefined && charset !== 'utf-8') throw wrongType('application/json in UTF-8');
  return parseJson(await bodyBytes(event, { gzipped, maxBytes: kind.maxBytes }));
}

/** Clients that always send a body send `{}` or `null`, which counts as no body. */
function refuseBody({ body, isBase64Encoded }: HttpEvent): undefined {
  if (
    !body ||
    /^\s*(\{\s*\}|null)?\s*$/.test(isBase64Encoded ? Buffer.from(body, 'base64').toString() : body)
  )
    return undefined;
  throw new Refusal('invalid_request', 'This call takes no body.', {
    fields: [{ field: 'body', message: 'must be empty' }],
  });
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal('invalid_request', 'The body is not valid JSON.', {
      fields: [{ field: 'body', message: 'must be valid JSON' }],
    });
  }
}

const wrongType = (wanted: string): Refusal =>
  new Refusal('unsupported_media_type', `The body must be sent as ${wanted}.`);
