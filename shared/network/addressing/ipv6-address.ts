/** An aligned IPv6 block: `first` is its network address as an unsigned 128-bit number. */
export interface Ipv6Block {
  readonly first: bigint;
  readonly prefix: number;
}

/** Reads `2001:db8::1` in any notation of RFC 4291 without a dotted part. */
export function parseIpv6(address: string): bigint {
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const between = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...between, ...after].reduce(
    (value, group) => (value << 16n) | BigInt(`0x${group}`),
    0n,
  );
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** As RFC 5952 writes it: lower case, the first of the longest runs of two or more zeros left out. */
export function formatIpv6(address: bigint): string {
  const groups = Array.from({ length: 8 }, (_, index) =>
    ((address >> BigInt(112 - 16 * index)) & 0xffffn).toString(16),
  );
  let [start, length] = [0, 1];
  for (let from = 0; from < 8; from += 1) {
    let to = from;
    while (groups[to] === '0') to += 1;
    if (to - from > length) [start, length] = [from, to - from];
  }
  if (length < 2) return groups.join(':');
  return `${groups.slice(0, start).join(':')}::${groups.slice(start + length).join(':')}`;
}

/** Reads `2001:db8::1/64` as the block that holds that address. */
export function parseIpv6Block(cidr: string): Ipv6Block {
  const [address = '', length = ''] = cidr.split('/');
  const prefix = Number(length);
  const hostBits = BigInt(128 - prefix);
  return { first: (parseIpv6(address) >> hostBits) << hostBits, prefix };
}

export const formatIpv6Block = ({ first, prefix }: Ipv6Block): string => `${formatIpv6(first)}/${prefix}`;

const sizeOf = (prefix: number): bigint => 1n << BigInt(128 - prefix);

export const lastOfIpv6 = ({ first, prefix }: Ipv6Block): bigint => first + sizeOf(prefix) - 1n;

/** Whether one block lies in another, or is the same. */
export const holdsIpv6 = (outer: Ipv6Block, inner: Ipv6Block): boolean =>
  outer.first <= inner.first && lastOfIpv6(inner) <= lastOfIpv6(outer);

/** The address of a host of the block, counted from 0, with the block's prefix length. */
export const ipv6Host = ({ first, prefix }: Ipv6Block, host: number): string =>
  `${formatIpv6(first + BigInt(host))}/${prefix}`;

/** The block of `prefix` bits that a longer one is in; the block itself where it is no longer. */
export function blockAround(block: Ipv6Block, prefix: number): Ipv6Block {
  if (block.prefix <= prefix) return block;
  const hostBits = BigInt(128 - prefix);
  return { first: (block.first >> hostBits) << hostBits, prefix };
}

/** The fewest blocks that hold the same addresses. */
export function aggregateIpv6(blocks: readonly Ipv6Block[]): Ipv6Block[] {
  const merged: Ipv6Block[] = [];
  const inOrder = blocks.toSorted((a, b) =>
    a.first === b.first ? a.prefix - b.prefix : a.first < b.first ? -1 : 1,
  );
  for (const block of inOrder) {
    const before = merged.at(-1);
    if (before !== undefined && block.first <= lastOfIpv6(before)) continue;
    let own = block;
    for (let half = merged.at(-1); half !== undefined && areHalves(half, own); half = merged.at(-1)) {
      merged.pop();
      own = { first: half.first, prefix: own.prefix - 1 };
    }
    merged.push(own);
  }
  return merged;
}

const areHalves = (a: Ipv6Block, b: Ipv6Block): boolean =>
  a.prefix === b.prefix && (a.first ^ b.first) === sizeOf(a.prefix);

/** The one block that holds several that lie side by side; the fewest blocks that hold just these where they do not. */
export function ipv6BlocksAround(blocks: readonly Ipv6Block[]): Ipv6Block[] {
  const merged = aggregateIpv6(blocks);
  const [low, high] = [merged[0], merged.at(-1)];
  if (low === undefined || high === undefined) return [];
  const hostBits = (low.first ^ lastOfIpv6(high)).toString(2).length;
  const sum = merged.reduce((all, { prefix }) => all + sizeOf(prefix), 0n);
  const cover = parseIpv6Block(`${formatIpv6(low.first)}/${128 - hostBits}`);
  return sizeOf(cover.prefix) <= 4n * sum ? [cover] : merged;
}
