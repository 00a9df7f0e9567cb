import type { Requirements } from '../../contract/requirements.ts';

/** The smallest block that providers take an announcement of (RFC 7454, 6.1.3): a /24. */
export const leastOwnAddresses = 256;

/** Public addresses of the network's own: those of its prefix where that is stated. */
export const ownAddressCount = ({ ipScheme: { publicPrefix, publicIPs } }: Requirements): number =>
  publicPrefix === undefined ? publicIPs : 2 ** (32 - Number(publicPrefix.split('/')[1]));

/** The network's own AS number: it has one where it also has public addresses of its own. */
export const ownAsOf = (requirements: Requirements): number | undefined =>
  ownAddressCount(requirements) >= leastOwnAddresses ? requirements.ipScheme.asNumber : undefined;
