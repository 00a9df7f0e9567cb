import { withoutPrefix } from '../addressing/ipv4.ts';
import type { LinkEnd } from './network-view.ts';

/** The address of one end of a link, without its prefix length. */
export function addressAt({ edge }: LinkEnd, end: LinkEnd['end']): string | undefined {
  const address = edge.addresses?.[end];
  return address && withoutPrefix(address);
}
