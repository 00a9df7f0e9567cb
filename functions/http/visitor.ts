import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { HttpEvent } from './exchange.ts';

/** A network of IPv6 is one subscriber's: 64 bits, the first four groups. */
const subscriberGroups = 4;

/**
 * A name for a visitor's network that only we can make. The distribution states the address in `x-viewer-address`
 * (path-rewrites.ts), over what the visitor may have sent; that a call came through it is what the origin secret shows.
 */
export function visitor(event: HttpEvent): string {
  const address = addressOf(event);
  const network = isIPv6(address) ? networkOf(address) : address;
  const name = createHmac('sha256', process.env.ORIGIN_SECRET ?? '').update(network);
  return `visitor ${name.digest('base64url').slice(0, 12)}`;
}

/** Whether a call comes from this machine, which happens in a local cloud alone. */
export const isThisMachine = (event: HttpEvent): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(addressOf(event));

const addressOf = ({ headers, requestContext }: HttpEvent): string =>
  headers['x-viewer-address'] ?? requestContext.http.sourceIp;

function networkOf(address: string): string {
  const [before = [], after] = address
    .toLowerCase()
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  // `::` stands for the groups that are missing.
  const zeros = after && Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...(zeros ?? []), ...(after ?? [])]
    .slice(0, subscriberGroups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
