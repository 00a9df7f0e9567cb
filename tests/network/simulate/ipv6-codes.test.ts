import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contains, parseAddress, parseBlock } from '#shared/network/addressing/ipv4.ts';
import { formatIpv6, lastOfIpv6, parseIpv6Block } from '#shared/network/addressing/ipv6-address.ts';
import { ipv6Codes } from '#shared/network/simulate/ipv6/ipv6-codes.ts';

/** Prefixes that often lie in each other. */
const prefix = fc
  .tuple(fc.bigInt({ min: 0n, max: 15n }), fc.bigInt({ min: 0n, max: 3n }), fc.integer({ min: 0, max: 3 }))
  .map(([site, vlan, kind]) => {
    const first = (0x20010db8n << 96n) | (site << 72n) | (vlan << 64n);
    const length = [48, 56, 64, 128][kind] ?? 64;
    const { first: network } = parseIpv6Block(`${formatIpv6(first)}/${length}`);
    return length === 128 ? formatIpv6(first + 5n) : `${formatIpv6(network)}/${length}`;
  });

const whole = (text: string) => (text.includes('/') ? text : `${text}/128`);

describe('codes of IPv6', () => {
  it('lie in each other exactly where the prefixes do, and lead back to them', () => {
    fc.assert(
      fc.property(fc.uniqueArray(prefix, { minLength: 1, maxLength: 40 }), (texts) => {
        const { codeOf, textOf } = ipv6Codes(texts);
        const coded = texts.map((text) => ({
          text,
          six: parseIpv6Block(whole(text)),
          four: parseBlock(text.includes('/') ? codeOf(text) : `${codeOf(text)}/32`),
        }));
        for (const outer of coded) {
          expect(textOf(codeOf(outer.text))).toBe(outer.text);
          for (const inner of coded) {
            const lies = outer.six.first <= inner.six.first && lastOfIpv6(inner.six) <= lastOfIpv6(outer.six);
            expect(contains(outer.four, inner.four), `${outer.text} ${inner.text}`).toBe(lies);
          }
        }
      }),
    );
  });

  it('keep both addresses of a /127 and the host of a /64 apart from their subnets', () => {
    const { codeOf, textOf } = ipv6Codes(['2001:db8::/127', '2001:db8::1/127', '2001:db8:1::2/64', '::/0']);
    const [one, other] = [codeOf('2001:db8::/127'), codeOf('2001:db8::1/127')];
    expect(parseBlock(one)).toEqual(parseBlock(other));
    expect(one).not.toBe(other);
    expect(textOf(codeOf('2001:db8:1::2/64').split('/')[0] ?? '')).toBe('2001:db8:1::2');
    expect(codeOf('::/0')).toBe('0.0.0.0/0');
  });

  it('take in an address between those that it lies between, and none where there is no room', () => {
    const codes = ipv6Codes(['2001:db8::1/64', '2001:db8::5', '2001:db8:1::/64', 'fd00::1']);
    const numberOf = (text: string) => parseAddress(codes.codeOf(text));
    expect(codes.isNamed('2001:db8::7/64')).toBe(false);
    expect(codes.name('2001:db8::7/64')).toBe(true);
    expect(codes.codeOf('2001:db8::7/64').split('/')[1]).toBe(codes.codeOf('2001:db8::1/64').split('/')[1]);
    expect(codes.textOf(codes.codeOf('2001:db8::7'))).toBe('2001:db8::7');
    expect(numberOf('2001:db8::5')).toBeLessThan(numberOf('2001:db8::7'));
    expect(codes.name('2001:db8:1::9')).toBe(true);
    const subnet = parseBlock(codes.codeOf('2001:db8:1::/64'));
    expect(contains(subnet, parseBlock(`${codes.codeOf('2001:db8:1::9')}/32`))).toBe(true);
    // Between two neighbours, in a subnet that nobody named, outside all prefixes.
    for (const text of ['2001:db8::3', '2001:db8:2::1/64', '2001:db9::1'])
      expect(codes.name(text), text).toBe(false);
  });

  it('take in the sixteen addresses that a subnet grows by', () => {
    const codes = ipv6Codes(['2001:db8::1/64']);
    const more = Array.from({ length: 16 }, (_, at) => `2001:db8::${(at + 2).toString(16)}/64`);
    expect(more.filter((text) => !codes.name(text))).toEqual([]);
    expect(new Set(more.map((text) => codes.codeOf(text))).size).toBe(16);
  });

  it('let the internet drop unique local addresses', () => {
    const { codeOf } = ipv6Codes(['fd00:1::1', '2001:db8::1']);
    expect(contains(parseBlock('100.64.0.0/10'), parseBlock(`${codeOf('fd00:1::1')}/32`))).toBe(true);
    expect(contains(parseBlock('100.64.0.0/10'), parseBlock(`${codeOf('2001:db8::1')}/32`))).toBe(false);
  });
});
