/** IPv4 as numbers; written anew here, since this oracle shares no code with the engine. */
export interface Prefix {
  readonly first: number;
  readonly length: number;
}

export const addressOf = remembered((text) =>
  (text.split('/')[0] ?? '').split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0),
);

export const prefixOf = remembered((cidr): Prefix => {
  const length = Number(cidr.split('/')[1] ?? 32);
  const size = 2 ** (32 - length);
  return { first: Math.floor(addressOf(cidr) / size) * size, length };
});

/** A network names its few thousand addresses millions of times. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    known.set(text, value);
    return value;
  };
}

export const isWithin = (address: number, { first, length }: Prefix): boolean =>
  address >= first && address < first + 2 ** (32 - length);

export const isPartOf = (inner: Prefix, outer: Prefix): boolean =>
  inner.length >= outer.length && isWithin(inner.first, outer);

export const keyOf = ({ first, length }: Prefix): string => `${first}/${length}`;

export const isIpv4 = (text: string): boolean => !text.includes(':');

export const everywhere: Prefix = { first: 0, length: 0 };

/** RFC 1918. */
export const isPrivate = (address: number): boolean =>
  ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'].some((block) => isWithin(address, prefixOf(block)));
