import { createHmac } from 'node:crypto';
import type { HttpEvent } from './exchange.ts';

/**
 * A name for a visitor's address that only we can make. CloudFront adds the address that it sees behind what the visitor
 * claims, and the gateway CloudFront's behind that.
 */
export function visitor({ headers, requestContext }: HttpEvent): string {
  const address = headers['x-forwarded-for']?.split(',').at(-2)?.trim() ?? requestContext.http.sourceIp;
  const name = createHmac('sha256', process.env.ORIGIN_SECRET ?? '').update(address);
  return `visitor ${name.digest('base64url').slice(0, 12)}`;
}
