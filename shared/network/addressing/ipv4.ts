/** An aligned IPv4 block: `first` is its network address as an unsigned 32-bit number. */
export interface Block {
  readonly first: number;
  readonly prefix: number;
}

/** Reads `10.20.5.0/16` as the block that holds that address (10.20.0.0/16). */
export function parseBlock(cidr: string): Block {
  const [address = '', length = ''] = cidr.split('/');
  const prefix = Number(length);
  return { first: (parseAddress(address) & maskOf(prefix)) >>> 0, prefix };
}

/** Dotted quad to an unsigned 32-bit number. */
export function parseAddress(address: string): number {
  return address.split('.').reduce((value, octet) => ((value << 8) | Number(octet)) >>> 0, 0);
}

/** `10.0.0.1` of `10.0.0.1/31`. */
export const withoutPrefix = (address: string): string => address.split('/')[0] ?? address;

export function formatAddress(address: number): string {
  return [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join('.');
}

export const formatBlock = ({ first, prefix }: Block): string => `${formatAddress(first)}/${prefix}`;

/** Number of addresses of a block: a power of two. */
export const sizeOf = (prefix: number): number => 2 ** (32 - prefix);

/** Longest prefix whose block holds that many addresses. */
export const prefixFor = (addresses: number): number => 32 - Math.ceil(Math.log2(Math.max(1, addresses)));

export const lastOf = ({ first, prefix }: Block): number => first + sizeOf(prefix) - 1;

export const contains = (outer: Block, inner: Block): boolean =>
  outer.first <= inner.first && lastOf(inner) <= lastOf(outer);

export const overlaps = (a: Block, b: Block): boolean => a.first <= lastOf(b) && b.first <= lastOf(a);

const maskOf = (prefix: number): number => (prefix === 0 ? 0 : (-1 << (32 - prefix)) >>> 0);
