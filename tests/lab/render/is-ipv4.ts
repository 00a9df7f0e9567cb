/** IPv6 is not booted yet. */
export const isIpv4 = (address: string): boolean => !address.includes(':');
