export type AddressFamily = 'IPv4' | 'IPv6';

export const familyOf = (address: string): AddressFamily => (address.includes(':') ? 'IPv6' : 'IPv4');
