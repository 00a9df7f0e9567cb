import { withoutPrefix } from '../../addressing/ipv4.ts';
import type { LinkEnd } from './link-end.ts';
import type { NetworkView } from './network-view.ts';

export type Family = 'ipv4' | 'ipv6';

/** What a network speaks inside. */
export const familiesOf = ({ hasIpv4, hasIpv6 }: NetworkView): readonly Family[] => [
  ...(hasIpv4 ? (['ipv4'] as const) : []),
  ...(hasIpv6 ? (['ipv6'] as const) : []),
];

/** What circuits to the internet speak: IPv4 in any case. */
export const publicFamiliesOf = ({ hasIpv6 }: NetworkView): readonly Family[] =>
  hasIpv6 ? ['ipv4', 'ipv6'] : ['ipv4'];

/** The address of one end of a link, without its prefix length. */
export function addressAt(
  { edge }: LinkEnd,
  end: LinkEnd['end'],
  family: Family = 'ipv4',
): string | undefined {
  const address = (family === 'ipv4' ? edge.addresses : edge.ipv6)?.[end];
  return address && withoutPrefix(address);
}

/** What a refusal calls the far end of a circuit that has none. */
export const addressOfProvider = {
  ipv4: 'address of the provider',
  ipv6: 'IPv6 address of the provider',
} as const satisfies Record<Family, string>;
