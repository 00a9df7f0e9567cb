/**
 * Addresses and prefixes of both families as their bits after the family's digit, so that a prefix is what its addresses
 * begin with; written anew here, since this oracle shares no code with the engine.
 */
export type Bits = string;
export type Family = 4 | 6;

export const families: readonly Family[] = [4, 6];

export const isIpv4 = (text: string): boolean => !text.includes(':');

export const familyOf = (bits: Bits): Family => (bits.startsWith('4') ? 4 : 6);

export const isOfOneFamily = (one: Bits, other: Bits): boolean => one[0] === other[0];

export const addressOf = remembered((text): Bits => {
  const [address = ''] = text.split('/');
  return isIpv4(address)
    ? `4${address.split('.').map(bitsOf(10, 8)).join('')}`
    : `6${groupsOf(address).map(bitsOf(16, 16)).join('')}`;
});

export const prefixOf = remembered((cidr): Bits => {
  const [, length] = cidr.split('/');
  return length === undefined ? addressOf(cidr) : addressOf(cidr).slice(0, 1 + Number(length));
});

const bitsOf =
  (base: number, bits: number) =>
  (text: string): string =>
    Number.parseInt(text, base).toString(2).padStart(bits, '0');

/** The eight groups of an address of IPv6 (RFC 4291, 2.2). */
function groupsOf(address: string): string[] {
  const [head, tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  if (head === undefined || tail === undefined) return head ?? [];
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
}

/** A network names its few thousand addresses millions of times. */
function remembered(read: (text: string) => Bits): (text: string) => Bits {
  const known = new Map<string, Bits>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    known.set(text, value);
    return value;
  };
}

export const isWithin = (inner: Bits, outer: Bits): boolean => inner.startsWith(outer);

/** How long a prefix is, as it is written. */
export const lengthOf = (prefix: Bits): number => prefix.length - 1;

export const everywhere = (family: Family): Bits => String(family);

export const isEverywhere = (prefix: Bits): boolean => prefix.length === 1;

const privateBlocks = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', '64:ff9b::/96'].map(
  prefixOf,
);

/** RFC 1918 and RFC 4193; and what NAT64 alone has a use for (RFC 6052). */
export const isPrivate = (address: Bits): boolean => privateBlocks.some((block) => isWithin(address, block));
