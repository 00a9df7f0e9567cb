import { isIpv6 } from '#shared/network/addressing/prefix.ts';
export type AddressFamily = 'IPv4' | 'IPv6';

export const familyOf = (address: string): AddressFamily => (isIpv6(address) ? 'IPv6' : 'IPv4');
