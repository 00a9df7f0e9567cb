import { formatAddress, formatBlock, withoutPrefix } from '../../addressing/ipv4.ts';
import {
  formatIpv6Block,
  holdsIpv6,
  type Ipv6Block,
  lastOfIpv6,
  parseIpv6,
  parseIpv6Block,
} from '../../addressing/ipv6-address.ts';
import { nat64Prefix } from '../../addressing/nat64.ts';

/**
 * IPv6 addresses and prefixes as addresses and prefixes of 32 bits. Of what a network names, the same lies in the same and
 * equals the same, so that whatever is decided by containment and longest match comes out alike.
 */
export interface Ipv6Codes {
  /** Of an address, a prefix, or an address with its prefix length. */
  readonly codeOf: (text: string) => string;
  readonly isNamed: (text: string) => boolean;
  /** Names one more address in a prefix that has a name. False where that has no code left between the address's neighbours. */
  readonly name: (text: string) => boolean;
  /** What a code stands for; any other text as it is. */
  readonly textOf: (code: string) => string;
}

/**
 * Codes for what `texts` names, in the order of their addresses: whatever a higher address decides comes out alike, also by codes that
 * name more.
 */
export function ipv6Codes(texts: Iterable<string>): Ipv6Codes {
  const named = new Map<string, Named>();
  for (const text of texts) {
    const own = blockOf(text);
    enter(named, own);
    if (!isPrefix(text, own)) enter(named, blockOf(withoutPrefix(text)));
  }
  const everything = enter(named, parseIpv6Block('::/0'));
  const unique = enter(named, parseIpv6Block('fc00::/7'));
  const translated = enter(named, parseIpv6Block(nat64Prefix));
  nest([...named.values()]);
  everything.code = { first: 0, prefix: 0 };
  place(
    everything.inner.filter((own) => own !== unique && own !== translated),
    globalCodes,
  );
  unique.code = { first: uniqueCodes, prefix: 10 };
  place(unique.inner, uniqueCodes);
  translated.code = { first: translatedCodes, prefix: 16 };
  place(translated.inner, translatedCodes);
  return codesOf(named, everything);
}

interface Named {
  readonly block: Ipv6Block;
  readonly inner: Named[];
  /** How many codes it takes: a power of two. */
  size: number;
  code: { first: number; prefix: number };
}

/** Reserved in IPv4 (RFC 1112, 4): nothing else of a network is there. */
const globalCodes = 0xf0000000;
/** What the internet routes as little as unique local addresses: 100.64.0.0/10 (RFC 6598). */
const uniqueCodes = 0x64400000;

/** Nor what stands for IPv4 (RFC 6052, 3.2): 169.254.0.0/16 (RFC 3927). */
const translatedCodes = 0xa9fe0000;

const keyOf = ({ first, prefix }: Ipv6Block): string => `${first}/${prefix}`;

function enter(named: Map<string, Named>, block: Ipv6Block): Named {
  const known = named.get(keyOf(block));
  if (known !== undefined) return known;
  const made: Named = { block, inner: [], size: 1, code: { first: 0, prefix: 32 } };
  named.set(keyOf(block), made);
  return made;
}

/** Puts each into the narrowest that holds it, and sizes it from within. */
function nest(all: readonly Named[]): void {
  const sorted = all.toSorted((a, b) =>
    a.block.first === b.block.first
      ? a.block.prefix - b.block.prefix
      : a.block.first < b.block.first
        ? -1
        : 1,
  );
  const around: Named[] = [];
  for (const own of sorted) {
    while (around.length > 0 && lastOfIpv6((around.at(-1) ?? own).block) < own.block.first) around.pop();
    around.at(-1)?.inner.push(own);
    around.push(own);
  }
  // What lies within comes after.
  for (const own of sorted.toReversed()) own.size = sizeOf(own);
}

/** Addresses that a prefix can take in later. */
const spareCodes = 16;

/** Room for all within and some more, and never the size of one of them: their codes stay apart. */
function sizeOf({ block, inner }: Named): number {
  if (block.prefix === 128) return 1;
  const widest = inner.reduce((most, { size }) => Math.max(most, size), 1);
  const end = inner.reduce((from, { size }) => aligned(from, size) + size, 0);
  const spare = block.prefix < 127 ? spareCodes : 0;
  return Math.max(2 * widest, 2 ** Math.ceil(Math.log2(Math.max(1, end + spare))));
}

/** The first code from there on at which as many make a block. */
const aligned = (from: number, size: number): number => Math.ceil(from / size) * size;

function place(inner: readonly Named[], from: number): void {
  let next = from;
  for (const own of inner) {
    const first = aligned(next, own.size);
    own.code = { first, prefix: 32 - Math.log2(own.size) };
    place(own.inner, first);
    next = first + own.size;
  }
}

/** Gives an address a code in the narrowest that holds it, after the one of the address before it. */
function takeIn(everything: Named, block: Ipv6Block): Named | undefined {
  const around = narrowest(everything, block);
  // Directly in everything, unique local addresses come before all others.
  if (around === everything) return undefined;
  const { inner, code } = around;
  const at = inner.filter((own) => own.block.first < block.first).length;
  const [before, after] = [inner[at - 1], inner[at]];
  const first = before ? endOf(before) : code.first;
  if (first === (after?.code.first ?? endOf(around))) return undefined;
  const made: Named = { block, inner: [], size: 1, code: { first, prefix: 32 } };
  inner.splice(at, 0, made);
  return made;
}

function narrowest(around: Named, block: Ipv6Block): Named {
  const next = around.inner.find((own) => holdsIpv6(own.block, block));
  return next === undefined ? around : narrowest(next, block);
}

const endOf = ({ code, size }: Named): number => code.first + size;

interface Coded {
  readonly code: string;
  /** The code of the address alone; undefined where the text means all of a prefix. */
  readonly host: string | undefined;
  readonly address: string;
}

function codesOf(named: Map<string, Named>, everything: Named): Ipv6Codes {
  const texts = new Map(
    [...named.values()].map(({ block, code }) => [formatBlock(code), formatIpv6Block(block)]),
  );
  const at = (block: Ipv6Block): Named['code'] => {
    const found = named.get(keyOf(block));
    if (found === undefined) throw new Error(`${formatIpv6Block(block)} was not named.`);
    return found.code;
  };
  const known = new Map<string, Coded>();
  const read = (text: string): Coded => {
    const block = blockOf(text);
    if (isPrefix(text, block)) return { code: formatBlock(at(block)), host: undefined, address: text };
    const [address = text, length] = text.split('/');
    const host = formatAddress(at(blockOf(address)).first);
    return { code: length === undefined ? host : `${host}/${at(block).prefix}`, host, address };
  };
  const isNamed = (text: string): boolean => {
    if (known.has(text)) return true;
    const block = blockOf(text);
    const isWhole = isPrefix(text, block) || !text.includes('/');
    return named.has(keyOf(block)) && (isWhole || named.has(keyOf(blockOf(withoutPrefix(text)))));
  };
  const name = (text: string): boolean => {
    const address = withoutPrefix(text);
    const made =
      named.has(keyOf(blockOf(text))) || text === address ? takeIn(everything, blockOf(address)) : undefined;
    if (made === undefined) return false;
    named.set(keyOf(made.block), made);
    texts.set(formatBlock(made.code), formatIpv6Block(made.block));
    return true;
  };
  return {
    name,
    codeOf: (text) => {
      const coded = known.get(text) ?? read(text);
      known.set(text, coded);
      const { code, host, address } = coded;
      if (host === undefined) return code;
      texts.set(host, address);
      // Where its host comes first, it reads like the whole block.
      if (!texts.has(code)) texts.set(code, text);
      return code;
    },
    isNamed,
    textOf: (code) => texts.get(code) ?? code,
  };
}

const blockOf = (text: string): Ipv6Block => parseIpv6Block(text.includes('/') ? text : `${text}/128`);

/** Whether a text means all of a block and not one address in it; both addresses of a /127 are ends of a link. */
const isPrefix = (text: string, block: Ipv6Block): boolean =>
  block.prefix < 127 && parseIpv6(withoutPrefix(text)) === block.first;
