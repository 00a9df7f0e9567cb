/** Number of addresses of a block: a power of two. */
export const sizeOf = (prefix: number): number => 2 ** (32 - prefix);

/** Longest prefix whose block holds that many addresses. */
export const prefixFor = (addresses: number): number => 32 - Math.ceil(Math.log2(Math.max(1, addresses)));
