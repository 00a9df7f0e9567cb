import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutBlocks } from '#shared/network/addressing/cut-blocks.ts';
import {
  contains,
  formatAddress,
  formatBlock,
  overlaps,
  parseAddress,
  parseBlock,
} from '#shared/network/addressing/ipv4.ts';
import { prefixFor, sizeOf } from '#shared/network/addressing/sizes/block-size.ts';
import { usableAddresses } from '#shared/network/addressing/sizes/usable-addresses.ts';

describe('IPv4 arithmetic', () => {
  it('reads and writes every address, including those with the highest bit set', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(formatAddress(parseAddress(address))).toBe(address);
        expect(parseAddress(address)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('reads a block by any address in it', () => {
    expect(formatBlock(parseBlock('10.20.5.7/16'))).toBe('10.20.0.0/16');
    expect(formatBlock(parseBlock('192.168.255.255/32'))).toBe('192.168.255.255/32');
    expect(formatBlock(parseBlock('203.0.113.9/0'))).toBe('0.0.0.0/0');
  });

  it('finds the smallest block with room for a number of addresses', () => {
    expect([1, 2, 3, 16, 17, 256, 257].map(prefixFor)).toEqual([32, 31, 30, 28, 27, 24, 23]);
  });

  it.each([
    [24, 'data', 254],
    [31, 'transit', 2],
    [32, 'loopback', 1],
    [30, 'remote-access', 2],
    [30, 'public', 4],
  ] as const)('gives hosts of a /%d for %s %d addresses', (prefix, purpose, usable) => {
    expect(usableAddresses(prefix, { purpose })).toBe(usable);
  });

  it('allocates aligned blocks that do not overlap, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 16, max: 32 }), { minLength: 1, maxLength: 40 }), (prefixes) => {
        const blocks = cutBlocks({ first: parseAddress('172.16.0.0'), prefix: 8 }, prefixes) ?? [];
        expect(blocks.map(({ prefix }) => prefix)).toEqual(prefixes);
        blocks.forEach((block, index) => {
          expect(block.first % sizeOf(block.prefix)).toBe(0);
          for (const other of blocks.slice(index + 1)) expect(overlaps(block, other)).toBe(false);
        });
      }),
    );
  });

  it('allocates blocks around used ones, or none', () => {
    const whole = parseBlock('172.16.0.0/16');
    const anyTaken = fc
      .tuple(fc.integer({ min: 0, max: 2 ** 16 - 1 }), fc.integer({ min: 17, max: 28 }))
      .map(([offset, prefix]) => parseBlock(`${formatAddress(whole.first + offset)}/${prefix}`));
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 20, max: 32 }), { minLength: 1, maxLength: 20 }),
        fc.array(anyTaken, { maxLength: 3 }),
        (prefixes, taken) => {
          for (const [index, block] of (cutBlocks(whole, prefixes, taken) ?? []).entries()) {
            expect(block.prefix).toBe(prefixes[index]);
            expect(contains(whole, block)).toBe(true);
            expect(taken.filter((other) => overlaps(other, block))).toEqual([]);
          }
        },
      ),
    );
    expect(cutBlocks(whole, [16], [parseBlock('172.16.0.0/24')])).toBeUndefined();
  });
});
