import type { Requirements } from '../../contract/requirements.ts';

/** The smallest block that providers take an announcement of (RFC 7454, 6.1.3): a /24. */
export const leastOwnAddresses = 256;

/** The network's own AS number: it has one where it also has public addresses of its own. */
export const ownAsOf = ({ ipScheme: { asNumber, publicIPs } }: Requirements): number | undefined =>
  publicIPs >= leastOwnAddresses ? asNumber : undefined;
